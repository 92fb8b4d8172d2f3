#!/usr/bin/env bash
# Runs the tests against a real server of a real, if tiny and random, language model: llama.cpp behind the
# OpenAI-compatible server of llama-cpp-python. What is needed for it is put into the folder named as argument, once; that
# takes some minutes, since llama.cpp is compiled.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
# Those that this was tried with; a server's protocol changes now and then.
packages=("llama-cpp-python[server]==0.3.36" "gguf==0.19.0")

python=$folder/bin/python
stamp=$folder/.installed
if [ "$(cat "$stamp" 2>/dev/null)" != "${packages[*]}" ]; then
    echo "Compiling llama.cpp into $folder; this takes some minutes." >&2
    # What an earlier try left, perhaps with another Python, must not be mixed in.
    /usr/bin/python3 -m venv --clear "$folder"
    # Plain code for any processor of its kind, so that the folder can be kept by a continuous integration.
    CMAKE_ARGS="-DGGML_NATIVE=OFF ${CMAKE_ARGS:-}" "$python" -m pip install --quiet --disable-pip-version-check \
        "${packages[@]}" || { echo "The packages can't be installed from PyPI; see above." >&2; exit 69; }
    echo "${packages[*]}" >"$stamp"
fi
model=$folder/tiny-random.gguf
if [ ! -f "$model" ] || [ scripts/make-tiny-model.py -nt "$model" ]; then
    "$python" -B scripts/make-tiny-model.py "$model.new"
    mv "$model.new" "$model"
fi
# Chat without a template of its own; room for 12 dishes, each byte a token.
VEGYSCAN_TEST_LLM_PYTHON=$python VEGYSCAN_TEST_LLM_MODEL=$model swift test --skip-build --filter RealServerTests
