#!/usr/bin/env bash
# Installs the package named as argument into a fresh, minimal Debian of this machine's release and mirror, runs it there
# as an ordinary user, removes it, and looks whether anything is left. Needs root for chroot and mounts; what it
# mounts and makes is gone at the end.
set -euo pipefail
cd "$(dirname "$0")/.."
package=$(realpath "$1")
[ "$(id -u)" -eq 0 ] || { echo "test-deb needs root: sudo make test-deb" >&2; exit 69; }
# Mounts in a namespace of our own end with it, whatever happens.
if [ -z "${VEGYSCAN_OWN_MOUNTS:-}" ]; then VEGYSCAN_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$1"; fi

fail() { echo "test-deb: $1" >&2; exit 1; }
step() { echo "test-deb: $1"; }

# shellcheck source=/dev/null
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $suite" | sort -u | head -n 1)
[ -n "$mirror" ] || fail "apt knows no mirror of $suite"
version=$(packaging/version.sh)
root=$PWD/.build/chroot
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT
rm -rf --one-file-system "$root"

step "a minimal $suite"
mkdir -p .build/debootstrap
debootstrap --variant=minbase --cache-dir="$PWD/.build/debootstrap" "$suite" "$root" "$mirror" >.build/debootstrap/log 2>&1 ||
    { tail -n 20 .build/debootstrap/log >&2; fail "debootstrap failed"; }
mount -t proc proc "$root/proc"
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_user() { chroot --userspec=cook:cook "$root" /usr/bin/env -i PATH=/usr/bin:/bin LANG=C.UTF-8 HOME=/home/cook "$@"; }

step "the package with what it depends on, without what it recommends"
cp "$package" "$root/tmp/vegyscan.deb"
inside apt-get update -qq
# minbase leaves out man; what is below /usr/share/doc and man is kept.
inside apt-get install -y -qq --no-install-recommends man-db /tmp/vegyscan.deb >"$root/tmp/log" 2>&1 ||
    { tail -n 20 "$root/tmp/log" >&2; fail "it could not be installed"; }
inside useradd --create-home cook
[ -z "$(inside dpkg --verify vegyscan)" ] || fail "installed files differ from the package's"
if inside ldd /usr/bin/vegyscan | grep -E 'not found|libswift'; then fail "a library is missing"; fi

step "the program as an ordinary user"
[ "$(as_user vegyscan --version)" = "vegyscan $version" ] || fail "it doesn't say version $version"
as_user vegyscan about | grep -q "^VegyScan $version$" || fail "about failed"
as_user vegyscan doctor >/dev/null || fail "doctor misses something: $(as_user vegyscan doctor)"
cp -r samples "$root/home/cook/samples"
status=0
as_user vegyscan scan /home/cook/samples --out /home/cook/out --quiet 2>/dev/null || status=$?
# One sample is a damaged photo.
[ "$status" -eq 1 ] || fail "the scan of the samples ended with $status instead of 1"
menus=$(find samples -mindepth 1 -maxdepth 1 -type d | wc -l)
bundles=$(find "$root/home/cook/out" -name bundle.json | wc -l)
[ "$bundles" -eq "$menus" ] || fail "$bundles bundles of $menus menus"
grep -q '"label" *: *"vegan"' "$root/home/cook/out/vegan-marks/bundle.json" || fail "no dish of vegan-marks is vegan"

step "manual and completions"
[ "$(inside man -w vegyscan)" = /usr/share/man/man1/vegyscan.1.gz ] || fail "man finds no page"
[ "$(inside man -w vegyscan-scan)" = /usr/share/man/man1/vegyscan-scan.1.gz ] || fail "man finds no page of scan"
for file in bash-completion/completions/vegyscan zsh/vendor-completions/_vegyscan fish/vendor_completions.d/vegyscan.fish \
    doc/vegyscan/copyright doc/vegyscan/changelog.gz; do
    [ -s "$root/usr/share/$file" ] || fail "there is no /usr/share/$file"
done
inside bash -c '. /usr/share/bash-completion/completions/vegyscan && complete -p vegyscan' >/dev/null || fail "bash doesn't complete"

step "away again"
mapfile -t files < <(inside dpkg -L vegyscan)
inside apt-get purge -y -qq vegyscan >"$root/tmp/log" 2>&1 || fail "it could not be removed"
for file in "${files[@]}"; do
    if [ -f "$root$file" ]; then fail "left behind: $file"; fi
done
[ ! -e "$root/usr/share/doc/vegyscan" ] || fail "left behind: /usr/share/doc/vegyscan"
[ -s "$root/home/cook/out/vegan-marks/bundle.json" ] || fail "results are gone"
step "installed, run and removed"
