internal import Library
internal import Models

/// The menus of a run, as far as the last screen and the exit code need them: counts, and a screenful of each kind.
/// A run may have a hundred thousand; the index has them all.
struct MenuTally: Sendable {
    /// As many rows as can be read.
    static let mostRows = 60

    private(set) var count = 0
    private(set) var dishes = 0
    private(set) var unchanged = 0
    /// Photos of the menus that were finished in this run.
    private(set) var newPages = 0
    /// Those with dishes that wait for the language model.
    private(set) var pending = 0
    /// Those that a person should look at.
    private(set) var remarkable = 0
    /// Whether nothing went wrong with any.
    private(set) var areWhole = true
    /// By name.
    private var first = Foremost<MenuSummary>(limit: mostRows, before: inOrder)
    private var firstPending = Foremost<MenuSummary>(limit: mostRows, before: inOrder)
    private var firstRemarkable = Foremost<MenuSummary>(limit: mostRows, before: inOrder)
    private var longest = Foremost<MenuSummary>(limit: 5) { ($1.seconds, $0.line.menu) < ($0.seconds, $1.line.menu) }

    mutating func add(_ menu: MenuSummary) {
        count += 1
        dishes += menu.line.dishes
        first.add(menu)
        if menu.isUnchanged { unchanged += 1 } else { newPages += menu.line.pages }
        if !menu.line.status.isWhole { areWhole = false }
        if menu.seconds > 0 { longest.add(menu) }
        if !menu.remarks.isEmpty {
            remarkable += 1
            firstRemarkable.add(menu)
        }
        if menu.pending > 0 {
            pending += 1
            firstPending.add(menu)
        }
    }

    /// All in byte order of their names; nil when they are too many to be read.
    var all: [MenuSummary]? { count <= Self.mostRows ? first.elements : nil }
    /// Of those that wait, the first by name.
    var pendingRows: [MenuSummary] { firstPending.elements }
    /// Of those that a person should look at, the first by name.
    var remarkableRows: [MenuSummary] { firstRemarkable.elements }
    /// Those that took most time, the longest first.
    var slowest: [MenuSummary] { longest.elements }

    private static func inOrder(_ left: MenuSummary, _ right: MenuSummary) -> Bool {
        left.line.menu.utf8.lexicographicallyPrecedes(right.line.menu.utf8)
    }
}

/// Keeps the first few of many, in order.
private struct Foremost<Element: Sendable>: Sendable {
    private(set) var elements: [Element] = []
    private let limit: Int
    private let before: @Sendable (Element, Element) -> Bool

    init(limit: Int, before: @escaping @Sendable (Element, Element) -> Bool) {
        self.limit = limit
        self.before = before
    }

    mutating func add(_ element: Element) {
        if elements.count == limit, let last = elements.last, !before(element, last) { return }
        let place = elements.firstIndex { before(element, $0) } ?? elements.endIndex
        elements.insert(element, at: place)
        if elements.count > limit { elements.removeLast() }
    }
}
