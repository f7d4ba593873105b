#!/usr/bin/env python3
"""Runs a distance function on files of test vectors, and prints its largest error, relative to the coordinates.

    python3 examples/read_vectors.py vectors/*.jsonl.gz

Replace distance() by a call of your own code. Nothing but the standard library is needed.
"""
import gzip
import json
import math
import sys


def distance(a, b):
    """The distance of conv a and conv b, lists of points. This one knows vertices only: it is wrong."""
    return min(math.dist(p, q) for p in a for q in b)


def vectors(path):
    """The header of a file, plain or compressed, and its vectors one by one, as dictionaries."""
    with open(path, "rb") as file:
        opener = gzip.open if file.read(2) == b"\x1f\x8b" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        header = json.loads(next(lines))
        if header["format"] != "certigjk-vectors 1":
            raise ValueError(f"{path}: not a file of test vectors")
        for line in lines:
            yield json.loads(line)


def main(paths):
    count, skipped, worst = 0, 0, (-1.0, "none", 0.0, 0.0)
    for path in paths:
        for vector in vectors(path):
            right = vector["expected"]["distance"]
            if right is None or "poseA" in vector:  # beyond the largest double; bodies with poses
                skipped += 1
                continue
            count += 1
            answer = distance(vector["a"], vector["b"])
            scale = max(abs(x) for point in vector["a"] + vector["b"] for x in point)
            error = abs(answer - right) / (scale or 1) if math.isfinite(answer) else math.inf
            worst = max(worst, (error, vector["id"], answer, right))
    print(f"{count} vectors, {skipped} skipped")
    print("largest error %r: %s, answer %r, right %r" % worst)


if __name__ == "__main__":
    main(sys.argv[1:])
