internal import Pages

/// Something on the menu whose meaning nobody can tell: no diet gets more than a "maybe".
package enum DishCap: Sendable, Hashable {
    /// Words that say in which style it is made: "alla romana".
    case style(String)
    /// Words that say that it changes from day to day: "of the day".
    case changing(String)
    /// A mark or code that no legend explains.
    case mark(String)
    /// A word of it was hardly legible.
    case reading
    /// Its words break off: behind "with", within a bracket, or at the photo's edge.
    case brokenOff
    /// Beside it stands what looks like text and wasn't read.
    case unread
    /// It isn't sure which words of the page are its own.
    case structure

    /// Those that concern which words there are, rather than what they mean: even a "vegan" that is printed may be another
    /// dish's, or be followed by "except".
    var isOfReading: Bool {
        switch self {
        case .reading, .brokenOff, .unread, .structure: true
        case .style, .changing, .mark: false
        }
    }

    /// What the reason says about it, to be followed by " – ask.".
    var reason: String {
        switch self {
        case .style(let words): "what is in it is a matter of its style (\(words))"
        case .changing(let words): "what is in it changes (\(words))"
        case .mark(RaisedMark.unread): "marks beside this dish may not have been read"
        case .reading: "a word of this dish was hardly legible"
        case .brokenOff: "the words of this dish break off"
        case .unread: "what stands beside this dish couldn't be read"
        case .structure: "where this dish begins and ends on the menu isn't sure"
        case .mark(let mark): "nobody explains its mark (\(mark))"
        }
    }
}
