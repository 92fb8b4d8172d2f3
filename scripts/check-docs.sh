#!/usr/bin/env bash
# Fails when a document that comes from the program is not what the program says today. architecture.*, layout.md,
# safety.md and the pictures are none of those.
set -euo pipefail
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"$(dirname "$0")/write-docs.sh" "$1" "$fresh"
if ! diff -ru "$2" "$fresh" --exclude=safety.md --exclude='architecture.*' --exclude=layout.md --exclude='*.png'; then
    echo "$2 is out of date; run: make docs" >&2
    exit 1
fi
