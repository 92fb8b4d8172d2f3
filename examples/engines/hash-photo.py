#!/usr/bin/env python3
"""Prints a hash of a photo by the library imagehash (pip install imagehash): average, dhash, phash or whash.

usage: vegyscan bench hashes photos --command 'python3 examples/engines/hash-photo.py {} phash'
"""

import sys

import imagehash
from PIL import Image, ImageOps

HASHES = {
    "average": imagehash.average_hash,
    "dhash": imagehash.dhash,
    "phash": imagehash.phash,
    "whash": imagehash.whash,
}


def main():
    take = HASHES[sys.argv[2] if len(sys.argv) > 2 else "phash"]
    with Image.open(sys.argv[1]) as photo:
        print(take(ImageOps.exif_transpose(photo)))


main()
