# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown]
# # Reading a ruleset
#
# A ruleset is what one book answers to some seventy questions. This essay opens one with Python and asks it three
# things: what does it say, how do we know, and what does it not say? All of it runs on your own machine, after
# `pip install` of the edition or in a checkout; and where scripts run, each cell runs in this page, as it is or as you
# change it.

# %%
from collections import Counter

from spadille import load_ruleset
from spadille.vocabulary import find

altenburg = load_ruleset("altenburg-1988")
print(altenburg.title)
print(altenburg.read)

# %% [markdown]
# ## One ruling
#
# A rule point has an id, a question and a closed list of answers. The ruling on it has an answer, a grade and
# citations; and where the witnesses disagree, it has rivals.

# %%
point = find("auction.two_queens")
ruling = altenburg.ruling(point)

print(point.question)
print()
print(point.kind.parse(ruling.answer).words)
print(f"Grade: {ruling.grade}.")
for cite in ruling.cites:
    print(f"Read in: {cite.witness}, {cite.at}.")
print()
print(ruling.note)

# %% [markdown]
# The rivals are not decoration. Each can be played: `altenburg-1988+auction.two_queens=may_not_bid_frage` is the same
# book with the other reading.

# %%
for rival in ruling.rivals:
    print("-", point.kind.parse(rival.answer).words)

# %% [markdown]
# ## How well attested is a book?
#
# Counting grades tells at a glance which books speak for themselves and which are known by hearsay.

# %%
books = ["hammer-1811", "pierer-1863", "brockhaus-1894", "altenburg-1988", "parlett-2008", "encyclopaedia-ru"]
grades = ["stated", "reported", "implied", "conjectured", "silent", "unread"]

print(f"{'':22}" + "".join(f"{grade:>13}" for grade in grades))
for book in books:
    count = Counter(ruling.grade.value for ruling in load_ruleset(book).rulings.values())
    print(f"{book:22}" + "".join(f"{count[grade]:13}" for grade in grades))

# %% [markdown]
# Nothing of Hammer could be read, so he answers nothing; the Russian encyclopaedia was read from end to end, and what it
# does not say it is silent on. *Unread* and *silent* are different facts, and neither of them is a *no*.
#
# ## What is played where a book is silent?
#
# The editors' own answers, all in one file, each with its reason. They are never mixed with what a book says: the
# ruleset knows which answer is whose.

# %%
for name in ("play.first_lead", "play.matador_privilege", "pot.stake"):
    point = find(name)
    mine = altenburg.answers_itself(point)
    played = altenburg.ruling(point)
    print(f"{name}: {played.answer} ({'the book' if mine else 'the editors: ' + played.note})")
