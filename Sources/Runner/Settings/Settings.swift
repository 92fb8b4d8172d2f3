internal import Files
internal import Reading
internal import Stages

/// All that steers a scan, each value with who set it.
///
/// A flag wins over the environment, that over `./vegyscan.json`, that over the user's own file, that over the default.
/// The key of the LLM server is none of them; see `LLMKey`.
struct Settings: Sendable, Equatable {
    var languages: Setting<LanguageChoice>
    /// Nil: as many as cores and memory allow.
    var jobs: Setting<Int?>
    var quality: Setting<QualityPolicy>
    /// Whether a photo's place is kept.
    var location: Setting<Bool>
    var cache: Setting<Bool>
    var history: Setting<Bool>
    var maxPixels: Setting<Int>
    var maxBytes: Setting<Int>
    /// Seconds for one photo.
    var deadline: Setting<Int>
    /// Bytes of memory for the reading of one photo, where that has a process of its own.
    var maxMemory: Setting<Int>
    var isolation: Setting<Isolation>
    /// As written, such as `en` or `pt-BR`.
    var targetLanguage: Setting<String>
    /// Whether an LLM whose address is set is asked.
    var llm: Setting<Bool>
    /// A base address such as `http://localhost:11434/v1`, or nil for no LLM.
    var llmURL: Setting<String?>
    var llmModel: Setting<String?>
    /// Nil when no file is named and no config folder is known; see `LLMKey`.
    var llmKeyFile: Setting<FilePath?>
    /// Prices of a person's own, or nil.
    var llmPrices: Setting<FilePath?>
    /// Seconds for one answer.
    var llmTimeout: Setting<Int>
    /// Seconds that a service which gives no answer is waited for, all tries together.
    var llmPatience: Setting<Int>
    /// Requests at once.
    var llmConnections: Setting<Int>
    /// In millionths of the currency; nil for no limit.
    var budget: Setting<Int?>
    /// Three letters.
    var currency: Setting<String>
    /// Whether the network is left alone, whatever else is set.
    var offline: Setting<Bool>
    /// Nil: the XDG data and cache folders.
    var store: Setting<FilePath?>
    var detector: Setting<DetectorChoice>
    /// What is scanned where nothing is named, or nil.
    var photoFolder: Setting<FilePath?>
    var dietaryPreference: Setting<DietaryPreference>
    /// Whether a profile's verdicts name it, with its restrictions and the reasons.
    var profileReasons: Setting<Bool>
    var retention: Setting<Retention>
    /// Nil when no folder is named and no home is known.
    var engineFolder: Setting<FilePath?>
    /// A person's own words; of several files the later ones win.
    var knowledge: Setting<[FilePath]>
    /// Whether backups go to the folder that is set for them.
    var backup: Setting<Bool>
    /// Where backups go; nil for nowhere.
    var backupTo: Setting<FilePath?>
    /// Whether problem reports are sent to the address that is set for them.
    var support: Setting<Bool>
    /// Where problem reports are sent; nil for nowhere.
    var supportURL: Setting<String?>
    /// Whether made-up answers stand in for outside services.
    var mockData: Setting<Bool>

    /// What may be worth telling the user though nothing is wrong, one sentence each.
    var notices: [String] = []

    /// Puts the settings together.
    ///
    /// - Parameters:
    ///   - arguments: nil outside of a command.
    ///   - folder: the current folder; "." will do.
    ///   - kept: what earlier work was begun with, which only the arguments win over.
    static func resolve(
        arguments: ParsedArguments?, environment: ProcessEnvironment, folder: FilePath, kept: KeptSettings? = nil,
        table: CommandTable = .vegyscan
    ) throws(SettingsError) -> Settings {
        var layers: [SettingLayer] = []
        if let arguments { layers.append(SettingLayer(arguments: arguments, table: table)) }
        if let kept { layers.append(kept.layer()) }
        layers.append(try SettingLayer(environment: environment))
        for file in SettingsFile.candidates(environment: environment, folder: folder) {
            if let layer = try file.layer() { layers.append(layer) }
        }
        var settings = Settings(layers)
        settings.notices = environment.misspeltSettings
        if arguments?.has(.guest) == true { settings.leaveNoTrace() }
        if settings.engineFolder.value == nil {
            settings.engineFolder.value = EngineFolder.standard(environment: environment.baseFolders)?.path
        }
        if settings.llmKeyFile.value == nil, let config = environment.configFolder {
            settings.llmKeyFile.value = config.appending("vegyscan").appending("llm-key")
        }
        return settings
    }

    /// A guest's run keeps nothing outside its results, whatever else is set.
    private mutating func leaveNoTrace() {
        if history.value { history = Setting(value: false, origin: .flag(.guest)) }
        cache = Setting(value: false, origin: .flag(.guest))
    }

    private init(_ layers: [SettingLayer]) {
        languages = layers.setting(.languages, \.languages, else: .automatic)
        jobs = layers.setting(.jobs, \.integer)
        quality = layers.setting(.quality, { $0.text.flatMap(QualityPolicy.init) }, else: .warn)
        location = layers.setting(.location, \.toggle, else: true)
        cache = layers.setting(.cache, \.toggle, else: true)
        history = layers.setting(.history, \.toggle, else: true)
        maxPixels = layers.setting(.maxPixels, \.integer, else: 100_000_000)
        maxBytes = layers.setting(.maxBytes, \.integer, else: 64 << 20)
        deadline = layers.setting(.deadline, \.integer, else: 120)
        maxMemory = layers.setting(.maxMemory, \.integer, else: 2 << 30)
        isolation = layers.setting(.isolation, { $0.text.flatMap(Isolation.init) }, else: .process)
        targetLanguage = layers.setting(.targetLanguage, \.text, else: "en")
        llm = layers.setting(.llm, \.toggle, else: true)
        llmURL = layers.setting(.llmURL, \.text)
        llmModel = layers.setting(.llmModel, \.text)
        llmKeyFile = layers.setting(.llmKeyFile, \.path)
        llmPrices = layers.setting(.llmPrices, \.path)
        llmTimeout = layers.setting(.llmTimeout, \.integer, else: 60)
        llmPatience = layers.setting(.llmPatience, \.integer, else: 180)
        llmConnections = layers.setting(.llmConnections, \.integer, else: 4)
        budget = layers.setting(.budget, \.integer)
        currency = layers.setting(.currency, \.text, else: "EUR")
        offline = layers.setting(.offline, \.toggle, else: false)
        store = layers.setting(.store, \.path)
        detector = layers.setting(.detector, { $0.text.flatMap(DetectorChoice.init) }, else: .automatic)
        engineFolder = layers.setting(.engineFolder, \.path)
        photoFolder = layers.setting(.photoFolder, \.path)
        dietaryPreference = layers.setting(
            .dietaryPreference, { $0.text.flatMap(DietaryPreference.init) }, else: .all)
        profileReasons = layers.setting(.profileReasons, \.toggle, else: false)
        retention = layers.setting(.retentionDays, { $0.text.flatMap(Retention.init) }, else: .ninety)
        knowledge = layers.setting(.knowledge, \.paths, else: [])
        backup = layers.setting(.backup, \.toggle, else: true)
        backupTo = layers.setting(.backupTo, \.path)
        support = layers.setting(.support, \.toggle, else: true)
        supportURL = layers.setting(.supportURL, \.text)
        mockData = layers.setting(.mockData, \.toggle, else: false)
    }
}
