import Foundation
import Models

/// Where the words of a page's lines went, counted.
struct WordLedger {
    /// Words of names, descriptions and numbers that the dishes' own lines don't have, or not so often.
    private(set) var invented: [String] = []
    /// The same over the whole page: words that stand once and are in two dishes.
    private(set) var doubled: [String] = []
    /// Words of prices and their labels that stand on no line of a dish or section.
    private(set) var inventedPrices: [String] = []
    /// Words on the lines of dishes that are in no dish and no heading.
    private(set) var lost: [String] = []
    /// How many words stand on the lines of dishes.
    private(set) var count = 0

    init(_ page: Page, of bundle: MenuBundle) {
        let dishes = bundle.dishes.filter { $0.page == page.number }
        let dishLines = Self.bag(page.lines.filter { $0.role == .dish }.map(\.text))
        let priceLines = Self.bag(page.lines.filter { $0.role == .dish || $0.role == .section }.map(\.text))
        var told: [String: Int] = [:]
        var priced: [String: Int] = [:]
        for dish in dishes {
            let own = Self.bag([dish.number, dish.name, dish.description].compactMap(\.self))
            let lines = Self.bag(dish.lines.compactMap { id in page.lines.first { $0.id == id }?.text })
            invented += Self.words(own, beyond: lines)
            told.merge(own, uniquingKeysWith: +)
            priced.merge(Self.bag(dish.prices.flatMap { [$0.text, $0.label ?? ""] }), uniquingKeysWith: max)
            priced.merge(Self.bag(dish.symbols.map(\.mark)), uniquingKeysWith: +)
        }
        doubled = Self.words(told, beyond: dishLines)
        let prices = Self.bag(dishes.flatMap(\.prices).map { $0.text + " " + ($0.label ?? "") })
        inventedPrices = prices.keys.filter { priceLines[$0] == nil }.sorted()
        var placed = told
        for (word, times) in prices { placed[word, default: 0] += times }
        placed.merge(priced.filter { prices[$0.key] == nil }, uniquingKeysWith: +)
        placed.merge(Self.bag(Set(dishes.compactMap(\.section)).sorted()), uniquingKeysWith: +)
        // A drawing may be read as a scrap such as "@" or "4"; the drawing stands for it.
        var drawings = dishes.flatMap(\.symbols).count { $0.mark.contains(" ") }
        lost = Self.words(dishLines, beyond: placed).filter { word in
            guard word.count <= 2, drawings > 0 else { return true }
            drawings -= 1
            return false
        }
        count = dishLines.values.reduce(0, +)
    }

    private static func words(_ bag: [String: Int], beyond other: [String: Int]) -> [String] {
        bag.keys.sorted().flatMap { word in
            Array(repeating: word, count: max(0, (bag[word] ?? 0) - (other[word] ?? 0)))
        }
    }

    /// Runs of letters or of digits in small letters; characters of scripts without spaces one by one.
    private static func bag(_ texts: [String]) -> [String: Int] {
        var bag: [String: Int] = [:]
        for text in texts {
            var run = ""
            func end() {
                if !run.isEmpty { bag[run, default: 0] += 1 }
                run = ""
            }
            for character in text.lowercased() {
                let isApart = character.unicodeScalars.contains {
                    (0x0E00...0x0E7F).contains($0.value) || $0.value > 0x2E7F
                }
                if isApart || run.last.map({ $0.isNumber != character.isNumber }) == true { end() }
                guard character.isLetter || character.isNumber else {
                    end()
                    continue
                }
                run.append(character)
                if isApart { end() }
            }
            end()
        }
        return bag
    }
}
