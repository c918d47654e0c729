# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown]
# # Scoring schemes as functions
#
# A scoring scheme is a function: from a result (a game, its trumps, the tricks, what was staked on all of them) to what
# each player gains or loses. Written so, schemes can be tabulated, compared, and asked questions that their authors
# never asked.

# %%
from spadille import load_ruleset
from spadille.cards import Suit
from spadille.outcome import ToutBid
from spadille.scheme import Result, score

books = {
    name: load_ruleset(name) for name in ("altenburg-1988", "encyclopaedia-ru", "parlett-2008", "pierer-1863")
}


def pays(book: str, **result: object) -> str:
    total = score(Result(trump=Suit.HEARTS, **result), books[book]).reckoning.total
    return str(total.declarer)


# %% [markdown]
# ## What does one trick decide?
#
# Declarer's own account for a Frage and a Solo, won with five tricks and lost with four.

# %%
print(f"{'':18}{'Frage won':>11}{'lost':>8}{'Solo won':>11}{'lost':>8}")
for book in books:
    row = [pays(book, game=game, tricks=tricks) for game in ("frage", "solo") for tricks in (5, 4)]
    print(f"{book:18}{row[0]:>11}{row[1]:>8}{row[2]:>11}{row[3]:>8}")

# %% [markdown]
# Altenburg's Solo is worth three Fragen to declarer. By the Russian encyclopaedia it is worth six: the price is twice
# that of a Frage, and three opponents pay instead of two. And its lost Frage costs twice what a won one brings, since
# the partner loses nothing.
#
# ## Stop, or play on?
#
# A side has won the first five tricks. If it stops it has its game (and a prime, in some books); if it leads to the
# sixth it has bet on all eight. How sure must it be of the last three tricks? The break-even point follows from three
# figures of the scheme.

# %%
for book, ruleset in books.items():
    stop, win, lose = (
        score(result, ruleset).reckoning.total.declarer
        for result in (
            Result(game="solo", trump=Suit.HEARTS, tricks=5, prime=True),
            Result(game="solo", trump=Suit.HEARTS, tricks=8, tout=ToutBid.ATTEMPTED),
            Result(game="solo", trump=Suit.HEARTS, tricks=7, tout=ToutBid.ATTEMPTED),
        )
    )
    needed = float(stop - lose) / float(win - lose)
    print(
        f"{book:18} stop {stop!s:>5}   all eight {win!s:>5}   one lost {lose!s:>5}   play on above {needed:.0%}"
    )

# %% [markdown]
# The books do not only pay differently; they ask for different courage. Where the game is lost together with the tout,
# nobody should lead to the sixth trick without the rest in hand. Where the five tricks stand whatever happens, a
# gamble is enough.
#
# ## A check that is worth having
#
# In a scheme in which opponents pay, what one side wins the other loses, whatever the result.

# %%
for book in ("encyclopaedia-ru", "parlett-2008", "pierer-1863"):
    for game in ("frage", "grossfrage", "solo"):
        for tricks in range(3, 6):
            total = score(Result(game=game, trump=Suit.SPADES, tricks=tricks), books[book]).reckoning.total
            assert total.declarer + (total.partner or 0) + sum(total.opponents) == 0
print("every row sums to zero")
