#!/usr/bin/env bash
# Reads samples/ with PROGRAM in each of the formats that `read --format` knows and lets programs by others check what
# comes out: xmllint, hocr-spec, hocr-tools, OCRmyPDF's hOCR reader, pytesseract and alto-tools. Those from PyPI are put
# into .build/formats the first time. Where ALTO_XSD names a copy of the schema (version 4.4, changed so that it imports a
# copy of the xlink schema), the ALTO documents are held against that too.
# Usage: scripts/check-formats.sh PROGRAM
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "$1")
tools=.build/formats/tools
packages=(lxml hocr-spec hocr-tools ocrmypdf pytesseract alto-tools)

if [ ! -e "$tools/complete" ]; then
    rm -rf "$tools"
    mkdir -p "$(dirname "$tools")"
    python3 -m venv "$tools"
    if ! "$tools/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"; then
        echo "The packages ${packages[*]} can't be fetched from PyPI; check the network and try again." >&2
        exit 69
    fi
    touch "$tools/complete"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache
photos=()
# One that shows no text, one that can't be read, and names that XML and hOCR mind.
mkdir "$work/photos"
cp samples/no-text/photo.jpg "$work/photos/a \"b\"; <c>&.jpg"
cp samples/two-pages/page-10.jpg "$work/photos/line"$'\n'"break.jpg"
cp samples/corrupt/*.jpg "$work/photos/" 2>/dev/null || true
for photo in "$work"/photos/* samples/{two-pages/page-2,german-allergens/menu,indian-marks/menu,gps-orientation-6/menu}.jpg; do
    [ -e "$photo" ] && photos+=("$photo")
done
for format in tsv hocr alto json; do
    code=0
    "$program" read "${photos[@]}" --format "$format" > "$work/all.$format" 2> "$work/errors" || code=$?
    # 1: a photo that can't be read is among them.
    [ "$code" -le 1 ] || { cat "$work/errors" >&2; exit 1; }
    "$program" read "${photos[@]}" --format "$format" --out "$work/$format" 2> "$work/errors" || [ $? -eq 1 ]
done

failures=0
check() {
    if ! "$@" > "$work/said" 2>&1; then
        echo "failed: $*" >&2
        head -20 "$work/said" >&2
        failures=$((failures + 1))
    fi
}
# hocr-check says "not ok" and ends with 0 all the same; lines of a tilted photo may overlap.
hocr_check() {
    ! "$tools/bin/hocr-check" --nooverlap "$1" 2>&1 | grep '^not '
}
hocr_spec() {
    "$tools/bin/hocr-spec" "$@" > "$work/report"
    ! grep -F '[ERROR]' "$work/report"
}
for document in "$work"/all.hocr "$work"/hocr/*.hocr; do
    check xmllint --noout --nonet "$document"
    check hocr_check "$document"
done
check hocr_spec "$work"/all.hocr "$work"/hocr/*.hocr
for document in "$work"/all.alto "$work"/alto/*.alto.xml; do
    check xmllint --noout --nonet "$document"
    check "$tools/bin/alto-tools" -t "$document"
    if [ -n "${ALTO_XSD:-}" ]; then check xmllint --noout --nonet --schema "$ALTO_XSD" "$document"; fi
done
check "$tools/bin/python" -B scripts/check-formats.py "$work"
if command -v tesseract > /dev/null; then
    tesseract samples/no-text/photo.jpg "$work/tesseract" tsv 2> /dev/null
    check diff <(head -1 "$work/tesseract.tsv") <(head -1 "$work/all.tsv")
fi
[ "$failures" -eq 0 ] || { echo "$failures checks failed." >&2; exit 1; }
documents=$(find "$work"/{tsv,hocr,alto,json} -type f | wc -l)
echo "Formats: ${#photos[@]} photos, 4 documents of all and $documents of one page, nothing to complain about."
