#!/usr/bin/env bash
# Proves that other packages can depend on this one by version: the current commit, cloned and tagged 9.9.9, is used by
#
#   - a package that depends on the product Models and decodes BUNDLE, without any C library,
#   - examples/own-stage, which depends on the product Stages and reads two samples.
#
# Swift Package Manager itself refuses a version with unsafe flags. Changes that aren't committed are not tested.
#
#     scripts/test-package.sh BUNDLE
set -euo pipefail
bundle=$(realpath "$1")
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "test-package: $1" >&2; exit 1; }

# The flags that our own tests are built with are no part of a version.
unset VEGYSCAN_OPTIMISED_TESTS VEGYSCAN_FUZZ
version=9.9.9
export VEGYSCAN_PACKAGE_VERSION=$version VEGYSCAN_PACKAGE_URL=file://$work/vegyscan
git clone --quiet --bare --depth 1 "file://$PWD" "$work/vegyscan"
git -C "$work/vegyscan" tag $version

# What Swift Package Manager remembers of this version goes with the folder. Both packages share one clone of it and
# what was built of Models.
build() {
    swift build --quiet --disable-index-store -debug-info-format none --package-path "$1" \
        --scratch-path "$work/build" --cache-path "$work/cache" --security-path "$work/security" \
        --config-path "$work/config"
}

reader=$work/bundle-reader
mkdir -p "$reader/Sources/bundle-reader"
cat > "$reader/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bundle-reader",
    dependencies: [.package(url: "$VEGYSCAN_PACKAGE_URL", exact: "$version")],
    targets: [
        .executableTarget(name: "bundle-reader", dependencies: [.product(name: "Models", package: "vegyscan")])
    ])
END
cat > "$reader/Sources/bundle-reader/main.swift" <<'END'
import Foundation
import Models

let bundle = try JSONDecoder().decode(
    MenuBundle.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
for dish in bundle.dishes { print(dish.name) }
END

build "$reader"
"$work/build/debug/bundle-reader" "$bundle" > "$work/read.txt"
python3 - "$bundle" > "$work/wanted.txt" <<'END'
import json, sys
for dish in json.load(open(sys.argv[1], encoding="utf-8"))["dishes"]:
    print(dish["name"])
END
[ -s "$work/wanted.txt" ] || fail "$bundle has no dish"
cmp "$work/wanted.txt" "$work/read.txt" || fail "Models reads other dishes than the bundle holds"
# The program is linked with no C library, and no module that needs one was compiled for it.
libraries=$(sed -n 's/.*link "\(.*\)".*/\1/p' Sources/Stages/CLibraries/*/module.modulemap | paste -sd '|')
[ -n "$libraries" ] || fail "no module map names a C library"
if readelf --dynamic "$work/build/debug/bundle-reader" | grep -E "NEEDED.*lib($libraries)\.so"; then
    fail "a program that reads bundles is linked with a C library"
fi
compiled=$(find "$work/build/debug/" -path '*.build/*.o' -printf '%P\n' | cut -d / -f 1 | sort -u | paste -sd ' ')
[ "$compiled" = "Models.build bundle_reader.build" ] || fail "for Models alone this was compiled: $compiled"
echo "Models $version: decodes a bundle, without any C library"

cp -R examples/own-stage "$work/own-stage"
rm -rf "$work/own-stage/.build" "$work/own-stage/Package.resolved"
build "$work/own-stage"
"$work/build/debug/own-stage" samples/hostile/menu.jpg samples/gps-orientation-6/menu.jpg > "$work/menu.json"
python3 - "$work/menu.json" <<'END'
import json, sys
made = json.load(open(sys.argv[1], encoding="utf-8"))
location = made["menu"]["location"]
assert made["menu"]["status"] == "complete" and made["menu"]["dishes"], "the menu was not read"
assert (location["lat"], location["lng"]) == (48.21, 16.37), f"the replaced stage was not used: {location}"
assert any("vegan.example" in contact["text"] for contact in made["contacts"]), "the added stage found nothing"
END
echo "Stages $version: own-stage adds a stage and replaces one"
