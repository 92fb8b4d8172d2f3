/// A bundle for the tests of another client, with what the client should make of it.
///
/// The same version of the program gives the same bytes each time.
public struct Fixture: Sendable, Hashable {
    /// Of its file, without ".json"; unique.
    public let name: String
    /// What is special about it, in a few words.
    public let title: String
    /// What a client should do with it: one or two sentences.
    public let note: String
    public let content: [UInt8]
    /// Whether the bundle schema of this version accepts it.
    public let isValid: Bool
    /// Whether `Models` of this version decodes it.
    public let isDecodable: Bool

    /// All of them, ordinary ones first.
    ///
    /// - Parameter version: of the program, which stands in each bundle.
    public static func all(version: String) -> [Fixture] {
        let menu = FixtureMenu(version: version)
        return ordinary(menu) + difficult(menu) + foreign(menu)
    }
}
