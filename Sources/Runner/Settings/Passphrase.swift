internal import Foundation

/// A passphrase that only the owner of a sealed file knows, from the environment or asked for on a terminal.
///
/// There is no flag, which would show in the list of processes. It is never printed, logged or stored.
struct Passphrase: Sendable, Hashable {
    static let variable = "VEGYSCAN_PASSPHRASE"
    /// Characters that a new one must have, the least that NIST SP 800-63B (5.1.1.2) lets a person choose.
    static let fewestCharacters = 8
    /// Anything longer is not a passphrase but a file passed by mistake.
    private static let mostBytes = 1024

    /// In UTF-8 and normal form C, so that the same words typed on another machine are the same bytes.
    let bytes: [UInt8]

    /// Nil for an empty text, one with control characters and a very long one.
    init?(_ text: String) {
        let normal = text.precomposedStringWithCanonicalMapping
        guard !normal.isEmpty, normal.utf8.count <= Self.mostBytes,
            !normal.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        bytes = Array(normal.utf8)
    }

    /// The one that opens a file.
    ///
    /// - Parameter subject: the file as a sentence names it, such as "the backup".
    /// - Throws: with code 64 where nobody can be asked, 78 when the variable holds none, 130 after Ctrl-C.
    static func toOpen(
        _ subject: String, environment: ProcessEnvironment, input: PassphrasePrompt = PassphrasePrompt()
    ) throws(CommandFailure) -> Passphrase {
        if let given = try from(environment) { return given }
        return try ask("Passphrase of \(subject): ", input)
    }

    /// The passphrase to seal a new file with. It is asked for twice, since after a slip nobody could open the file.
    ///
    /// - Throws: as `toOpen`, and with code 64 or 78 when it is too short or the two differ.
    static func toSeal(
        _ subject: String, environment: ProcessEnvironment, input: PassphrasePrompt = PassphrasePrompt()
    ) throws(CommandFailure) -> Passphrase {
        let short = "The passphrase must have at least \(fewestCharacters) characters."
        if let given = try from(environment) {
            guard given.isLongEnough else { throw CommandFailure(message: short, exitCode: .badSettings) }
            return given
        }
        let first = try ask("New passphrase for \(subject): ", input)
        guard first.isLongEnough else { throw CommandFailure(message: short, exitCode: .usage) }
        guard try ask("The same again: ", input) == first else {
            throw CommandFailure(message: "The two passphrases differ; run the command again.", exitCode: .usage)
        }
        return first
    }

    private var isLongEnough: Bool { String(decoding: bytes, as: UTF8.self).count >= Self.fewestCharacters }

    private static func from(_ environment: ProcessEnvironment) throws(CommandFailure) -> Passphrase? {
        guard let value = environment[variable] else { return nil }
        guard let text = String(validating: value, as: UTF8.self), let passphrase = Passphrase(text) else {
            throw CommandFailure(
                message:
                    "The environment variable \(variable) must be text of at most \(mostBytes) bytes without control "
                    + "characters.",
                exitCode: .badSettings)
        }
        return passphrase
    }

    private static func ask(_ question: String, _ input: PassphrasePrompt) throws(CommandFailure) -> Passphrase {
        switch input.answer(question) {
        case .text(let text):
            guard let passphrase = Passphrase(text) else {
                throw CommandFailure(message: "No passphrase was given; run the command again.", exitCode: .usage)
            }
            return passphrase
        case .nobody:
            throw CommandFailure(
                message: "Nobody can be asked for a passphrase here; put it into the environment variable \(variable).",
                exitCode: .usage)
        case .interrupted:
            throw CommandFailure(message: "Nothing was done.", exitCode: .interrupted)
        }
    }
}
