"""Ways in which a picture file gets damaged, from one flipped bit to another format's header."""

import random
import struct


def flip_bits(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    for _ in range(dice.choice((1, 1, 2, 4, 16, 64))):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)


def flip_header_bits(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    for _ in range(dice.choice((1, 2, 4))):
        data[dice.randrange(min(len(data), 160))] ^= 1 << dice.randrange(8)


def truncate(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    del data[dice.choice((dice.randrange(len(data)), dice.randrange(min(64, len(data))), len(data) - 1)):]


def extreme_number(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    """Where a length, a count, a distance or a size may stand: a number at the edge of what fits."""
    for _ in range(dice.choice((1, 1, 3))):
        layout = dice.choice(("B", ">H", "<H", ">I", "<I"))
        most = 256 ** struct.calcsize(layout) - 1
        number = dice.choice((0, 1, 2, most, most - 1, most // 2, most // 2 + 1, min(most, len(data)), min(most, 65500)))
        place = dice.randrange(max(1, min(len(data), dice.choice((64, 400, len(data))))))
        packed = struct.pack(layout, number)
        data[place:place + len(packed)] = packed[:max(0, len(data) - place)]


def swap_header(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    other = dice.choice(others)
    length = dice.choice((4, 8, 12, 32, 64, 200))
    data[:length] = other[:length]


def splice(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    other = dice.choice(others)
    start, place = dice.randrange(len(other)), dice.randrange(len(data))
    piece = other[start:start + dice.choice((8, 100, 1000))]
    data[place:place + dice.choice((0, len(piece)))] = piece


def insert(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    place = dice.randrange(len(data) + 1)
    data[place:place] = dice.choice((dice.randbytes(dice.choice((1, 4, 300))), bytes(dice.choice((1, 16, 4000)))))


def delete(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    place = dice.randrange(len(data))
    del data[place:place + dice.choice((1, 2, 7, 100))]


def repeat(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    """Twice the same chunk, marker or box, or a hundred times."""
    place, length = dice.randrange(len(data)), dice.choice((4, 20, 100, 600))
    data[place:place] = data[place:place + length] * dice.choice((1, 3, 100))


def break_exif(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    """Within the EXIF block when there is one, else anywhere."""
    start = max(data.find(b"Exif\0\0"), data.find(b"II*\0"), data.find(b"MM\0*"), 0)
    for _ in range(dice.choice((1, 3, 8))):
        place = min(len(data) - 1, start + dice.randrange(260))
        data[place] = dice.choice((0, 1, 0x7F, 0x80, 0xFF, dice.randrange(256)))


def zeros(data: bytearray, dice: random.Random, others: list[bytes]) -> None:
    """As a broken disk or a download that was given up leaves it."""
    place, length = dice.randrange(len(data)), dice.choice((16, 512, 4096))
    end = min(len(data), place + length)
    data[place:end] = bytes(end - place)


KINDS = (
    flip_bits, flip_header_bits, truncate, extreme_number, extreme_number, swap_header, splice, insert, delete, repeat,
    break_exif, zeros)


def mutant(seed: bytes, dice: random.Random, others: list[bytes]) -> tuple[bytes, str]:
    """A damaged copy, and how it was damaged. One to three kinds of damage; never the seed itself."""
    data, done = bytearray(seed), []
    while not done or (bytes(data) == seed):
        kind = dice.choice(KINDS)
        if data:
            kind(data, dice, others)
        done.append(kind.__name__)
        if len(done) < 3 and data and dice.random() < 0.3:
            again = dice.choice(KINDS)
            again(data, dice, others)
            done.append(again.__name__)
    return bytes(data), "+".join(done)
