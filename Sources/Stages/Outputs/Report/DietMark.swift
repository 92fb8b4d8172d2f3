internal import Library
internal import Models

/// How the report shows labels and verdicts: always with a word, and with a drawing that doesn't rely on colour alone.
extension DietLabel {
    /// The order from what nobody objects to down to what is known to be meat; uncertain dishes come before that.
    static let safestFirst: [DietLabel] = [.vegan, .vegetarian, .pescatarian, .uncertain, .meat]
}

extension Verdict {
    /// The class of what has it, and the name of its drawing.
    var style: String {
        switch self {
        case .fits: "order"
        case .ask: "ask"
        case .avoid: "avoid"
        }
    }
}

extension HTMLWriter {
    /// Defines the drawings that `mark` and `sign` use, once on each page.
    mutating func dietDrawings() {
        markup(
            """
            <svg class="drawings" aria-hidden="true" width="0" height="0">
            <symbol id="i-vegan" viewBox="0 0 16 16"><path d="M8 15C2 12 2 5 8 1c6 4 6 11 0 14zM8 5v8"/></symbol>
            <symbol id="i-vegetarian" viewBox="0 0 16 16"><path d="M3 13C3 5 7 3 14 2c0 7-3 11-9 10M2 15 9 7"/></symbol>
            <symbol id="i-pescatarian" viewBox="0 0 16 16"><path d="M1 8c4-6 9-5 11-1l3-3v8l-3-3c-2 4-7 5-11-1zM5 7h0"/></symbol>
            <symbol id="i-uncertain" viewBox="0 0 16 16"><path d="M4 5c0-5 8-5 8 0 0 3-4 3-4 6M8 14h0"/></symbol>
            <symbol id="i-meat" viewBox="0 0 16 16"><path d="M2 9c0-6 6-8 9-5s1 9-5 9H3l-1 2M9 7h0"/></symbol>
            <symbol id="i-order" viewBox="0 0 16 16"><path d="M2 8.5 6.5 13 14 3.5"/></symbol>
            <symbol id="i-ask" viewBox="0 0 16 16"><path d="M4 5c0-5 8-5 8 0 0 3-4 3-4 6M8 14h0"/></symbol>
            <symbol id="i-avoid" viewBox="0 0 16 16"><path d="M3 3l10 10M13 3 3 13"/></symbol>
            <symbol id="i-photo" viewBox="0 0 16 16"><path d="M1 4h4l1-2h4l1 2h4v10H1zM8 6a3 3 0 1 0 0 6 3 3 0 1 0 0-6"/></symbol>
            </svg>

            """)
    }

    /// A drawing, hidden from screen readers because its word stands beside it.
    mutating func drawing(_ name: String) {
        open("svg", ("class", "drawing"), ("aria-hidden", "true"))
        shape("use", ("href", "#i-" + name))
        markup("</svg>")
    }

    /// The word, with its drawing unless there are very many.
    mutating func mark(_ label: DietLabel, _ words: Wording, isDrawn: Bool = true) {
        open("span", ("class", "mark " + label.rawValue))
        if isDrawn { drawing(label.rawValue) }
        text(words.name(label))
        close("span")
    }

    mutating func confidence(_ value: Int, _ words: Wording) {
        let sure = min(max(value, 1), 3)
        element(
            "span", ("class", "confidence"), ("role", "img"), ("aria-label", words[.howSure, String(sure)]),
            text: String(repeating: "●", count: sure) + String(repeating: "○", count: 3 - sure))
    }
}
