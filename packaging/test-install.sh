#!/usr/bin/env bash
# Installs the program named as argument into a folder with blanks in its name, as an ordinary user would and as a
# package is put together, runs it from there, and takes it away again.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$1
version=$(packaging/version.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "test-install: $1" >&2; exit 1; }
# The pages of commands are looked at by one of them.
files() { (cd "$1" && find . -type f ! -name 'vegyscan-*.1' -o -name vegyscan-scan.1 | sort | sed 's|^\./||'); }

expected="bin/vegyscan
lib/systemd/system/vegyscan-watch.service
share/bash-completion/completions/vegyscan
share/doc/vegyscan/CHANGELOG.md
share/doc/vegyscan/LICENSE
share/doc/vegyscan/NOTICE
share/doc/vegyscan/THIRD-PARTY
share/fish/vendor_completions.d/vegyscan.fish
share/man/man1/vegyscan-scan.1
share/man/man1/vegyscan.1
share/zsh/site-functions/_vegyscan"

check() {
    local root=$1 file
    [ "$(files "$root")" = "$expected" ] || fail "other files than expected: $(files "$root")"
    for file in $expected; do [ -s "$root/$file" ] || fail "$file is empty"; done
    [ "$("$root/bin/vegyscan" --version)" = "vegyscan $version" ] || fail "the version is not $version"
    grep -q "vegyscan $version" "$root/share/man/man1/vegyscan.1" || fail "the manual is of another version"
    grep -q "^ExecStart=\"/.*/bin/vegyscan\" scan --watch " "$root/lib/systemd/system/vegyscan-watch.service" \
        || fail "the unit doesn't start the program"
    bash -n "$root/share/bash-completion/completions/vegyscan" || fail "bash can't read its completions"
    if command -v man >/dev/null; then
        [ "$(MANPATH="$root/share/man" man -w vegyscan)" = "$root/share/man/man1/vegyscan.1" ] || fail "man finds no page"
    fi
}

home="$work/a home/.local"
make --no-print-directory install PROGRAM="$program" PREFIX="$home"
check "$home"
# A second time over it, and beside a file of somebody else.
make --no-print-directory install PROGRAM="$program" PREFIX="$home"
touch "$home/share/doc/vegyscan/notes of mine"
make --no-print-directory uninstall PREFIX="$home"
[ "$(files "$home")" = "share/doc/vegyscan/notes of mine" ] || fail "left behind or taken too much: $(files "$home")"

staged="$work/a stage"
make --no-print-directory install PROGRAM="$program" DESTDIR="$staged" PREFIX=/opt/vegy
check "$staged/opt/vegy"
make --no-print-directory uninstall DESTDIR="$staged" PREFIX=/opt/vegy
[ -z "$(find "$staged" -type f)" ] || fail "left behind: $(files "$staged")"

if PREFIX=relative DESTDIR="$staged" packaging/install.sh "$program" 2>/dev/null; then fail "took a relative PREFIX"; fi
echo "Installed, run and taken away again, twice."
