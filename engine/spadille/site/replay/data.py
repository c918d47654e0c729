"""A published deal under every book as two files of data, for the replayer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from spadille.comparison import Against, compare
from spadille.io.record_text import record_to_data
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.site.addresses import address, deal_page
from spadille.site.edition import Edition
from spadille.site.replay.compiler import Compiler
from spadille.site.replay.known import Known
from spadille.site.replay.narrow import narrowed
from spadille.site.replay.watch import Watched
from spadille.site.study import Study


def data_file(record_id: str) -> str:
    """Return the path, in the site, of a deal under the books that its page begins with."""
    return f"data/deals/{record_id}.json"


def whole_file(record_id: str) -> str:
    """Return the path, in the site, of a deal under every book."""
    return f"data/deals/{record_id}.all.json"


def record_file(record_id: str) -> str:
    """Return the path, in the site, of the record as it is written down, for those who want to do something with it."""
    return f"data/deals/{record_id}.record.json"


def files(record: Record, studies: Sequence[Study], edition: Edition) -> dict[str, str]:
    """Return the record as the script reads it, by the paths of the two files, and the record itself.

    The smaller has the books that the record speaks of, and the base text; the script sends for the other where a reader
    chooses one more, and for the record where the engine shall play it in the page.
    """
    spoken = {ruleset.spec for ruleset in spoken_of(studies)}
    witnesses = {source.id: source.short for source in edition.sources.values()}
    known = Known(base=edition.baseline.base, witnesses=witnesses)
    compiler = Compiler(record, books(studies, edition), known, spoken=spoken)
    where = {
        "page": address(deal_page(record.id)),
        "frame": f"embed/{record.id}/",
        "file": record_file(record.id),
    }
    whole = compiler.compiled([(study.line, partial(_compared, study)) for study in studies], where)
    first = sum(book["spoken"] or book["base"] for book in whole["books"])
    return {
        data_file(record.id): _text(narrowed(whole, first)),
        whole_file(record.id): _text(whole),
        record_file(record.id): _text(record_to_data(record)),
    }


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def books(studies: Sequence[Study], edition: Edition) -> tuple[Ruleset, ...]:
    """Return every book in the order of the chooser: those that the record speaks of, the base text, the others."""
    usual = (ruleset for ruleset in edition.rulesets if ruleset.spec == edition.baseline.base)
    every = (*spoken_of(studies), *usual, *edition.rulesets)
    return tuple({ruleset.spec: ruleset for ruleset in every}.values())


def spoken_of(studies: Sequence[Study]) -> tuple[Ruleset, ...]:
    """Return the books that the record expects something of, or else the one that the others are held against."""
    return tuple({ruleset.spec: ruleset for study in studies for ruleset in study.shown}.values())


def _compared(study: Study, watched: Sequence[Watched]) -> dict[tuple[str, str], Against]:
    """Return the rules responsible for the partings of the books that the page shows from all others."""
    found = {(study.base.spec, spec): against for spec, against in study.against.items()}
    rulesets = [each.ruleset for each in watched]
    for shown in study.shown:
        rest = [other for other in rulesets if other.spec not in (shown.spec, study.base.spec)]
        rest = [other for other in rest if (other.spec, shown.spec) not in found]
        if shown.spec != study.base.spec:
            comparison = compare(study.record, shown, rest, line=study.line.id)
            found.update(((shown.spec, against.trace.ruleset), against) for against in comparison.against)
    return found
