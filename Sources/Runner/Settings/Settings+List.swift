internal import Files
internal import Reading
internal import Stages

/// One line of a list of settings.
struct ListedSetting: Sendable, Hashable {
    var key: SettingKey
    /// As it could be written on the command line; for people and programs.
    var value: String
    var origin: SettingOrigin
}

extension Settings {
    /// All settings in a fixed order. No key is among them, nor can an address hold one.
    var list: [ListedSetting] { SettingKey.allCases.map(listed) }

    private func listed(_ key: SettingKey) -> ListedSetting {
        func line<Value>(_ setting: Setting<Value>, _ text: (Value) -> String?) -> ListedSetting {
            ListedSetting(key: key, value: text(setting.value) ?? key.defaultText ?? "none", origin: setting.origin)
        }
        func toggle(_ setting: Setting<Bool>) -> ListedSetting { line(setting) { $0 ? "on" : "off" } }
        return switch key {
        case .languages: line(languages, \.text)
        case .jobs: line(jobs) { $0.map(String.init) }
        case .quality: line(quality, \.rawValue)
        case .location: toggle(location)
        case .cache: toggle(cache)
        case .history: toggle(history)
        case .maxPixels: line(maxPixels, AmountUnit.decimal.short)
        case .maxBytes: line(maxBytes, AmountUnit.binary.short)
        case .deadline: line(deadline) { String($0) }
        case .maxMemory: line(maxMemory, AmountUnit.binary.short)
        case .isolation: line(isolation, \.rawValue)
        case .targetLanguage: line(targetLanguage) { $0 }
        case .llm: toggle(llm)
        case .llmURL: line(llmURL) { $0 }
        case .llmModel: line(llmModel) { $0 }
        case .llmKeyFile: line(llmKeyFile) { $0?.display }
        case .llmPrices: line(llmPrices) { $0?.display }
        case .llmTimeout: line(llmTimeout) { String($0) }
        case .llmPatience: line(llmPatience) { String($0) }
        case .llmConnections: line(llmConnections) { String($0) }
        case .budget: line(budget) { $0.map(MoneyText.text(millionths:)) }
        case .currency: line(currency) { $0 }
        case .offline: toggle(offline)
        case .store: line(store) { $0?.display }
        case .detector: line(detector, \.rawValue)
        case .photoFolder: line(photoFolder) { $0?.display }
        case .dietaryPreference: line(dietaryPreference, \.rawValue)
        case .profileReasons: toggle(profileReasons)
        case .retentionDays: line(retention, \.rawValue)
        case .engineFolder: line(engineFolder) { $0?.display }
        case .knowledge: line(knowledge) { $0.isEmpty ? nil : $0.map(\.display).joined(separator: ", ") }
        case .backup: toggle(backup)
        case .backupTo: line(backupTo) { $0?.display }
        case .support: toggle(support)
        case .supportURL: line(supportURL) { $0 }
        case .mockData: toggle(mockData)
        }
    }
}
