internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache verify`: whether every entry is what was kept.
struct CacheVerifyCommand {
    let store: Store
    let repairs: Bool
    let printsJSON: Bool
    let console: Console

    func run() async -> ExitCode {
        guard let found = await store.verifyCache(repairing: repairs) else {
            console.error(CommandName.noCache)
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
            "\(found.checked) entries, \(found.bad) bad: \(found.badReadings) readings, \(found.badAnswers) answers, "
            + "\(found.badPages) pages.\n"
        if found.removed > 0 { text += "\(found.removed) were removed.\n" }
        if found.bad > found.removed { text += "Bad entries are never used; --repair removes them.\n" }
        return text
    }
}
