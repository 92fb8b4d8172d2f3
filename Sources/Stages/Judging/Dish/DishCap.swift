internal import Pages

/// Something on the menu whose meaning nobody can tell: no diet gets more than a "maybe".
package enum DishCap: Sendable, Hashable {
    /// Words that say in which style it is made: "alla romana".
    case style(String)
    /// A mark or code that no legend explains.
    case mark(String)
    /// A word of it was hardly legible.
    case reading

    /// Below this confidence a word is more likely misread than not. Of 2,438 dishes on real photos (three sets) 107
    /// have such a word, and of 666 that seemed fit for a diet 11.
    static let leastReading = 0.5

    /// What the reason says about it, to be followed by " – ask.".
    var reason: String {
        switch self {
        case .style(let words): "what is in it is a matter of its style (\(words))"
        case .mark(RaisedMark.unread): "marks beside this dish may not have been read"
        case .reading: "a word of this dish was hardly legible"
        case .mark(let mark): "nobody explains its mark (\(mark))"
        }
    }
}
