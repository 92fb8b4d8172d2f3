internal import Models

/// How the report shows a label: always with a word, and with a drawing that doesn't rely on colour alone.
extension DietLabel {
    /// The order from what nobody objects to down to what is known to be meat; uncertain dishes come before that.
    static let safestFirst: [DietLabel] = [.vegan, .vegetarian, .pescatarian, .uncertain, .meat]

    var words: String {
        switch self {
        case .vegan: "vegan"
        case .vegetarian: "vegetarian"
        case .pescatarian: "pescatarian"
        case .meat: "contains meat"
        case .uncertain: "uncertain"
        }
    }

    /// The letter for the photo, where there is no room for a word, as most menus write it.
    var letter: String {
        switch self {
        case .vegan: "VG"
        case .vegetarian: "V"
        case .pescatarian: "F"
        case .meat: "M"
        case .uncertain: "?"
        }
    }
}

extension HTMLWriter {
    /// Defines the drawings that `mark` uses, once on each page.
    mutating func dietDrawings() {
        markup(
            """
            <svg class="drawings" aria-hidden="true" width="0" height="0">
            <symbol id="i-vegan" viewBox="0 0 16 16"><path d="M8 15C2 12 2 5 8 1c6 4 6 11 0 14zM8 5v8"/></symbol>
            <symbol id="i-vegetarian" viewBox="0 0 16 16"><path d="M3 13C3 5 7 3 14 2c0 7-3 11-9 10M2 15 9 7"/></symbol>
            <symbol id="i-pescatarian" viewBox="0 0 16 16"><path d="M1 8c4-6 9-5 11-1l3-3v8l-3-3c-2 4-7 5-11-1zM5 7h0"/></symbol>
            <symbol id="i-uncertain" viewBox="0 0 16 16"><path d="M4 5c0-5 8-5 8 0 0 3-4 3-4 6M8 14h0"/></symbol>
            <symbol id="i-meat" viewBox="0 0 16 16"><path d="M2 9c0-6 6-8 9-5s1 9-5 9H3l-1 2M9 7h0"/></symbol>
            </svg>

            """)
    }

    /// The label's drawing, hidden from screen readers because its word stands beside it.
    mutating func drawing(_ label: DietLabel) {
        open("svg", ("class", "drawing"), ("aria-hidden", "true"))
        open("use", ("href", "#i-" + label.rawValue))
        markup("</use></svg>")
    }

    /// The drawing and the word.
    mutating func mark(_ label: DietLabel) {
        open("span", ("class", "mark " + label.rawValue))
        drawing(label)
        text(label.words)
        close("span")
    }
}
