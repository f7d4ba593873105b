"""An engine in the plane that measures points only, and crashes on repeated points of A.

Arguments are added to its declaration.
"""
import math
import os
import sys

print("certigjk-engine 1 name=planted version=1 settings=default precision=double"
      " answers=verdict,distance dimensions=2 poses=no", *sys.argv[1:], flush=True)
for line in sys.stdin:
    words = line.split()
    n, size_a, size_b = map(int, words[1:4])
    x = list(map(float, words[4:]))
    a = [tuple(x[n * k:n * k + n]) for k in range(size_a)]
    b = [tuple(x[n * (size_a + k):n * (size_a + k) + n]) for k in range(size_b)]
    if len(set(a)) < len(a):
        os._exit(3)
    d = min(math.dist(p, q) for p in a for q in b)
    print(words[0], "verdict", "separated" if d > 0 else "meeting", "distance", repr(d), flush=True)
