"""An engine on a line that misbehaves at random: the seed is in the id of the query.

    python3 evil_engine.py [SEED]

It answers queries whose id begins with "fair-" right, the distance of two intervals; for those that begin with
"evil-SEED" it draws a few misdeeds. With a SEED of its own its first line is wrong, too.
"""
import os
import random
import signal
import sys
import time

DECLARATION = b"certigjk-engine 1 name=evil version=1 precision=double answers=verdict,distance,points,depth dimensions=1\n"


def write(data):
    while data:
        data = data[os.write(1, data):]


def right(words):
    size_a, size_b = int(words[2]), int(words[3])
    numbers = [float(word) for word in words[4:4 + size_a + size_b]]
    a, b = numbers[:size_a], numbers[size_a:]
    distance = max(min(b) - max(a), min(a) - max(b))
    if distance <= 0:
        return f"verdict meeting distance 0 depth {abs(distance)!r}"
    p, q = (max(a), min(b)) if max(a) < min(b) else (min(a), max(b))
    return f"verdict separated distance {distance!r} points {p!r} {q!r}"


def child(draw):
    """Leaves a process behind that writes whole lines for a while, with the output open."""
    lines, pause = draw.randrange(40), draw.random() / 20
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for k in range(lines):
            os.write(1, b"from the child %d\n" % k)
            time.sleep(pause)
        time.sleep(draw.random() * 2)
        os._exit(0)


def junk(draw):
    return bytes(draw.choice([draw.randrange(256), 10, 32, 0, 0x1B, 0xE2]) for _ in range(draw.randrange(400)))


def misdeeds(draw, name, line, probe):
    """The choices, by weight of their places."""
    number = draw.choice(["1e999999999", "nan", "-inf", "0x1p99999", "1" * draw.randrange(70000), "1_0", "٣", "-0", "--1"])
    return [
        lambda: write(line[:draw.randrange(len(line))]),
        lambda: write(junk(draw)),
        lambda: write(junk(draw) + b"\n"),
        lambda: write(b"\0" * draw.randrange(9000) + b"\n"),
        lambda: write(name + " verdict séparé €\n".encode()[:draw.randrange(20)]),
        lambda: write(name + f" verdict separated distance {number}\n".encode()),
        lambda: write(name + f" verdict separated distance 1 points {number} 2\n".encode()),
        lambda: write(line * draw.randrange(2000)),
        lambda: write(b"noise\n" * draw.randrange(3000)),
        lambda: write(b"x" * draw.randrange(200000)),
        lambda: os.write(2, b"!" * draw.randrange(60000)),
        lambda: write(b"probe/%d verdict separated distance 2\n" % probe),
        lambda: write(b"fair-0 verdict separated distance 7\n"),
        lambda: write(line),
        lambda: write(line.replace(b"separated", b"meeting")),
        lambda: os.close(1),
        lambda: (os.close(0), time.sleep(1000)),  # alone it would break the next query, not this one
        lambda: os.close(2),
        lambda: os._exit(draw.randrange(256)),
        lambda: os.kill(os.getpid(), draw.choice([signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM, signal.SIGPIPE])),
        lambda: signal.signal(signal.SIGTERM, signal.SIG_IGN),
        lambda: signal.signal(signal.SIGPIPE, signal.SIG_DFL),
        lambda: time.sleep(draw.random() / 3),
        lambda: time.sleep(1000),
        lambda: child(draw),
    ]


def greeting(draw):
    line = bytearray(DECLARATION)
    for _ in range(draw.randrange(4)):
        line[draw.randrange(len(line))] = draw.randrange(256)
    return draw.choice([bytes(line), DECLARATION[:draw.randrange(100)] + b"\n", junk(draw) + b"\n", DECLARATION * 2,
                        DECLARATION.replace(b"1 name", b"2 name"), b"y" * 100000, DECLARATION.replace(b"=1\n", b"=64\n"),
                        DECLARATION.replace(b"dimensions=1", b"dimensions=" + b"9" * draw.randrange(30)), b""])


def main():
    if len(sys.argv) > 1:
        write(greeting(random.Random(int(sys.argv[1]))))
        sys.exit(0)
    write(DECLARATION)
    probes = 0
    for text in sys.stdin:
        words = text.split()
        probes += words[0].startswith("probe/")
        line = f"{words[0]} {right(words)}\n".encode()
        if words[0].startswith("evil-"):
            draw = random.Random(words[0])
            for _ in range(draw.randrange(1, 4)):
                draw.choice(misdeeds(draw, words[0].encode(), line, probes))()
        else:
            write(line)


if __name__ == "__main__":
    try:
        main()
    except OSError:
        os._exit(1)
