# Two commands do all the set-up: `make run` and `make test`. `make help` lists the rest.
SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

BUILD_PACKAGES := libtesseract-dev libleptonica-dev libexif-dev libjpeg-dev libheif-dev libsqlite3-dev libssl-dev \
    "libcurl4-openssl-dev|libcurl4-gnutls-dev|libcurl4-nss-dev"
PDF_PACKAGES := poppler-utils
LANGUAGE_PACKAGES := $(addprefix tesseract-ocr-,eng deu fra ita spa por nld pol ces tur vie swe dan fin hun ron ell rus \
    ukr ara heb hin tha jpn kor chi-sim chi-tra ind jpn-vert chi-sim-vert chi-tra-vert osd)
TEST_PACKAGES := python3 python3-jsonschema fish zsh
SAMPLE_PACKAGES := python3-pil python3-numpy libheif-examples fonts-crosextra-caladea fonts-crosextra-carlito fonts-liberation
LEARN_PACKAGES := python3-numpy python3-scipy chromium fonts-liberation fonts-dejavu
DRAW_PACKAGES := python3-pil python3-numpy fonts-noto-core fonts-noto-cjk
DIGIT_PACKAGES := python3-pil python3-numpy fonts-noto-core fonts-liberation fonts-crosextra-caladea fonts-crosextra-carlito \
    $(addprefix fonts-,arabeyes farsiweb freefarsi hosny-amiri hosny-thabit kacst kacst-one lemonada nafees paktype \
    sil-harmattan sil-lateef sil-scheherazade ukij-uyghur)
BENCH_PACKAGES := tesseract-ocr
LLM_PACKAGES := python3-venv g++
EXAMPLE_PACKAGES := parallel
CONSUMER_PACKAGES := git python3 binutils
FORMAT_PACKAGES := python3 python3-venv libxml2-utils
VALIDATOR_PACKAGES := python3-venv node-typescript nodejs
# Not in every release; without it the Kotlin types are only written.
KOTLIN_PACKAGES := kotlin
BROWSER_PACKAGES := chromium chromium-driver python3-selenium
SPARK_PACKAGES := python3-venv openjdk-17-jre-headless
DEB_PACKAGES := dpkg-dev binutils chrpath
LINT_PACKAGES := lintian
CHROOT_PACKAGES := debootstrap
CONTAINER_PACKAGES := buildah debootstrap

# Tests read pictures: Package.swift has the loops over pixels and words optimised for them where this is set. A package
# that somebody depends on by version may not ask for such flags itself.
export VEGYSCAN_OPTIMISED_TESTS := 1

SWIFT_SOURCES := Package.swift Sources Tests examples/own-stage/Package.swift examples/own-stage/Sources
RELEASE := .build/release/vegyscan
# The program holds the Swift runtime, so that it runs where there is no toolchain, in the same time and memory; what it
# calls in libraries is looked up once, at the start, and write-protected then.
RELEASE_FLAGS ?= --static-swift-stdlib -Xlinker -z -Xlinker now
# Nobody debugs what `make test` builds: without debug information, and with an index of our own files only, which finding
# tests needs, compiling costs a quarter less.
TEST_FLAGS ?= -debug-info-format none -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
PHOTOS ?= ../shared/menus
# Known sets for benchmarks, and where what each run printed is kept.
SETS ?= ../shared
KEPT ?= .build/benchmarks
DISHES ?= ../shared/dishes
SEED ?= 1
KILLS ?= 200
COPIES ?= 20
MUTANTS ?= 5000
TIME ?= 600
LLM_SERVER_DIR ?= .build/llm-server
SPARK_DIR ?= .build/spark
PREFIX ?= /usr/local
PROGRAM ?= $(RELEASE)
# address or thread; both where it is empty.
SANITIZER ?=
# Who answers for the Debian package: name and address of whoever passes it on.
MAINTAINER ?= VegyScan authors <vegyscan@example.org>
VALIDATOR_DIR ?= .build/validators
# Where menus are drawn, and how many of each language and layout.
DRAWN ?= .build/drawn
PAGES ?= 1
# Of each language, by what cameras, and how many percent of the dishes called safe may at most be unsafe.
CERTIFY_PAGES ?= 40
CAMERAS ?= mild,medium,severe
PROMISE ?= 1
# Folders of photos with lists of dishes, each perhaps with the languages to be read in behind a colon.
LAYOUT_TRUTH ?= ../shared/motbench/zh:chi_sim+eng ../shared/motbench/en ../shared/menus

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install the system packages that are missing
	@command -v swift >/dev/null || { echo "There is no Swift toolchain on the PATH; install Swift 6.2 or later first." >&2; exit 69; }
	@scripts/install-packages.sh $(BUILD_PACKAGES) $(LANGUAGE_PACKAGES) $(PDF_PACKAGES)

.PHONY: build
build: setup ## Build the program in release: .build/release/vegyscan
	@swift build -c release --product vegyscan $(RELEASE_FLAGS)
	@scripts/append-tables.sh $(RELEASE)

.PHONY: run
run: build engine ## Scan samples/ into out/ and show the result
	@scripts/run-samples.sh $(RELEASE)

.PHONY: build-tests
build-tests: setup ## Build the program and the tests in debug; TEST_FLAGS= keeps debug information
	@swift build --build-tests $(TEST_FLAGS)
	@scripts/append-tables.sh .build/debug/vegyscan

.PHONY: test
test: build-tests ## Run every test
	@scripts/install-packages.sh $(TEST_PACKAGES) $(DRAW_PACKAGES)
	@scripts/install-engine.sh .build/debug/vegyscan
	@swift test --skip-build

.PHONY: test-faults
test-faults: build ## Kill scans and changes of stored data, fill the disk, feed damaged pictures and answers (KILLS, COPIES, MUTANTS, SEED)
	@scripts/install-packages.sh python3
	@python3 -B scripts/faults $(RELEASE) kills --seed $(SEED) --kills $(KILLS) --copies $(COPIES)
	@python3 -B scripts/faults $(RELEASE) library --seed $(SEED) --kills $(KILLS)
	@python3 -B scripts/faults $(RELEASE) writes
	@python3 -B scripts/faults $(RELEASE) answers --seed $(SEED)
	@python3 -B scripts/faults $(RELEASE) images --seed $(SEED) --mutants $(MUTANTS) --keep .build/faults

.PHONY: fuzz-build
fuzz-build: setup ## Build what is fuzzed, in a folder of its own: .build/fuzz
	@VEGYSCAN_FUZZ=1 swift build --scratch-path .build/fuzz --product fuzz -Xswiftc -sanitize=fuzzer --disable-index-store

.PHONY: fuzz
fuzz: fuzz-build ## Fuzz everything that reads bytes from outside, each for TIME seconds, one on each core
	@scripts/fuzz.sh $(TIME)

.PHONY: test-sanitized
test-sanitized: setup ## Run the stages' tests under the address, the runner's under the thread sanitizer (SANITIZER)
	@scripts/install-packages.sh $(TEST_PACKAGES)
	@scripts/test-sanitized.sh $(SANITIZER)

.PHONY: test-llm
test-llm: build-tests ## Test against a real LLM server (PyPI), set up in LLM_SERVER_DIR the first time, which takes minutes
	@scripts/install-packages.sh $(TEST_PACKAGES) $(LLM_PACKAGES)
	@scripts/test-llm.sh "$(LLM_SERVER_DIR)"

.PHONY: test-fixtures
test-fixtures: build ## Validate the fixtures with two validators (PyPI), compile their types, and show them to examples/web-client
	@scripts/install-packages.sh $(VALIDATOR_PACKAGES)
	@scripts/install-packages.sh $(KOTLIN_PACKAGES) || echo "No Kotlin compiler: the Kotlin types are not compiled." >&2
	@scripts/test-fixtures.sh $(RELEASE) "$(VALIDATOR_DIR)"

.PHONY: test-report
test-report: build ## Use a report over samples/ in headless Chromium: what is to be ordered, clicks, keyboard, contrast, console
	@scripts/install-packages.sh $(BROWSER_PACKAGES)
	@scripts/test-report.sh $(RELEASE)

.PHONY: report-pictures
report-pictures: build ## Take the pictures of a report in docs/ anew, in headless Chromium
	@scripts/install-packages.sh $(BROWSER_PACKAGES) $(DRAW_PACKAGES)
	@scripts/report-pictures.py $(RELEASE) docs

.PHONY: test-examples
test-examples: build ## Run what examples/ shows, with GNU parallel and as a Slurm array would
	@scripts/install-packages.sh $(EXAMPLE_PACKAGES)
	@scripts/test-examples.sh $(RELEASE)

.PHONY: test-package
test-package: build ## Use the current commit as a dependency by version: Models decodes a bundle, examples/own-stage runs the chain
	@scripts/install-packages.sh $(CONSUMER_PACKAGES)
	@$(RELEASE) scan samples/straight-page --out .build/test-package --no-history --quiet
	@scripts/test-package.sh .build/test-package/menu.jpg/bundle.json

.PHONY: test-formats
test-formats: build ## Check what read --format writes with other projects' readers (Debian and PyPI), set up the first time
	@scripts/install-packages.sh $(FORMAT_PACKAGES)
	@scripts/check-formats.sh $(RELEASE)

.PHONY: set-up-spark
set-up-spark:
	@scripts/install-packages.sh $(SPARK_PACKAGES)
	@[ -x "$(SPARK_DIR)/bin/python" ] || python3 -m venv "$(SPARK_DIR)"
	@"$(SPARK_DIR)/bin/pip" install --quiet "pyspark>=3.5,<5" pyarrow "pillow>=10.1"

.PHONY: test-spark
test-spark: build set-up-spark ## The same with PySpark, by its pipe and into tables (PyPI), set up in SPARK_DIR the first time
	@SPARK_PYTHON="$(abspath $(SPARK_DIR))/bin/python" scripts/test-examples.sh $(RELEASE) spark

.PHONY: test-watch
test-watch: build ## Watch a folder under a random copier and kill the program meanwhile: nothing may be lost (TIME seconds, KILLS, SEED)
	@python3 -B scripts/test-watch.py $(RELEASE) --seconds $(TIME) --kills $$(( $(TIME) / 30 )) --seed $(SEED)

.PHONY: test-places
test-places: build ## Scan 10,000 tiny photos of 20 names in three orders and two parts: the same folders and bytes
	@python3 -B scripts/test-places.py $(RELEASE)

.PHONY: bench-library
bench-library: build ## Time settings, history, storage and export with 10,000 menus
	@python3 -B scripts/bench-library.py $(RELEASE)

.PHONY: bench-report
bench-report: build ## Time a report over 10,000 menus, and its overview in headless Chromium
	@scripts/install-packages.sh $(BROWSER_PACKAGES)
	@scripts/bench-report.py $(RELEASE)

.PHONY: bench-memory
bench-memory: build ## Measure how peak memory grows from 100 photos to 10,000
	@python3 -B scripts/bench-memory.py $(RELEASE)

.PHONY: bench-resume
bench-resume: build ## Time the start of a run over 100,000 finished photos
	@python3 -B scripts/bench-resume.py $(RELEASE)

.PHONY: bench-spark
bench-spark: build set-up-spark ## Read 20,000 small photos with PySpark, kill a worker and the driver meanwhile; time it beside a plain run (PyPI)
	@"$(SPARK_DIR)/bin/python" -B scripts/bench-spark.py $(RELEASE)

.PHONY: install
install: ## Install program, manual, completions and licences below PREFIX (default /usr/local), or DESTDIR and PREFIX, and your neural engine
	@[ -x "$(PROGRAM)" ] || $(MAKE) build
	@DESTDIR="$(DESTDIR)" PREFIX="$(PREFIX)" packaging/install.sh "$(PROGRAM)"
	@[ -n "$(DESTDIR)" ] || scripts/install-engine.sh "$(PROGRAM)"

.PHONY: uninstall
uninstall: ## Remove what `make install` put there; settings, history and results stay
	@DESTDIR="$(DESTDIR)" PREFIX="$(PREFIX)" packaging/uninstall.sh

# Into a folder, with the finished tables or without.
define make-deb
	@scripts/install-packages.sh $(DEB_PACKAGES)
	@SOURCE_DATE_EPOCH="$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || true)}" TABLES=$(2) \
	    LANGUAGES="$(filter-out %-eng %-osd,$(LANGUAGE_PACKAGES))" MAINTAINER="$(MAINTAINER)" \
	    packaging/deb.sh "$(RELEASE)" $(1)
endef

.PHONY: deb
deb: build ## Build a Debian package in .build, for machines without a Swift toolchain
	$(call make-deb,.build,yes)

.PHONY: check-deb
check-deb: deb ## Build the package and let lintian look through it
	@scripts/install-packages.sh $(LINT_PACKAGES)
	@lintian --fail-on error,warning .build/vegyscan_*.deb

.PHONY: test-deb
test-deb: deb ## Install the package into a fresh Debian below .build, run it there and take it away again; as root
	@scripts/install-packages.sh $(CHROOT_PACKAGES)
	@packaging/test-deb.sh .build/vegyscan_*.deb

.PHONY: container-context
container-context: build ## Gather in .build/container what docker, podman or buildah build a container from
	$(call make-deb,.build/container-package,no)
	@packaging/container-context.sh "$(RELEASE)" .build/container-package/vegyscan_*.deb .build/container

.PHONY: test-container
test-container: container-context ## Build the container upon a fresh Debian and run it there with a read-only root; as root
	@scripts/install-packages.sh $(CONTAINER_PACKAGES)
	@packaging/test-container.sh .build/container

.PHONY: test-install
test-install: build ## Install into a temporary folder, run from there, uninstall
	@packaging/test-install.sh "$(RELEASE)"

.PHONY: check
check: format-check architecture-check docs-check pages-check changelog-check ## Check layout, targets, documented help, pages and the changelog's version

.PHONY: architecture-check
architecture-check: ## Fail when docs/architecture.md, Package.swift and what files import disagree about the targets
	@scripts/install-packages.sh python3
	@python3 -B scripts/check-architecture.py

.PHONY: changelog-check
changelog-check: ## Fail when the first entry of CHANGELOG.md is not the program's version or Unreleased
	@packaging/check-changelog.sh

.PHONY: format
format: ## Lay out the Swift sources
	@swift format -i -r $(SWIFT_SOURCES)

.PHONY: format-check
format-check: ## Fail when a Swift source is not laid out
	@swift format lint --strict -r $(SWIFT_SOURCES)

.PHONY: docs
docs: build ## Write docs/ from the program's own help
	@scripts/write-docs.sh $(RELEASE) docs

.PHONY: api-docs
api-docs: build-tests ## Write the interface of all modules into .build/docs, with DocC; a broken link fails
	@packaging/api-docs.sh "$$(swift build --show-bin-path)" .build/docs

.PHONY: docs-check
docs-check: build ## Fail when docs/ is not what the program says
	@scripts/check-docs.sh $(RELEASE) docs

.PHONY: pages-check
pages-check: ## Fail when a page has a dead link, a command or target that doesn't exist, or a table without a header, or README is too long
	@scripts/install-packages.sh python3
	@python3 -B scripts/check-pages.py

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

.PHONY: engine
engine: build ## Fetch the neural engine (PyPI) with `vegyscan engine install`, or go on without
	@scripts/install-engine.sh $(RELEASE)

.PHONY: samples
samples: ## Draw samples/ anew
	@scripts/install-packages.sh $(SAMPLE_PACKAGES)
	@/usr/bin/python3 -B scripts/make-samples

.PHONY: bench-combinations
bench-combinations: build-tests ## Judge some 300,000 dishes put together of a safe one and an animal word: none may be safer than that word
	@VEGYSCAN_COMBINATIONS=4 swift test --skip-build --filter JudgingTests.CombinationTests

.PHONY: benchmarks
benchmarks: build ## Score VegyScan, tesseract, OCRmyPDF and RapidOCR on the sets in SETS, and write docs/benchmarks.md (KEPT)
	@scripts/install-packages.sh python3
	@python3 -B scripts/benchmarks.py $(RELEASE) "$(SETS)" "$(KEPT)" docs/benchmarks.md

.PHONY: draw-menus
draw-menus: ## Draw menus in 28 languages with their truth into DRAWN, for bench (PAGES a language and layout, SEED)
	@scripts/install-packages.sh $(DRAW_PACKAGES)
	@/usr/bin/python3 -B scripts/draw-menus "$(DRAWN)" --seed $(SEED) --pages $(PAGES)

.PHONY: bench-scripts
bench-scripts: build draw-menus ## Draw menus in 28 languages and score, by language, what is read and found on them, both ways
	@for detector in neural classic; do for what in text dishes; do \
	    echo "bench $$what --detector $$detector"; \
	    $(RELEASE) bench $$what --detector $$detector --quiet "$(DRAWN)" || [ $$? -eq 1 ]; done; done

.PHONY: bench-marks
bench-marks: build ## Draw menus with allergen legends in 38 forms and 12 languages into DRAWN-legends, with drawings for marks into DRAWN-icons, and allergen tables into DRAWN-tables, and score whether what they print reaches its dish (SEED)
	@scripts/install-packages.sh $(DRAW_PACKAGES)
	@/usr/bin/python3 -B scripts/draw-menus "$(DRAWN)-legends" --seed $(SEED) --layouts legend --languages de,en,fr,it,es,pt,nl,pl,cs,hu,sv,tr
	@/usr/bin/python3 -B scripts/draw-menus "$(DRAWN)-icons" --seed $(SEED) --layouts icons --languages de,en,fr,it,es,pt,nl,pl,cs,hu,sv,tr
	@/usr/bin/python3 -B scripts/draw-menus "$(DRAWN)-tables" --seed $(SEED) --layouts matrix --languages de,en,fr,it,es,pt,nl,pl,cs,hu,sv,tr
	@for kind in legends icons tables; do $(RELEASE) bench marks --detector neural --quiet --sheet "$(DRAWN)-$$kind.jpg" "$(DRAWN)-$$kind" || [ $$? -eq 1 ]; done

.PHONY: certify
certify: build ## Draw menus whose dishes have known labels, those that no limit was chosen on, and fail where the verdicts on their photos may be unsafe more often than PROMISE (percent; SEED, CERTIFY_PAGES, CAMERAS)
	@scripts/install-packages.sh $(DRAW_PACKAGES)
	@rm -rf "$(DRAWN)-certify"
	@/usr/bin/python3 -B scripts/draw-menus "$(DRAWN)-certify" --seed $(SEED) --layouts labelled --dishes Tests/Dishes,Tests/BlindDishes --pages $(CERTIFY_PAGES) --cameras $(CAMERAS) --split certification > /dev/null
	@$(RELEASE) bench photos --quiet --format markdown --promise $(PROMISE) "$(DRAWN)-certify"

.PHONY: train-layout
train-layout: build ## Learn what tells names, descriptions and prices apart, from drawn pages and the menus in LAYOUT_TRUTH, into the table of weights
	@scripts/install-packages.sh $(LEARN_PACKAGES) $(DRAW_PACKAGES)
	@scripts/train-layout.sh $(RELEASE) $(LAYOUT_TRUTH)

.PHONY: train-digits
train-digits: ## Learn the shapes of the digits of Arabic and Persian from Debian's typefaces, into the table of weights
	@scripts/install-packages.sh $(DIGIT_PACKAGES)
	@/usr/bin/python3 -B scripts/learn-digits Sources/Stages/Tables/digits/weights.tsv
	@touch Sources/Stages/Tables/digits.c

.PHONY: clean
clean: ## Remove what was built, out/ and out-report/
	@rm -rf .build out out-report
