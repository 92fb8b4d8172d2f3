internal import Files
internal import Models
internal import Reading
internal import Stages

/// Every setting, one entry each, in the order a listing shows them.
///
/// An entry provides the key in a settings file, the environment variable, the option and all texts about it; its value
/// is `settings.jobs.value`, by the name of the property here.
struct AllSettings: Sendable {
    let languages = SettingEntry(
        "languages", .languages, else: LanguageChoice.automatic, "The languages to read.",
        option: .value(
            "LIST", letter: "l", .reading,
            "The languages on the menus, joined by + or a comma, such as eng+deu, en,de or German; auto finds out."))
    /// Nil: as many as cores and memory allow.
    let jobs = SettingEntry<Int?>(
        "jobs", .integer(1...256), else: nil, shown: "one per core, as far as memory allows",
        "How many photos are worked on at once.",
        option: .value("N", letter: "j", .limits, "Work on this many photos at once. The results don't depend on it."))
    let quality = SettingEntry(
        "quality", .choice(of: QualityPolicy.self), else: QualityPolicy.warn,
        "What happens to photos of poor quality.",
        option: .value(
            "WORD", .reading,
            "What to do with poor photos: leave them out, read them and warn, or read them and say nothing."))
    let words = SettingEntry(
        "words", .choice(of: WordPlacement.self), else: WordPlacement.inline,
        "Where the single words of a menu's lines go, with their boxes: about half of a bundle.",
        option: .value(
            "WORD", .output,
            """
            Where the single words of lines go, with their boxes: into bundle.json, into words.json beside it, or \
            nowhere. Without them bundle.json isn't indented and has about a third of its size.
            """))
    let location = SettingEntry(
        "location", .toggle, else: true, inFolder: .onlyOff, "Whether the place in a photo's EXIF data is kept.",
        option: .flag(.noLocation, to: false, .reading, "Keep no coordinate, city or country."))
    let cache = SettingEntry(
        "cache", .toggle, else: true, "Whether earlier results are used and kept; never without history.",
        option: .flag(
            .noCache, to: false, .storage,
            "Use no caches: take nothing from them and keep nothing there. Finished menus stay as they are."))
    let history = SettingEntry(
        "history", .toggle, else: true, inFolder: .onlyOff,
        "Whether anything is kept outside the results: history, caches and run logs.",
        option: .flag(
            .noHistory, to: false, .storage, "Leave no trace outside the results: no history, no caches, no run log."))
    // Leptonica refuses more than 2^29 pixels of 32 bits.
    let maxPixels = SettingEntry(
        "max_pixels", .amount(1...500_000_000, .decimal), else: 100_000_000,
        "The largest photo that is decoded, in pixels.",
        option: .value("N", .limits, "Refuse photos with more pixels; k and M mean thousand and million."))
    let maxBytes = SettingEntry(
        "max_bytes", .amount(1...1 << 30, .binary), else: 64 << 20, "The largest file that is loaded, in bytes.",
        option: .value("N", .limits, "Refuse files with more bytes; k, M and G mean 1024, 1024 k and 1024 M."))
    let deadline = SettingEntry(
        "deadline", .integer(1...86_400), else: 120, "The longest time for one photo, in seconds.",
        option: .value("SECONDS", .limits, "Give up on a photo that takes longer."))
    let maxMemory = SettingEntry(
        "max_memory", .amount(64 << 20...1 << 40, .binary), else: 2 << 30,
        "The most memory that the reading of one photo may take, in bytes.",
        option: .value(
            "N", .limits,
            "Give up on a photo whose reading takes more bytes of memory, where it has a process of its own."))
    let isolation = SettingEntry(
        "isolation", .choice(of: Isolation.self), else: Isolation.process,
        inFolder: .allBut(
            .text(Isolation.none.rawValue),
            wanted: "process; a file of the current folder may not let its photos into the run's own process"),
        "Whether photos are read in processes of their own.",
        option: .value(
            "WORD", .limits,
            """
            Where photos are read: in processes of their own, so that one that crashes a library costs itself only, or \
            within the program.
            """))
    /// As written, such as `en` or `pt-BR`.
    let targetLanguage = SettingEntry(
        "target_language", .languageCode, else: "en", needsModel: true,
        "The language dishes are explained in, and reports are in.",
        option: .value("CODE", .judging, "The language to explain dishes in, such as en or de."))
    let llm = SettingEntry(
        "llm", .toggle, else: true, inFolder: .onlyOff,
        "Whether the LLM at llm_url is asked; off keeps its address.",
        option: .flag(.noLLM, to: false, .judging, "Ask no LLM, even where the settings name one."))
    /// A base address such as `http://localhost:11434/v1`, or nil for no LLM.
    let llmURL = SettingEntry<String?>(
        "llm_url", .webAddress, else: nil, inFolder: .refused,
        "The address of an OpenAI-compatible server, or of Anthropic's messages.",
        option: .value(
            "URL", .judging,
            """
            The address of a server that is asked about dishes: the base of an OpenAI-compatible one such as \
            http://localhost:11434/v1, or Anthropic's, which ends in /messages.
            """))
    let llmModel = SettingEntry<String?>(
        "llm_model", .text, else: nil, inFolder: .refused, needsModel: true, "The model that server is asked for.",
        option: .value("NAME", .judging, "The model to ask for there."))
    /// Nil when no file is named and no config folder is known; see `LLMKey`.
    let llmKeyFile = SettingEntry<FilePath?>(
        "llm_key_file", .file, else: nil, shown: "vegyscan/llm-key in the XDG config folder, where it is there",
        inFolder: .refused, needsModel: true,
        "The file that holds the server's key; nobody but you may be able to read it.",
        option: .value("FILE", .judging, "The file with the server's key, which only you may be able to read."))
    /// Prices of a person's own, or nil.
    let llmPrices = SettingEntry<FilePath?>(
        "llm_prices", .file, else: nil, inFolder: .refused, needsModel: true,
        "A file of prices of your own, which win over those of the program.",
        option: .value("FILE", .judging, "Prices of your own, which win over those of the program."))
    /// Seconds for one answer.
    let llmTimeout = SettingEntry(
        "llm_timeout", .integer(1...3_600), else: 60, needsModel: true,
        "The longest time for one answer of the LLM, in seconds; up to four times that where answers are slow.",
        option: .value(
            "SECONDS", .judging,
            "Give up on an answer of the LLM that takes longer, and try again; up to four times that where it is slow.")
    )
    /// Seconds that a service which gives no answer is waited for, all tries together.
    let llmPatience = SettingEntry(
        "llm_patience", .integer(1...86_400), else: 180, needsModel: true,
        "How long an LLM that gives no answer is waited for, in seconds, all tries together.",
        option: .value(
            "SECONDS", .judging,
            "Wait no longer than this for an LLM that gives no answer, all tries together; its dishes then wait."))
    let llmConnections = SettingEntry(
        "llm_connections", .integer(1...64), else: 4, needsModel: true, "How many questions the LLM is asked at once.",
        option: .value("N", .judging, "Ask the LLM at most this many questions at once."))
    /// In millionths of the currency; nil for no limit.
    let budget = SettingEntry<Int?>(
        "budget", .money, else: nil, inFolder: .refused, needsModel: true,
        "The most that a run may spend on the LLM, in the currency set.",
        option: .value(
            "AMOUNT", .judging,
            "Spend at most this much on the LLM, such as 0.50; what it doesn't cover waits for vegyscan retry."))
    /// Three letters.
    let currency = SettingEntry(
        "currency", .currency, else: "EUR", inFolder: .refused, needsModel: true,
        "The currency that budget and costs are in.",
        option: .value("CODE", .judging, "The currency of budget and costs."))
    let offline = SettingEntry(
        "offline", .toggle, else: false, inFolder: .onlyOn, "Whether the network is left alone altogether.",
        option: .flag(
            .offline, to: true, .judging,
            """
            Use no network. Where an LLM is configured, what it answered before is used and the rest waits for \
            vegyscan retry.
            """))
    /// Nil: the XDG data and cache folders.
    let store = SettingEntry<FilePath?>(
        "store", .folder, else: nil, shown: "the XDG data and cache folders", inFolder: .refused,
        "The folder for history and caches.",
        option: .value("DIR", .storage, "The folder for the history and the caches."))
    let detector = SettingEntry(
        "detector", .choice(of: DetectorChoice.self), else: DetectorChoice.automatic,
        "How lines of text are found: by the program's own methods or by the optional neural engine.",
        option: .value(
            "WORD", .reading,
            "How lines of text are found: by the program's own methods or by the neural engine; auto uses the engine where it is installed."
        ))
    /// What is scanned where nothing is named, or nil.
    let photoFolder = SettingEntry<FilePath?>(
        "photo_folder", .folder, else: nil, inFolder: .refused,
        "The folder that vegyscan scan reads where none is named.")
    let dietaryPreference = SettingEntry(
        "dietary_preference", .choice(of: DietaryPreference.self), else: DietaryPreference.all,
        "What you eat; history show names the dishes for you.")
    let profileReasons = SettingEntry(
        "profile_reasons", .toggle, else: false,
        inFolder: .allBut(
            .toggle(true), wanted: "false; a file of the current folder may not give a profile away"),
        "Whether profile.json names the profile, its restrictions and the reasons.",
        option: .flag(
            .reasons, to: true, .judging,
            "Name the profile, its restrictions and the reasons in profile.json, which else holds the bare verdicts."))
    let retention = SettingEntry(
        "retention_days", .choice(of: Retention.self), else: Retention.ninety, inFolder: .refused,
        "How many days a menu stays in the history; favourites stay for good.")
    /// Nil when no folder is named and no home is known.
    let engineFolder = SettingEntry<FilePath?>(
        "engine_folder", .folder, else: nil, shown: "vegyscan/engines/ppocr in the XDG data folder",
        inFolder: .refused, "The folder with the neural engine.",
        option: .value("DIR", .reading, "The folder of the neural engine."))
    /// A person's own words; of several files the later ones win.
    let knowledge = SettingEntry<[FilePath]>(
        "knowledge", .file, else: [], inFolder: .refused,
        "A file of words of your own, which win over those of the program.",
        option: .value(
            "FILE", .judging, repeatable: true,
            "Words of your own, which win over those of the program. Can be given more than once."))
    let backup = SettingEntry(
        "backup", .toggle, else: true, inFolder: .onlyOff,
        "Whether vegyscan backup puts its file into backup_to; off keeps the folder's name.")
    /// Where backups go; nil for nowhere.
    let backupTo = SettingEntry<FilePath?>(
        "backup_to", .folder, else: nil, inFolder: .refused, "The folder that vegyscan backup puts its file in.",
        option: .value("PLACE", .output, name: .to, "A folder that is there, or the name of a file in one."))
    let support = SettingEntry(
        "support", .toggle, else: true, inFolder: .onlyOff,
        "Whether problem reports go to support_url; off keeps the address.")
    /// Where problem reports are sent; nil for nowhere.
    let supportURL = SettingEntry<String?>(
        "support_url", .webAddress, else: nil, inFolder: .refused,
        "The address that problem reports are sent to, after asking; nothing is sent without one.")
    let mockData = SettingEntry(
        "mock_data", .toggle, else: false, inFolder: .refused,
        "Whether made-up answers stand in for outside services, for tests of the program.",
        option: .flag(
            .mockData, to: true, .general,
            "For tests of the program: use made-up answers instead of every outside service. Nothing is sent."))
}

extension AllSettings {
    static let entries = AllSettings()

    /// What they are, in their order.
    static let list = Mirror(reflecting: entries).children.compactMap {
        ($0.value as? any DescribedSetting)?.description
    }

    static var names: [String] { list.map(\.key.rawValue) }

    /// Nil for what is no setting.
    static func named(_ name: String) -> SettingDescription? { list.first { $0.key.rawValue == name } }
}

// MARK: - What several commands offer

extension [OptionDescription] {
    /// What steers the reading of a photo, in every command that reads some.
    static let reading: [OptionDescription] = [
        .languages, .detector, .engineFolder, .jobs, .maxPixels, .maxBytes, .deadline,
    ]

    /// What a run may take.
    static let limits: [OptionDescription] = [.jobs, .maxPixels, .maxBytes, .deadline, .maxMemory, .isolation]

    /// Which language model is asked, and what it may cost.
    static let languageModel: [OptionDescription] = [
        .setting(\.llm), .setting(\.llmURL), .setting(\.llmModel), .setting(\.llmKeyFile), .setting(\.budget),
        .setting(\.currency), .setting(\.llmPrices), .setting(\.llmTimeout), .setting(\.llmPatience),
        .setting(\.llmConnections), .mockData,
    ]

    /// What a run keeps and uses of others.
    static let storage: [OptionDescription] = [
        .store, .setting(\.cache),
        .flag(
            .refresh, nil, .storage,
            "Take nothing from the caches, but keep for later what this run finds. Finished menus stay as they are.",
            conflicts: [.noCache]),
        .setting(\.history),
    ]
}
