/// Options that mean the same in several commands.
extension OptionDescription {
    static let filesFrom = value(
        .filesFrom, nil, "FILE", .file, .input,
        "Read more paths from this file, one a line; - is standard input. Can be given more than once.",
        repeatable: true)
    static let null = flag(.null, "0", .input, "Paths in lists end with a zero byte instead of a line end.")

    static let quiet = flag(
        .quiet, "q", .output, "Say nothing but errors on standard error.", conflicts: [.verbose])
    static let verbose = flag(
        .verbose, "v", .output, "Say on standard error what happens to each photo.", conflicts: [.quiet])

    static let wait = flag(
        .wait, nil, .output, "Where another run writes to the folder, wait for its end instead of giving up.")

    static let strict = flag(
        .strict, nil, .output,
        """
        End with code 1 also when a menu should be looked at (no text, no dish, a poor photo and the like) or an option \
        had no effect.
        """)

    static let languages = setting(
        .languages, "l", "LIST", .languages, .reading,
        "The languages on the menus, joined by + or a comma, such as eng+deu or en,de; auto finds out.")

    static let detector = setting(
        .detector, nil, "WORD", .detector, .reading,
        "Who finds the lines of text: the program's own methods, or the neural engine; auto takes it where it is.")
    static let engineFolder = setting(
        .engineFolder, nil, "DIR", .engineFolder, .reading, "The folder that `make engine-ppocr` filled.")

    static func language(_ help: String) -> OptionDescription {
        value(.language, nil, "CODE", .languageCode, .judging, help)
    }
    static func cuisine(_ help: String) -> OptionDescription {
        value(.cuisine, nil, "NAME", .text, .judging, help)
    }
    static let knowledge = setting(
        .knowledge, nil, "FILE", .knowledge, .judging,
        "Words of your own, which win over those of the program. Can be given more than once.", repeatable: true)

    static let targetLanguage = setting(
        .targetLanguage, nil, "CODE", .targetLanguage, .judging,
        "The language to explain dishes in, such as en or de.")
    static let profile = value(
        .profile, nil, "NAME", .text, .judging,
        "Judge for this dietary profile instead of the active one.")
    static let guest = flag(
        .guest, nil, .judging,
        """
        Judge for nobody in particular, and leave no trace outside the results: no history, no caches, no log; only such \
        runs are counted.
        """,
        conflicts: [.profile, .refresh])
    static let reasons = flag(
        .reasons, sets: .profileReasons, to: true, .judging,
        "Name the profile, its restrictions and the reasons in profile.json, which else holds the bare verdicts.")
    static let offline = flag(
        .offline, sets: .offline, to: true, .judging,
        "Use no network. Where an LLM is configured, what it answered before is used and the rest waits for vegyscan retry."
    )

    static let mockData = flag(
        .mockData, sets: .mockData, to: true, .general,
        "For tests of the program: let made-up answers stand in for every outside service. Nothing is sent.")

    static let json = flag(.json, nil, .output, "Print one JSON object.")
    static let photos = value(
        .photos, nil, "N", .integer(1...1_000_000), .input, "Take only the first N photos, in natural order.")
    static let yes = flag(.yes, "y", .general, "Don't ask.")

    static let store = setting(.store, nil, "DIR", .store, .storage, "The folder for the history and the caches.")

    static let jobs = setting(
        .jobs, "j", "N", .jobs, .limits, "Work on this many photos at once. The results don't depend on it.")
    static let maxPixels = setting(
        .maxPixels, nil, "N", .maxPixels, .limits,
        "Refuse photos with more pixels; k and M mean thousand and million.")
    static let maxBytes = setting(
        .maxBytes, nil, "N", .maxBytes, .limits,
        "Refuse files with more bytes; k, M and G mean 1024, 1024 k and 1024 M.")
    static let deadline = setting(
        .deadline, nil, "SECONDS", .deadline, .limits, "Give up on a photo that takes longer.")
    static let maxMemory = setting(
        .maxMemory, nil, "N", .maxMemory, .limits,
        "Give up on a photo whose reading takes more bytes of memory, where it has a process of its own.")
    static let isolation = setting(
        .isolation, nil, "WORD", .isolation, .limits,
        """
        Where photos are read: in processes of their own, so that one that crashes a library costs itself only, or \
        within the program.
        """)
}

extension OperandDescription {
    static let profileName = OperandDescription(name: "NAME", kind: .text, help: "The profile's name.")
}

extension [OptionDescription] {
    /// What steers the reading of a photo, in every command that reads some.
    static let reading: [OptionDescription] = [
        .languages, .detector, .engineFolder, .jobs, .maxPixels, .maxBytes, .deadline,
    ]

    /// Which language model is asked, and what it may cost.
    static let languageModel: [OptionDescription] = [
        .flag(.noLLM, sets: .llm, to: false, .judging, "Ask no LLM, even where the settings name one."),
        .setting(
            .llmURL, nil, "URL", .llmURL, .judging,
            """
            The address of a server that is asked about dishes: the base of an OpenAI-compatible one such as \
            http://localhost:11434/v1, or Anthropic's, which ends in /messages.
            """),
        .setting(.llmModel, nil, "NAME", .llmModel, .judging, "The model to ask for there."),
        .setting(
            .llmKeyFile, nil, "FILE", .llmKeyFile, .judging,
            "The file with the server's key, which only you may be able to read."),
        .setting(
            .budget, nil, "AMOUNT", .budget, .judging,
            "Spend at most this much on the LLM, such as 0.50; what it doesn't cover waits for vegyscan retry."),
        .setting(.currency, nil, "CODE", .currency, .judging, "The currency of budget and costs."),
        .setting(
            .llmPrices, nil, "FILE", .llmPrices, .judging, "Prices of your own, which win over those of the program."),
        .setting(
            .llmTimeout, nil, "SECONDS", .llmTimeout, .judging,
            "Give up on an answer of the LLM that takes longer, and try again; up to four times that where it is slow."),
        .setting(
            .llmPatience, nil, "SECONDS", .llmPatience, .judging,
            "Wait no longer than this for an LLM that gives no answer, all tries together; its dishes then wait."),
        .setting(
            .llmConnections, nil, "N", .llmConnections, .judging, "Ask the LLM at most this many questions at once."),
        .mockData,
    ]

    /// What a run keeps and uses of others.
    static let storage: [OptionDescription] = [
        .store,
        .flag(.noCache, sets: .cache, to: false, .storage, "Use no earlier results and keep none for later."),
        .flag(
            .refresh, nil, .storage, "Use no earlier results, but keep those of this run for later.",
            conflicts: [.noCache]),
        .flag(
            .noHistory, sets: .history, to: false, .storage,
            "Leave no trace outside the results: no history, no caches, no run log."),
    ]
}
