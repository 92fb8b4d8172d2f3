#!/usr/bin/env bash
# Gathers what packaging/Containerfile takes into the folder named as third argument: the package named as second, and
# the neural engine of the program named as first, where there is one.
set -euo pipefail
program=$1
package=$2
out=$3
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$out"
mkdir -p "$out/engine"
cp "$here/Containerfile" "$out/Containerfile"
cp "$package" "$out/vegyscan.deb"
folder=$("$program" engine list --json 2>/dev/null | sed -n 's/^ *"folder" *: *"\(.*\)",*$/\1/p' | head -n 1)
if [ -n "$folder" ] && [ -d "$folder" ]; then
    cp "$folder"/* "$out/engine/"
else
    echo "There is no neural engine here; the container reads with Tesseract alone." >&2
fi
