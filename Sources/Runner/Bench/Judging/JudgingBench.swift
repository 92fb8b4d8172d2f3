internal import Judging
internal import Models

/// How many dishes are judged in a second on one core, and how that depends on the table of words and on names.
struct JudgingBench {
    /// How many times as many words as the program knows; the first is 1.
    var factors = [1, 4, 16]
    /// In characters, each twice the one before it.
    var lengths = [156, 312, 625, 1250, 2500, 5000, 10_000]
    /// How many rounds are run. Each time is the processor time of the quickest round, since other work on the machine
    /// only ever adds to it.
    let rounds: Int

    struct MenuRow: Encodable, Sendable {
        var language: String
        var dishes: Int
        /// For each factor.
        var dishesPerSecond: [Double]

        /// How much longer each larger table takes than the program's own.
        var ratios: [Double] {
            dishesPerSecond.dropFirst().map { $0 > 0 ? (dishesPerSecond.first ?? 0) / $0 : 0 }
        }

        enum CodingKeys: String, CodingKey {
            case language, dishes, ratios
            case dishesPerSecond = "dishes_per_second"
        }

        func encode(to encoder: any Encoder) throws {
            var row = encoder.container(keyedBy: CodingKeys.self)
            try row.encode(language, forKey: .language)
            try row.encode(dishes, forKey: .dishes)
            try row.encode(dishesPerSecond.map { $0.rounded() }, forKey: .dishesPerSecond)
            try row.encode(ratios.map { $0.rounded(toDecimals: 3) }, forKey: .ratios)
        }
    }

    struct NameRow: Encodable, Sendable {
        var name: String
        /// For each length.
        var seconds: [Double]

        /// Each time by the one before it.
        var ratios: [Double] {
            zip(seconds, seconds.dropFirst()).map { $0 > 0 ? $1 / $0 : 0 }
        }

        enum CodingKeys: String, CodingKey {
            case name, seconds, ratios
        }

        func encode(to encoder: any Encoder) throws {
            var row = encoder.container(keyedBy: CodingKeys.self)
            try row.encode(name, forKey: .name)
            try row.encode(seconds, forKey: .seconds)
            try row.encode(ratios.map { $0.rounded(toDecimals: 3) }, forKey: .ratios)
        }
    }

    struct Result: Sendable {
        /// Words and phrases of each table.
        var words: [Int]
        var menus: [MenuRow]
        var names: [NameRow]
    }

    func run() -> Result {
        var menus = MadeMenu.all.map { MenuRow(language: $0.language, dishes: $0.dishes.count, dishesPerSecond: []) }
        var words: [Int] = []
        for factor in factors {
            let knowledge = MadeKnowledge.times(factor)
            let judge = Judge(knowledge: knowledge)
            words.append(knowledge.count)
            for (place, menu) in MadeMenu.all.enumerated() {
                let seconds = quickest(judge, menu.dishes)
                menus[place].dishesPerSecond.append(seconds > 0 ? Double(menu.dishes.count) / seconds : 0)
            }
        }
        return Result(words: words, menus: menus, names: names(Judge()))
    }

    private func names(_ judge: Judge) -> [NameRow] {
        MadeName.allCases.map { made in
            let seconds = lengths.map { length in
                // As many dishes as make up a long one, so that short times can be measured as well as long ones.
                let dish = DishText(name: made.name(characters: length), language: made.language)
                let count = max(1, (lengths.last ?? length) / length)
                return quickest(judge, Array(repeating: dish, count: count)) / Double(count)
            }
            return NameRow(name: made.rawValue, seconds: seconds)
        }
    }

    /// In seconds for all dishes.
    private func quickest(_ judge: Judge, _ dishes: [DishText]) -> Double {
        var best = Double.infinity
        for _ in 0...max(rounds, 1) {
            var claims = 0
            let start = ProcessorTime.thread
            for dish in dishes { claims += judge(dish).claims.count }
            let seconds = ProcessorTime.thread - start
            if claims > 0 { best = min(best, seconds) }
        }
        return best.isFinite ? best : 0
    }
}
