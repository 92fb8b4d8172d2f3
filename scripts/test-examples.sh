#!/usr/bin/env bash
# Runs what examples/ shows, on a few samples, and compares the results with those of one plain scan.
#
# usage: test-examples.sh PROGRAM [spark]
set -euo pipefail
program=$(realpath "$1")
which=${2:-}
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/photos"
ln -s "$program" "$work/bin/vegyscan"
export PATH="$work/bin:$PATH" HOME="$work/home"
unset XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME XDG_CONFIG_HOME
for sample in no-text two-pages straight-page; do
    for photo in "samples/$sample"/*.jpg; do
        if [ -e "$photo" ]; then cp "$photo" "$work/photos/$sample $(basename "$photo")"; fi
    done
done
photos=("$work/photos"/*.jpg)
[ "${#photos[@]}" -ge 3 ]

fail() { echo "test-examples: $1" >&2; exit 1; }

# What must come out: a bundle a photo, in the order of the paths.
printf '%s\n' "${photos[@]}" | LC_ALL=C sort | vegyscan scan --stdin --json > "$work/wanted.jsonl"
[ "$(wc -l < "$work/wanted.jsonl")" -eq "${#photos[@]}" ] || fail "not a bundle for each photo"

if [ "$which" = spark ]; then
    printf '%s\n' "${photos[@]}" > "$work/list.txt"
    "${SPARK_PYTHON:-python3}" examples/pyspark-pipe.py "$work/list.txt" "$work/spark"
    cmp <(LC_ALL=C sort "$work/wanted.jsonl") <(cat "$work/spark"/part-* | LC_ALL=C sort) || fail "PySpark's pipe"
    echo "PySpark's pipe: as one run"

    # First one photo, then the rest with a photo that can't be read and a program that dies once.
    printf '%s\n' "${photos[0]}" > "$work/first.txt"
    table() { "${SPARK_PYTHON:-python3}" examples/pyspark-table.py "$1" "$work/table" 2; }
    # A task that fails is done again, as it is on a cluster, but not on one machine unless this says so.
    export PYSPARK_SUBMIT_ARGS="--master local[3,4] pyspark-shell"
    table "$work/first.txt"
    mkdir "$work/dying"
    printf '#!/bin/sh\nmkdir "%s/died" 2>/dev/null && kill -9 $$\nexec "%s" "$@"\n' "$work" "$program" \
        > "$work/dying/vegyscan"
    chmod +x "$work/dying/vegyscan"
    echo "no photo" > "$work/poisoned.jpg"
    echo "$work/poisoned.jpg" >> "$work/list.txt"
    PATH="$work/dying:$PATH" table "$work/list.txt"
    [ -d "$work/died" ] || fail "no program died"
    "${SPARK_PYTHON:-python3}" - "$work" <<'END'
import json
import sys

from pyspark.sql import SparkSession

work = sys.argv[1]
spark = SparkSession.builder.getOrCreate()
wanted = sorted(line.rstrip("\n") for line in open(f"{work}/wanted.jsonl", encoding="utf-8"))
rows = {row.path: row.bundle for row in spark.read.parquet(f"{work}/table/bundles").collect()}
poisoned = json.loads(rows.pop(f"{work}/poisoned.jpg"))
assert poisoned["status"] == "failed", poisoned["status"]
assert sorted(rows.values()) == wanted, "the bundles differ"
count = sum(len(json.loads(line)["dishes"]) for line in wanted)
dishes = spark.read.parquet(f"{work}/table/dishes").collect()
assert len(dishes) == count > 0, (len(dishes), count)
assert all(dish.label and dish.claims for dish in dishes)
spark.stop()
END
    echo "PySpark's table: as one run, with a worker that died and a photo that can't be read"
    exit
fi

if command -v parallel >/dev/null; then
    bash examples/gnu-parallel.sh "$work/photos" 2 > "$work/parallel.jsonl"
    cmp "$work/wanted.jsonl" "$work/parallel.jsonl" || fail "GNU parallel"
    echo "GNU parallel: as one run"
else
    echo "GNU parallel: skipped, it isn't installed"
fi

vegyscan scan "$work/photos" --out "$work/plain" --quiet
for task in 1 2 3; do
    SLURM_ARRAY_TASK_ID=$task SLURM_ARRAY_TASK_COUNT=3 bash examples/slurm-array.sh "$work/photos" "$work/slurm"
done
vegyscan merge "$work/slurm"/part-* --out "$work/slurm/all" --quiet
diff -r --exclude=.vegyscan "$work/plain" "$work/slurm/all" || fail "the Slurm array"
echo "Slurm array: as one run"
