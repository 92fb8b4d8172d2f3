internal import Files
internal import Models

/// The commands that show and change settings.
struct SettingsDispatch {
    let dispatch: Dispatch
    private var arguments: ParsedArguments { dispatch.arguments }
    private var console: Console { dispatch.console }

    func run() async -> ExitCode {
        switch arguments.command {
        case .settingsSet: return set(arguments.words)
        case .settingsUnset: return unset(arguments.word ?? "")
        default: break
        }
        guard let settings = dispatch.resolveSettings() else { return .badSettings }
        switch arguments.command {
        case .settingsGet:
            guard let listed = settings.list.first(where: { $0.key.rawValue == arguments.word }) else { return .usage }
            return VegyScan.print(arguments.has(.json) ? SettingRecord(listed).jsonLine : listed.value + "\n")
        case .settingsList:
            if arguments.has(.json) {
                return VegyScan.print(settings.list.map { SettingRecord($0).jsonLine }.joined())
            }
            let rows = settings.list.map { [$0.key.rawValue, $0.value, $0.origin.description] }
            let lines = AlignedColumns.lines([["setting", "value", "set by"]] + rows, leading: 3)
            return VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
        default:
            return await SettingsScreen(
                settings: settings, environment: dispatch.environment, console: console
            ).run(printsJSON: arguments.has(.json))
        }
    }

    private func set(_ words: [String]) -> ExitCode {
        guard words.count == 2 else {
            console.error("Name one setting and one value, such as: vegyscan settings set retention_days 180")
            return .usage
        }
        guard let key = SettingKey(rawValue: words[0]) else { return unknown(words[0]) }
        let json: SettingJSON?
        do throws(ValueProblem) {
            json = SettingJSON(try key.kind.read(Array(words[1].utf8)), typed: words[1], kind: key.kind)
        } catch {
            let guess = error.suggestion.map { " Did you mean \($0)?" } ?? ""
            console.error("The setting \(key.rawValue) must be \(error.wanted).\(guess)")
            return .usage
        }
        guard let json else {
            console.error("The path isn't valid UTF-8, so no settings file can hold it; give it as an option.")
            return .usage
        }
        return change(key, to: json)
    }

    private func unset(_ word: String) -> ExitCode {
        guard let key = SettingKey(rawValue: word) else { return unknown(word) }
        return change(key, to: nil)
    }

    private func change(_ key: SettingKey, to json: SettingJSON?) -> ExitCode {
        guard let file = SettingsFile.own(environment: dispatch.environment) else {
            console.error("No home folder is known, so there is no settings file; set HOME or XDG_CONFIG_HOME.")
            return .badSettings
        }
        do throws(StageFailure) {
            guard try file.set(key, to: json) else {
                console.note("\(key.rawValue) isn't set in \(file.path.display).")
                return .success
            }
        } catch {
            console.error(error.code == .unreadable ? error.message : "The setting was not saved. \(error.message)")
            return error.code == .unreadable ? .badSettings : .cannotWrite
        }
        tell(key)
        return .success
    }

    /// What holds now, which may still be something else.
    private func tell(_ key: SettingKey) {
        guard let settings = dispatch.resolveSettings(), let now = settings.list.first(where: { $0.key == key }) else {
            return
        }
        let origin: String =
            switch now.origin {
            case .file, .kept, .default, .flag: ""
            case .environment(let name): " The environment variable \(name) still wins."
            }
        console.note("\(key.rawValue): \(now.value).\(origin)")
        if key == .retentionDays {
            console.note(
                settings.retention.value.days == nil
                    ? "Menus are not removed for their age any more."
                    : "Older menus are removed when the next scan starts. Favourites are never removed.")
        }
    }

    private func unknown(_ word: String) -> ExitCode {
        let names = SettingKey.allCases.map(\.rawValue)
        let guess = NearestWord.to(word, among: names).map { " Did you mean \($0)?" } ?? ""
        console.error(
            "There is no setting \(QuotedArgument(word.utf8)).\(guess) Valid are \(names.joined(separator: ", ")).")
        return .usage
    }
}

/// A setting for other programs.
struct SettingRecord: Encodable {
    let key: String
    let value: String
    let origin: String

    init(_ listed: ListedSetting) {
        (key, value, origin) = (listed.key.rawValue, listed.value, listed.origin.description)
    }
}
