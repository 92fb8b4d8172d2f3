internal import Foundation
internal import Pages

/// Whether an answer repeats the name of the dish it was asked about: one about a dish that isn't on the menu, or about
/// another one, is never believed.
enum NameEcho {
    /// Letters and digits of a name so long that a model may break off in it …
    private static let longName = 60
    /// … and of what must have come back by then.
    private static let longEcho = 40

    /// Letters and digits decide, whatever their case, accents and width, since models mend commas and capitals.
    ///
    /// - Parameter others: the names of the other dishes of the request; the start of a long name that fits two of them
    ///   names neither.
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
