#!/usr/bin/env bash
# Builds the container from the folder named as argument upon a fresh, minimal Debian of this machine's release and
# mirror, and scans samples/ in it as nobody, with a read-only root, without a network, with results and store as
# volumes. Needs root for mounts and buildah; what it mounts and makes is gone at the end, but for the Debian packages
# that it fetched.
set -euo pipefail
cd "$(dirname "$0")/.."
context=$(realpath "$1")
[ "$(id -u)" -eq 0 ] || { echo "test-container needs root: sudo make test-container" >&2; exit 69; }
# Mounts in a namespace of our own end with it, whatever happens.
if [ -z "${VEGYSCAN_OWN_MOUNTS:-}" ]; then VEGYSCAN_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$1"; fi

# What an image of six languages may take, in bytes.
most=400000000
fail() { echo "test-container: $1" >&2; exit 1; }
step() { echo "test-container: $1"; }

# shellcheck source=/dev/null
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $suite" | sort -u | head -n 1)
[ -n "$mirror" ] || fail "apt knows no mirror of $suite"
work=$PWD/.build/container-test
# Without overlays and namespaces, which a container that runs CI seldom has.
export BUILDAH_ISOLATION=chroot
buildah=(buildah --storage-driver vfs --root "$work/images" --runroot "$work/run")
clean() {
    umount -R "$work/root" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap clean EXIT
clean
mkdir -p "$work/root"
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; fail "$1 ${*: -1} failed"; }; }

step "a minimal $suite"
mkdir -p .build/debootstrap
debootstrap --variant=minbase --cache-dir="$PWD/.build/debootstrap" "$suite" "$work/base" "$mirror" >"$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2; fail "debootstrap failed"; }
# The slim images of Debian are made like this: without documentation and translations, now and later.
printf 'path-exclude=/usr/share/%s/*\n' doc man info locale >"$work/base/etc/dpkg/dpkg.cfg.d/slim"
echo 'path-include=/usr/share/doc/*/copyright' >>"$work/base/etc/dpkg/dpkg.cfg.d/slim"
rm -rf "$work/base"/usr/share/{man,info,locale}/* "$work/base"/var/{cache/apt,lib/apt/lists}/*
find "$work/base/usr/share/doc" -type f ! -name copyright -delete
base=$("${buildah[@]}" from scratch)
quietly "${buildah[@]}" add "$base" "$work/base" /
quietly "${buildah[@]}" commit "$base" localhost/base
quietly "${buildah[@]}" rm "$base"
rm -rf --one-file-system "$work/base"

step "the image"
quietly "${buildah[@]}" build --build-arg BASE=localhost/base --tag localhost/vegyscan "$context"
container=$("${buildah[@]}" from localhost/vegyscan)
image=$("${buildah[@]}" mount "$container")
size=$(du -sB1 --one-file-system "$image" | cut -f1)
step "$((size / 1000000)) MB"
[ "$size" -le "$most" ] || {
    find "$image" -xdev -type f -size +1M -printf '%k KiB %P\n' | sort -rn | head -n 40 >&2
    fail "the image takes $size bytes; $most are allowed"
}
config() { "${buildah[@]}" inspect --type image --format "$1" localhost/vegyscan; }
[ "$(config '{{.OCIv1.Config.User}}')" = nobody:nogroup ] || fail "it doesn't run as nobody"
[ "$(config '{{.OCIv1.Config.Entrypoint}}')" = '[/usr/bin/vegyscan]' ] || fail "it doesn't run vegyscan"
mapfile -t variables < <(config '{{range .OCIv1.Config.Env}}{{println .}}{{end}}' | sed '/^$/d')

step "samples in it, as nobody, with a read-only root and without a network"
mkdir "$work/results" "$work/store"
chown nobody:nogroup "$work/results" "$work/store"
mount --bind "$image" "$work/root"
mkdir "$work/root/photos"
mount --bind -o ro samples "$work/root/photos"
mount --bind "$work/results" "$work/root/results"
mount --bind "$work/store" "$work/root/store"
mount -t proc proc "$work/root/proc"
mount -t tmpfs tmpfs "$work/root/tmp"
mount --bind /dev "$work/root/dev"
mount -o remount,bind,ro "$work/root"
inside() {
    unshare --net chroot --userspec=nobody:nogroup "$work/root" /usr/bin/env -i "${variables[@]}" /usr/bin/vegyscan "$@"
}
if touch "$work/root/usr/left" 2>/dev/null; then fail "its root can be written to"; fi
inside doctor >"$work/log" || { cat "$work/log" >&2; fail "doctor misses something"; }
status=0
inside scan /photos --out /results --quiet 2>"$work/log" || status=$?
# One sample is a damaged photo.
[ "$status" -eq 1 ] || { cat "$work/log" >&2; fail "the scan of the samples ended with $status instead of 1"; }
menus=$(find samples -mindepth 1 -maxdepth 1 -type d | wc -l)
bundles=$(find "$work/results" -name bundle.json | wc -l)
[ "$bundles" -eq "$menus" ] || fail "$bundles bundles of $menus menus"
grep -q '"label" *: *"vegan"' "$work/results/vegan-marks/bundle.json" || fail "no dish of vegan-marks is vegan"
[ -n "$(ls -A "$work/store")" ] || fail "nothing is in the store"
if [ -n "$(ls -A "$context/engine")" ]; then
    inside engine list | grep -q '^neural *in use' || fail "the neural engine isn't in use"
fi
step "built and run"
