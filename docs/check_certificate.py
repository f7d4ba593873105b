#!/usr/bin/env python3
"""Checks the output of certigjk distance, penetration and raycast, in exact arithmetic.

    python3 docs/check_certificate.py results.jsonl [pairs.jsonl [--decimals=exact]]
    python3 docs/check_certificate.py vectors.jsonl.gz

docs/result-claims.md says what each member of a record claims and how it is checked, and what is not checked: the
trace of a rounded run beyond rounding, iterations without a trace, which exit a stopped run had, which engine.
With the folder checker beside it, this program needs Python 3.9 or later; it uses Python's own fractions, and nothing of CertiGJK.
The pairs are needed if the results were written with --omit-input; their decimals are read as the nearest doubles, or
exactly if they were read so then. Files of test vectors (docs/vectors.md), plain or compressed,
are checked likewise, about the exact images of the points under their poses; not checked there: flags, comment,
difficulty, closestPoints.unique, whether a depth is withheld, and the header beyond its members.

With X = {a - b}, weights w > 0, sum w = 1 and p the points of X that the index pairs name:
  separated    v = sum w p is not 0, and v.x >= v.v for all x in X
  touching     sum w p = 0, and d.x >= 0 for all x in X with some d not 0
  overlapping  sum w p = 0, and n of the points p are linearly independent
  depth        facets of n points of X each enclose the origin: for every corner z of a facet F, with the dual
               basis d of F, some facet has z' with d_z.z' < 0 in the place of z; with N_F = sum d_z, no N_F.N_F
               exceeds N.N of the nearest facet, and N.x <= 1 for all x in X; then p = N / N.N
Prints one line per result. Exit code 0: all accepted or without a proof; 1: a result rejected; 2: unreadable.
"""
import gzip
import sys
import zlib
from itertools import zip_longest

sys.dont_write_bytecode = True
sys.path.insert(0, __file__.rpartition("/")[0] or ".")

from checker.proofs import Rejected, demand, demand_one_dimension  # noqa: E402
from checker.reading import (Unreadable, closed, coordinate, index, items, members, null_or, numeral,  # noqa: E402
                             parse, same, typed)
from checker.results import Depth, Distance, RayCast, StoppedDepth, StoppedRayCast  # noqa: E402
from checker.vectors import judge_vector, read_header  # noqa: E402

MAX_LINE, MAX_PACKED_LINE = 1 << 26, 1 << 24  # the bytes of a line: 64 MiB, 16 MiB of a compressed file
TOO_LONG = b"too long"
BLOCK, MOST_SKIPPED = 1 << 22, 1 << 30  # the bytes read at once, and those read to find the end of a longer line


def read_error(value):
    """Demands the form of a record in the place of a pair that could not be read."""
    error = closed(closed(value, "id verdict error")["error"], "file line field message", where="error")
    typed(error["file"], str, "error.file")
    index(error["line"], "error.line")
    null_or(error["field"], typed, str, "error.field")
    typed(error["message"], str, "error.message")
    return "no proof (error)"


def read_bodies(found, moves, read):
    for name in ["a", "b"] + ["direction"] * moves:
        if name not in found:
            raise Unreadable(f"{name} is missing: write results without --omit-input, or give the pairs, too")
    a, b = (items(found[name], lambda point, where: items(point, read, where), name) for name in "ab")
    r = items(found["direction"], read, "direction") if moves else a[0]
    demand_one_dimension(a + b + [r])
    return a, b, r


def judge(line, number, pair_line, exact_decimals):
    """One of "accepted", "a header", "no proof …"; or an exception says why not. The pair is bytes: it is not read for
    an error, which may be that they are no text."""
    value = parse(line)
    found = members(value)
    if "verdict" not in found and "expected" in found:
        judge_vector(value)
        return "accepted"
    if "verdict" not in found and "format" in found and number == 1:
        read_header(value)
        return "a header"
    if typed(found.get("verdict"), str, "verdict") == "error":
        return read_error(value)
    kinds = [Depth, StoppedDepth] if "squaredDepth" in found else [Distance, Distance]
    kinds = [RayCast, StoppedRayCast] if "timeOfImpact" in found else kinds
    kind = kinds[found["verdict"] == "stopped"]
    record = kind(value)
    own = any(name in found for name in ("a", "b", "direction"))
    if pair_line is None:
        return record.judge(*read_bodies(found, kind.MOVES, coordinate))
    pair = members(parse(pair_line.decode("utf-8")), "the pair")
    bodies = read_bodies(pair, kind.MOVES, numeral(record.field, exact_decimals))
    demand(same(found["id"], pair.get("id")), "the id is not that of the pair")
    if own:
        demand(read_bodies(found, kind.MOVES, coordinate) == bodies, "the bodies are not those of the pair")
    return record.judge(*bodies)


def outcome(line, number, pair_line, exact_decimals):
    if line is TOO_LONG or pair_line is TOO_LONG:
        return "unreadable: longer than the limit of 64 MiB, or in a compressed file 16 MiB"
    try:
        return judge(line.decode("utf-8"), number, pair_line, exact_decimals)
    except Rejected as reason:
        return f"rejected: {reason}"
    except UnicodeDecodeError as error:
        return f"unreadable: not UTF-8 text: {error}"
    except (Unreadable, RecursionError) as reason:
        return f"unreadable: {reason}"


def lines_of(name):
    """The lines of a file, plain or compressed, that are not blank, one at a time; a too long one is cut off."""
    with open(name, "rb") as plain:
        packed = plain.peek(2)[:2] == b"\x1f\x8b"
        file = gzip.open(plain) if packed else plain
        limit, skipped, end = MAX_PACKED_LINE if packed else MAX_LINE, 0, b""
        block = file.read(BLOCK)
        block = block[3:] if block[:3] == b"\xef\xbb\xbf" else block
        while block:
            data = end + block
            *lines, end = data.split(b"\n") if data.strip(b" \t\r\n") else [b""]
            yield from (line if len(line) <= limit else TOO_LONG for line in lines if line.strip(b" \t\r"))
            skipped = 0 if lines else skipped + max(0, len(end) - limit - 1)
            if skipped > MOST_SKIPPED:
                raise OSError(f"{name}: a line goes on for 1 GiB, and the rest is not read")
            end = end[:limit + 1]
            block = file.read(BLOCK)
    if end.strip(b" \t\r"):
        yield end if len(end) <= limit else TOO_LONG


def main(results_file, pairs_file=None, *options):
    if options not in [(), ("--decimals=exact",)]:
        raise TypeError(f"unknown: {' '.join(options)}")
    lines = lines_of(results_file)
    both = zip_longest(lines, lines_of(pairs_file)) if pairs_file else ((line, None) for line in lines)
    code = 0
    for number, (line, pair) in enumerate(both, start=1):
        if line is None or (pairs_file and pair is None):
            more, fewer = (results_file, pairs_file) if pair is None else (pairs_file, results_file)
            print(f"{number}: unreadable: {more} has more lines than {fewer}")
            return 2
        verdict = outcome(line, number, pair, bool(options))
        code = max(code, 2 if verdict.startswith("unreadable") else 1 if verdict.startswith("rejected") else 0)
        print(f"{number}: {verdict}".encode("ascii", "backslashreplace").decode("ascii"))
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except (OSError, TypeError, EOFError, zlib.error) as error:
        sys.exit(print(f"check_certificate.py: {type(error).__name__}: {error}", file=sys.stderr) or 2)
