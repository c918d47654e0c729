"""Records of every shape that a file can have, whether or not anybody could play them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import strategies as st

from spadille.cards import ALL_CARDS, Suit
from spadille.points.pack.cards import PACKS, PackCards
from spadille.record import (
    Call,
    Contract,
    Expectation,
    Helfer,
    Irregular,
    Irregularity,
    Line,
    Record,
    Row,
    Stop,
    Table,
    Trick,
)
from spadille.seats import SEATINGS, Seat
from spadille.state import SUFFIX, Tout

IDS = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9._-]{0,12}", fullmatch=True)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=200).filter(str.strip)
GAMES = st.sampled_from(["frage", "grossfrage", "mediateur", "solo", "tout", "game_2"])
POINTS = st.lists(st.sampled_from(["score.prime", "play.follow", "game.frage"]), unique=True).map(tuple)
AMOUNTS = st.integers(-9999, 9999) | st.fractions(-50, 50, max_denominator=9)
SUITS, CARDS = st.sampled_from(tuple(Suit)), st.sampled_from(ALL_CARDS)
TABLES = st.sampled_from([(4, PackCards.THIRTY_TWO), (4, PackCards.TWENTY_FOUR), (3, PackCards.TWENTY_FOUR)])


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a record as a file tells it, its hands sorted."""
    players, pack = draw(TABLES)
    seats = SEATINGS[players]
    # How the cards lie is nothing that could be drawn in a simpler way.
    deck = sorted(PACKS[pack])
    Random(draw(st.integers(0, 99))).shuffle(deck)  # noqa: S311 - a card game, no secret
    lines = draw(st.lists(_lines(seats), min_size=1, max_size=3, unique_by=lambda line: line.id))
    return Record(
        id=draw(IDS),
        title=draw(TEXTS),
        about=draw(TEXTS | st.just("")),
        shows=draw(POINTS),
        table=draw(_tables()),
        hands={seat: tuple(sorted(deck[place::players])) for place, seat in enumerate(seats)},
        lines=tuple(lines),
        expect=draw(_expectations(seats, [line.id for line in lines])),
    )


@st.composite
def _tables(draw: st.DrawFn) -> Table:
    favourite, sur = draw(st.permutations(tuple(Suit)))[:2]
    some = st.booleans()
    pot = draw(st.none() | st.integers(0, 999_999) | st.fractions(0, 99, max_denominator=9))
    whole = int(pot) if isinstance(pot, Fraction) and pot.denominator == 1 else pot
    return Table(favourite if draw(some) else None, sur if draw(some) else None, whole)


@st.composite
def _lines(draw: st.DrawFn, seats: tuple[Seat, ...]) -> Line:
    auction = draw(st.none() | st.lists(_calls(seats), max_size=5).map(tuple))
    contract = draw(_contracts(seats) if auction is None else st.none() | _contracts(seats))
    if contract and draw(st.booleans()):
        play: tuple[Row, ...] = draw(_play(seats))
        if draw(st.booleans()):
            play += (Trick(tuple(draw(st.lists(CARDS, min_size=1, max_size=len(seats) - 1)))),)
    else:
        play = ()
        if contract and draw(st.booleans()):
            contract = replace(contract, unfinished=True, trump=draw(st.none() | SUITS))
    return Line(id=draw(IDS), auction=auction, contract=contract, play=play)


def _calls(seats: tuple[Seat, ...]) -> st.SearchStrategy[Call]:
    bids = st.builds(lambda game, suffix: game + suffix, GAMES, st.sampled_from(list(SUFFIX.values())))
    return st.builds(Call, st.sampled_from(seats), st.sampled_from(["pass", "hold"]) | bids)


def _contracts(seats: tuple[Seat, ...]) -> st.SearchStrategy[Contract]:
    return st.builds(
        Contract,
        declarer=st.sampled_from(seats),
        game=GAMES,
        trump=SUITS,
        called=st.none() | CARDS,
        returns=st.none() | CARDS,
        laid=st.none() | CARDS,
        announces_tout=st.booleans(),
    )


def _play(seats: tuple[Seat, ...]) -> st.SearchStrategy[tuple[Row, ...]]:
    tricks = st.lists(CARDS, min_size=len(seats), max_size=len(seats)).map(tuple).map(Trick)
    kinds = st.sampled_from([Irregularity.EXPOSED, Irregularity.OUT_OF_TURN])
    errors = st.builds(Irregular, kinds, st.sampled_from(seats), CARDS)
    revokes = st.builds(Irregular, st.just(Irregularity.REVOKE), st.sampled_from(seats), CARDS)
    groups = st.one_of(
        st.tuples(tricks),
        st.tuples(errors),
        st.tuples(revokes, errors, tricks),
        st.tuples(st.just(Stop())),
        st.tuples(st.just(Helfer())),
    )
    return st.lists(groups, max_size=8).map(lambda parts: tuple(row for part in parts for row in part))


def _expectations(seats: tuple[Seat, ...], line_ids: list[str]) -> st.SearchStrategy[tuple[Expectation, ...]]:
    rulesets = st.lists(st.sampled_from(["one-1800", "two-1800+play.first_lead=declarer"]), unique=True)
    return rulesets.flatmap(
        lambda names: st.tuples(*(_expected(seats, line_ids, name) for name in names)).map(
            lambda groups: tuple(expectation for group in groups for expectation in group)
        )
    )


def _expected(
    seats: tuple[Seat, ...], line_ids: list[str], ruleset: str
) -> st.SearchStrategy[list[Expectation]]:
    lines = st.lists(st.sampled_from(line_ids), min_size=1, unique=True)
    return lines.flatmap(
        lambda names: st.tuples(
            *(
                st.builds(Expectation, ruleset=st.just(ruleset), line=st.just(name), results=_results(seats))
                for name in names
            )
        ).map(list)
    )


def _results(seats: tuple[Seat, ...]) -> st.SearchStrategy[dict[str, Any]]:
    amounts = AMOUNTS.map(lambda amount: int(amount) if amount == int(amount) else amount)
    by_seat = st.fixed_dictionaries(dict.fromkeys(seats, amounts))
    count = st.integers(0, 99)
    results: dict[str, st.SearchStrategy[Any]] = {
        "status": st.sampled_from(["complete", "partial", "refused"]),
        "scores": by_seat,
        "made": st.booleans(),
        "prime": st.booleans(),
        "tout": st.sampled_from([tout.value for tout in Tout]),
        "tricks_won": st.fixed_dictionaries({}, optional={"declaring": count, "defending": count}),
        "after_end": count,
        "pot": st.fixed_dictionaries({}, optional={"before": amounts, "after": amounts, "to": by_seat}),
        "refusal": st.fixed_dictionaries(
            {},
            optional={
                "phase": st.sampled_from(["auction", "play"]),
                "trick": count,
                "seat": st.sampled_from(seats),
                "action": TEXTS,
                "points": POINTS,
            },
        ),
    }
    return st.fixed_dictionaries({}, optional=results).filter(bool)


def placeless(record: Record) -> Record:
    """Return the record without the places that it has in a file."""
    return replace(
        record,
        file=None,
        lines=tuple(_placeless_line(line) for line in record.lines),
        expect=tuple(replace(expectation, at=None) for expectation in record.expect),
    )


def _placeless_line(line: Line) -> Line:
    return replace(
        line,
        auction=line.auction and tuple(replace(call, line=None) for call in line.auction),
        contract=line.contract and replace(line.contract, line=None),
        play=tuple(replace(row, line=None) for row in line.play),
    )
