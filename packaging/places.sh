# Where an installed VegyScan lies. Sourced by install.sh and uninstall.sh, so that both mean the same files.
#
# PREFIX is where it will run from, DESTDIR goes before that while a package is put together. shellcheck shell=bash
set -euo pipefail
prefix=${PREFIX:-/usr/local}
if [[ "$prefix" != /* ]]; then echo "PREFIX must be an absolute path." >&2; exit 64; fi
root=${DESTDIR:-}${prefix%/}

bin=$root/bin
man=$root/share/man/man1
bash_completions=$root/share/bash-completion/completions
# zsh looks here below /usr/local; Debian's packages have a folder of their own.
zsh_completions=$root/share/zsh/${ZSH_COMPLETIONS:-site-functions}
fish_completions=$root/share/fish/vendor_completions.d
# Here systemd looks below /usr and below /usr/local.
units=$root/lib/systemd/system
doc=$root/share/doc/vegyscan

# Everything that is installed; what programs in these folders, and the folders of others, is left alone.
# shellcheck disable=SC2034
installed=(
    "$bin/vegyscan" "$man/vegyscan.1" "$bash_completions/vegyscan" "$zsh_completions/_vegyscan"
    "$fish_completions/vegyscan.fish" "$units/vegyscan-watch.service" "$doc/LICENSE" "$doc/NOTICE" "$doc/THIRD-PARTY" "$doc/CHANGELOG.md"
)
