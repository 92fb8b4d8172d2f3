internal import Pages

/// Something on the menu whose meaning nobody can tell: no diet gets more than a "maybe".
package enum DishCap: Sendable, Hashable {
    /// Words that say in which style it is made: "alla romana".
    case style(String)
    /// A mark or code that no legend explains.
    case mark(String)

    /// What the reason says about it, to be followed by " – ask.".
    var reason: String {
        switch self {
        case .style(let words): "what is in it is a matter of its style (\(words))"
        case .mark(RaisedMark.unread): "marks beside this dish may not have been read"
        case .mark(let mark): "nobody explains its mark (\(mark))"
        }
    }
}
