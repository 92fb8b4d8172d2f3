#!/usr/bin/env bash
# Learns the weights by which words of a menu are labelled, into the program's tables.
#
#     train-layout.sh PROGRAM FOLDER[:LANGUAGES]...
#
# Each FOLDER holds photos with lists of dishes (NAME.dishes.json); it is read anew with the neural engine, since what was
# read by another version would teach something else. So are photos of menus drawn here: of the half of dishes, typefaces and
# columns on which nothing is certified, and of names with rows below them that are no part of them.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache XDG_STATE_HOME=$work/state XDG_DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}
# Photos on which nothing can be read teach nothing.
read_photos() {
    "$program" scan "$1" --out "$2" --detector neural --languages "$3" --no-history --quiet || [ $? -eq 1 ]
}
sets=()
for set in "$@"; do
    IFS=: read -r folder languages <<<"$set"
    out=$work/$(basename "$folder")
    read_photos "$folder" "$out" "${languages:-auto}"
    sets+=("$folder=$out")
done
rendered=()
/usr/bin/python3 -B scripts/draw-menus "$work/labelled" --layouts labelled --dishes Tests/Dishes,Tests/BlindDishes \
    --pages 40 --split calibration --seed 5 --cameras mild >/dev/null
/usr/bin/python3 -B scripts/draw-menus "$work/below" --layouts below --pages 4 --seed 5 >/dev/null
for layout in labelled below; do
    read_photos "$work/$layout" "$work/$layout-read" auto
    rendered+=("$work/$layout=$work/$layout-read")
done
train() { /usr/bin/python3 -B scripts/learn-layout train "${sets[@]}" --rendered "${rendered[@]}" --program "$program" "$@"; }
# Written menus teach what long pages are like; short ones are found better by what is learned without them.
train --weights "$work/long.tsv"
train --ways 0 --weights "$work/short.tsv"
/usr/bin/python3 -B scripts/learn-layout join "$work/long.tsv" "$work/short.tsv" --weights "$work/weights.tsv"
mv "$work/weights.tsv" Sources/Stages/Tables/layout/weights.tsv
# The compiler sees the table only where the file that embeds it changes.
touch Sources/Stages/Tables/layout.c
