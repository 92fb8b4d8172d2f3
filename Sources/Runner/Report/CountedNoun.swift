/// A number with its noun: "1 menu", "2 menus".
struct CountedNoun {
    let text: String

    /// - Parameter plural: nil for the singular with an s.
    init(_ count: Int, _ noun: String, plural: String? = nil) {
        text = "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
    }

    static func menus(_ count: Int) -> String { CountedNoun(count, "menu").text }
    static func dishes(_ count: Int) -> String { CountedNoun(count, "dish", plural: "dishes").text }
    static func photos(_ count: Int) -> String { CountedNoun(count, "photo").text }
    static func results(_ count: Int) -> String { CountedNoun(count, "result").text }
    static func favourites(_ count: Int) -> String { CountedNoun(count, "favourite").text }
}
