#!/usr/bin/env bash
# Writes the fixtures, with the results of samples/, and has other people's validators look at them.
#
#     scripts/test-fixtures.sh PROGRAM ENVIRONMENT
#
# ENVIRONMENT is a folder for a Python environment with the validators, set up the first time.
set -euo pipefail
program=$1
environment=$2
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -c "import jsonschema, jsonschema_rs" 2>/dev/null ||
    "$environment/bin/pip" install --quiet "jsonschema>=4,<5" "jsonschema-rs>=0.29,<1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# One sample is damaged on purpose, which is exit code 1.
"$program" fixtures samples --out "$work" --quiet 2>/dev/null || [ $? -eq 1 ]
"$environment/bin/python" -B scripts/test-fixtures.py "$work"
