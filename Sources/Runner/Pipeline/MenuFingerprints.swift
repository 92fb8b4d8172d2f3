internal import Reading
internal import Synchronization

/// The fingerprints of a run's menus: one for all, but where folders say something of theirs.
final class MenuFingerprints: Sendable {
    let standard: String
    private let make: @Sendable (FolderFacts) -> String
    private let own = Mutex<[FolderFacts: String]>([:])

    /// - Parameters:
    ///   - standard: of menus of which nothing is said.
    ///   - make: the fingerprint of others.
    init(standard: String, make: @escaping @Sendable (FolderFacts) -> String) {
        (self.standard, self.make) = (standard, make)
    }

    /// - Parameter words: a person's own tables.
    convenience init(_ settings: Settings, words: [String]) {
        let reading = Fingerprint.reading(settings)
        self.init(standard: Fingerprint.bundle(settings, reading: reading, words: words)) { facts in
            let reading = facts.languages == nil ? reading : Fingerprint.reading(settings.reading(facts.languages))
            return Fingerprint.bundle(settings, reading: reading, words: words, facts: facts.menu)
        }
    }

    func of(_ facts: FolderFacts) -> String {
        if facts == FolderFacts() { return standard }
        return own.withLock { own in
            let fingerprint = own[facts] ?? make(facts)
            own[facts] = fingerprint
            return fingerprint
        }
    }
}
