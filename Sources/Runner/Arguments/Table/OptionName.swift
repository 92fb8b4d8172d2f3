/// The long names of all options, without the two dashes.
///
/// An option of one name means the same, and takes the same kind of value, in each command that has it. Of a few words
/// each command has its own, and --out is a folder where there is a file for each photo or menu, else a file.
enum OptionName: String, CaseIterable, Sendable {
    case out
    case format
    case filesFrom = "files-from"
    case null, steps, baseline, dishes
    case layoutOnly = "layout-only"
    case jobs, languages, quality, json, quiet, verbose, store
    case noCache = "no-cache"
    case noHistory = "no-history"
    case refresh
    case dryRun = "dry-run"
    case noLocation = "no-location"
    case maxPixels = "max-pixels"
    case maxBytes = "max-bytes"
    case deadline
    case maxMemory = "max-memory"
    case isolation
    case targetLanguage = "target-language"
    case noLLM = "no-llm"
    case llmURL = "llm-url"
    case llmModel = "llm-model"
    case llmKeyFile = "llm-key-file"
    case llmPrices = "llm-prices"
    case llmTimeout = "llm-timeout"
    case llmPatience = "llm-patience"
    case llmConnections = "llm-connections"
    case budget, currency
    case offline
    case mockData = "mock-data"
    case detector
    case engineFolder = "engine-folder"
    case language, cuisine, knowledge, evidence, licenses, kind, meaning, file
    case with, errors, curve, photos, entries
    case since, until, place, favourites, limit
    case yes, repair, wait, strict, shard, stdin
    case oneMenu = "one-menu"
    case to, describe, send, from, sha256, later, skip, forget
    case truth, weights, features, only
    case photoFolder = "photo-folder"
    case noPictures = "no-pictures"
    case verdicts
    case profile, guest, reasons, rejudge, diet, allergy, medical, religious, avoid, rename, remove, replace
    case help, version

    /// As typed: the name after two dashes.
    var typed: String { "--" + rawValue }
}
