internal import Foundation
internal import Stages

/// What stages are made with, from the settings.
extension Settings {
    var limits: PhotoLimits { PhotoLimits(maxPixels: maxPixels.value, maxBytes: maxBytes.value) }

    /// Lanes for a run: as asked for, else one a core as far as memory allows; never more than photos.
    func lanes(photos: Int) -> Int {
        let machine = ProcessInfo.processInfo
        let byMemory = Int(machine.physicalMemory / Self.memoryOfALane)
        let standard = max(1, min(machine.activeProcessorCount, byMemory))
        return max(1, min(jobs.value ?? standard, photos))
    }

    /// A 100-megapixel photo in colour, its grey sheet and the OCR engine's own copies.
    private static let memoryOfALane: UInt64 = 1 << 30

    /// Nil where none is configured, or the network is to be left alone.
    func makeLanguageModel(
        environment: ProcessEnvironment, cache: (any OpinionCache)?
    ) throws(SettingsError) -> LanguageModel? {
        guard !offline.value, let address = llmURL.value else { return nil }
        guard let url = URL(string: address) else {
            throw SettingsError(message: "llm_url is no web address; give one such as http://localhost:11434/v1.")
        }
        guard let model = llmModel.value else {
            throw SettingsError(message: "An LLM's address is set, but no model; add --llm-model NAME.")
        }
        let key = try LLMKey.read(from: environment)
        do throws(LanguageModelFailure) {
            return try LanguageModel(LanguageModelSettings(url: url, model: model, key: key), cache: cache)
        } catch {
            throw SettingsError(message: error.message)
        }
    }

    /// What tells one model's answers from another's, or nil without a model.
    var modelIdentity: String? {
        guard !offline.value, let address = llmURL.value else { return nil }
        return address + " " + (llmModel.value ?? "")
    }

    func storeLocations(environment: ProcessEnvironment) -> StoreLocations? {
        if let folder = store.value { return .folder(folder) }
        let names = ["HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]
        let known = names.compactMap { name in environment.text(name).map { (name, $0) } }
        return .standard(environment: Dictionary(known, uniquingKeysWith: { first, _ in first }))
    }
}
