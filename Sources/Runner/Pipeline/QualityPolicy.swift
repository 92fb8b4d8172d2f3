/// What to do with a photo that will probably read badly.
enum QualityPolicy: String, CaseIterable, Codable, Sendable {
    /// Leave it out, say why.
    case reject
    /// Read it, say what is wrong with it.
    case warn
    /// Read it, say nothing.
    case off
}
