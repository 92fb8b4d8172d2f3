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
    for command in "" scan retry repair merge read judge bench "bench text" "bench dishes" "bench claims" "bench layout" "bench judging" "bench hashes" "bench cache" knowledge "knowledge check" "knowledge lookup" cache "cache stats" "cache explain" "cache clear" "cache export" "cache verify" "cache path" reset schema doctor about completions man help; do
        printf '\n## vegyscan %s\n\n```text\n' "$command" | sed 's/ $//'
        # Unquoted: the words of a command are arguments of their own.
        # shellcheck disable=SC2086
        COLUMNS=80 "$program" $command --help
        printf '```\n'
    done
} >"$folder/commands.md"
"$program" man >"$folder/vegyscan.1"
"$program" schema bundle >"$folder/bundle.schema.json"
"$program" schema events >"$folder/events.schema.json"
