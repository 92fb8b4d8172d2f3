#!/usr/bin/env bash
# Writes the documents that come from the program itself: help, man page, schema, completions.
set -euo pipefail
program=$1
folder=$2
mkdir -p "$folder"
# The manual has a heading for each command, with its options and operands behind it.
mapfile -t commands < <("$program" man | awk '/^\.SS / {
    gsub(/\\/, ""); name = ""
    for (i = 3; i <= NF && $i ~ /^[a-z-]+$/; i++) name = name (i > 3 ? " " : "") $i
    print name
}')
{
    echo "# Commands"
    echo
    echo "What \`vegyscan --help\` and \`vegyscan COMMAND --help\` print; written by \`make docs\`."
    for command in "" "${commands[@]}"; do
        printf '\n## vegyscan %s\n\n```text\n' "$command" | sed 's/ $//'
        # Unquoted: the words of a command are arguments of their own.
        # shellcheck disable=SC2086
        COLUMNS=80 "$program" $command --help
        printf '```\n'
    done
} >"$folder/commands.md"
"$program" man >"$folder/vegyscan.1"
for schema in bundle events export folder index judge profile words; do "$program" schema "$schema" >"$folder/$schema.schema.json"; done
