# Two commands do all the set-up: `make run` and `make test`. `make help` lists the rest.
SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

BUILD_PACKAGES := libtesseract-dev libleptonica-dev libexif-dev libjpeg-dev libheif-dev libsqlite3-dev libssl-dev \
    "libcurl4-openssl-dev|libcurl4-gnutls-dev|libcurl4-nss-dev"
LANGUAGE_PACKAGES := $(addprefix tesseract-ocr-,eng deu fra ita spa por nld pol ces tur vie jpn kor chi-sim chi-tra tha ara heb rus ell hin osd)
TEST_PACKAGES := python3 python3-jsonschema
SAMPLE_PACKAGES := python3-pil python3-numpy libheif-examples fonts-crosextra-caladea fonts-crosextra-carlito fonts-liberation
BENCH_PACKAGES := tesseract-ocr
ENGINE_PACKAGES := python3-pip
LLM_PACKAGES := python3-venv g++
EXAMPLE_PACKAGES := parallel
SPARK_PACKAGES := python3-venv openjdk-17-jre-headless

SWIFT_SOURCES := Package.swift Sources Tests
RELEASE := .build/release/vegyscan
PHOTOS ?= ../shared/menus
DISHES ?= ../shared/dishes
SEED ?= 1
KILLS ?= 200
COPIES ?= 20
MUTANTS ?= 5000
TIME ?= 600
LLM_SERVER_DIR ?= .build/llm-server
SPARK_DIR ?= .build/spark
ENGINE_DIR ?= $${XDG_DATA_HOME:-$$HOME/.local/share}/vegyscan/engines/ppocr

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install the system packages that are missing
	@command -v swift >/dev/null || { echo "There is no Swift toolchain on the PATH; install Swift 6.2 or later first." >&2; exit 69; }
	@scripts/install-packages.sh $(BUILD_PACKAGES) $(LANGUAGE_PACKAGES)

.PHONY: build
build: setup ## Build the program in release: .build/release/vegyscan
	@swift build -c release --product vegyscan

.PHONY: run
run: build ## Scan samples/ into out/ and show the result
	@scripts/run-samples.sh $(RELEASE)

.PHONY: test
test: setup ## Run every test
	@scripts/install-packages.sh $(TEST_PACKAGES)
	@swift build --build-tests
	@swift test --skip-build

.PHONY: test-faults
test-faults: build ## Kill scans and changes of stored data, fill the disk, feed damaged pictures (KILLS, COPIES, MUTANTS, SEED)
	@scripts/install-packages.sh python3
	@python3 -B scripts/faults $(RELEASE) kills --seed $(SEED) --kills $(KILLS) --copies $(COPIES)
	@python3 -B scripts/faults $(RELEASE) library --seed $(SEED) --kills $(KILLS)
	@python3 -B scripts/faults $(RELEASE) writes
	@python3 -B scripts/faults $(RELEASE) images --seed $(SEED) --mutants $(MUTANTS) --keep .build/faults

.PHONY: fuzz
fuzz: setup ## Fuzz everything that reads bytes from outside, each for TIME seconds
	@scripts/fuzz.sh $(TIME)

.PHONY: test-llm
test-llm: setup ## Test against a real LLM server (PyPI), set up in LLM_SERVER_DIR the first time, which takes minutes
	@scripts/install-packages.sh $(TEST_PACKAGES) $(LLM_PACKAGES)
	@scripts/test-llm.sh "$(LLM_SERVER_DIR)"

.PHONY: test-examples
test-examples: build ## Run what examples/ shows, with GNU parallel and as a Slurm array would
	@scripts/install-packages.sh $(EXAMPLE_PACKAGES)
	@scripts/test-examples.sh $(RELEASE)

.PHONY: test-spark
test-spark: build ## The same with PySpark's pipe (PyPI), set up in SPARK_DIR the first time
	@scripts/install-packages.sh $(SPARK_PACKAGES)
	@[ -x "$(SPARK_DIR)/bin/python" ] || { python3 -m venv "$(SPARK_DIR)" && "$(SPARK_DIR)/bin/pip" install --quiet "pyspark>=3.5,<5"; }
	@SPARK_PYTHON="$(abspath $(SPARK_DIR))/bin/python" scripts/test-examples.sh $(RELEASE) spark

.PHONY: bench-library
bench-library: build ## Time settings, history, storage and export with 10,000 menus
	@python3 -B scripts/bench-library.py $(RELEASE)

.PHONY: bench-resume
bench-resume: build ## Time the start of a run over 100,000 finished photos
	@python3 -B scripts/bench-resume.py $(RELEASE)

.PHONY: check
check: format-check docs-check ## Check layout and documented help

.PHONY: format
format: ## Lay out the Swift sources
	@swift format -i -r $(SWIFT_SOURCES)

.PHONY: format-check
format-check: ## Fail when a Swift source is not laid out
	@swift format lint --strict -r $(SWIFT_SOURCES)

.PHONY: docs
docs: build ## Write docs/ from the program's own help
	@scripts/write-docs.sh $(RELEASE) docs

.PHONY: docs-check
docs-check: build ## Fail when docs/ is not what the program says
	@scripts/check-docs.sh $(RELEASE) docs

.PHONY: bench
bench: build ## Time `read` against plain tesseract on PHOTOS (default ../shared/menus); score dishes where they are known, and verdicts on DISHES (default ../shared/dishes); time layout and judging
	@scripts/install-packages.sh $(BENCH_PACKAGES)
	@scripts/bench-read.sh $(RELEASE) $(PHOTOS)
	@if compgen -G "$(PHOTOS)/*.dishes.json" >/dev/null; then \
	    $(RELEASE) bench dishes --detector "$${DETECTOR:-classic}" $(PHOTOS) || [ $$? -eq 1 ]; fi
	@files=(); for file in $(DISHES)/*.jsonl; do \
	    if head -n 1 "$$file" 2>/dev/null | grep -qE '"(label|label_set|vegan)":'; then files+=("$$file"); fi; done; \
	    if [ $${#files[@]} -gt 0 ]; then $(RELEASE) bench claims --curve "$${files[@]}" || [ $$? -eq 1 ]; fi
	@$(RELEASE) bench claims Tests/Dishes/*.jsonl || [ $$? -eq 1 ]
	@$(RELEASE) bench layout
	@$(RELEASE) bench judging

.PHONY: engine-ppocr
engine-ppocr: ## Fetch the optional neural engine (PyPI) into ENGINE_DIR
	@python3 -m pip --version >/dev/null 2>&1 || scripts/install-packages.sh $(ENGINE_PACKAGES)
	@scripts/install-ppocr.sh "$(ENGINE_DIR)"

.PHONY: samples
samples: ## Draw samples/ anew
	@scripts/install-packages.sh $(SAMPLE_PACKAGES)
	@/usr/bin/python3 -B scripts/make-samples

.PHONY: clean
clean: ## Remove what was built and out/
	@rm -rf .build out
