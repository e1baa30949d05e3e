#!/usr/bin/env python3
"""check_catalogs.py: what gettext does not check of po/*.po: that every text is translated, that a
translation has the {places} of its English text, and that no other signs got in. Exits with 1, and
says which, when something is amiss."""

import pathlib
import re
import sys

FIELD = re.compile(r'(msgid|msgid_plural|msgstr)(?:\[\d+\])? "(.*)"$')


def entries(path):
    """The entries of a catalogue, as lists of (field, text)."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields = []
        for line in block.split("\n"):
            found = FIELD.match(line)
            if found:
                fields.append([found[1], found[2]])
            elif line.startswith('"') and fields:
                fields[-1][1] += line[1:-1]
            elif line.startswith("#,") and "fuzzy" in line:
                yield [("fuzzy", line)]
        if fields:
            yield [tuple(field) for field in fields]


def places(text):
    return set(re.findall(r"\{\w+\}", text))


def faults(path):
    for entry in entries(path):
        if entry[0][0] == "fuzzy":
            yield "a fuzzy translation"
            continue
        english = [text for field, text in entry if field != "msgstr"]
        translations = [text for field, text in entry if field == "msgstr"]
        if not english[0]:
            continue
        wanted = set().union(*map(places, english))
        for translation in translations:
            if not translation:
                yield f"not translated: {english[0]}"
            elif places(translation) != wanted:
                yield f"other places than in: {english[0]}"


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    found = 0
    for path in sorted((root / "po").glob("*.po")):
        for fault in faults(path):
            print(f"{path.relative_to(root)}: {fault}")
            found += 1
    return 1 if found else 0


sys.exit(main())
