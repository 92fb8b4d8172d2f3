/// A number with its noun: "1 menu", "2 menus".
struct CountedNoun {
    let text: String

    /// - Parameter plural: nil for the singular with an s.
    init(_ count: Int, _ noun: String, plural: String? = nil) {
        text = "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
    }

    /// The verb of a number of things that wait.
    static func wait(_ count: Int) -> String { count == 1 ? "waits" : "wait" }

    static func menus(_ count: Int) -> String { CountedNoun(count, "menu").text }
    static func dishes(_ count: Int) -> String { CountedNoun(count, "dish", plural: "dishes").text }
    static func photos(_ count: Int) -> String { CountedNoun(count, "photo").text }
    static func lanes(_ count: Int) -> String { CountedNoun(count, "lane").text }
    static func readings(_ count: Int) -> String { CountedNoun(count, "reading").text }
    static func answers(_ count: Int) -> String { CountedNoun(count, "answer").text }
    static func pages(_ count: Int) -> String { CountedNoun(count, "page").text }
    static func entries(_ count: Int) -> String { CountedNoun(count, "entry", plural: "entries").text }
    static func profiles(_ count: Int) -> String { CountedNoun(count, "profile").text }
    static func results(_ count: Int) -> String { CountedNoun(count, "result").text }
    static func favourites(_ count: Int) -> String { CountedNoun(count, "favourite").text }
}
