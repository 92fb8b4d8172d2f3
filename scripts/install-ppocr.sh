#!/usr/bin/env bash
# Fetches ONNX Runtime's library and PP-OCRv4's models, which come inside two PyPI packages, into the folder named as
# argument. Needs python3 with pip. What is there is replaced only when all of it was fetched.
set -euo pipefail
folder=$1
packages=(onnxruntime rapidocr-onnxruntime)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip --version >/dev/null 2>&1 || { echo "python3 has no pip; install python3-pip first." >&2; exit 69; }
if ! python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --dest "$work/wheels" \
    "${packages[@]}" >&2; then
    echo "The packages ${packages[*]} can't be fetched from PyPI; check the network and try again." >&2
    exit 69
fi

python3 -B - "$work" <<'PYTHON'
import hashlib, json, pathlib, re, sys, zipfile

work = pathlib.Path(sys.argv[1])
target = work / "engine"
target.mkdir()
models = {"ch_PP-OCRv4_det_infer.onnx", "ch_PP-OCRv4_rec_infer.onnx"}
versions = {}
for wheel in sorted((work / "wheels").glob("*.whl")):
    name, version = wheel.name.split("-")[:2]
    versions[name.replace("_", "-")] = version
    with zipfile.ZipFile(wheel) as archive:
        for entry in archive.namelist():
            base = entry.rsplit("/", 1)[-1]
            if re.fullmatch(r"libonnxruntime\.so[.\d]*", base):
                kept = "libonnxruntime.so"
            elif base in models:
                kept = base
            elif re.match(r"(?i)(licen[cs]e|thirdpartynotices|notice)", base):
                kept = "%s-%s" % (name, base)
            else:
                continue
            (target / kept).write_bytes(archive.read(entry))
missing = sorted(({"libonnxruntime.so"} | models) - {path.name for path in target.iterdir()})
if missing:
    sys.exit("The packages have changed: they no longer hold " + ", ".join(missing))
files = {
    path.name: hashlib.sha256(path.read_bytes()).hexdigest()
    for path in sorted(target.iterdir())
}
manifest = {"packages": versions, "sha256": files}
(target / "manifest.json").write_text(json.dumps(manifest, indent=2, sort_keys=True) + "\n")
PYTHON

mkdir -p "$folder"
# Each file appears whole or not at all; a program that has the old library open keeps it.
for file in "$work"/engine/*; do
    name=$(basename "$file")
    cp "$file" "$folder/.$name.new"
    mv "$folder/.$name.new" "$folder/$name"
done
echo "The neural engine is in $folder" >&2
