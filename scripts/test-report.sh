#!/usr/bin/env bash
# Scans samples/ into a folder of its own and uses the report on it in a browser.
#
#     scripts/test-report.sh PROGRAM
set -euo pipefail
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# One sample is damaged on purpose, which is exit code 1.
"$program" scan samples --out "$work/results" --store "$work/store" --quiet 2>/dev/null || [ $? -eq 1 ]
scripts/test-report.py "$program" "$work/results" --photo-folder samples
