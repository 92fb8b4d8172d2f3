internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache export`: the entries, one JSON object a line.
struct CacheExportCommand: Command {
    static let name: CommandName = "cache export"
    static let description = CommandDescription(
        name: name,
        summary: "print the caches' entries, one JSON object a line",
        discussion: [
            """
            Answers with their questions, pages with their dishes, and readings. Paths, times and places of photos \
            are not among them: the caches hold none.
            """
        ],
        options: [.store],
        examples: [
            Example("vegyscan cache export | grep '\"kind\":\"answer\"'", meaning: "Show the answers of a model.")
        ])

    let access: StoreAccess

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.open { await export($0) }
    }

    private func export(_ store: Store) async -> ExitCode {
        // A reader that has gone ends the export, as with any other tool in a pipe.
        let isThere = await store.exportCache { entry in
            guard let data = try? JSONEncoder.bundle().encode(entry) else { return true }
            return StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n")
        }
        guard isThere else {
            access.console.error(StoreAccess.noCache)
            return .cannotWrite
        }
        return .success
    }
}
