/// How long a menu stays in the history, in days.
enum Retention: String, CaseIterable, Sendable {
    case thirty = "30"
    case sixty = "60"
    case ninety = "90"
    case oneHundredEighty = "180"
    case never

    /// Nil where nothing is ever removed.
    var days: Int? { Int(rawValue) }

    /// Such as "90 days".
    var text: String { days.map { "\($0) days" } ?? "never removed" }
}
