#!/usr/bin/env bash
# Fails when the first entry of CHANGELOG.md (or of the file named as argument) is neither "Unreleased" nor the
# program's version, when a version stands twice, or when none has the program's version but something was released.
set -euo pipefail
cd "$(dirname "$0")/.."
changelog=${1:-CHANGELOG.md}
version=$(packaging/version.sh)

fail() { echo "$changelog: $1" >&2; exit 1; }

mapfile -t entries < <(sed -n 's/^## \[\([^]]*\)\].*/\1/p' "$changelog")
[ ${#entries[@]} -gt 0 ] || fail "there is no entry; one starts with \"## [Unreleased]\" or \"## [$version] - YYYY-MM-DD\"."
case ${entries[0]} in
    Unreleased) released=("${entries[@]:1}") ;;
    "$version") released=("${entries[@]}") ;;
    *) fail "the first entry is ${entries[0]}; the program's version is $version, so it must be that or Unreleased." ;;
esac
if [ ${#released[@]} -gt 0 ]; then
    twice=$(printf '%s\n' "${released[@]}" | sort | uniq -d)
    [ -z "$twice" ] || fail "$twice has two entries."
    newest=$(printf '%s\n' "${released[@]}" "$version" | sort --version-sort | tail -n 1)
    [ "$newest" = "$version" ] || fail "$newest is newer than the program's version $version."
fi
undated=$(grep -E '^## ' "$changelog" | grep -vE '^## \[(Unreleased\]|[0-9.]+\] - [0-9]{4}-[0-9]{2}-[0-9]{2})$' || true)
[ -z "$undated" ] || fail "an entry's line is not \"## [VERSION] - YYYY-MM-DD\": $undated"
