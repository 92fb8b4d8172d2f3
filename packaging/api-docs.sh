#!/usr/bin/env bash
# Writes the interface of all modules, as their comments describe it, into the folder named as second argument, a static
# site. The first argument is the folder of a finished debug build (swift build --show-bin-path): only that knows the
# comments of what is not public. Each module has a catalogue, MODULE.docc, in the folder of its target. A warning of
# docc, such as a link that leads nowhere, is an error.
set -euo pipefail
cd "$(dirname "$0")/.."
built=$1
out=$2
command -v docc >/dev/null || { echo "The Swift toolchain has no docc on the PATH." >&2; exit 69; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$(packaging/version.sh)
imports=(-I "$built/Modules" -Xcc "-fmodule-map-file=$built/Tables.build/module.modulemap")
for map in Sources/Stages/CLibraries/*/module.modulemap; do imports+=(-Xcc "-fmodule-map-file=$map"); done

# What only this package uses has little that is public: it is described for those who work on it.
archives=()
for module in Models:public:Sources/Models Stages:public:Sources/Stages/Chain \
    {Files,Pages,Reading,Menus,Judging,Asking,Library,Outputs}:package: Runner:internal:Sources/Runner; do
    IFS=: read -r name access folder <<<"$module"
    folder=${folder:-Sources/Stages/$name}
    archive=$work/$name.doccarchive
    mkdir "$work/$name"
    swift-symbolgraph-extract -module-name "$name" -minimum-access-level "$access" -skip-inherited-docs \
        -skip-synthesized-members -target "$(uname -m)-unknown-linux-gnu" "${imports[@]}" -output-dir "$work/$name"
    status=0
    docc convert "$folder/$name.docc" --additional-symbol-graph-dir "$work/$name" \
        --fallback-display-name "$name" --fallback-bundle-identifier "vegyscan.$name" \
        --fallback-bundle-version "$version" --ide-console-output --output-path "$archive" >"$work/messages" 2>&1 || status=$?
    # A comment here names only the parameters that need a word.
    trouble=$(grep -E '(warning|error): ' "$work/messages" | grep -vE "Parameter '[^']*' is missing documentation" || true)
    if [ "$status" -ne 0 ] || [ -n "$trouble" ]; then
        printf '%s\n' "${trouble:-$(cat "$work/messages")}" >&2
        exit 1
    fi
    archives+=("$archive")
done

docc merge "${archives[@]}" --synthesized-landing-page-name VegyScan --output-path "$work/site" >/dev/null
rm -rf "$out"
mkdir -p "$(dirname "$out")"
mv "$work/site" "$out"
echo "$out: serve it with python3 -m http.server --directory $out, and open /documentation"
