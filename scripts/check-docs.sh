#!/usr/bin/env bash
# Fails when a document that comes from the program is not what the program says today. The other pages and the pictures
# are written by hand; `make pages-check` looks after their links and commands.
set -euo pipefail
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"$(dirname "$0")/write-docs.sh" "$1" "$fresh"
stale=0
for file in "$fresh"/*; do diff -u "$2/${file##*/}" "$file" || stale=1; done
# A schema that the program no longer writes must go.
for file in "$2"/*.schema.json; do
    [ -e "$fresh/${file##*/}" ] || { echo "$file does not come from the program" >&2; stale=1; }
done
if [ "$stale" -ne 0 ]; then
    echo "$2 is out of date; run: make docs" >&2
    exit 1
fi
