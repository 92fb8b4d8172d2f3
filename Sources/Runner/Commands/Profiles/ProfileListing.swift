internal import Files
internal import Library
internal import Models

/// The commands that show profiles.
struct ProfileListing {
    let tools: ProfileTools
    private var printsJSON: Bool { tools.arguments.has(.json) }

    func list() throws(CommandFailure) -> ExitCode {
        let book = try tools.load()
        return try show(book.profiles, of: book, heading: "Profiles")
    }

    func recent() throws(CommandFailure) -> ExitCode {
        let book = try tools.load()
        return try show(book.recent, of: book, heading: "Used last")
    }

    func show() throws(CommandFailure) -> ExitCode {
        let profile = try tools.profile(named: tools.arguments.word)
        let active = try tools.load().active
        let isActive = profile == active
        if printsJSON { return try tools.print(ProfileRecord(profile, isActive: isActive)) }
        var lines = ["Profile: \(profile.name)", "Active: \(isActive ? "yes" : "no")"]
        for category in RestrictionCategory.allCases {
            let restrictions = profile.restrictions.filter { $0.category == category }.map(\.description)
            if !restrictions.isEmpty { lines.append("\(category.title): \(restrictions.joined(separator: ", "))") }
        }
        if profile.restrictions.isEmpty { lines.append("Restrictions: none") }
        lines.append("Kept: on this machine only, encrypted, in \(tools.store.file.display)")
        if let place = tools.store.keyPlace { lines.append("Key: \(place)") }
        return print(lines)
    }

    private func show(_ profiles: [Profile], of book: ProfileBook, heading: String) throws(CommandFailure) -> ExitCode {
        let active = book.active
        if printsJSON {
            return try tools.print(
                ProfileList(
                    active: active?.name,
                    profiles: profiles.map { ProfileRecord($0, isActive: $0 == active) }))
        }
        guard !profiles.isEmpty else {
            return print([
                "\(heading): none",
                book.profiles.isEmpty
                    ? "Make one with: vegyscan profile create NAME" : "Choose one with: vegyscan profile use NAME",
            ])
        }
        return print(
            ["\(heading): \(profiles.count)"]
                + profiles.map { "\($0.name)\($0 == active ? " (active)" : ""): \($0.summary)" })
    }

    private func print(_ lines: [String]) -> ExitCode {
        VegyScan.print(lines.map(Console.printable).joined(separator: "\n") + "\n")
    }
}

/// Profiles as JSON.
struct ProfileList: Encodable {
    var schemaVersion = "1.0"
    /// Nil without profiles.
    var active: String?
    var profiles: [ProfileRecord]

    enum CodingKeys: String, CodingKey {
        case active, profiles
        case schemaVersion = "schema_version"
    }
}

/// A profile as JSON.
struct ProfileRecord: Encodable {
    var name: String
    var isActive: Bool
    var summary: String
    var restrictions: [Restriction]

    init(_ profile: Profile, isActive: Bool) {
        (name, self.isActive, summary, restrictions) =
            (profile.name, isActive, profile.summary, profile.restrictions)
    }

    enum CodingKeys: String, CodingKey {
        case name, summary, restrictions
        case isActive = "active"
    }
}
