#!/usr/bin/env bash
# Times `vegyscan read` against `tesseract`, once per photo and spread over all cores, on the same photos in turn.
# Prints the median of the ratios of wall time; absolute times differ from machine to machine.
set -euo pipefail
program=$1
photos=$2
rounds=${ROUNDS:-3}
# Named, since `auto` would time whatever engine happens to be installed: classic or neural.
detector=${DETECTOR:-classic}
# Asked first: nproc itself obeys OMP_THREAD_LIMIT.
cores=$(nproc)
export OMP_THREAD_LIMIT=1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find "$photos" -maxdepth 1 -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' \) -print0 | sort -z >"$work/list"

seconds_of() {
    local start=$EPOCHREALTIME
    "$@" >/dev/null 2>&1 || true
    awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.2f", b - a }'
}
plain() { xargs -0 -P"$cores" -I{} tesseract {} - <"$work/list"; }
ours() { "$program" read --detector "$detector" --null --files-from "$work/list" --out "$work/out"; }

echo "$(tr -cd '\0' <"$work/list" | wc -c) photos, $cores cores, $rounds rounds, $detector detector"
for ((round = 1; round <= rounds; round++)); do
    a=$(seconds_of ours)
    b=$(seconds_of plain)
    awk -v a="$a" -v b="$b" 'BEGIN { printf "vegyscan read %6.2f s   tesseract %6.2f s   ratio %.2f\n", a, b, a / b }' |
        tee -a "$work/rows"
done
awk '{ print $NF }' "$work/rows" | sort -n | awk '{ v[NR] = $1 } END { printf "median ratio %s\n", v[int((NR + 1) / 2)] }'
