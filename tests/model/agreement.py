"""Hold the engine against the model: `python -m model.agreement --deals 5000`, in the folder of the tests."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

from model.books import BOOKS, Book
from model.deals import Deal, random_deal
from model.reckoning import Result, result
from model.solo import PACK, Game
from spadille.cards import Suit
from spadille.game import replay
from spadille.library import load_ruleset
from spadille.record import Record, Table
from support.records import line, record

Trace = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One deal that both have played."""

    deal: Deal
    result: Result
    trace: Trace


def play_case(name: str, seed: str) -> Case:
    """Let the model make and play a random deal, and the engine replay it."""
    deal = random_deal(BOOKS[name], Random(seed))  # noqa: S311 - a card game, no secret
    trace = replay(written(deal), load_ruleset(name)).as_json()
    return Case(deal, result(deal.game, deal.favourite, deal.pot), trace)


def written(deal: Deal) -> Record:
    """Return a deal of the model as a record."""
    game, contract = deal.game, deal.game.contract
    agreed = {
        "declarer": contract.declarer,
        "game": contract.game,
        "trump": contract.trump,
        "called": contract.called,
        "laid": contract.laid,
        "announce": "tout" if contract.announced else None,
    }
    hands = {seat: " ".join(sorted(hand)) for seat, hand in game.dealt.items()}
    favourite = Suit(deal.favourite) if deal.favourite else None
    return record(hands, line(agreed, game.rows), table=Table(favourite=favourite, pot=deal.pot))


def disagreements(case: Case) -> Iterator[str]:
    """Yield everything in which engine and model differ."""
    game, trace = case.deal.game, case.trace
    contract = game.contract
    expected = {
        "status": "complete",
        "contract": {
            "declarer": contract.declarer,
            "partner": game.partner,
            "game": contract.game,
            "trump": _trump_of(game),
            "called": contract.called,
        },
        "steps": [(step.seat, step.action, step.legal) for step in game.steps],
        "tricks": [(leader, cards, winner) for leader, cards, winner in game.tricks],
        "tricks_won": {"declaring": game.won, "defending": len(game.tricks) - game.won},
        "made": case.result.made,
        "prime": game.stopped,
        "tout": case.result.tout,
        "scores": case.result.scores,
        "pot": case.result.pot,
        "after_end": game.aside,
    }
    found = {key: trace.get(key) for key in expected} | {
        "steps": list(_steps(trace, contract.game)),
        "tricks": [(trick["leader"], trick["cards"], trick["winner"]) for trick in trace["tricks"]],
        "after_end": trace.get("after_end", 0),
    }
    for key, wanted in expected.items():
        if found[key] != wanted:
            yield f"{key}: {_difference(found[key], wanted)}"
    declared = sum(item["amount"] for item in trace["items"])
    if trace["scores"] and declared != trace["scores"][contract.declarer]:
        yield f"items: {declared} in all, declarer has {trace['scores'][contract.declarer]}"


def _difference(found: object, wanted: object) -> str:
    """Say in what two values differ; of two lists only the first entry that does."""
    if isinstance(found, list) and isinstance(wanted, list):
        pairs = enumerate(zip_longest(found, wanted), start=1)
        place, (found, wanted) = next((n, pair) for n, pair in pairs if pair[0] != pair[1])
        return f"entry {place}: engine {found!r}, model {wanted!r}"
    return f"engine {found!r}, model {wanted!r}"


def _trump_of(game: Game) -> str | None:
    """Trumps are never named in a game of the partner's suit that is lost by calling one's own ace."""
    unnamed = game.lost_by_call and game.contract.game in ("grossfrage", "mussfrage")
    return None if unnamed else game.contract.trump


def _steps(trace: Trace, declared: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield seat, action and choices of every step, in one word each; declaring the game itself is no choice here."""
    for step in trace["steps"]:
        if step["phase"] == "call" and step["action"] == declared:
            continue
        yield step["seat"], step["action"].split()[-1], [choice.split()[-1] for choice in step["legal"]]


def spoiled(name: str, seed: str) -> Iterator[str]:
    """Play a card that the model does not allow, and yield in what the engine's refusal is not as foreseen."""
    rng = Random(seed)  # noqa: S311 - as above
    deal = random_deal(BOOKS[name], rng)
    game = deal.game
    places = [
        (row, place)
        for row, text in enumerate(game.rows[: len(game.rows) - game.aside])
        for place in range(len(text.split()))
        if text not in ("stop", "helfer")
    ]
    if not places:
        return
    row, place = rng.choice(places)
    tricks_before = sum(text not in ("stop", "helfer") for text in game.rows[:row])
    step = [step for step in game.steps if step.action in PACK and step.seat][-4 * len(game.tricks) :]
    foreseen = step[4 * tricks_before + place]
    wrong = rng.choice([card for card in PACK if card not in foreseen.legal])
    cards = game.rows[row].split()
    game.rows[row] = " ".join([*cards[:place], wrong, *cards[place + 1 :]])
    trace = replay(written(deal), load_ruleset(name)).as_json()
    refusal = trace["refusal"]
    if refusal is None:
        yield f"{wrong} is not refused"
        return
    if (refusal["seat"], refusal["action"], refusal["trick"]) != (foreseen.seat, wrong, tricks_before + 1):
        yield f"refused: {refusal['message']}; foreseen: {foreseen.seat} {wrong} in trick {tricks_before + 1}"
    if refusal["legal"] != foreseen.legal:
        yield f"legal: engine {refusal['legal']}, model {foreseen.legal}"
    if not refusal["points"] and "does not hold it" not in refusal["message"]:
        yield f"no rule is named: {refusal['message']}"
    if trace["scores"] is not None or trace["made"] is not None or trace["prime"] is not None:
        yield "a refused deal is scored"


def features(case: Case) -> Iterator[str]:
    """Yield what was remarkable about a deal, so that a run can tell what it has covered."""
    game, book = case.deal.game, case.deal.game.book
    yield game.contract.game
    yield "made" if case.result.made else "lost"
    yield f"tout {case.result.tout}"
    yield f"matadors {case.result.matadors}"
    yield from (f"{word}" for word in ("stopped", "barred", "lost_by_call") if getattr(game, word))
    if game.contract.called and game.contract.called[1] == "K":
        yield "king called"
    if game.contract.laid:
        yield "card laid"
    if game.aside:
        yield "thrown in"
    favourite = "C" if book.always_clubs else case.deal.favourite
    if game.contract.trump == favourite:
        yield f"favourite {'made' if case.result.made else 'lost'}"


def check(name: str, *, deals: int, seed: int = 0) -> tuple[list[str], Counter[str]]:
    """Play so many deals of one ruleset; return the disagreements, and how often each feature came up."""
    found: list[str] = []
    seen: Counter[str] = Counter()
    for number in range(deals):
        case = play_case(name, f"{name} {seed} {number}")
        found += [f"{name} {seed} {number}: {text}" for text in disagreements(case)]
        found += [
            f"{name} {seed} {number}, spoiled: {text}" for text in spoiled(name, f"{name} {seed} {number}")
        ]
        seen.update(features(case))
    return found, seen


def expected_features(book: Book) -> set[str]:
    """Return what a run must have met under a book before it means anything."""
    features = {"frage", "grossfrage", "mussfrage", "solo", "made", "lost", "stopped", "king called"}
    features |= {f"tout {word}" for word in ("none", "attempted", "announced", "made", "announced-made")}
    features |= {f"matadors {word}" for word in ("declaring", "defending", "split")}
    features |= {"favourite made", "favourite lost"}
    features |= {"barred"} if book.helfer else set()
    features |= {"card laid"} if book.void_needs_laid_card else set()
    features |= {"thrown in"} if book.ends_at_five else set()
    return features | ({"lost_by_call"} if book.own_ace == "lost" else set())


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line; exit status 1 where anything differs."""
    parser = argparse.ArgumentParser(description="Hold the engine against the independent model.")
    parser.add_argument("--deals", type=int, default=5000, help="deals a ruleset (default 5000)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("rulesets", nargs="*", default=sorted(BOOKS))
    chosen = parser.parse_args(arguments)
    status = 0
    for name in chosen.rulesets:
        found, seen = check(name, deals=chosen.deals, seed=chosen.seed)
        status |= bool(found)
        met = ", ".join(f"{word} {count}" for word, count in sorted(seen.items()))
        sys.stdout.write(f"{name}: {chosen.deals} deals, {len(found)} disagreements\n  {met}\n")
        sys.stdout.writelines(f"  {text}\n" for text in found[:20])
    return status


if __name__ == "__main__":
    sys.exit(main())
