internal import Reading
internal import Synchronization

/// What makes the readers of lanes: one for each choice of languages, made when the first menu wants it.
final class ReaderMakers: Sendable {
    private let make: @Sendable (LanguageChoice?) -> MakeReader
    private let made = Mutex<[LanguageChoice?: MakeReader]>([:])

    /// - Parameter make: told what menus are said to be in; nil for the languages of the settings.
    init(_ make: @escaping @Sendable (LanguageChoice?) -> MakeReader) { self.make = make }

    func maker(for languages: LanguageChoice?) -> MakeReader {
        made.withLock { made in
            let maker = made[languages] ?? make(languages)
            made[languages] = maker
            return maker
        }
    }
}

/// The reader of one lane. Engines take much memory and some time to begin, so there is one at a time, made anew where
/// the next photo is of a menu in other languages; folders come in order, so that is seldom.
final class LaneReader {
    private let makers: ReaderMakers
    private let tell: @Sendable (RunNote) -> Void
    private var current: (languages: LanguageChoice?, reader: any PhotoReader)?

    init(_ makers: ReaderMakers, tell: @escaping @Sendable (RunNote) -> Void) {
        (self.makers, self.tell) = (makers, tell)
    }

    /// - Parameter languages: what the next photo's menu is said to be in; nil where nobody says.
    func reader(for languages: LanguageChoice?) -> any PhotoReader {
        if let current, current.languages == languages { return current.reader }
        // The earlier one's engines go before others come.
        current = nil
        let reader = makers.maker(for: languages)(tell)
        current = (languages, reader)
        return reader
    }
}
