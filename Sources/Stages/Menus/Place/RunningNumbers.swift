/// The numbers by which a menu counts its dishes: whole numbers one below the other, each one more than the last, with a
/// price of its own behind it. Without this, "146 Tofu 16" would have two prices.
struct RunningNumbers {
    /// Where they stand: the line's place, and the token's in it.
    private var places: Set<[Int]> = []

    /// A whole number on the page.
    private struct Number {
        var value: Int
        var rect: Rect
        var place: [Int]
        /// Whether another amount stands behind it in its row.
        var isPriced: Bool
    }

    /// Fewer numbers don't show that they count; prices rarely rise by one from row to row.
    private static let fewest = 5
    /// The share of them that have a price.
    private static let priced = 0.6
    /// How many may be missing between two, and the farthest that one can be from the next, in units. Set by hand.
    private static let mostSteps = 3
    private static let farthest = 6.0
    private static let edge = 1.2

    /// - Parameters:
    ///   - lines: tokens in layout space, each line from left to right.
    ///   - unit: the height of most lines including their leading.
    init(in lines: [(tokens: [Token], forms: [PriceForm])], unit: Double) {
        let numbers = Self.numbers(in: lines)
        guard numbers.count >= Self.fewest else { return }
        // Each has at most one next number, and is the next of at most one.
        var next = [Int?](repeating: nil, count: numbers.count)
        var isNext = Set<Int>()
        let byValue = Dictionary(grouping: numbers.indices) { numbers[$0].value }
        for place in numbers.indices {
            for step in 1...Self.mostSteps {
                let found = (byValue[numbers[place].value + step] ?? []).filter {
                    !isNext.contains($0) && Self.follows(numbers[$0].rect, numbers[place].rect, step, unit)
                }.min { numbers[$0].rect.top < numbers[$1].rect.top }
                if let found {
                    next[place] = found
                    isNext.insert(found)
                    break
                }
            }
        }
        for start in numbers.indices where !isNext.contains(start) {
            let run = Array(sequence(first: start) { next[$0] })
            guard run.count >= Self.fewest,
                Double(run.count(where: { numbers[$0].isPriced })) >= Self.priced * Double(run.count)
            else { continue }
            places.formUnion(run.map { numbers[$0].place })
        }
    }

    func contains(line: Int, token: Int) -> Bool { !places.isEmpty && places.contains([line, token]) }

    private static func numbers(in lines: [(tokens: [Token], forms: [PriceForm])]) -> [Number] {
        lines.indices.flatMap { line in
            lines[line].tokens.indices.compactMap { place in
                let token = lines[line].tokens[place]
                guard (1...4).contains(token.text.count), token.text.allSatisfy(\.isASCIIDigit),
                    let value = Int(token.text)
                else { return nil }
                let isPriced = lines[line].forms[(place + 1)...].contains(where: \.isPrice)
                return Number(value: value, rect: token.rect, place: [line, place], isPriced: isPriced)
            }
        }
    }

    private static func follows(_ lower: Rect, _ upper: Rect, _ step: Int, _ unit: Double) -> Bool {
        let isAligned = abs(lower.left - upper.left) < edge * unit || abs(lower.right - upper.right) < edge * unit
        let down = lower.top - upper.top
        return isAligned && down > 0.5 * unit && down < farthest * unit * Double(step)
    }
}
