import Files
import Foundation
import Library
import Menus
import Models
import Reading
import Stages
import TestMaterial
import Testing

@testable import Runner

@Suite("What folders say of the menus below them")
struct FactsAboveTests {
    private let folder: TemporaryFolder
    private var root: FilePath { folder.path.followingLink }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, in name: String = "") throws {
        let place = name.isEmpty ? FilePath("vegyscan.json") : FilePath(name).appending("vegyscan.json")
        try FileManager.default.createDirectory(
            atPath: folder.path.appending(name).display, withIntermediateDirectories: true)
        try folder.put(Array(text.utf8), at: place)
    }

    private func settings(_ words: String...) throws -> Settings {
        let parsed = try ArgumentParser().parse((["scan", "x", "-o", "out"] + words).map { Array($0.utf8) })
        guard case .command(let arguments) = parsed else { throw CancellationError() }
        return try Settings.resolve(
            arguments: arguments, environment: ProcessEnvironment(["HOME": root.display]), folder: folder.path)
    }

    private func facts(of name: String) throws -> FolderFacts {
        try FactsAbove(settings()).facts(of: root.appending(name))
    }

    private func refusal(_ text: String) throws -> String? {
        try write(text, in: "wrong")
        do {
            _ = try facts(of: "wrong/menu")
            return nil
        } catch let problem as FactsAbove.Problem {
            #expect(problem.folder == root.appending("wrong"))
            return problem.message
        }
    }

    @Test func theNearestFileWinsKeyByKey() throws {
        try write(#"{"currency": "chf", "restaurant": "House", "cuisine": "thai"}"#)
        try write(#"{"restaurant": "Enzo", "languages": ["eng"]}"#, in: "a/b")
        try write(#"{"languages": "auto", "cuisine": "Middle Eastern"}"#, in: "a/b/c")
        #expect(try facts(of: "a").menu == MenuFacts(restaurantName: "House", cuisine: "thai", currency: "CHF"))
        #expect(
            try facts(of: "a/b/x")
                == FolderFacts(
                    languages: .fixed(["eng"]),
                    menu: MenuFacts(restaurantName: "Enzo", cuisine: "thai", currency: "CHF")))
        #expect(
            try facts(of: "a/b/c")
                == FolderFacts(
                    languages: .automatic,
                    menu: MenuFacts(restaurantName: "Enzo", cuisine: "middle_eastern", currency: "CHF")))
    }

    @Test func anOptionWinsOverTheLanguagesOfFiles() throws {
        try write(#"{"languages": "eng", "cuisine": "thai"}"#, in: "a")
        let above = FactsAbove(try settings("-l", "auto"))
        #expect(try above.facts(of: root.appending("a")) == FolderFacts(menu: MenuFacts(cuisine: "thai")))
    }

    @Test(arguments: [
        (#"{"cuisin": "thai"}"#, #"did you mean "cuisine""#), (#"{"cuisine": "itallian"}"#, #"perhaps "italian""#),
        (#"{"currency": "Euro"}"#, "three letters of a currency"),
        (#"{"restaurant": ""}"#, #""restaurant" that must be"#),
        (#"{"languages": "zzz"}"#, "can't be read"), (#"["thai"]"#, "one JSON object"), ("{\n\"cuisine\" 1}", "line 2"),
    ])
    func whatIsWrongIsNamed(_ text: String, _ words: String) throws {
        let message = try refusal(text)
        #expect(message?.contains(words) == true, "\(message ?? "accepted")")
        #expect(message?.contains("vegyscan.json") == true)
    }

    @Test func settingsCountOnlyWhereTheProgramIsStarted() throws {
        try write(#"{"jobs": 2, "cuisine": "thai"}"#, in: "a")
        let above = FactsAbove(try settings())
        #expect(try above.facts(of: root.appending("a/b")).menu.cuisine == "thai")
        #expect(try above.facts(of: root.appending("a")).menu.cuisine == "thai")
        #expect(above.notes.count == 1 && above.notes[0].message.contains("jobs counts only where"))
        let here = try SettingsFolder()
        let settings = try here.resolve(foreign: #"{"jobs": 2, "cuisine": "thai", "currency": "CHF"}"#)
        #expect(settings.jobs.value == 2 && settings.currency.value == "EUR", "what prices of a model are in stays")
        #expect(try SettingsFolder().refusal(foreign: #"{"cuisine": "itallian"}"#)?.contains("italian") == true)
        #expect(try SettingsFolder().refusal(own: #"{"cuisine": "thai"}"#)?.contains("unknown setting") == true)
    }

    @Test func menusBelowAWrongFileAreLeftOut() throws {
        for name in ["bad/deep/1.jpg", "bad/2/1.jpg", "good/1.jpg"] {
            let place = FilePath(name)
            try FileManager.default.createDirectory(
                atPath: folder.path.appending(place.parent).display, withIntermediateDirectories: true)
            try folder.put([1], at: place)
        }
        try write(#"{"cuisine": 1}"#, in: "bad")
        try write(#"{"cuisine": "thai"}"#, in: "good")
        var plan = Plan(operands: [folder.path], excluding: nil)
        #expect(plan.skippedFiles == 0, "a folder's file is no photo that can't be read")
        try plan.learnFacts(from: FactsAbove(settings()))
        #expect(plan.menus.map(\.folder) == ["good"] && plan.menus[0].facts.menu.cuisine == "thai")
        #expect(plan.problems.count == 1 && plan.problems[0].message.hasSuffix("Left out below it: 2 menus."))
        var none = Plan(operands: [folder.path.appending("bad")], excluding: nil)
        let failure = #expect(throws: CommandFailure.self) { try none.learnFacts(from: FactsAbove(settings())) }
        #expect(failure?.exitCode == .badSettings)
    }

    /// The schema names what the program takes, and nothing that it refuses.
    @Test func theSchemaHasAllKeysOfTheFile() throws {
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(PublishedSchema.folder.text.utf8)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        let settings = AllSettings.list.filter { setting in
            if case .refused = setting.folderRule { false } else { true }
        }.map(\.key.rawValue)
        #expect(Set(properties.keys) == Set(settings + FolderFacts.Key.allCases.map(\.rawValue)))
        for cuisine in try #require(properties["cuisine"]?["enum"] as? [String]) {
            #expect(try refusal(#"{"cuisine": "\#(cuisine)"}"#) == nil)
        }
    }

    /// Engines are made anew only where the languages change.
    @Test func aLaneReadsInTheLanguagesOfTheMenu() async {
        let made = Counter()
        let makers = ReaderMakers { languages in
            { _ in
                _ = made.next()
                return NamedReader(name: "\(languages.map(\.text) ?? "settings")")
            }
        }
        let lane = LaneReader(makers) { _ in }
        var read: [String] = []
        for languages in [nil, nil, LanguageChoice.fixed(["ita"]), .fixed(["ita"]), nil] {
            read.append((lane.reader(for: languages) as? NamedReader)?.name ?? "")
        }
        #expect(read == ["settings", "settings", "ita", "ita", "settings"])
        #expect(made.next() == 4)
    }
}

private struct NamedReader: PhotoReader {
    var name: String

    func read(_ file: PhotoFile, durations: inout StageDurations) -> PhotoOutcome {
        .failed(PhotoRecord(path: file.shown, sha256: ""), StageFailure(.decode, .empty, name))
    }
}
