internal import Menus
internal import Pages

/// How the time for finding marks and dishes grows with the lines of a page.
struct LayoutBench {
    /// Numbers of lines, each twice the one before it.
    var sizes = [250, 500, 1000, 2000, 4000]
    /// Each time is that of the quickest of so many runs, since other work on the machine only ever adds to it.
    let rounds: Int

    struct Row: Encodable, Sendable {
        var page: String
        /// Of the sizes in order.
        var seconds: [Double]

        /// Each time by the one before it.
        var ratios: [Double] {
            zip(seconds, seconds.dropFirst()).map { $0 > 0 ? $1 / $0 : 0 }
        }

        enum CodingKeys: String, CodingKey {
            case page, seconds, ratios
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(page, forKey: .page)
            try container.encode(seconds, forKey: .seconds)
            try container.encode(ratios, forKey: .ratios)
        }
    }

    func run() -> [Row] {
        MadePage.allCases.map { page in
            Row(page: page.rawValue, seconds: sizes.map { quickest(page.page(lines: $0)) })
        }
    }

    private func quickest(_ page: ReadPage) -> Double {
        let (symbols, findDishes) = (Symbols(), FindDishes())
        var best = Double.infinity
        for _ in 0..<max(rounds, 1) {
            let start = ContinuousClock.now
            let draft = findDishes(symbols([NumberedPage(number: 1, page: page)]))
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            if draft.pages.count == 1 { best = min(best, seconds) }
        }
        return best.isFinite ? best : 0
    }
}
