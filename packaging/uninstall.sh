#!/usr/bin/env bash
# Removes what install.sh put below PREFIX, and nothing else: settings, history, profiles and results stay.
set -euo pipefail
# shellcheck source=packaging/places.sh
. "$(dirname "$0")/places.sh"
rm -f -- "${installed[@]}"
# Ours alone, and only when nobody put anything else there.
if [ -d "$doc" ]; then rmdir --ignore-fail-on-non-empty -- "$doc"; fi
