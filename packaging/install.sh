#!/usr/bin/env bash
# Installs the program named as argument with its manual pages, completions and licences below PREFIX (/usr/local unless
# set). Manual and completions come from that program itself.
set -euo pipefail
here=$(dirname "$0")
# shellcheck source=packaging/places.sh
. "$here/places.sh"
program=$1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# All of it is made before anything is put in place.
"$program" man --out "$work/man"
"$program" about --licenses >"$work/third-party"
sed "s|@BIN@|${prefix%/}/bin|" "$here/vegyscan-watch.service.in" >"$work/unit"
for shell in bash zsh fish; do "$program" completions "$shell" >"$work/$shell"; done

file() { install -D -m 644 -- "$1" "$2"; }
install -D -m 755 -- "$program" "$bin/vegyscan"
for page in "$work/man"/*; do file "$page" "$man/${page##*/}"; done
file "$work/bash" "$bash_completions/vegyscan"
file "$work/zsh" "$zsh_completions/_vegyscan"
file "$work/fish" "$fish_completions/vegyscan.fish"
file "$work/unit" "$units/vegyscan-watch.service"
file "$here/../LICENSE" "$doc/LICENSE"
file "$here/../NOTICE" "$doc/NOTICE"
file "$here/../CHANGELOG.md" "$doc/CHANGELOG.md"
file "$work/third-party" "$doc/THIRD-PARTY"
