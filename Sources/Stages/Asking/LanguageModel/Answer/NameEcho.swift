internal import Foundation
internal import Pages

/// Whether an answer repeats the name of the dish it was asked about; an answer about another dish, or about one that
/// isn't on the menu, is never believed.
enum NameEcho {
    /// The number of letters and digits from which on a model may break off in the middle of a name …
    private static let longName = 60
    /// … and the number that must have come back by then.
    private static let longEcho = 40

    /// Only letters and digits count, whatever their case, accents and width, since models correct commas and capitals.
    ///
    /// - Parameter others: the names of the request's other dishes; the start of a long name that fits two of them
    ///   identifies neither.
    static func matches(_ echo: String, _ name: String, others: [String]) -> Bool {
        let said = plain(echo)
        let asked = plain(name)
        // A name of signs only, such as "☕", is compared as it stands.
        if asked.isEmpty { return MenuWords.clean(echo) == name }
        if said == asked { return true }
        guard asked.count >= longName, said.count >= longEcho, asked.starts(with: said) else { return false }
        return !others.contains { $0 != name && plain($0).starts(with: said) }
    }

    private static func plain(_ text: String) -> [Unicode.Scalar] {
        text.foldedForSearch.unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }
    }
}
