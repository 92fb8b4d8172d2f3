/// How the program ends; other programs rely on these numbers.
enum ExitCode: Int32, Sendable, CaseIterable {
    case success = 0
    /// The run finished, some photos or rows could not be processed.
    case someFailed = 1
    case usage = 64
    case noInput = 66
    /// An OCR engine, language or language model that was asked for is missing.
    case unavailable = 69
    /// A mistake in this program.
    case internalError = 70
    case cannotWrite = 73
    case badSettings = 78
    case interrupted = 130

    /// What was compared isn't the same; the number is that of diff(1).
    static let differs = ExitCode.someFailed
}
