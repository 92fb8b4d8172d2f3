"""Photos for scripts that need many and look into none."""

import struct
import zlib

ROWS = zlib.compress((b"\0" + b"\xff" * 32) * 32)


def picture(number: int) -> bytes:
    """A white PNG of 32 x 32 pixels; no two are the same file."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 32, 32, 8, 0, 0, 0, 0))
        + chunk(b"tEXt", b"Comment\0" + str(number).encode()) + chunk(b"IDAT", ROWS) + chunk(b"IEND", b""))
