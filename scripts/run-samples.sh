#!/usr/bin/env bash
# Runs the main job on samples/. One sample is a damaged photo, so "some photos failed" is the expected end.
set -euo pipefail
program=$1
status=0
"$program" scan samples --out out --report || status=$?
if [ "$status" -gt 1 ]; then exit "$status"; fi
echo
echo "One bundle for each menu: out/<menu>/bundle.json, an overview in out/index.jsonl."
echo "Pages to look at: out-report/index.html; open it in a browser."
echo "The sample called corrupt is damaged on purpose. Next: $program scan YOUR_PHOTOS --out RESULTS"
