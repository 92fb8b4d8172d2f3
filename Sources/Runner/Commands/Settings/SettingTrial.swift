internal import Files
internal import Models
internal import Reading

/// Finds out whether runs would refuse a value, while somebody is there to be told. What isn't there yet may come later.
struct SettingTrial {
    let setting: SettingDescription
    let value: ArgumentValue
    /// As they are now.
    let settings: Settings
    let environment: ProcessEnvironment

    /// - Throws: for a value that can't be used as things are.
    func run() throws(CommandFailure) {
        if value.text?.allSatisfy(\.isWhitespace) == true {
            throw refusal("The setting \(setting.key.rawValue) must be more than spaces.")
        }
        if let languages = value.languages {
            do throws(StageFailure) {
                try LanguageData().checkInstalled(languages)
            } catch {
                throw CommandFailure(message: error.message + " Nothing was saved.", exitCode: .unavailable)
            }
        }
        if setting.key == AllSettings.entries.detector.key { try checkEngine() }
        for path in value.paths ?? [] where FileKind.of(path) != .missing { try check(path) }
    }

    private func checkEngine() throws(CommandFailure) {
        var tried = settings
        guard let detector = DetectorChoice(argument: value) else { return }
        tried.detector.value = detector
        guard detector == .neural, let engine = tried.neuralEngine else { return }
        do throws(StageFailure) {
            _ = try engine.check()
        } catch {
            throw CommandFailure(message: error.message + " Nothing was saved.", exitCode: .unavailable)
        }
    }

    private func check(_ path: FilePath) throws(CommandFailure) {
        let wanted: FileKind = setting.kind == .folder ? .folder : .file
        guard FileKind.of(path) == wanted else {
            throw refusal(
                "\(path.display) is a \(wanted == .folder ? "file" : "folder"), and the setting "
                    + "\(setting.key.rawValue) must be \(setting.kind.wanted).")
        }
        let entries = AllSettings.entries
        do throws(SettingsError) {
            switch setting.key {
            case entries.llmKeyFile.key: try LLMKey.check(path)
            case entries.llmPrices.key: _ = try LLMPrices(file: path).read()
            default: break
            }
        } catch {
            throw refusal(error.message)
        }
        guard setting.key == entries.knowledge.key else { return }
        var tried = settings
        tried.knowledge.value = [path]
        do throws(KnowledgeFiles.Failure) {
            _ = try KnowledgeFiles(tried, environment: environment).texts()
        } catch {
            throw refusal(error.message)
        }
    }

    private func refusal(_ message: String) -> CommandFailure {
        CommandFailure(message: message + " Nothing was saved.", exitCode: .usage)
    }
}
