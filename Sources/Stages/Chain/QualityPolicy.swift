public import Models

/// What to do with a photo that will probably read badly.
public enum QualityPolicy: String, CaseIterable, Codable, Sendable {
    /// Leave it out, say why.
    case reject
    /// Read it, say what is wrong with it.
    case warn
    /// Read it, say nothing.
    case off

    /// Whether a photo of this quality is not to be read.
    public func leavesOut(_ quality: Quality) -> Bool { self == .reject && !quality.reasons.isEmpty }
}
