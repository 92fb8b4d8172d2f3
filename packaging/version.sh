#!/usr/bin/env bash
# Prints the program's version as the sources say it, in the one place it stands.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^ *static let current = "\([0-9][0-9.]*\)"$/\1/p' Sources/Runner/ProgramVersion.swift)
[ -n "$version" ] || { echo "Sources/Runner/ProgramVersion.swift holds no version." >&2; exit 70; }
printf '%s\n' "$version"
