"""Works the test vectors of the fair shuffle out again, from the text of fairness.md alone."""

import hashlib
import hmac
import sys


def u32(n):
    return n.to_bytes(4, "big")


def u64(n):
    return n.to_bytes(8, "big")


def numbers(seed, contributions, shuffle):
    head = b"tercet-shuffle-1" + u32(len(contributions))
    for seat, sent in sorted(contributions.items()):
        head += u32(seat) + u32(len(sent)) + sent
    block = 0
    while True:
        stream = hmac.new(seed, head + u64(shuffle) + u64(block), hashlib.sha512).digest()
        for at in range(0, 64, 2):
            yield int.from_bytes(stream[at : at + 2], "big")
        block += 1


def order(seed, contributions, shuffle, items):
    a = list(items)
    stream = numbers(seed, contributions, shuffle)
    dropped = 0
    for i in range(len(a) - 1, 0, -1):
        fair = 65536 - 65536 % (i + 1)
        number = next(stream)
        while number >= fair:
            dropped += 1
            number = next(stream)
        j = number % (i + 1)
        a[i], a[j] = a[j], a[i]
    return a, dropped


def check(paragraph):
    fields, contributions = {}, {}
    for line in paragraph.strip().split("\n"):
        key, value = line.split(": ")
        if key == "Contribution":
            seat, sent = value.split(" ")
            contributions[int(seat[1:])] = bytes.fromhex(sent)
        fields[key] = value
    seed = bytes.fromhex(fields["Seed"])
    given = [int(item) for item in fields["Order"].split(" ")]
    mine, dropped = order(seed, contributions, int(fields["Shuffle"]), range(len(given)))
    committed = hashlib.sha512(b"tercet-commitment-1" + seed).hexdigest() == fields["Commitment"]
    print(f"{len(given)} items, {len(contributions)} contributions, {dropped} dropped: "
          f"commitment {'holds' if committed else 'DIFFERS'}, order {'holds' if mine == given else 'DIFFERS'}")
    return committed and mine == given


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        vectors = [text for text in file.read().split("\n\n") if not text.startswith("#")]
    sys.exit(0 if all([check(text) for text in vectors]) else 1)
