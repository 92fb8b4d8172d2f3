internal import Files
internal import Library
internal import Models

/// Verdicts on stored menus, from their bundles alone.
struct Rejudging {
    let tools: ProfileTools
    /// Whether to wait for a run that writes to a folder.
    let waits: Bool

    struct Record: Encodable {
        var schemaVersion = "1.0"
        var profile: String
        var menus: Int
        var unreadable: [String]
        var counts: VerdictCounts

        enum CodingKeys: String, CodingKey {
            case profile, menus, unreadable, counts
            case schemaVersion = "schema_version"
        }
    }

    func judge(_ folders: [FilePath]) async throws(CommandFailure) -> ExitCode {
        let profile = try tools.profile(named: tools.arguments.text(.profile))
        let identity = ProfileIdentity.number(of: profile, in: try tools.load(), tools.settings)
        let judge = ProfileJudge(
            profile, words: try tools.words(), version: ProgramVersion.current, identity: identity)
        for folder in folders { _ = try StoredMenus(folder: folder).menus() }
        if tools.arguments.has(.profile) {
            try tools.update { book throws(ProfileFailure) in try book.noteUse(of: profile.name) }
        }
        try note(folders, profile, identity)
        var total = JudgedMenus()
        for folder in folders {
            let lock = try await OutputFolder(folder: folder, waits: waits, console: tools.console).open()
            defer { withExtendedLifetime(lock) {} }
            let menus = try StoredMenus(folder: folder).menus()
            let judged = await JudgedMenus(menus, in: folder, judge: judge, trustsCurrent: false)
            if let problem = judged.problem {
                throw CommandFailure(message: "\(folder.display): \(problem.message)", exitCode: .cannotWrite)
            }
            total += judged
        }
        for menu in total.unreadable {
            tools.console.error("\(menu): The bundle can't be read by this version; scan its photos again.")
        }
        if tools.arguments.has(.json) {
            let record = Record(
                profile: profile.name, menus: total.menus, unreadable: total.unreadable, counts: total.counts)
            guard try tools.print(record) == .success else { return .cannotWrite }
        } else {
            tools.console.note("\(profile.name): \(CountedNoun.menus(total.menus)): \(total.counts.text).")
        }
        return total.unreadable.isEmpty ? .success : .someFailed
    }

    private func note(_ folders: [FilePath], _ profile: Profile, _ identity: String?) throws(CommandFailure) {
        try tools.update { book throws(ProfileFailure) in
            if let identity { book.identify(profile, as: identity) }
            for folder in folders { book.note(folder: folder.place) }
        }
    }
}
