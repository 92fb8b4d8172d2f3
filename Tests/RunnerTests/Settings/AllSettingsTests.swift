import Files
import Stages
import Testing

@testable import Runner

/// Each setting is one entry, and all that is told of it comes from there.
@Suite struct AllSettingsTests {
    let list = AllSettings.list

    @Test func everyEntryIsListedOnce() {
        // A property that is no entry, or a program built without names of properties, would be missing.
        #expect(list.count == Mirror(reflecting: AllSettings.entries).children.count)
        #expect(list.count > 30)
        #expect(Set(list.map(\.key)).count == list.count)
        #expect(Set(list.map(\.option.name)).count == list.count)
        #expect(AllSettings.named("no_such") == nil)
        for setting in list { #expect(AllSettings.named(setting.key.rawValue)?.key == setting.key) }
    }

    @Test func eachKeyStandsOnceInHelp() throws {
        let settings = try #require(CommandTable.vegyscan["settings get"])
        guard case .choice(let words)? = settings.operand?.kind else {
            Issue.record("no words")
            return
        }
        #expect(words == list.map(\.key.rawValue))
        let help = HelpText().text(for: "settings get").split { !$0.isLetter && $0 != "_" }.map(String.init)
        // Words of the sentences around the list.
        let others: Set = ["languages", "history", "cache", "store", "location", "support", "backup", "knowledge"]
        for word in words where !others.contains(word) {
            #expect(help.count { $0 == word } == (word == "target_language" ? 2 : 1), "\(word)")
        }
    }

    @Test func theDefaultIsOfItsKind() throws {
        let settings = try Settings.resolve(
            arguments: nil, environment: ProcessEnvironment(), folder: FilePath("/nowhere/at/all"))
        for listed in settings.list {
            #expect(listed.origin == .default)
            #expect(listed.value == listed.setting.defaultText ?? "none", "\(listed.key)")
        }
        for setting in list {
            guard let text = setting.defaultText, let value = try? setting.kind.read(Array(text.utf8)) else { continue }
            #expect(setting.accepts(value), "\(setting.key)")
        }
    }

    @Test func whatIsSetIsReadBack() throws {
        var settings = try Settings.resolve(
            arguments: nil, environment: ProcessEnvironment(), folder: FilePath("/nowhere/at/all"))
        settings.jobs.value = 3
        settings.knowledge.value = [FilePath("a"), FilePath("b")]
        settings.quality.value = .reject
        #expect(settings.jobs == Setting(value: 3, origin: .default))
        #expect(settings.knowledge.value == [FilePath("a"), FilePath("b")])
        #expect(settings.quality.value == .reject)
        settings.jobs.value = nil
        #expect(settings.jobs.value == nil)
    }

    /// A file that came with photos may choose nothing that costs, sends, runs or keeps.
    @Test func theFolderMayNotChoose() {
        let refused = list.filter { if case .refused = $0.folderRule { true } else { false } }.map(\.key.rawValue)
        #expect(
            Set(refused) == [
                "llm_url", "llm_model", "llm_key_file", "llm_prices", "budget", "currency", "store", "engine_folder",
                "knowledge", "photo_folder", "retention_days", "backup_to", "support_url", "mock_data",
            ])
        for setting in list where setting.isPrivate {
            #expect(refused.contains(setting.key.rawValue), "\(setting.key)")
        }
        let manual = ManPage(version: "1").text
        for key in refused { #expect(manual.contains(Roff.text(key))) }
    }
}
