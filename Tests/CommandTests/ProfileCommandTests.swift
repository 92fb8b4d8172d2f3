import Foundation
import TestMaterial
import Testing

/// `vegyscan profile`, without any photo.
@Suite struct ProfileCommandTests {
    private func json(_ outcome: Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any])
    }

    private func names(_ program: Program, _ command: String = "list") async throws -> [String] {
        let list = try json(await program.run("profile", command, "--json"))
        return try #require(list["profiles"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    }

    @Test func areMadeShownChangedAndDeleted() async throws {
        let program = try Program()
        #expect(try await program.run("profile", "list").output.contains("Profiles: none"))
        let made = try await program.run(
            "profile", "create", "Anna", "--diet", "vegan", "--allergy", "peanuts=critical", "--medical", "celiac",
            "--religious", "halal", "--avoid", "coriander", "--avoid", "kiwi")
        #expect(made.code == 0, "\(made)")
        #expect(try await program.run("profile", "create", "Ben").code == 0)
        let list = try await program.run("profile", "list")
        #expect(list.outputLines.first == "Profiles: 2")
        #expect(
            list.outputLines.dropFirst().first
                == "Anna: vegan, critical allergy to peanuts, celiac disease, halal, no coriander, no kiwi")
        #expect(list.output.contains("Ben (active): no restrictions"))
        #expect(try json(await program.run("profile", "list", "--json"))["active"] as? String == "Ben")
        #expect(try await program.run("profile", "use", "ANNA").code == 0)
        #expect(try await names(program, "recent") == ["Anna", "Ben"])
        let edited = try await program.run(
            "profile", "edit", "anna", "--rename", "Ánna", "--allergy", "peanuts=mild", "--remove", "kiwi", "--remove",
            "halal")
        #expect(edited.code == 0, "\(edited)")
        let shown = try await program.run("profile", "show")
        #expect(shown.output.contains("Profile: Ánna\nActive: yes\n"), "\(shown)")
        #expect(shown.output.contains("Allergies: mild allergy to peanuts\n") && !shown.output.contains("halal"))
        let unasked = try await program.run("profile", "delete", "Ben")
        #expect(unasked.code == 64 && unasked.errors.contains("--yes"), "\(unasked)")
        #expect(try await program.run("profile", "delete", "Ben", "--yes").code == 0)
        let last = try await program.run("profile", "delete", "Ánna", "--yes")
        #expect(last.code == 64 && last.errors.contains("last profile"), "\(last)")
        #expect(try await names(program) == ["Ánna"])
    }

    /// Arguments behind `profile`, and words of the answer.
    static let bad: [([String], String)] = [
        (["create", ""], "NAME"), (["create", "  "], "name"), (["create", "anna"], "already"),
        (["create", "X", "--allergy", "peanuts"], "--allergy \"peanuts=critical\""),
        (["create", "X", "--allergy", "peanuts=terrible"], "mild, moderate, severe or critical"),
        (["create", "X", "--allergy", "peanuts=sever"], "Did you mean \"severe\"?"),
        (["create", "X", "--allergy", "peanutz=mild"], "Did you mean \"peanuts\"?"),
        (["create", "X", "--allergy", "=mild"], "--allergy"), (["create", "X", "--diet", "carnivore"], "vegan"),
        (["create", "X", "--medical", "gout"], "celiac"), (["create", "X", "--religious", "hallal"], "halal"),
        (["create", "X", "--hobby", "chess"], "--hobby"), (["edit", "Anna"], "Nothing to change"),
        (["edit", "Anna", "--remove", "kiwi"], "no restriction"), (["use"], "NAME"),
    ]

    @Test func badInputIsRefusedAndChangesNothing() async throws {
        let program = try Program()
        #expect(try await program.run("profile", "create", "Anna").code == 0)
        let before = try program.home.contents()
        for (arguments, words) in Self.bad {
            let outcome = try await program.run(["profile"] + arguments)
            #expect(outcome.code == 64, "\(outcome)")
            #expect(outcome.errors.contains(words), "\(outcome)")
        }
        for arguments in [["use", "Nobody"], ["show", "Nobody"], ["edit", "Nobody", "--diet", "vegan"]] {
            let outcome = try await program.run(["profile"] + arguments)
            #expect(outcome.code == 66 && outcome.errors.contains("no profile of this name"), "\(outcome)")
        }
        #expect(try program.home.contents() == before)
    }

    @Test func whatCanNotBeOpenedIsRefused() async throws {
        let program = try Program()
        try program.home.write("VGSCPROF\u{2}from the future", to: "data/vegyscan/profiles.sealed")
        let before = try program.home.contents()
        for arguments in [["profile", "list"], ["profile", "create", "A"], ["profile", "use", "A"]] {
            let outcome = try await program.run(arguments)
            #expect(outcome.code == 66 && outcome.errors.contains("later version"), "\(outcome)")
        }
        #expect(try program.home.contents() == before)
    }

    @Test func whatIsDamagedIsNamedWithTheWaysOut() async throws {
        let program = try Program()
        #expect(try await program.run("profile", "create", "Anna", "--diet", "vegan").code == 0)
        try program.home.write("no profiles", to: "data/vegyscan/profiles.sealed")
        for arguments in [["profile", "list"], ["profile", "create", "Ben"]] {
            let outcome = try await program.run(arguments)
            #expect(outcome.code == 66 && outcome.errors.contains("data/vegyscan/profiles.sealed: "), "\(outcome)")
            #expect(outcome.errors.contains("vegyscan profile erase"), "\(outcome)")
        }
        #expect(try program.home.contents()["data/vegyscan/profiles.sealed"] == Data("no profiles".utf8))
        #expect(try await program.run("profile", "erase", "--yes").code == 0)
        #expect(try await program.run("profile", "create", "Ben", "--diet", "vegan").code == 0)
    }

    @Test func goToAnotherMachine() async throws {
        let (one, other) = (try Program(), try Program())
        let secret = ["VEGYSCAN_PASSPHRASE": "canary passphrase"]
        #expect(try await one.run("profile", "create", "Anna", "--avoid", "canaryfruit").code == 0)
        let unasked = try await one.run("profile", "export", "out.vsp")
        #expect(unasked.code == 64 && unasked.errors.contains("VEGYSCAN_PASSPHRASE"), "\(unasked)")
        let short = try await one.run(["profile", "export", "out.vsp"], environment: ["VEGYSCAN_PASSPHRASE": "short"])
        #expect(short.code == 78, "\(short)")
        #expect(try await one.run(["profile", "export", "out.vsp"], environment: secret).code == 0)
        #expect(try await one.run(["profile", "export", "out.vsp"], environment: secret).code == 73, "it is there")
        let file = try #require(one.home.contents()["out.vsp"])
        #expect(file.firstRange(of: Data("canary".utf8)) == nil)
        try other.home.write(file, to: "in.vsp")
        let wrong = try await other.run(
            ["profile", "import", "in.vsp"], environment: ["VEGYSCAN_PASSPHRASE": "another"])
        #expect(wrong.code == 66 && wrong.errors.contains("passphrase"), "\(wrong)")
        #expect(try await names(other).isEmpty)
        #expect(try await other.run("profile", "create", "ANNA").code == 0)
        let differing = try await other.run(["profile", "import", "in.vsp"], environment: secret)
        #expect(differing.code == 73 && differing.errors.contains("--replace"), "\(differing)")
        #expect(try await other.run(["profile", "import", "in.vsp", "--replace"], environment: secret).code == 0)
        #expect(try await other.run("profile", "show").output.contains("no canaryfruit"))
        for (path, content) in try one.home.contents() {
            #expect(content.firstRange(of: Data("canary passphrase".utf8)) == nil, "\(path)")
        }
    }

    @Test func categoriesAreExplained() async throws {
        let program = try Program()
        let text = try await program.run("profile", "categories")
        for word in ["peanuts", "celiac", "buddhist", "no-alcohol", "--allergy peanuts=critical", "critical"] {
            #expect(text.output.contains(word), "\(word)")
        }
        let record = try json(await program.run("profile", "categories", "--json"))
        #expect((record["categories"] as? [[String: Any]])?.count == 5)
    }

    /// Killed at any point while it saves, the file is the old one or the new one, and can be opened.
    @Test func aKillLeavesAWholeFile() async throws {
        let program = try Program()
        #expect(try await program.run("profile", "create", "Start").code == 0)
        var made = Set(["Start"])
        for number in 0..<12 {
            let running = try program.start(["profile", "create", "P\(number)"])
            usleep(UInt32(number) * 4_000)
            running.send(SIGKILL)
            let wasDone = try await running.outcome.code == 0
            let now = Set(try await names(program))
            #expect(now.isSuperset(of: made) && now.subtracting(made).isSubset(of: ["P\(number)"]))
            #expect(!wasDone || now.contains("P\(number)"))
            made = now
        }
    }

    @Test func twoProcessesKeepBothChanges() async throws {
        let program = try Program()
        #expect(try await program.run("profile", "create", "Start").code == 0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<6 {
                group.addTask {
                    let outcome = try await program.run("profile", "create", "P\(number)")
                    #expect(outcome.code == 0, "\(outcome)")
                }
            }
            try await group.waitForAll()
        }
        #expect(Set(try await names(program)) == Set(["Start"] + (0..<6).map { "P\($0)" }))
    }
}
