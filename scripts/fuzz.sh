#!/usr/bin/env bash
# Runs libFuzzer on everything that reads bytes from outside, each target for SECONDS_EACH from the seeds in the
# repository on. What it learns stays in .build/fuzz/corpus, what it breaks in .build/fuzz/crashes; any crash, hang
# (25 s) or hunger for memory (2.5 GB) fails. `make fuzz-build` builds them.
#
#     scripts/fuzz.sh SECONDS_EACH [TARGET…]
set -euo pipefail
seconds=$1
shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(answer arguments bundle exif knowledge page pdftext picture settings store text)
export seconds program=$PWD/.build/fuzz/debug/fuzz crashes=$PWD/.build/fuzz/crashes corpora=$PWD/.build/fuzz/corpus
mkdir -p "$crashes"
# Targets that write files do so thousands of times; memory is kinder to that than a disk.
if [ -w /dev/shm ]; then export TMPDIR=/dev/shm; fi

fuzz() {
    local target=$1 corpus=$corpora/$1 log=$crashes/$1.log
    mkdir -p "$corpus"
    # The C libraries under test print; libFuzzer keeps a copy of its own of what it needs.
    if VEGYSCAN_FUZZ_TARGET=$target "$program" -close_fd_mask=3 -max_total_time="$seconds" -timeout=25 \
        -rss_limit_mb=2500 -print_final_stats=1 -artifact_prefix="$crashes/$target-" \
        "$corpus" "Tests/Fuzz/Seeds/$target" >"$log" 2>&1; then
        echo "fuzz $target: $(awk '/number_of_executed_units/ { print $2 }' "$log") inputs," \
            "$(find "$corpus" -type f | wc -l) kept, no crash"
    else
        echo "fuzz $target: FAILED, see $log" >&2
        grep -E "ERROR|SUMMARY|Fatal error|Test unit written" "$log" >&2 || tail -n 5 "$log" >&2
        return 1
    fi
}
export -f fuzz

# One on each core; xargs fails when one of them does.
printf '%s\0' "${targets[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'fuzz "$1"' fuzz
