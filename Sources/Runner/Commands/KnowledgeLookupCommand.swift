import Foundation
internal import Judging
import Models

/// `vegyscan knowledge lookup`: what is known of a word or phrase.
struct KnowledgeLookupCommand {
    let phrase: String
    /// Nil for every language.
    let language: String?
    let cuisine: String?
    let lookup: KnowledgeLookup
    let printsJSON: Bool
    let console: Console

    func run() -> ExitCode {
        let readings = lookup.readings(of: phrase, language: language, cuisine: cuisine)
        let text: String
        if printsJSON {
            let record = LookupRecord(phrase: phrase, readings: readings)
            guard let data = try? JSONEncoder.bundle(pretty: true).encode(record) else {
                console.error("What was found could not be written as JSON; please report this.")
                return .internalError
            }
            text = String(decoding: data, as: UTF8.self) + "\n"
        } else {
            text = LookupText(readings: readings, isForOneLanguage: language != nil).text
        }
        guard StandardStreams.print(text) else { return .cannotWrite }
        let isKnown = readings.contains { !$0.words.isEmpty && !$0.hasUnknownWords }
        return isKnown ? .success : .someFailed
    }
}
