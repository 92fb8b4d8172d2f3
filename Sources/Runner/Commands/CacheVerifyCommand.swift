internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache verify`: whether every entry is what was kept.
struct CacheVerifyCommand: Command {
    static let name: CommandName = "cache verify"
    static let description = CommandDescription(
        name: name,
        summary: "check every entry of the caches",
        discussion: [
            """
            The database must be whole, every entry readable, and every key the one that its content gives. When an \
            entry isn't as it should be, the exit code is 1; it would not have been used, but takes room.
            """
        ],
        options: [
            .flag(.repair, nil, .general, "Remove bad entries."),
            .json, .store,
        ],
        examples: [Example("vegyscan cache verify --repair", meaning: "Check the caches and remove what is bad.")])

    let access: StoreAccess
    let repairs: Bool
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        repairs = intake.arguments.has(.repair)
        printsJSON = intake.arguments.has(.json)
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.open { await verify($0) }
    }

    private func verify(_ store: Store) async -> ExitCode {
        guard let found = await store.verifyCache(repairing: repairs) else {
            access.console.error(StoreAccess.noCache)
            return .cannotWrite
        }
        let text: String
        if printsJSON {
            guard let data = try? JSONEncoder.bundle(pretty: true).encode(found) else { return .internalError }
            text = String(decoding: data, as: UTF8.self) + "\n"
        } else {
            text = Self.text(found)
        }
        guard StandardStreams.print(text) else { return .cannotWrite }
        return found.isSound && found.bad == found.removed ? .success : .someFailed
    }

    private static func text(_ found: CacheVerification) -> String {
        guard found.isSound else {
            return "The database is damaged; the next scan puts it aside and begins a new one.\n"
        }
        var text =
            "\(CountedNoun.entries(found.checked)), \(found.bad) bad: \(CountedNoun.readings(found.badReadings)), "
            + "\(CountedNoun.answers(found.badAnswers)), \(CountedNoun.pages(found.badPages)).\n"
        if found.removed > 0 { text += "Removed: \(found.removed).\n" }
        if found.bad > found.removed { text += "Bad entries are never used; --repair removes them.\n" }
        return text
    }
}
