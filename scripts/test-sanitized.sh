#!/usr/bin/env bash
# Runs the stages' tests under the address sanitizer and the runner's under the thread sanitizer, each in a build of its
# own below .build. An argument, address or thread, chooses one of them. Fails when a test fails or a sanitizer finds
# something.
#
# Two lanes that wait for one Mutex are reported as a race, though they are none (Swift 6.3): its slow path lies in a
# library that the sanitizer doesn't see into. These tests don't meet that; a whole scan with --isolation none does.
set -euo pipefail
cd "$(dirname "$0")/.."

# Leaks are not looked for: libraries and the test framework leave some (libx265, libdav1d, XCTest).
export ASAN_OPTIONS=detect_leaks=0

run() {
    local sanitizer=$1 suite=$2
    local build=(--sanitize="$sanitizer" --scratch-path ".build/$sanitizer")
    swift build --build-tests "${build[@]}"
    swift test --skip-build "${build[@]}" --filter "$suite"
}

chosen=${1:-all}
case $chosen in all | address | thread) ;; *) echo "usage: test-sanitized.sh [address | thread]" >&2; exit 64 ;; esac
[ "$chosen" = thread ] || run address '^(Files|Pages|Reading|Menus|Judging|Asking|Library|Outputs|Stages)Tests\.'
[ "$chosen" = address ] || run thread '^RunnerTests\.'
