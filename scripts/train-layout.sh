#!/usr/bin/env bash
# Learns the weights by which words of a menu are labelled, and writes them into the program's tables.
#
#     train-layout.sh PROGRAM FOLDER[:LANGUAGES]...
#
# Each FOLDER holds photos with lists of dishes (NAME.dishes.json); it is read anew with the neural engine, since what was
# read by another version would teach something else.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache XDG_STATE_HOME=$work/state XDG_DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}
sets=()
for set in "$@"; do
    IFS=: read -r folder languages <<<"$set"
    out=$work/$(basename "$folder")
    # Photos on which nothing can be read teach nothing.
    "$program" scan "$folder" --out "$out" --detector neural --languages "${languages:-auto}" --no-history --quiet ||
        [ $? -eq 1 ]
    sets+=("$folder=$out")
done
/usr/bin/python3 -B scripts/learn-layout train "${sets[@]}" --program "$program" \
    --weights Sources/Stages/Tables/layout/weights.tsv
# The compiler sees the table only where the file that embeds it changes.
touch Sources/Stages/Tables/layout.c
