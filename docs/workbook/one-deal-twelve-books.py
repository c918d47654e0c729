# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown]
# # One deal under twelve books
#
# A Frage in hearts; the declaring side wins the first five tricks in a row, and leads once too often. We let every
# ruleset of the edition play it, card by card, and see what becomes of it.

# %%
from pathlib import Path

from spadille import compare, load_record, load_ruleset, replay
from spadille.library import all_rulesets, base_id
from spadille.vocabulary import find


def repository() -> Path:
    here = Path.cwd()
    return next(folder for folder in (here, *here.parents) if (folder / "rulesets").is_dir())


record = load_record(repository() / "docs/deals/one-trick-too-many.yaml")
print(record.title)
for seat, hand in record.hands.items():
    print(f"  {seat:11} {' '.join(hand)}")

# %% [markdown]
# ## What each book makes of it

# %%
for ruleset in all_rulesets():
    trace = replay(record, ruleset)
    if trace.scores is None:
        reason = trace.refusal.because if trace.refusal else "the record stops before the deal ends"
        print(f"{ruleset.id:24} {trace.status}: {reason}")
    else:
        scores = "  ".join(f"{float(score):+6.2f}".replace(".00", "   ") for score in trace.scores.values())
        print(f"{ruleset.id:24} {scores}   {'made' if trace.made else 'lost'}, tout {trace.tout.value}")

# %% [markdown]
# Three kinds of answer stand in this list. Some books take the game away together with the tout; some let the five
# tricks stand; and Sollo, with its twenty-four cards, cannot be dealt this hand at all.
#
# ## Where they part, and why
#
# `compare` names the first step at which anything differs from the base text, and the rule points whose answers,
# exchanged between the two books, change what happens there.

# %%
base = load_ruleset(base_id())
others = [ruleset for ruleset in all_rulesets() if ruleset.id != base.id]
for against in compare(record, base, others).against:
    place = "nowhere" if against.first is None else against.first.phase
    if against.first is not None and against.first.trick:
        place = f"trick {against.first.trick}, {against.first.seat}"
    print(f"{against.trace.ruleset:24} {place:24} {', '.join(against.points)}")

# %% [markdown]
# ## A single exchange
#
# Which reading of one sentence costs six points? Exchange the one answer and leave the rest of the book alone.

# %%
question = find("score.tout_failed")
print(question.question)
for answer, words in question.kind.options().items():
    trace = replay(record, load_ruleset(f"{base.id}+{question.id}={answer}"))
    print(f"  {[int(score) for score in trace.scores.values()]}  {words}")
