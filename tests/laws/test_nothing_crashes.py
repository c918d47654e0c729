"""Whatever a record says, and under whatever answers: a trace or an error of the project's own, never another."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.cards import ALL_CARDS, Card, Suit
from spadille.errors import AnswerError, UsageError
from spadille.game import replay
from spadille.library import load_ruleset
from spadille.record import Call, Contract, Helfer, Irregular, Irregularity, Line, Record, Row, Stop, Trick
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.session import play_session
from spadille.trace import Trace
from spadille.vocabulary import find
from support.laws import law, seeds, sit, spoiled
from support.rulings import every_point, odd_ruleset
from support.sitting import random_hands, random_table

GAMES = (
    "frage",
    "grossfrage",
    "mussfrage",
    "solo",
    "mediateur",
    "tout",
    "durch",
    "gewiesen",
    "respekt",
    "whist",
)
CALLS = (
    "pass",
    "hold",
    *GAMES,
    "frage couleur",
    "solo sur",
    "solo couleur",
    "mediateur couleur",
    "no such call",
)


def nonsense(rng: Random, ruleset: Ruleset) -> Record:
    """Return a record in which nothing need be right but the form."""
    hands = random_hands(rng.choice([ruleset, odd_ruleset(rng)]), rng)
    seats = tuple(Seat)
    calls = tuple(Call(rng.choice(seats), rng.choice(CALLS)) for _ in range(rng.randrange(8)))
    contract = Contract(
        declarer=rng.choice(tuple(hands)),
        game=rng.choice(GAMES),
        trump=rng.choice((None, *Suit)),
        called=rng.choice((None, *ALL_CARDS)),
        returns=rng.choice((None, None, *ALL_CARDS[:8])),
        laid=rng.choice((None, None, *ALL_CARDS[:8])),
        announces_tout=rng.random() < 0.2,
    )
    line = Line(
        id="main",
        auction=rng.choice([None, calls]),
        contract=rng.choice([None, contract, contract]),
        play=tuple(_row(rng, hands) for _ in range(rng.randrange(12))),
    )
    return Record(id="nonsense", title="Nonsense", hands=hands, lines=(line,), table=random_table(rng))


def _row(rng: Random, hands: dict[Seat, tuple[Card, ...]]) -> Row:
    cards = tuple(rng.choice(hand) for hand in hands.values())
    irregular = Irregular(rng.choice(tuple(Irregularity)), rng.choice(tuple(hands)), rng.choice(ALL_CARDS))
    return rng.choice(
        [Trick(cards), Trick(cards), Trick(cards[: rng.randrange(5)]), Stop(), Helfer(), irregular]
    )


def assert_told(trace: Trace) -> None:
    """Hold a trace against what is fixed for every trace."""
    data = json.loads(trace.to_json())
    assert data["status"] in ("complete", "partial", "refused")
    assert (data["refusal"] is not None) == (data["status"] == "refused")
    if data["status"] != "complete":
        assert (data["scores"], data["made"], data["prime"]) == (None, None, None)
    if data["refusal"]:
        assert data["refusal"]["step"] == len(data["steps"]) + 1
        assert data["refusal"]["message"]
        assert data["refusal"]["action"] not in data["refusal"]["legal"]
        assert set(data["refusal"]["points"]) <= trace.asked()


@settings(max_examples=400)
@given(seed=seeds)
def test_nonsense_is_told_or_refused(seed: int) -> None:
    rng = Random(seed)  # noqa: S311 - as in every law
    ruleset = odd_ruleset(rng)
    assert_told(replay(nonsense(rng, ruleset), ruleset))


@law(5, odd=12)
def test_a_spoiled_deal_is_told_or_refused(table: str, seed: int) -> None:
    sitting = sit(table, seed, errs=0.2)
    rng = Random(seed)  # noqa: S311 - as in every law
    record = spoiled(spoiled(sitting.record, rng), rng)
    assert_told(replay(record, sitting.ruleset))
    play_session([record, record], sitting.ruleset)


@given(seed=seeds)
def test_an_overlay_can_be_written_and_read_again(seed: int) -> None:
    rng = Random(seed)  # noqa: S311 - as in every law
    ruleset = odd_ruleset(rng)
    again = load_ruleset(ruleset.spec)
    assert again == ruleset
    assert again.spec == ruleset.spec
    for point_id in every_point():
        assert again.answer(find(point_id)) == ruleset.answer(find(point_id))


@given(seed=seeds, text=st.text(max_size=12))
def test_no_text_crashes_an_answer(seed: int, text: str) -> None:
    rng = Random(seed)  # noqa: S311 - as in every law
    point = find(rng.choice(list(every_point())))
    try:
        value = point.kind.parse(text)
    except AnswerError:
        return
    assert point.kind.parse(point.kind.spell(value)) == value


@given(point=st.text(max_size=20), answer=st.text(max_size=12))
def test_no_spec_crashes(point: str, answer: str) -> None:
    with suppress(UsageError):
        load_ruleset(f"altenburg-1988+{point}={answer}")


def test_every_answer_is_spelled_as_it_is_read() -> None:
    for point_id, answers in every_point().items():
        point = find(point_id)
        for answer in answers:
            value = point.kind.parse(answer)
            assert point.kind.spell(value) == answer
            assert point.kind.words(value)
