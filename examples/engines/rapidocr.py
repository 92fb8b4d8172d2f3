#!/usr/bin/env python3
"""Prints the text that RapidOCR reads on a photo, a line for each line that it found (pip install rapidocr-onnxruntime).

usage: vegyscan bench text truth --command 'python3 examples/engines/rapidocr.py {}'
"""

import sys

from rapidocr_onnxruntime import RapidOCR


def main():
    found, _ = RapidOCR()(sys.argv[1])
    for _box, text, _score in found or []:
        print(text)


main()
