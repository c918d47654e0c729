"""A result without a deal is worth what it is worth with one, and is refused exactly where no deal can end so."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from spadille import load_ruleset
from spadille.cards import RANKS, Card, Suit
from spadille.contract import conclude
from spadille.errors import UsageError
from spadille.inquiry import Inquiry
from spadille.library import ruleset_ids
from spadille.log import Log, Refused
from spadille.outcome import Matadors, Outcome, ToutBid
from spadille.phases import asking, play, undertaking
from spadille.phases.narrowing import legal
from spadille.points.game.row import Trumps
from spadille.points.pack import cards as pack_cards
from spadille.record import Contract, Line, Record, Table
from spadille.ruleset import Ruleset
from spadille.scheme import Result, outcome_of, score
from spadille.seats import Seat
from spadille.settle import outcome_of as outcome_of_deal
from spadille.state import DealState

OVERLAYS = (
    "+end.tout_in_forced_game=forbidden+end.tout_partner_unknown=forbidden",
    "+end.five_tricks=cards_are_thrown_in+play.helfer=after_four_tricks",
    "+call.own_ace=secret_solo+call.void_suit=with_a_card_laid_down",
    "+end.sixth_lead=undertakes_nothing+favourite.sur=may_be_agreed",
    "+end.five_tricks=cards_are_thrown_in+end.sixth_lead=undertakes_nothing+end.stop=must_play_on",
)
SPECS = [*ruleset_ids(), *(f"encyclopaedia-ru{overlay}" for overlay in OVERLAYS)]


@pytest.mark.parametrize("spec", SPECS)
def test_whatever_a_deal_can_end_in_can_be_scored(spec: str) -> None:
    ruleset, rng = load_ruleset(spec), random.Random(spec)  # noqa: S311 - cards, no secrets
    seen = set()
    for _ in range(250):
        state = _played(ruleset, rng)
        if state is None or state.forfeit is not None:
            continue
        wanted = outcome_of_deal(state, Inquiry(ruleset))
        found = outcome_of(_result(state, wanted), Inquiry(ruleset))
        assert found == wanted
        seen.add((wanted.stopped, wanted.tout, wanted.tricks >= state.aim))
    # Otherwise the players would be too timid to prove anything.
    assert {made for *_, made in seen} == {True, False}


def _result(state: DealState, outcome: Outcome) -> Result:
    hidden = state.game.with_partner and outcome.tout is ToutBid.NONE and outcome.tricks == outcome.of
    result = Result(
        game=state.game_name,
        trump=state.trump,
        tricks=outcome.tricks,
        prime=outcome.stopped,
        tout=outcome.tout,
        matadors=outcome.matadors,
        alone=state.game.with_partner and not outcome.partner,
    )
    # Whether a tout was barred shows only where all the tricks were won without one.
    return replace(result, tout_barred=hidden and _is_barred(state))


def _is_barred(state: DealState) -> bool:
    seen = [card for trick in state.tricks[: state.aim] for card in trick.cards]
    return state.tout_barred or state.called not in seen


def _played(ruleset: Ruleset, rng: random.Random) -> DealState | None:
    """Return a finished deal, or None where the random contract is none."""
    name = rng.choice(ruleset.games())
    row = ruleset.game(name)
    assert row is not None
    trump = row.trumps if isinstance(row.trumps, Suit) else rng.choice(list(Suit))
    hands = _hands(ruleset, trump, rng)
    declarer = rng.choice(list(hands))
    if row.forced:
        declarer = next(seat for seat, hand in hands.items() if "CQ" in hand)
    record = Record(id="x", title="X", hands=hands, lines=(), table=Table())
    contract = Contract(
        declarer=declarer,
        game=name,
        trump=trump,
        called=Card(rng.choice("CSHD") + rng.choice("AAK")) if row.with_partner or row.takes_ace else None,
        returns=rng.choice(hands[declarer]) if row.takes_ace else None,
        laid=rng.choice([None, rng.choice(hands[declarer])]) if row.with_partner else None,
        announces_tout=rng.random() < 0.15,
    )
    record = replace(record, lines=(Line(id="main", contract=contract),))
    try:
        state = conclude(contract, record, None, log=Log(ruleset))
    except Refused:
        return None
    while not state.over:
        state = _step(state, ruleset, rng)
    return state


def _hands(ruleset: Ruleset, trump: Suit, rng: random.Random) -> dict[Seat, tuple[Card, ...]]:
    """Deal at random, or the best cards to two players, so that there are primes and touts."""
    pack = sorted(pack_cards.PACKS[ruleset.answer(pack_cards.POINT)])
    order = sorted(pack, key=lambda card: (card in ("CQ", "SQ"), card.suit is trump, -RANKS.index(card.rank)))
    if rng.random() < 0.4:
        rng.shuffle(order)
    size = len(pack) // 4
    parts = [order[n * size : (n + 1) * size] for n in range(4)]
    if rng.random() < 0.5:
        best = parts[2] + parts[3]
        rng.shuffle(best)
        parts[2], parts[3] = best[:size], best[size:]
    rng.shuffle(parts)
    return {seat: tuple(part) for seat, part in zip(Seat, parts, strict=True)}


def _step(state: DealState, ruleset: Ruleset, rng: random.Random) -> DealState:
    rules = Inquiry(ruleset)
    if state.leader is None:
        state = play.begin(state, rules)
    if not state.current:
        for phase, often in ((undertaking, 0.4), (asking, 0.3)):
            choices = legal(phase.narrowings(state, Inquiry(ruleset)))
            if choices and rng.random() < often:
                return phase.apply(state, choices[0], Inquiry(ruleset))
    cards = [Card(card) for card in legal(play.narrowings(state, rules))]
    order = state.ranking
    assert order is not None
    side = state.to_play in state.declaring
    if side and rng.random() < 0.8:
        return play.apply(state, max(cards, key=order.strength.__getitem__), rules)
    return play.apply(state, rng.choice(cards), rules)


ALTENBURG = "altenburg-1988"


@pytest.mark.parametrize(
    ("spec", "result", "message"),
    [
        (ALTENBURG, Result(game="solo", trump=Suit.HEARTS, tricks=6, prime=True), "prime with 6 tricks"),
        (ALTENBURG, Result(game="solo", trump=Suit.HEARTS, tricks=4, prime=True), "prime with 4 tricks"),
        (ALTENBURG, Result(game="solo", trump=Suit.HEARTS, tricks=8), "8 tricks without a tout"),
        (ALTENBURG, Result(game="solo", trump=Suit.HEARTS, tricks=9), "9 tricks: a deal has 8"),
        (ALTENBURG, Result(game="solo", trump=Suit.HEARTS, tricks=-1), "-1 tricks: a deal has 8"),
        (
            ALTENBURG,
            Result(game="solo", trump=Suit.HEARTS, tricks=4, tout=ToutBid.ATTEMPTED),
            "tout attempted with 4",
        ),
        (
            ALTENBURG,
            Result(game="solo", trump=Suit.HEARTS, tricks=5, tout=ToutBid.ATTEMPTED, prime=True),
            "prime with a tout",
        ),
        (ALTENBURG, Result(game="sollo", trump=Suit.HEARTS, tricks=5), "did you mean 'solo'?"),
        (ALTENBURG, Result(game="solo", tricks=5), "no trump suit"),
        (
            ALTENBURG,
            Result(game="solo", trump=Suit.HEARTS, tricks=5, favourite=Suit.HEARTS),
            "favourite suit is always C",
        ),
        (
            ALTENBURG,
            Result(game="solo", trump=Suit.HEARTS, tricks=8, tout_barred=True),
            "nothing bars a tout",
        ),
        (ALTENBURG, Result(game="frage", trump=Suit.HEARTS, tricks=5, alone=True), "nobody may call a card"),
        (ALTENBURG, Result(game="solo", trump=Suit.HEARTS, tricks=5, alone=True), "has no partner anyway"),
        (
            ALTENBURG,
            Result(game="mussfrage", trump=Suit.HEARTS, tricks=5, matadors=Matadors.DEFENDING),
            "declarer must hold CQ",
        ),
        (ALTENBURG, Result(game="mussfrage", trump=Suit.HEARTS, tricks=0), "expected at least 1"),
        (
            ALTENBURG,
            Result(game="solo", trump=Suit.HEARTS, tricks=2, matadors=Matadors.DECLARING),
            "expected at least 3",
        ),
        (
            ALTENBURG,
            Result(
                game="solo",
                trump=Suit.HEARTS,
                tricks=8,
                tout=ToutBid.ATTEMPTED,
                matadors=Matadors.DEFENDING,
            ),
            "expected at most 7",
        ),
        ("encyclopaedia-ru", Result(game="solo", trump=Suit.HEARTS, tricks=6), "thrown in at 5"),
        ("encyclopaedia-ru", Result(game="solo", trump=Suit.HEARTS, tricks=8), "thrown in at 5"),
        ("sollo", Result(game="frage", trump=Suit.CLUBS, tricks=4), "trumps are always H"),
        ("sollo", Result(game="solo", trump=Suit.CLUBS, tricks=7), "a deal has 6"),
        ("sollo", Result(game="solo", trump=Suit.CLUBS, tricks=5, prime=True), "exactly the first 4"),
        (
            "hammer-1811",
            Result(game="solo", trump=Suit.CLUBS, tricks=5, favourite=Suit.CLUBS),
            "no favourite suit",
        ),
        (
            "hammer-1811",
            Result(game="solo", trump=Suit.CLUBS, tricks=5, sur=Suit.CLUBS),
            "above the favourite",
        ),
        (
            "parlett-2008",
            Result(game="tout", trump=Suit.CLUBS, tricks=8, tout=ToutBid.ANNOUNCED),
            "needs all 8 tricks anyway",
        ),
        ("parlett-2008", Result(game="tout", trump=Suit.CLUBS, tricks=8, prime=True), "nobody can stop"),
        (
            f"{ALTENBURG}+end.tout_announcement=cannot_be_announced",
            Result(game="solo", trump=Suit.HEARTS, tricks=8, tout=ToutBid.ANNOUNCED),
            "cannot be announced",
        ),
        (
            f"{ALTENBURG}+end.sixth_lead=undertakes_nothing",
            Result(game="solo", trump=Suit.HEARTS, tricks=8, tout=ToutBid.ATTEMPTED),
            "undertakes nothing",
        ),
        (
            f"{ALTENBURG}+end.stop=must_play_on",
            Result(game="solo", trump=Suit.HEARTS, tricks=5, prime=True),
            "no side may stop",
        ),
    ],
)
def test_what_no_deal_can_end_in_is_refused(spec: str, result: Result, message: str) -> None:
    with pytest.raises(UsageError) as refused:
        score(result, load_ruleset(spec))
    assert message in str(refused.value)


@pytest.mark.parametrize(
    "result",
    [
        Result(game="frage", trump=Suit.HEARTS, tricks=8, tout_barred=True),
        Result(game="frage", trump=Suit.HEARTS, tricks=5, prime=True),
        Result(game="frage", trump=Suit.HEARTS, tricks=5),
        Result(game="frage", trump=Suit.HEARTS, tricks=0, tout=ToutBid.ANNOUNCED),
        Result(game="solo", trump=Suit.CLUBS, tricks=7, tout=ToutBid.ATTEMPTED),
        Result(game="solo", trump=Suit.CLUBS, tricks=8, tout=ToutBid.ATTEMPTED, matadors=Matadors.DECLARING),
        Result(game="solo", trump=Suit.CLUBS, tricks=7, matadors=Matadors.DEFENDING),
    ],
)
def test_what_a_deal_can_end_in_is_not_refused(result: Result) -> None:
    found = score(result, load_ruleset(ALTENBURG)).as_json()
    assert found["scores"]["declarer"] == sum(item["amount"] for item in found["items"])


def test_every_reason_is_given_at_once() -> None:
    result = Result(
        game="solo", trump=Suit.HEARTS, tricks=7, prime=True, favourite=Suit.SPADES, sur=Suit.HEARTS
    )
    with pytest.raises(UsageError) as refused:
        score(result, load_ruleset("hammer-1811"))
    assert len(str(refused.value).split("\n")) == 3


def test_a_game_that_fixes_its_trumps_needs_none_named() -> None:
    assert score(Result(game="frage", tricks=4), load_ruleset("sollo")).reckoning.made


def test_partner_names_trumps_in_the_games_that_are_played_here() -> None:
    game = load_ruleset(ALTENBURG).game("grossfrage")
    assert game is not None
    assert game.trumps is Trumps.PARTNER
