/// A bundle for testing another client, with what the client should make of it.
///
/// The same version of the program gives the same bytes each time.
package struct Fixture: Sendable, Hashable {
    /// The name of its file without ".json"; unique.
    package let name: String
    /// What is special about it, in a few words.
    package let title: String
    /// What a client should do with it: one or two sentences.
    package let note: String
    package let content: [UInt8]
    /// Whether the bundle schema of this version accepts it.
    package let isValid: Bool
    /// Whether `Models` of this version decodes it.
    package let isDecodable: Bool

    /// All fixtures, ordinary ones first.
    ///
    /// - Parameter version: the version of the program, which each bundle states.
    package static func all(version: String) -> [Fixture] {
        let menu = FixtureMenu(version: version)
        return ordinary(menu) + judged(menu) + difficult(menu) + foreign(menu)
    }
}
