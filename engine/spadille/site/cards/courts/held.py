"""What the figures hold, upright, the hand at 0 0."""

from __future__ import annotations

from spadille.site.cards.colours import BROWN, CARD, GREEN, OWN, RED, YELLOW
from spadille.site.cards.svg import dots, group, lines, number, path, use


def sceptre() -> str:
    """Return a staff that ends in a lily."""
    lily = (
        "M0-45C2.4-41.6 2.4-39 .9-36.6C2-39.2 5.4-40.4 6-37.4C6.2-35.4 3.6-34.8 1.4-34H-1.4C-3.6-34.8-6.2-35.4-6-37.4"
        "C-5.4-40.4-2-39.2-.9-36.6C-2.4-39-2.4-41.6 0-45Z"
    )
    return (
        path("M-1-33H1V16H-1Z", fill=YELLOW)
        + path(lily, fill=YELLOW)
        + path("M-2.6-34H2.6V-32H-2.6Z", fill=RED, stroke_width=0.5)
    )


def orb_staff() -> str:
    """Return a staff that ends in an orb with a cross."""
    cross = "M-.8-45.6H.8V-43H3.2V-41.4H.8V-39H-.8V-41.4H-3.2V-43H-.8Z"
    return (
        path("M-1-32H1V16H-1Z", fill=YELLOW)
        + path(cross, fill=YELLOW, stroke_width=0.6)
        + path(dots([(0, -34.6)], 4.4), fill=OWN)
        + path("M-4.2-35.8H4.2V-33.6H-4.2Z", fill=YELLOW, stroke_width=0.5)
    )


def axe() -> str:
    """Return a battle-axe."""
    return (
        path("M-.9-46H.9V16H-.9Z", fill=BROWN)
        + path("M1-41C3.4-42 5-43.4 5.8-45.6C8.6-41 8.6-34 5.8-29.6C5-31.8 3.4-33.2 1-34.2Z", fill=CARD)
        + lines("M5.4-42.8C6.8-39.4 6.8-35.8 5.4-32.4", 0.5)
        + path("M-1-40L-4.6-37.6L-1-35.2Z", fill=CARD)
        + path("M-1.6-42.4H1.6V-40.6H-1.6ZM-1.6-34.6H1.6V-32.8H-1.6Z", fill=YELLOW, stroke_width=0.5)
    )


def halberd(foot: float = 16) -> str:
    """Return a halberd."""
    blade = "M.9-38.4C3-38.4 5-39.4 6.8-41.4C7.4-38 6.8-34 4.6-30.6C3.4-32.4 2.4-33 .9-33.2Z"
    return (
        path(f"M-.8-38H.8V{number(foot)}H-.8Z", fill=BROWN)
        + path(blade, fill=CARD)
        + path("M-.9-37.8L-5.4-36L-.9-34.2Z", fill=CARD)
        + path("M0-48L2-38.4H-2Z", fill=CARD)
        + path("M-1.6-32.6H1.6L1.2-27.6H-1.2Z", fill=RED, stroke_width=0.5)
    )


def lance(foot: float = 16) -> str:
    """Return a lance with a swallow-tailed pennon."""
    return (
        path(f"M-.8-40H.8V{number(foot)}H-.8Z", fill=BROWN)
        + path("M0-48L2.2-40.4L0-38.4L-2.2-40.4Z", fill=CARD)
        + path("M.8-38C3-39 4.6-36.6 8-38L6.2-34.6L8-31C4.6-30 3-32 .8-31Z", fill=OWN)
    )


def sword() -> str:
    """Return the little sword from which the highest trump has its name."""
    return (
        path("M-1.7-4.6L-1.5-41L0-45.6L1.5-41L1.7-4.6Z", fill=CARD)
        + lines("M0-41V-8", 0.5)
        + path(
            "M-7-7.2C-6.4-5-4-5.4 0-5.4S6.4-5 7-7.2C8.4-4.6 6.4-2.8 4-3H-4C-6.4-2.8-8.4-4.6-7-7.2Z",
            fill=YELLOW,
        )
        + path("M-1.3-3H1.3V6H-1.3Z", fill=RED)
        + path(dots([(0, 8)], 2.2), fill=YELLOW)
    )


def cudgel() -> str:
    """Return the rough club from which the third trump has its name."""
    club = (
        "M-1.5 14L-2.2-10C-3.4-11.6-3-13-2.4-14L-3.2-22C-5.4-23-5.2-25.4-3.4-26L-4-36C-4.4-42-2.4-45 0-45S5-42 4.4-35"
        "L3.8-31C5.8-30 5.8-27.6 3.6-27L2.8-17C4.2-16 4-14 2.6-13.4L1.5 14Z"
    )
    grain = "M-1.6-40C-2.4-36-1.6-34-1.4-31M1.6-41C2.2-38 1.4-36 1.4-33M-.4-28C-.8-24 .2-21-.2-17M1-24C1.2-21 .6-19 .8-16M-.6-12V-6"
    return (
        path(club, fill=BROWN)
        + path(grain, fill="none", stroke=YELLOW, stroke_width=0.6)
        + path("M-3.4-26L-6.4-28.6L-3.6-29.8ZM3.7-30.6L6.4-34.4L4.2-35Z", fill=GREEN, stroke_width=0.6)
    )


def rose() -> str:
    """Return a rose on its stem."""
    petal = path("M0-35C-3.6-37-4-41.4 0-41.8C4-41.4 3.6-37 0-35Z", id="petal")
    turned = [use("petal", transform=f"rotate({turn} 0 -35)") for turn in (72, 144, 216, 288)]
    flower = petal + "".join(turned)
    sepals = group(use("petal"), *turned, fill=GREEN, transform="rotate(36 0 -35)")
    return _stem() + sepals + group(flower, fill=RED) + path(dots([(0, -35)], 2), fill=YELLOW)


def tulip() -> str:
    """Return a tulip on its stem."""
    return (
        _stem()
        + path("M-5-42C-6.6-36-4.6-30.4 0-29.6C4.6-30.4 6.6-36 5-42L2.4-38.6L0-43.4L-2.4-38.6Z", fill=YELLOW)
        + path("M-2.4-38.6C-3-35 -2-31.6 0-29.6C2-31.6 3-35 2.4-38.6L0-43.4Z", fill=RED)
    )


def laurel() -> str:
    """Return a twig of laurel."""
    pair = "M0 0C-4.8-.8-7-4-6.6-9C-2.4-7.6-.2-4.6 0 0C.2-4.6 2.4-7.6 6.6-9C7-4 4.8-.8 0 0Z"
    pairs = [path(pair, transform=f"translate(0 {y})") for y in (-14, -22, -30)]
    tip = path("M0-34C-3-38-2.6-43 0-47C2.6-43 3-38 0-34Z")
    return path("M0-34V12", fill="none", stroke=GREEN, stroke_width=1.6) + group(
        *pairs, tip, fill=GREEN, stroke_width=0.6
    )


def arrow() -> str:
    """Return an arrow, point up."""
    return (
        path("M-.6-38H.6V8H-.6Z", fill=YELLOW, stroke_width=0.6)
        + path("M0-46L3.4-36.6L0-38.6L-3.4-36.6Z", fill=CARD)
        + path("M.4 6L3.6 3V12L.4 15ZM-.4 6L-3.6 3V12L-.4 15Z", fill=RED, stroke_width=0.6)
    )


def horn() -> str:
    """Return a hunting horn held near its bell."""
    return (
        path(
            "M-14.4-5C-14 4-8.6 9-2.4 7.4C3 6 5 0 4-9.4L-1-8.8C-.4-3.4-1 .6-3.6 1.4C-6.8 2.4-10.8-1.4-13-6.4Z",
            fill=BROWN,
        )
        + path("M-2.2-8.4C-.4-10.6 3-11.2 5.4-10L4.6-7.2C2.6-7.6.2-7.4-1.4-6.2Z", fill=YELLOW)
        + lines("M-11.6 3L-8.8-1.4M-5.4 7.8L-4.8 1.6M2.4 3.4L-1.4-.4", 1, stroke=YELLOW)
        + path("M-15.6-6.8L-12.2-7.6L-12.2-5.2L-14.8-4.2Z", fill=CARD)
    )


def drumstick() -> str:
    """Return a drumstick that comes down to the left."""
    return path("M3.4-5L4.4-3.8L-13.6 8.4L-14.6 7.2Z", fill=BROWN, stroke_width=0.6) + path(
        dots([(-14.6, 8)], 1.7), fill=BROWN
    )


def marotte() -> str:
    """Return a jester's staff with its little bells."""
    bells = [(-6.4, -24), (0, -34), (6.4, -24)]
    return (
        path("M-.8-20H.8V12H-.8Z", fill=YELLOW)
        + path("M-3.4-24.4C-3.8-18.4-2-16.4 0-16.4S3.8-18.4 3.4-24.4Z", fill=CARD)
        + path("M-6.4-22.6C-6-28-3.4-29.4-2-29L0-32.6L2-29C3.4-29.4 6-28 6.4-22.6L3.4-25H-3.4Z", fill=OWN)
        + path(
            "M-3-17.2L-4-13L-1.4-14.6L0-12.2L1.4-14.6L4-13L3-17.2C1-15.8-1-15.8-3-17.2Z",
            fill=RED,
            stroke_width=0.6,
        )
        + path(dots(bells, 1.4), fill=YELLOW, stroke_width=0.6)
        + lines("M-1.2-21.6V-20.8M1.2-21.6V-20.8M-1-18.8Q0-18.2 1-18.8", 0.6)
    )


def _stem() -> str:
    leaves = "M0-12C-5-13-7-17-6.4-21.6C-2-20-.4-17 0-12ZM0-16C4.6-17 6-20 5.4-25C1.6-23 .4-20 0-16Z"
    return path("M0-30V12", fill="none", stroke=GREEN, stroke_width=1.6) + path(
        leaves, fill=GREEN, stroke_width=0.6
    )
