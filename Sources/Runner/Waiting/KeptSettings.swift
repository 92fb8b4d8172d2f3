internal import Files
internal import Library

/// The settings with which dishes were to be asked about, as text that can be stored; it doesn't include the key.
struct KeptSettings {
    /// By the names of the settings.
    let values: [String: [String]]

    /// Nil without a language model, and where a path is no text.
    init?(_ settings: Settings) {
        guard !settings.mockData.value, let url = settings.activeLLM, let model = settings.llmModel.value else {
            return nil
        }
        let all = AllSettings.entries
        var values: [SettingKey: [String]] = [
            all.llmURL.key: [url], all.llmModel.key: [model],
            all.targetLanguage.key: [settings.targetLanguage.value], all.currency.key: [settings.currency.value],
            all.llmTimeout.key: [String(settings.llmTimeout.value)],
            all.llmPatience.key: [String(settings.llmPatience.value)],
            all.llmConnections.key: [String(settings.llmConnections.value)],
        ]
        if let budget = settings.budget.value { values[all.budget.key] = [MoneyText.text(millionths: budget)] }
        var paths: [SettingKey: [FilePath]] = [:]
        if let file = settings.llmKeyFile.value, settings.llmKeyFile.origin != .default {
            paths[all.llmKeyFile.key] = [file]
        }
        if let file = settings.llmPrices.value { paths[all.llmPrices.key] = [file] }
        if !settings.knowledge.value.isEmpty { paths[all.knowledge.key] = settings.knowledge.value }
        for (key, files) in paths {
            let texts = files.compactMap { String(validating: $0.absolute.bytes, as: UTF8.self) }
            guard texts.count == files.count else { return nil }
            values[key] = texts
        }
        self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    }

    /// What an entry of the book holds; values that this version doesn't understand are left out.
    init(_ entry: WaitingBook.Entry) { values = entry.settings }

    /// The address that was to be asked.
    var service: String? { values[AllSettings.entries.llmURL.key.rawValue]?.first }

    /// As a source of settings.
    func layer() -> SettingLayer {
        var read: [SettingKey: ArgumentValue] = [:]
        for (name, texts) in values {
            guard let setting = AllSettings.named(name) else { continue }
            let found = texts.compactMap { try? setting.kind.read(Array($0.utf8)) }
            guard found.count == texts.count, let first = found.first else { continue }
            read[setting.key] = found.count == 1 ? first : .paths(found.compactMap(\.path))
        }
        return SettingLayer(read, origin: .kept)
    }
}
