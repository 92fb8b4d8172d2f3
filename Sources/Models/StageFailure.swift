/// Why a stage gave no result for one photo or menu.
///
/// The message is one sentence for a person. It names no menu text, key, coordinate or path: whoever reports it adds
/// the file's name.
public struct StageFailure: Error, Codable, Sendable, Hashable {
    public var stage: StageName
    public var code: FailureCode
    public var message: String

    public init(_ stage: StageName, _ code: FailureCode, _ message: String) {
        self.stage = stage
        self.code = code
        self.message = message
    }
}

public enum StageName: String, Codable, Sendable, CaseIterable {
    case decode, inspect, straighten, recognise, symbols, dishes, locate, classify, persist
}

/// The kinds of trouble a program may want to tell apart.
public enum FailureCode: String, Codable, Sendable, CaseIterable {
    case notFound = "not_found"
    case notAFile = "not_a_file"
    case unreadable
    case empty
    case notAPicture = "not_a_picture"
    case corrupt
    case tooLarge = "too_large"
    case unsupported
    case languageMissing = "language_missing"
    case engine
    case cannotWrite = "cannot_write"
    case interrupted
    /// A library crashed on it, and took its process with it.
    case crashed
    case tooSlow = "too_slow"
    case outOfMemory = "out_of_memory"
}
