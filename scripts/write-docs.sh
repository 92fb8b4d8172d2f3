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
    for command in "" scan read judge schema doctor about completions man help; do
        printf '\n## vegyscan %s\n\n```text\n' "$command" | sed 's/ $//'
        COLUMNS=80 "$program" ${command:+"$command"} --help
        printf '```\n'
    done
} >"$folder/commands.md"
"$program" man >"$folder/vegyscan.1"
"$program" schema >"$folder/bundle.schema.json"
