extension CommandDescription {
    static let scan = CommandDescription(
        name: .scan,
        summary: "scan photos of menus and write a JSON bundle per menu",
        discussion: [
            """
            A folder is searched with all its sub-folders. A sub-folder of photos is one menu with several pages, in \
            the natural order of the file names; a loose photo is a menu of one page. Each menu becomes \
            DIR/<menu>/bundle.json, and DIR/index.jsonl gets a line for it. Photos are never changed.
            """,
            """
            A photo that can't be read is named on standard error and the others go on. Menus that DIR already \
            holds, made from the same photos with the same settings, are left alone: after an interruption run the \
            same command again.
            """,
            """
            Photos never leave this machine. Nothing else does either, unless an LLM is set with --llm-url: then the \
            text of the dishes goes to that server, without place or file names. Its key is taken from the \
            environment variable VEGYSCAN_LLM_KEY only.
            """,
        ],
        operand: OperandDescription(
            name: "PATH", kind: .file,
            help: "A photo or a folder; - stands for a list of paths on standard input.",
            replacement: .filesFrom, isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "The folder for the results; made if missing.", required: true),
            .filesFrom, .null,
            .flag(.json, nil, .output, "Print one JSON object per event on standard output."),
            .quiet, .verbose,
            .languages, .detector, .engineFolder,
            .setting(
                .quality, nil, "WORD", .quality, .reading,
                "What to do with poor photos: leave them out, read them and warn, or read them and say nothing."),
            .flag(.noLocation, sets: .location, to: false, .reading, "Keep no coordinate, city or country."),
            .setting(
                .targetLanguage, nil, "CODE", .targetLanguage, .judging,
                "The language to explain dishes in, such as en or de."),
            .knowledge,
            .setting(
                .llmURL, nil, "URL", .llmURL, .judging,
                """
                The base address of an OpenAI-compatible server that is asked about dishes, such as \
                http://localhost:11434/v1.
                """),
            .setting(.llmModel, nil, "NAME", .llmModel, .judging, "The model to ask for there."),
            .flag(
                .offline, sets: .offline, to: true, .judging, "Use no network, even where an LLM is configured."),
            .jobs, .maxPixels, .maxBytes, .deadline,
            .setting(.store, nil, "DIR", .store, .storage, "The folder for the history and the caches."),
            .flag(.noCache, sets: .cache, to: false, .storage, "Use no earlier results and keep none for later."),
            .flag(.noHistory, sets: .history, to: false, .storage, "Leave this run out of the history."),
        ],
        examples: [
            Example("vegyscan scan photos --out results", meaning: "Scan all photos below a folder."),
            Example(
                "vegyscan scan -o results -l eng+deu menu.jpg other.heic",
                meaning: "Scan two photos in two languages."),
            Example(
                "find photos -newer last-run -print0 | vegyscan scan -0 -o results -",
                meaning: "Scan what another program chooses, whatever the names are."),
            Example(
                "vegyscan scan photos -o results \\", "    --llm-url http://localhost:11434/v1 --llm-model NAME",
                meaning: "Ask a language model on this machine as well."),
            Example(
                "vegyscan scan photos -o results --json --quiet > events.jsonl",
                meaning: "Let a program follow the run."),
        ])
}
