internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache export`: the entries, one JSON object a line.
struct CacheExportCommand {
    let store: Store
    let console: Console

    func run() async -> ExitCode {
        // A reader that has gone ends the export, as with any other tool in a pipe.
        let isThere = await store.exportCache { entry in
            guard let data = try? JSONEncoder.bundle().encode(entry) else { return true }
            return StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n")
        }
        guard isThere else {
            console.error(CommandName.noCache)
            return .cannotWrite
        }
        return .success
    }
}
