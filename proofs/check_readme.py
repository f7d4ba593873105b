#!/usr/bin/env python3
"""Checks that README.md and main_theorems.txt name only things that exist.

  `file.v: lemma, lemma`  in README.md: file.v of theories/ or float/ declares each of the lemmas
  `Class.method`          in README.md: a class of ../src has such a method (skipped without ../src)
  [text](path)            in README.md: the file exists
  file.lemma              a line of main_theorems.txt, float/main_theorems.txt: theories/file.v,
                          float/file.v declares the lemma

Needs the standard library only. Exit code: 0 if everything exists, 1 if not.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
THEORIES = HERE / "theories"
FLOAT = HERE / "float"
SOURCES = HERE.parent / "src"

DECLARATION = re.compile(
    r"^\s*(?:Program\s+)?(?:Theorem|Lemma|Corollary|Example|Definition|Fixpoint|Inductive|Record)"
    r"\s+([\w']+)",
    re.MULTILINE,
)


def without_comments(text):
    """The text of a Coq file without its comments, which may be nested."""
    kept, depth = [], 0
    for piece in re.split(r"(\(\*|\*\))", text):
        if piece == "(*":
            depth += 1
        elif piece == "*)" and depth > 0:
            depth -= 1
        elif depth == 0:
            kept.append(piece)
    return "".join(kept)


def declared(file, known={}):
    """The names that a file declares; None if there is no such file."""
    if file not in known:
        path = next((d / file for d in (THEORIES, FLOAT) if (d / file).is_file()), THEORIES / file)
        text = path.read_text(encoding="utf-8") if path.is_file() else None
        known[file] = None if text is None else set(DECLARATION.findall(without_comments(text)))
    return known[file]


def missing_lemma(file, lemma):
    names = declared(file)
    if names is None:
        return f"there is no {file}"
    return None if lemma in names else f"{file} does not declare {lemma}"


def missing_method(cls, method):
    files = [p for p in SOURCES.rglob(cls + ".*") if p.suffix in (".java", ".kt")]
    if not files:
        return f"there is no class {cls}"
    found = any(re.search(r"\b%s\(" % re.escape(method), p.read_text(encoding="utf-8")) for p in files)
    return None if found else f"class {cls} has no method {method}"


def problems():
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    lemmas = methods = 0
    for file, names in re.findall(r"`(\w+\.v): ([^`]+)`", readme):
        for name in names.split(", "):
            lemmas += 1
            yield missing_lemma(file, name)
    if SOURCES.is_dir():
        for cls, method in re.findall(r"`([A-Z]\w+)\.([a-z]\w*)`", readme):
            methods += 1
            yield missing_method(cls, method)
        for path in re.findall(r"\]\(([^)#:]+)\)", readme):
            yield None if (HERE / path).exists() else f"there is no {path}"
    mains = 0
    for page in (HERE / "main_theorems.txt", FLOAT / "main_theorems.txt"):
        for line in page.read_text(encoding="utf-8").splitlines():
            line = line.split("#")[0].strip()
            if line:
                mains += 1
                file, _, name = line.rpartition(".")
                yield missing_lemma(file + ".v", name)
    print(f"README.md names {lemmas} lemmas and {methods} methods, the lists {mains} main theorems")
    if not lemmas or not mains:
        yield "nothing to check: has the format changed?"


def main():
    found = sorted({problem for problem in problems() if problem})
    for problem in found:
        print("proofs: " + problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
