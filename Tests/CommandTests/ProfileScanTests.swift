import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// A run for a profile: the same result, and beside it a file of the profile's own.
@Suite struct ProfileScanTests {
    private static let name = "canaryname"
    private static let word = "canaryfruit"

    private func makeProfile(_ folder: ScanFolder) async throws {
        let made = try await folder.program.run(
            "profile", "create", Self.name, "--allergy", Self.word + "=critical", "--diet", "vegan", "--store", "store")
        #expect(made.code == 0, "\(made)")
    }

    /// The files that hold the profile's name or its restriction, in any form.
    private func traces(_ folder: ScanFolder) throws -> [String] {
        try folder.home.contents().filter { path, content in
            [Self.name, Self.word].contains { content.firstRange(of: Data($0.utf8)) != nil || path.contains($0) }
        }.map(\.key).sorted()
    }

    private func results(_ folder: ScanFolder) throws -> [String: Data] {
        try folder.results().filter { !$0.key.hasSuffix("/profile.json") }
    }

    private func verdicts(_ folder: ScanFolder) throws -> [String: Any] {
        let file = try #require(try folder.results().first { $0.key.hasSuffix("/profile.json") })
        return try #require(try JSONSerialization.jsonObject(with: file.value) as? [String: Any])
    }

    @Test func theProfileIsNowhereElse() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try await makeProfile(folder)
        let stub = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { stub.stop() }
        let outcome = try await folder.scan(
            ["in"],
            ["--json", "--verbose", "--reasons", "--llm-url", stub.url.absoluteString, "--llm-model", "m"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("Profile: \(Self.name): "), "the screen tells")
        #expect(!stub.requests.isEmpty)
        for request in stub.requests {
            for canary in [Self.name, Self.word] { #expect(!(request.head + request.body).contains(canary)) }
        }
        #expect(!outcome.output.contains("canary"), "events")
        #expect(try traces(folder) == ["out/good/profile.json"] || traces(folder) == ["out/good.jpg/profile.json"])
        #expect(try folder.home.contents().keys.contains { $0.hasPrefix("store/runs/") }, "there is a log to search")

        // The same bundles without any profile, and the verdicts go with the profile.
        let withProfile = try results(folder)
        // A report tells of it only where that is asked for, and then goes with the profile as well.
        #expect(try await folder.program.run("report", "out", "--no-pictures", "--store", "store").code == 0)
        #expect(try traces(folder).count == 1)
        let told = try await folder.program.run(
            "report", "out", "--no-pictures", "--verdicts", "--out", "shown", "--store", "store")
        #expect(told.code == 0 && told.errors.contains("for your eyes alone"), "\(told)")
        #expect(try traces(folder).contains { $0.hasPrefix("shown/menus/") }, "the verdicts are shown")
        try folder.home.write("mine", to: "shown/notes.txt")
        let erased = try await folder.program.run("profile", "erase", "--yes", "--store", "store")
        #expect(erased.code == 0, "\(erased)")
        #expect(try traces(folder).isEmpty)
        #expect(try folder.home.contents().keys.allSatisfy { !$0.contains("profile") }, "neither file nor key")
        #expect(Array(try folder.home.contents(of: "shown").keys) == ["notes.txt"], "what isn't the report's stays")
        #expect(try results(folder) == withProfile)
        let again = try await folder.scan(["in"], ["--refresh"])
        #expect(again.code == 0 && !again.errors.contains("Profile"), "\(again)")
    }

    /// Results are copied and sent on: their verdicts say neither whose they are nor what is avoided.
    @Test func resultsGiveNothingAwayUnlessAsked() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try await makeProfile(folder)
        #expect(try await folder.scan().code == 0)
        #expect(try traces(folder) == [])
        let bare = try verdicts(folder)
        let alias = try #require(bare["profile"] as? String)
        #expect(alias.count == 16 && (bare["restrictions"] as? [Any])?.isEmpty == true)
        let counts = try #require(bare["counts"] as? [String: Int])
        #expect((counts["ask"] ?? 0) + (counts["avoid"] ?? 0) > 0)
        // The same word for the same profile, another for another.
        #expect(try await folder.scan().code == 0)
        #expect(try verdicts(folder)["profile"] as? String == alias)
        #expect(try await folder.program.run("profile", "create", "Ben", "--store", "store").code == 0)
        #expect(try await folder.program.run("rejudge", "out", "--store", "store").code == 0)
        #expect(try verdicts(folder)["profile"] as? String != alias)
        let told = try await folder.program.run(
            "rejudge", "out", "--profile", Self.name, "--reasons", "--store", "store")
        #expect(told.code == 0, "\(told)")
        #expect(try verdicts(folder)["profile"] as? String == Self.name)
        #expect(try verdicts(folder)["counts"] as? [String: Int] == counts)
        #expect(try traces(folder) == ["out/good.jpg/profile.json"])
        // Whoever wants it always sets it.
        #expect(try await folder.program.run("settings", "set", "profile_reasons", "on").code == 0)
        #expect(try await folder.scan(["in"], ["--profile", Self.name]).code == 0)
        #expect(try verdicts(folder)["profile"] as? String == Self.name)
    }

    @Test func verdictsFollowTheProfileWithoutReadingAnew() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        #expect(try await folder.scan().code == 0)
        let plain = try results(folder)
        try await makeProfile(folder)
        // The menu is unchanged, and gets its verdicts all the same.
        let unchanged = try await folder.scan(["in"], ["--reasons"])
        #expect(unchanged.code == 0 && unchanged.errors.contains("1 unchanged"), "\(unchanged)")
        #expect(try results(folder) == plain)
        let first = try verdicts(folder)
        #expect(first["profile"] as? String == Self.name)
        let counts = try #require(first["counts"] as? [String: Int])
        #expect(counts["fits"] == 0 && (counts["ask"] ?? 0) > 0, "nothing fits a critical allergy that isn't stated")

        // Without the photo: only the bundle is needed.
        try FileManager.default.removeItem(atPath: folder.home["in/good.jpg"])
        #expect(try await folder.program.run("profile", "create", "Ben", "--store", "store").code == 0)
        let preview = try await folder.program.run("profile", "preview", "Ben", "out", "--store", "store")
        #expect(preview.code == 0 && preview.output.contains("Profile: Ben"), "\(preview)")
        #expect(try verdicts(folder)["profile"] as? String == Self.name, "a preview writes nothing")
        let rejudged = try await folder.program.run("rejudge", "out", "--reasons", "--store", "store")
        #expect(rejudged.code == 0, "\(rejudged)")
        #expect(try verdicts(folder)["profile"] as? String == "Ben")
        let named = try await folder.program.run(
            "rejudge", "out", "--profile", Self.name, "--reasons", "--store", "store", "--json")
        #expect(named.code == 0 && named.output.contains("\"menus\" : 1"), "\(named)")
        #expect(try verdicts(folder)["profile"] as? String == Self.name)
        #expect(try await folder.program.run("repair", "out").code == 0)
        #expect(try verdicts(folder)["profile"] as? String == Self.name, "repair leaves the verdicts alone")
        #expect(try results(folder) == plain)
    }

    @Test func aGuestLeavesOnlyACount() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/blank.jpg")
        for number in 1...3 {
            let outcome = try await folder.scan(["in"], ["--guest"])
            #expect(outcome.code == 0 && outcome.errors.contains("Guest: no dietary profile"), "\(outcome)")
            #expect(outcome.errors.contains("profile create") == (number == 3), "\(outcome)")
        }
        #expect(try folder.results().keys.allSatisfy { !$0.hasSuffix("/profile.json") })
        // The count lies with the profiles, sealed.
        let kept = try folder.home.contents().keys.filter { !$0.hasPrefix("out/") && !$0.hasPrefix("in/") }
        #expect(kept.allSatisfy { $0.contains("profile") }, "\(kept)")
        let both = try await folder.scan(["in"], ["--guest", "--profile", "A"])
        #expect(both.code == 64, "\(both)")
        let unknown = try await folder.scan(["in"], ["--profile", "Nobody"])
        #expect(unknown.code == 66 && unknown.errors.contains("no profile of this name"), "\(unknown)")
    }

    /// Whoever relies on a profile must not get results without it by accident.
    @Test func aRunWithoutTheProfilesThatAreThereIsRefused() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/blank.jpg")
        try await makeProfile(folder)
        let key = try #require(try folder.home.contents().keys.first { $0.contains("profile-key-") })
        try FileManager.default.removeItem(atPath: folder.home[key])
        let refused = try await folder.scan()
        #expect(refused.code == 66 && refused.errors.contains("--guest"), "\(refused)")
        #expect(!FileManager.default.fileExists(atPath: folder.home["out/index.jsonl"]))
        #expect(try await folder.scan(["in"], ["--guest"]).code == 0)
        // The way out, also without the key.
        #expect(try await folder.program.run("profile", "erase", "out", "--yes", "--store", "store").code == 0)
        #expect(try await folder.scan().code == 0)
    }

    /// Verdicts on an earlier result are worth nothing, and go with it; that isn't kept from the person.
    @Test func verdictsThatGoAreToldOf() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("no-text/photo.jpg", to: "in/blank.jpg")
        try await makeProfile(folder)
        #expect(try await folder.scan().code == 0)
        let sentence = "vegyscan rejudge out"
        let kept = try await folder.scan(["in"], ["--guest"])
        #expect(kept.code == 0 && !kept.errors.contains(sentence), "\(kept)")
        _ = try verdicts(folder)
        let anew = try await folder.scan(["in"], ["--max-pixels", "90M"])
        #expect(anew.code == 0 && !anew.errors.contains(sentence), "\(anew)")
        _ = try verdicts(folder)
        let guest = try await folder.scan(["in"], ["--guest", "--max-pixels", "80M", "--json"])
        #expect(guest.code == 0 && guest.errors.contains(sentence), "\(guest)")
        #expect(guest.output.contains("\"verdicts_removed\""), "\(guest)")
        #expect(try folder.results().keys.allSatisfy { !$0.hasSuffix("/profile.json") })
        // So it is with a page that is added.
        #expect(try await folder.program.run("rejudge", "out", "--store", "store").code == 0)
        let page = try await folder.program.run(
            "history", "add-page", "1", "in/blank.jpg", "--yes", "--store", "store")
        #expect(page.code == 0 && page.errors.contains("vegyscan rejudge"), "\(page)")
    }

    /// Somebody who names a folder twice has it once.
    @Test func aFolderNamedTwiceCountsOnce() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("no-text/photo.jpg", to: "in/blank.jpg")
        try await makeProfile(folder)
        #expect(try await folder.scan().code == 0)
        let twice = ["out", "./out/"]
        let rejudged = try await folder.program.run(["rejudge", "--json", "--store", "store"] + twice)
        #expect(rejudged.output.contains("\"menus\" : 1"), "\(rejudged)")
        let preview = try await folder.program.run(
            ["profile", "preview", "--json", "--store", "store", Self.name] + twice)
        #expect(preview.output.components(separatedBy: "\"menu\" :").count == 2, "\(preview)")
        let merged = try await folder.program.run(["merge", "--out", "sum"] + twice)
        #expect(merged.errors.contains("1 menu copied →"), "\(merged)")
        #expect(merged.errors.contains("Not copied: profile.json of 1 menu."), "\(merged)")
        #expect(try folder.results(in: "sum").keys.allSatisfy { !$0.hasSuffix("/profile.json") })
        let rebuilt = try await folder.program.run(["history", "rebuild", "--store", "store"] + twice)
        #expect(rebuilt.errors.components(separatedBy: "in the history now").count == 2, "\(rebuilt)")
        let id = try #require(try folder.bundles().first?.bundle.id)
        let deleted = try await folder.program.run("history", "delete", "1", "1", id, "--yes", "--store", "store")
        #expect(deleted.code == 0, "\(deleted)")
        #expect(deleted.errors.components(separatedBy: "  1 blank.jpg").count == 2, "\(deleted)")
        let erased = try await folder.program.run(["profile", "erase", "--yes", "--store", "store"] + twice)
        #expect(erased.errors.contains("in out."), "\(erased)")
    }
}
