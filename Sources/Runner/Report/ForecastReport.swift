internal import Asking
internal import Foundation
internal import Models

/// What a run would ask and spend, for `--dry-run`.
struct ForecastReport: Encodable {
    /// Whether the budget covers what is to be asked.
    enum Suffices: String, Encodable, Sendable {
        /// Even the worst case.
        case yes
        /// What is likely, not the worst case.
        case maybe
        case no
        /// There is no known price.
        case unknown
    }

    var dryRun = true
    var menus: Int
    var photos: Int
    /// Menus that are finished already.
    var unchangedMenus: Int
    /// Photos that need no reading.
    var knownPhotos: Int
    /// Nil without a language model.
    var forecast: Forecast?
    var budget: Money?

    enum CodingKeys: String, CodingKey {
        case menus, photos, forecast, budget
        case dryRun = "dry_run"
        case unchangedMenus = "unchanged_menus"
        case knownPhotos = "known_photos"
        case budgetSuffices = "budget_suffices"
    }

    /// Nil without a budget.
    var budgetSuffices: Suffices? {
        guard let budget, let forecast else { return nil }
        if forecast.calls == 0 { return .yes }
        guard let cost = forecast.cost, let worst = forecast.worstCost else { return .unknown }
        return worst.micros <= budget.micros ? .yes : cost.micros <= budget.micros ? .maybe : .no
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(dryRun, forKey: .dryRun)
        try container.encode(menus, forKey: .menus)
        try container.encode(photos, forKey: .photos)
        try container.encode(unchangedMenus, forKey: .unchangedMenus)
        try container.encode(knownPhotos, forKey: .knownPhotos)
        try container.encode(forecast, forKey: .forecast)
        try container.encode(budget, forKey: .budget)
        try container.encode(budgetSuffices, forKey: .budgetSuffices)
    }

    /// Prints it on standard output; a summary that can't be told is one that couldn't be written.
    func print(asJSON: Bool) -> Bool { StandardStreams.print(asJSON ? json : text) }

    var json: String {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(self)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    var text: String {
        var rows = [
            ["photos", "\(photos), \(knownPhotos) of them known"],
            ["menus", "\(menus), \(unchangedMenus) of them finished already"],
        ]
        if let forecast {
            rows += Self.rows(forecast)
            if let budget, let budgetSuffices {
                rows.append(["budget", "\(budget): " + Self.words(budgetSuffices)])
            }
        } else {
            rows.append(["LLM", "none is configured; nothing would be asked and nothing spent"])
        }
        return AlignedColumns.lines(rows, leading: 2).map { $0 + "\n" }.joined()
    }

    private static func rows(_ forecast: Forecast) -> [[String]] {
        var rows = [["dishes", String(forecast.dishes)]]
        for (origin, words) in levels {
            if let count = forecast.answered[origin], count > 0 { rows.append(["  " + words, String(count)]) }
        }
        let known = forecast.answered.values.reduce(0, +)
        rows += [
            ["  to be asked about", String(max(0, forecast.dishes - known))],
            ["calls", String(forecast.calls)],
            [
                "tokens",
                "about \(forecast.promptTokens) + \(forecast.completionTokens), at most "
                    + "\(forecast.worstPromptTokens) + \(forecast.worstCompletionTokens)",
            ],
        ]
        if let cost = forecast.cost, let worst = forecast.worstCost {
            rows.append(["cost", "about \(cost), at most \(worst)"])
        } else {
            rows.append(["cost", forecast.calls == 0 ? "nothing" : "unknown: no price is known for this model"])
        }
        return rows
    }

    private static let levels: [(DishAnswer.Origin, String)] = [
        (.menuCache, "known from this menu"), (.dishCache, "known from earlier runs"), (.run, "asked about only once"),
    ]

    private static func words(_ suffices: Suffices) -> String {
        switch suffices {
        case .yes: "enough"
        case .maybe: "probably enough; what it doesn't cover waits for vegyscan retry"
        case .no: "not enough; what it doesn't cover waits for vegyscan retry"
        case .unknown: "nobody can say, since no price is known for this model"
        }
    }
}
