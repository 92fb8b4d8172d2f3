#!/bin/sh
# Derives Sources/Stages/Tables/places/cities.tsv from the GeoNames extract (cities with more than 15,000 people) in
# Debian's package libtimezonemap-data. Needs apt-get, dpkg and awk; installs nothing.
set -eu

target=$(cd "$(dirname "$0")/.." && pwd)/Sources/Stages/Tables/places/cities.tsv
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$work" && apt-get -qq download libtimezonemap-data && dpkg -x libtimezonemap-data_*.deb data)
version=$(dpkg-deb -f "$work"/libtimezonemap-data_*.deb Version)

# GeoNames columns: 2 name, 5 latitude, 6 longitude, 8 kind, 9 country, 11 first administrative level, 15 population.
LC_ALL=C awk -F '\t' '
    function abs(x) { return x < 0 ? -x : x }
    # Squared distance in kilometres between places a and b, on a flat map: good enough for neighbours.
    function squared(a, b,   north, east) {
        north = (lat[a] - lat[b]) * 111.2
        east = (lng[a] - lng[b]) * 111.2 * cos(lat[a] * 0.0174532925)
        return north * north + east * east
    }
    # Left out: abandoned, destroyed, historical and religious places, and farms.
    $8 ~ /^PPL[QWHRF]$/ { next }
    {
        n++
        name[n] = $2; lat[n] = $5; lng[n] = $6; kind[n] = $8; country[n] = $9; people[n] = $15
        state[n] = $9 "/" $11
        rank[n] = $8 == "PPLC" ? 0 : $8 == "PPLG" ? 1 : $8 == "PPLA" ? 2 : $8 ~ /^PPLA/ ? 3 : 4
        members[state[n]] = members[state[n]] " " n
    }
    END {
        for (i = 1; i <= n; i++) {
            count = split(members[state[i]], near, " ")
            if (kind[i] == "PPLX") {
                # A part of a city bears the name of the city that pulls hardest (people by distance squared).
                best = 0
                for (k = 1; k <= count; k++) {
                    j = near[k]
                    if (kind[j] == "PPLX" || abs(lat[j] - lat[i]) > 0.4 || people[j] <= people[i]) continue
                    pull = people[j] / (squared(i, j) + 1)
                    if (pull > best) { best = pull; called[i] = name[j] }
                }
            } else {
                # A centre that repeats the figure of the whole city beside it (City of London) is that city.
                for (k = 1; k <= count; k++) {
                    j = near[k]
                    if (j != i && people[i] >= 100000 && people[j] == people[i] && rank[j] < rank[i] &&
                        squared(i, j) < 100) called[i] = name[j]
                }
            }
            if (!(i in called)) called[i] = name[i]
            printf "%.4f\t%.4f\t%s\t%s\t%d\n", lat[i], lng[i], country[i], called[i], people[i]
        }
    }' "$work/data/usr/share/libtimezonemap/ui/cities15000.txt" |
    LC_ALL=C sort -t "$(printf '\t')" -k1,1n -k2,2n -k3 >"$work/rows"

{
    echo "# Cities of the world with more than 15,000 people, southernmost first: latitude, longitude, country, city, people."
    echo "# Parts of a city have rows of their own, with the city's name."
    echo "# Made by scripts/derive-cities.sh from libtimezonemap-data $version. Don't edit."
    echo "#"
    echo "# Contains data of GeoNames (https://www.geonames.org), file cities15000.txt, changed: fewer columns, parts of"
    echo "# cities named after their city, some places left out. Licence: Creative Commons Attribution 4.0 International"
    echo "# (https://creativecommons.org/licenses/by/4.0/). GeoNames gives no warranty of accuracy or completeness."
    cat "$work/rows"
} >"$target"
wc -lc "$target"
