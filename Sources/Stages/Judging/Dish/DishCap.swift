/// Something on the menu that nobody can tell the meaning of: the dish is at most perhaps fit for anybody.
package enum DishCap: Sendable, Hashable {
    /// Words that say in whose manner it is made: "alla romana".
    case style(String)
    /// A mark or code that no legend explains.
    case mark(String)

    /// What the reason says of it, to stand before " – ask.".
    var reason: String {
        switch self {
        case .style(let words): "what is in it is a matter of its style (\(words))"
        case .mark(let mark): "nobody explains its mark (\(mark))"
        }
    }
}
