#!/usr/bin/env bash
# Removes what install.sh put below PREFIX, and nothing else: settings, history, profiles and results stay.
set -euo pipefail
# shellcheck source=packaging/places.sh
. "$(dirname "$0")/places.sh"
rm -f -- "${installed[@]}"
# One for each command, and their names are ours alone.
rm -f -- "$man"/vegyscan-*.1
# Ours alone, and only when nobody put anything else there.
if [ -d "$doc" ]; then rmdir --ignore-fail-on-non-empty -- "$doc"; fi
