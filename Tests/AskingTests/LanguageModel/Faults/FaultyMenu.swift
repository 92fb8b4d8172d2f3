import Foundation
import Menus
import Models
import StubService

/// A menu of invented dishes that stand on no other; an answer to one of them says its name.
struct FaultyMenu: Sendable {
    static let dishes = 7
    private static let syllables = ["ba", "ko", "ti", "nu", "re", "mo", "la", "si", "du", "fe", "go", "vi"]

    let names: [String]

    init(_ number: Int) {
        names = (0..<Self.dishes).map { dish in
            var rest = number * Self.dishes + dish
            var word = ""
            for _ in 0..<4 {
                word += Self.syllables[rest % Self.syllables.count]
                rest /= Self.syllables.count
            }
            return word.capitalized + " " + Self.syllables[dish].capitalized + "zo"
        }
    }

    var draft: MenuDraft {
        MenuDraft(
            pages: [],
            dishes: names.enumerated().map { number, name in
                Dish(
                    id: "d\(number)", page: 1, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [])
            })
    }

    static func question(_ name: String) -> String { "Is there butter in \(name)?" }

    /// Whether what is said of a dish was said of this name, or nothing was.
    static func isAnswer(_ dish: Dish, to name: String) -> Bool {
        dish.name == name && questions(dish).allSatisfy { $0 == question(name) }
            && dish.translation.map { $0.name == name } ?? true
    }

    static func hasAnswer(_ dish: Dish) -> Bool { !questions(dish).isEmpty }

    private static func questions(_ dish: Dish) -> [String] {
        (dish.classification?.questions ?? []).filter { $0.hasPrefix("Is there butter in ") }
    }
}
