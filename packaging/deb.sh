#!/usr/bin/env bash
# Makes a Debian package of the program named as first argument, which must hold the Swift runtime, in the folder named
# as second. The same program gives the same bytes. Reads LANGUAGES (packages with language data, recommended),
# MAINTAINER, SOURCE_DATE_EPOCH (seconds since 1970, for all times in the package) and TABLES (no: without the finished
# tables of words behind the program, which it then reads from their texts at each start).
set -euo pipefail
program=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
upstream=$("$here/version.sh")
version=$upstream-1
: "${LANGUAGES:?}" "${MAINTAINER:?}"
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(stat -c %Y "$here/../CHANGELOG.md")}
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

if [ "$("$program" --version)" != "vegyscan $upstream" ]; then
    echo "The program is not of version $upstream; build it first." >&2
    exit 70
fi
if readelf --dynamic "$program" | grep -q 'NEEDED.*libswift'; then
    echo "The program needs the Swift toolchain's libraries; a package must hold them." >&2
    exit 70
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/vegyscan
doc=$root/usr/share/doc/vegyscan

DESTDIR=$root PREFIX=/usr ZSH_COMPLETIONS=vendor-completions "$here/install.sh" "$program"
strip --remove-section=.comment --remove-section=.note "$root/usr/bin/vegyscan"
# SwiftPM lets a program look for libraries beside itself; an installed one takes the system's alone.
chrpath --delete "$root/usr/bin/vegyscan" >/dev/null
# Stripping took away the finished tables behind the program. A container, which should be small and starts for many
# photos, goes without.
[ "${TABLES:-yes}" = no ] || "$here/../scripts/append-tables.sh" "$root/usr/bin/vegyscan"
gzip -9n "$root"/usr/share/man/man1/vegyscan*.1

# Debian has its own places for these: the licence is in its common ones, NOTICE's words are in the copyright file.
rm "$doc/LICENSE"
mv "$doc/CHANGELOG.md" "$doc/changelog"
cat >"$doc/changelog.Debian" <<END
vegyscan ($version) unstable; urgency=medium

  * The package of VegyScan $upstream; what is new stands in changelog.gz.

 -- $MAINTAINER  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
END
gzip -9n "$doc/changelog" "$doc/changelog.Debian"
install -m 644 "$here/copyright" "$doc/copyright"
install -D -m 644 "$here/lintian-overrides" "$root/usr/share/lintian/overrides/vegyscan"
# Whatever the program says it uses must be accounted for.
while read -r part; do
    grep -qF -- "$part" "$here/copyright" || { echo "packaging/copyright doesn't name $part." >&2; exit 70; }
done < <("$program" about --licenses | sed -n 's/^\([^ ].*\)/\1/p' | sed 's/ [0-9.]*$//')

# dpkg-shlibdeps wants a source package around it, and finds the packages of the libraries that the program is linked to.
mkdir "$work/debian" "$root/DEBIAN"
printf 'Source: vegyscan\n\nPackage: vegyscan\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O "vegyscan/usr/bin/vegyscan" | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || { echo "dpkg-shlibdeps named no library." >&2; exit 70; }

architecture=$(dpkg --print-architecture)
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@MAINTAINER@/$MAINTAINER/" \
    -e "s/@DEPENDS@/$depends/" -e "s/@LANGUAGES@/${LANGUAGES// /, }/" \
    -e "s/@SIZE@/$(du --apparent-size -sk "$root/usr" | cut -f 1)/" "$here/control.in" >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"

mkdir -p "$out"
rm -f "$out"/vegyscan_*.deb
package=$out/vegyscan_${version}_$architecture.deb
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package: $(stat -c %s "$package" | numfmt --to=iec-i --suffix=B --round=nearest)"
