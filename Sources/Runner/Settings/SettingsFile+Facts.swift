internal import Judging
internal import Menus
internal import Models
internal import Reading

extension SettingsFile {
    /// What a folder's file says of menus, and the settings in it, which say nothing of them.
    struct Facts {
        var facts = FolderFacts()
        var settings: [String] = []
    }

    /// What the file says of the menus below its folder; nil when there is no file.
    func facts() throws(SettingsError) -> Facts? {
        guard let bytes = try read() else { return nil }
        var found = Facts()
        for (name, json) in try object(in: bytes).sorted(by: { $0.key < $1.key }) {
            let line = Self.line(of: name, in: bytes)
            if let key = FolderFacts.Key(rawValue: name) {
                try state(json, as: key, in: &found.facts, line: line)
            } else if AllSettings.named(name) != nil {
                found.settings.append(name)
            } else {
                throw unknown(name, line: line)
            }
        }
        return found
    }

    /// Takes one value of the file.
    func state(
        _ json: SettingJSON, as key: FolderFacts.Key, in facts: inout FolderFacts, line: Int?
    ) throws(SettingsError) {
        do throws(ValueProblem) {
            switch key {
            case .languages: facts.languages = try Self.value(json, .languages).languages
            case .currency: facts.menu.currency = try Self.value(json, .currency).text
            case .restaurant: facts.menu.restaurantName = try Self.value(json, .text).text
            case .cuisine: facts.menu.cuisine = try Self.cuisine(json)
            }
        } catch {
            throw failure("has a \"\(key.rawValue)\" that must be \(error.wanted)", line: line)
        }
        guard key == .languages, let languages = facts.languages else { return }
        do throws(StageFailure) {
            try LanguageData().checkInstalled(languages)
        } catch {
            throw failure("names languages that can't be read: \(error.message)", line: line)
        }
    }

    private static func cuisine(_ json: SettingJSON) throws(ValueProblem) -> String {
        guard case .text(let text) = json, let cuisine = CuisineOrigin.named(text) else {
            let typed = if case .text(let text) = json { text } else { "" }
            let guess = NearestWord.to(typed, among: CuisineOrigin.names).map { ", perhaps \"\($0)\"" } ?? ""
            throw ValueProblem(wanted: "one of the cuisines that vegyscan schema folder lists\(guess)")
        }
        return cuisine
    }
}
