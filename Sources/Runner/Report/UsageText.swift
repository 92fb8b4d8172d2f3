internal import Asking

/// What a run asked of the language model, in one line.
struct UsageText {
    private let usage: RunUsage

    init(_ usage: RunUsage) {
        self.usage = usage
    }

    var line: String {
        var parts = [CountedNoun(usage.calls, "call").text]
        if usage.promptTokens + usage.completionTokens > 0 {
            parts.append("\(usage.promptTokens) + \(usage.completionTokens) tokens")
        }
        if let cost = usage.cost {
            parts.append(usage.costPerPage.map { "\(cost) (\($0) a page)" } ?? "\(cost)")
        } else {
            parts.append("cost unknown")
        }
        if let unsettled = usage.unsettled, unsettled.micros > 0 {
            parts.append("up to \(unsettled) not accounted for")
        }
        parts += known
        return "LLM: " + parts.joined(separator: ", ")
    }

    private var known: [String] {
        let hits = usage.hits
        let levels = [
            (CountedNoun.photos(hits.photo), hits.photo, "known by bytes"),
            (CountedNoun.photos(hits.pixels), hits.pixels, "known by pixels"),
            (CountedNoun.dishes(hits.menu), hits.menu, "known from this menu"),
            (CountedNoun.dishes(hits.dish), hits.dish, "known from earlier runs"),
            (CountedNoun.dishes(hits.run), hits.run, "asked once for several menus"),
        ]
        return levels.filter { $0.1 > 0 }.map { "\($0.0) \($0.2)" }
    }
}
