#!/usr/bin/env bash
# Prints the text that tesseract reads on a photo, with all its defaults; LANGUAGES may be such as eng+deu.
#
# usage: vegyscan bench text truth --command 'examples/engines/tesseract.sh {}'
set -euo pipefail
OMP_THREAD_LIMIT=1 exec tesseract "$1" - -l "${LANGUAGES:-eng}" 2>/dev/null
