#!/usr/bin/env python3
"""An engine for "certigjk referee", to start from: put a call of your own in the place of distance().

./certigjk referee run --engine 'python3 examples/engine.py' vectors/FILE
"""
import math
import sys


def distance(a, b):
    """The least distance of two points: wrong unless two of the given points are closest points."""
    return min(math.dist(p, q) for p in a for q in b)


def points(numbers, n):
    return [numbers[k:k + n] for k in range(0, len(numbers), n)]


print("certigjk-engine 1 name=points version=1 precision=double answers=distance dimensions=1-8",
      flush=True)
for line in sys.stdin:
    words = line.split()
    n, size_a, size_b = map(int, words[1:4])
    numbers = [float(word) for word in words[4:]]
    a, b = points(numbers[:n * size_a], n), points(numbers[n * size_a:], n)
    try:
        print(words[0], "distance", repr(distance(a, b)), flush=True)
    except Exception as problem:
        print(words[0], "none", problem, flush=True)
