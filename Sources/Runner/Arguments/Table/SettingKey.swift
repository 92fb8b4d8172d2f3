internal import Reading
internal import Stages

/// What can also be set by the environment and by a settings file, in the order a listing shows it.
///
/// The raw value is the key in a JSON file.
enum SettingKey: String, CaseIterable, Sendable {
    case languages, jobs, quality, location, cache, history
    case maxPixels = "max_pixels"
    case maxBytes = "max_bytes"
    case deadline
    case maxMemory = "max_memory"
    case isolation
    case targetLanguage = "target_language"
    case llm
    case llmURL = "llm_url"
    case llmModel = "llm_model"
    case llmKeyFile = "llm_key_file"
    case llmPrices = "llm_prices"
    case llmTimeout = "llm_timeout"
    case llmPatience = "llm_patience"
    case llmConnections = "llm_connections"
    case budget, currency
    case offline, store, detector
    case photoFolder = "photo_folder"
    case dietaryPreference = "dietary_preference"
    case profileReasons = "profile_reasons"
    case retentionDays = "retention_days"
    case engineFolder = "engine_folder"
    case knowledge
    case backup
    case backupTo = "backup_to"
    case support
    case supportURL = "support_url"
    case mockData = "mock_data"

    /// Such as `VEGYSCAN_MAX_PIXELS`.
    var environmentVariable: String { "VEGYSCAN_" + rawValue.uppercased() }

    /// The kind of value it takes wherever it is set.
    var kind: ValueKind {
        switch self {
        case .languages: .languages
        case .jobs: .integer(1...256)
        case .quality: .choice(QualityPolicy.allCases.map(\.rawValue))
        case .location, .cache, .history, .offline, .mockData, .profileReasons, .llm, .backup, .support: .toggle
        // Leptonica refuses more than 2^29 pixels of 32 bits.
        case .maxPixels: .amount(1...500_000_000, .decimal)
        case .maxBytes: .amount(1...1 << 30, .binary)
        case .deadline: .integer(1...86_400)
        case .maxMemory: .amount(64 << 20...1 << 40, .binary)
        case .isolation: .choice(Isolation.allCases.map(\.rawValue))
        case .targetLanguage: .languageCode
        case .llmURL, .supportURL: .webAddress
        case .llmModel: .text
        case .llmTimeout: .integer(1...3_600)
        case .llmPatience: .integer(1...86_400)
        case .llmConnections: .integer(1...64)
        case .llmKeyFile, .llmPrices: .file
        case .budget: .money
        case .currency: .currency
        case .store, .engineFolder, .photoFolder, .backupTo: .folder
        case .dietaryPreference: .choice(DietaryPreference.allCases.map(\.rawValue))
        case .retentionDays: .choice(Retention.allCases.map(\.rawValue))
        case .knowledge: .file
        case .detector: .choice(DetectorChoice.allCases.map(\.rawValue))
        }
    }

    /// What holds when nobody says otherwise, in words; nil for nothing.
    var defaultText: String? {
        switch self {
        case .languages: "auto"
        case .jobs: "one per core, as far as memory allows"
        case .quality: QualityPolicy.warn.rawValue
        case .location, .cache, .history, .llm, .backup, .support: "on"
        case .offline, .mockData, .profileReasons: "off"
        case .maxPixels: "100M"
        case .maxBytes: "64M"
        case .deadline: "120"
        case .maxMemory: "2G"
        case .isolation: Isolation.process.rawValue
        case .targetLanguage: "en"
        case .llmURL, .llmModel, .llmPrices, .budget, .knowledge, .photoFolder, .backupTo, .supportURL: nil
        case .dietaryPreference: DietaryPreference.all.rawValue
        case .retentionDays: Retention.ninety.rawValue
        case .llmKeyFile: "vegyscan/llm-key in the XDG config folder, where it is there"
        case .llmTimeout: "60"
        case .llmPatience: "180"
        case .llmConnections: "4"
        case .currency: "EUR"
        case .store: "the XDG data and cache folders"
        case .detector: DetectorChoice.automatic.rawValue
        case .engineFolder: "vegyscan/engines/ppocr in the XDG data folder"
        }
    }

    /// What it is about, for the manual's list of settings.
    var summary: String {
        switch self {
        case .languages: "The languages to read."
        case .jobs: "How many photos are worked on at once."
        case .quality: "What happens to photos of poor quality."
        case .location: "Whether the place in a photo's EXIF data is kept."
        case .cache: "Whether earlier results are used and kept; never without history."
        case .history: "Whether anything is kept outside the results: history, caches and run logs."
        case .maxPixels: "The largest photo that is decoded, in pixels."
        case .maxBytes: "The largest file that is loaded, in bytes."
        case .deadline: "The longest time for one photo, in seconds."
        case .maxMemory: "The most memory that the reading of one photo may take, in bytes."
        case .isolation: "Whether photos are read in processes of their own."
        case .targetLanguage: "The language dishes are explained in."
        case .llm: "Whether the LLM at llm_url is asked; off keeps its address."
        case .llmURL: "The address of an OpenAI-compatible server, or of Anthropic's messages."
        case .llmModel: "The model that server is asked for."
        case .llmKeyFile: "The file that holds the server's key; nobody but you may be able to read it."
        case .llmPrices: "A file of prices of your own, which win over those of the program."
        case .llmTimeout:
            "The longest time for one answer of the LLM, in seconds; up to four times that where answers are slow."
        case .llmPatience: "How long an LLM that gives no answer is waited for, in seconds, all tries together."
        case .llmConnections: "How many questions the LLM is asked at once."
        case .budget: "The most that a run may spend on the LLM, in the currency set."
        case .currency: "The currency that budget and costs are in."
        case .offline: "Whether the network is left alone altogether."
        case .store: "The folder for history and caches."
        case .detector: "Who finds the lines of text: the program's own methods or the optional neural engine."
        case .photoFolder: "The folder that vegyscan scan reads where none is named."
        case .dietaryPreference: "What you eat; history show names the dishes for you."
        case .profileReasons: "Whether profile.json names the profile, its restrictions and the reasons."
        case .retentionDays: "How many days a menu stays in the history; favourites stay for good."
        case .backup: "Whether vegyscan backup puts its file into backup_to; off keeps the folder's name."
        case .backupTo: "The folder that vegyscan backup puts its file in."
        case .support: "Whether problem reports go to support_url; off keeps the address."
        case .supportURL: "The address that problem reports are sent to, after asking; nothing is sent without one."
        case .mockData: "Whether made-up answers stand in for outside services, for tests of the program."
        case .knowledge: "A file of words of your own, which win over those of the program."
        case .engineFolder: "The folder with the neural engine, as `make engine-ppocr` fills it."
        }
    }
}
