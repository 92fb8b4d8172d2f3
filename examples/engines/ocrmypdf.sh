#!/usr/bin/env bash
# Prints the text that OCRmyPDF reads on a photo, turned and straightened by it; LANGUAGES may be such as eng+deu.
# It takes photos without a resolution as 300 dpi.
#
# usage: vegyscan bench text truth --command 'examples/engines/ocrmypdf.sh {}'
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ocrmypdf --quiet --jobs 1 --image-dpi 300 --rotate-pages --deskew --output-type none -l "${LANGUAGES:-eng}" \
    --sidecar "$work/text.txt" "$1" - >/dev/null
cat "$work/text.txt"
