#!/usr/bin/env bash
# Reads all photos below a folder with GNU parallel and prints a bundle a line, in the order of the paths.
#
# usage: gnu-parallel.sh FOLDER [JOBS] > bundles.jsonl
#
# Each job gets a share of the paths on its standard input and starts the program once, so that engines and knowledge
# are loaded once a share. With --sshlogin the same line spreads over machines that see the folder under one name.
set -euo pipefail
folder=$1
jobs=${2:-$(nproc)}
find "$folder" -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.heic' \) -print0 |
    LC_ALL=C sort -z |
    parallel --null --pipe --recend '\0' --keep-order --jobs "$jobs" --max-replace-args 50 \
        'vegyscan scan --stdin --null --json --jobs 1 || [ $? -eq 1 ]'
