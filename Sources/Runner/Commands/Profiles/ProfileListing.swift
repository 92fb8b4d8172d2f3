internal import Files
internal import Library
internal import Models

/// Shows several profiles.
struct ProfileListing {
    let tools: ProfileTools
    private var printsJSON: Bool { tools.arguments.has(.json) }

    func show(_ profiles: [Profile], of book: ProfileBook, heading: String) throws(CommandFailure) -> ExitCode {
        let active = book.active
        if printsJSON {
            return try tools.print(
                ProfileList(
                    active: active?.name,
                    profiles: profiles.map { ProfileRecord($0, isActive: $0 == active) }))
        }
        guard !profiles.isEmpty else {
            return tools.print([
                "\(heading): none",
                book.profiles.isEmpty
                    ? "Make one with: vegyscan profile create NAME" : "Choose one with: vegyscan profile use NAME",
            ])
        }
        return tools.print(
            ["\(heading): \(profiles.count)"]
                + profiles.map { "\($0.name)\($0 == active ? " (active)" : ""): \($0.summary)" })
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
