#!/usr/bin/env bash
# Writes the documents that come from the program itself: help, man page, schema, completions.
set -euo pipefail
program=$1
folder=$2
mkdir -p "$folder"
{
    echo "# Commands"
    echo
    echo "What \`vegyscan --help\` and \`vegyscan COMMAND --help\` print; written by \`make docs\`."
    for command in "" scan read judge bench "bench text" "bench dishes" "bench claims" "bench layout" "bench judging" knowledge "knowledge check" "knowledge lookup" schema doctor about completions man help; do
        printf '\n## vegyscan %s\n\n```text\n' "$command" | sed 's/ $//'
        # Unquoted: the words of a command are arguments of their own.
        # shellcheck disable=SC2086
        COLUMNS=80 "$program" $command --help
        printf '```\n'
    done
} >"$folder/commands.md"
"$program" man >"$folder/vegyscan.1"
"$program" schema >"$folder/bundle.schema.json"
