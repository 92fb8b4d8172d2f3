#!/usr/bin/env bash
# Lets the program named as argument fetch its neural engine, for whoever runs make or called sudo; that takes no time
# where it is there. Where it can't be fetched one line says so, and the set-up goes on: the program works without.
set -uo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "$1")
as_user=()
if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ]; then as_user=(sudo -H -u "$SUDO_USER"); fi

said=$(mktemp)
trap 'rm -f "$said"' EXIT
# Notes are shown as they come; a complaint is kept for the last line.
fetch() { "${as_user[@]}" "$program" engine install 2> >(tee "$said" | grep -v '^vegyscan: ' >&2); }

if fetch; then exit 0; fi
if ! python3 -m pip --version >/dev/null 2>&1 && scripts/install-packages.sh python3-pip >/dev/null 2>&1 && fetch; then
    exit 0
fi
echo "Going on without the neural engine. $(sed -n 's/^vegyscan: //p' "$said")" >&2
