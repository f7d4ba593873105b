"""An engine on the line that begins with the two points it found nearest last, and ends there."""
import sys

print("certigjk-engine 1 name=warm version=1 settings=default precision=double"
      " answers=verdict,distance dimensions=1 poses=no", flush=True)
last = None
for line in sys.stdin:
    words = line.split()
    size_a, size_b = map(int, words[2:4])
    x = list(map(float, words[4:]))
    a, b = x[:size_a], x[size_a:]
    if last is None or last[0] != (size_a, size_b):
        sides = [(min(b) - max(a), a.index(max(a)), b.index(min(b)), 1),
                 (min(a) - max(b), a.index(min(a)), b.index(max(b)), -1)]
        last = ((size_a, size_b), max(sides))
    gap, i, j, sign = last[1]
    d = max(0.0, sign * (b[j] - a[i]))
    print(words[0], "verdict", "separated" if d > 0 else "meeting", "distance", repr(d), flush=True)
