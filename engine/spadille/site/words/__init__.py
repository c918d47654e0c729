"""Every word of the generated pages that a reader meets and that the data do not bring: what a translator translates."""

from spadille.site.words.downloads import *  # noqa: F403
from spadille.site.words.glossary import *  # noqa: F403
from spadille.site.words.pages import *  # noqa: F403 - one list of words, however many files it fills
from spadille.site.words.sources import *  # noqa: F403
from spadille.site.words.stemma import *  # noqa: F403
from spadille.site.words.terms import *  # noqa: F403
