"""`spadille score`: G04's table, the form of the data, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.calling import Call

TABLE = [
    ("--game frage --trump H --tricks 5", 2, 2, [-2, -2]),
    ("--game frage --trump H --tricks 4", -4, 0, [2, 2]),
    ("--game mussfrage --trump H --tricks 4", -4, 0, [2, 2]),
    ("--game grossfrage --trump H --tricks 4", -4, -4, [4, 4]),
    ("--game solo --trump D --tricks 5", 12, None, [-4, -4, -4]),
    ("--game solo --trump D --tricks 4", -12, None, [4, 4, 4]),
    ("--game solo --trump S --favourite S --tricks 4", -24, None, [8, 8, 8]),
]


@pytest.mark.parametrize(("words", "declarer", "partner", "opponents"), TABLE)
def test_a_lost_solo_and_a_lost_frage_balance(
    spadille: Call, words: str, declarer: int, partner: int | None, *, opponents: list[int]
) -> None:
    called = spadille("score", "--ruleset", "encyclopaedia-ru", "--json", *words.split())
    scores = called.data["scores"]
    assert (called.status, called.err) == (0, "")
    assert scores == {"declarer": declarer, "partner": partner, "opponents": opponents}
    assert declarer + (partner or 0) + sum(opponents) == 0
    assert declarer == sum(item["amount"] for item in called.data["items"])
    assert "-0" not in called.out


def test_the_data_have_their_keys(spadille: Call) -> None:
    words = "--game solo --trump C --tricks 5 --prime --matadors declaring --json".split()
    data = spadille("score", "--ruleset", "altenburg-1988", *words).data
    assert list(data) == ["ruleset", "unit", "scores", "items", "made", "points"]
    assert (data["ruleset"], data["unit"], data["made"]) == ("altenburg-1988", "points", True)
    assert list(data["items"][0]) == ["point", "label", "amount", "grade", "cites"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--game frage --trump H --tricks 6 --prime", "prime with 6 tricks"),
        ("--game frage --trump H --tricks 8", "8 tricks without a tout"),
        ("--game frage --trump H --tricks 4 --tout attempted", "tout attempted with 4 tricks"),
        ("--game frgae --trump H --tricks 4", "did you mean 'frage'?"),
        ("--game frage --trump h --tricks 4", "'h' is not one of"),
        ("--game frage --trump H --tricks 12", "a deal has 8"),
        ("--game frage --trump H --tricks many", "'many' is not a valid integer"),
        ("--game frage --tricks 5", "no trump suit"),
        ("--game frage --trump H", "Missing option '--tricks'"),
        ("--game frage --trump H --tricks 5 --favourite H", "favourite suit is always C"),
        ("--game frage --trump H --tricks 5 --matadors all", "'all' is not one of"),
    ],
)
def test_what_no_deal_gives_is_an_error_and_no_number(spadille: Call, words: str, message: str) -> None:
    called = spadille("score", "--ruleset", "altenburg-1988", "--json", *words.split())
    assert (called.status, called.out) == (2, "")
    assert message in called.err


def test_a_score_for_people(spadille: Call, golden: Callable[[str, str], None]) -> None:
    words = "--game solo --trump S --favourite S --tricks 7 --tout announced".split()
    called = spadille("score", "--ruleset", "encyclopaedia-ru", *words)
    golden("score", called.out)
    assert max(map(len, called.out.splitlines())) <= 80
