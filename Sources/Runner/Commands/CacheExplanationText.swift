internal import Judging
internal import Library

/// What the caches know of a photo, for a person.
struct CacheExplanationText {
    let explanation: CacheExplanation

    var text: String {
        var lines = [explanation.photo]
        lines.append("  Level 1, photo: " + photo)
        lines.append("  Level 2, menu: " + menu)
        lines.append("  Level 3, dishes: " + summary)
        if !explanation.dishes.isEmpty {
            lines += AlignedColumns.lines(
                explanation.dishes.map { ["    " + $0.name, Self.words($0.finding)] }, leading: 2)
        }
        if !explanation.earlierMenus.isEmpty {
            lines.append("  Level 4, place: scanned close by before, perhaps the same restaurant; not used by itself:")
            lines += explanation.earlierMenus.map { menu in
                "    \(menu.menu), \(CacheStatisticsText.day(menu.scannedAt)), \(menu.metres) m away"
            }
        }
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    private var photo: String {
        switch (explanation.bytes, explanation.pixels) {
        case (.hit, _): "these bytes were read before."
        case (_, .hit): "these pixels were read before, in another file."
        case (.otherSettings, _), (_, .otherSettings):
            "read before, but with other settings, languages or another version."
        default: "neither these bytes nor these pixels were read in the last 30 days."
        }
    }

    private var menu: String {
        guard let first = explanation.pages.first else {
            let nearest = explanation.nearestPage.map { "; the nearest is \($0) of 64 bits away" } ?? ""
            return "no page seen before looks like this one\(nearest)."
        }
        let pages = explanation.pages.map {
            "\(CountedNoun($0.distance, "bit").text) away with \(CountedNoun.dishes($0.dishes))"
        }
        return "within \(first.radius) of 64 bits: " + pages.joined(separator: ", ") + "."
    }

    private var summary: String {
        guard explanation.hasModel else { return "no language model is set, so there are no answers to look for." }
        let known = explanation.dishes.count { $0.finding.level != nil && !$0.finding.isExpired }
        return "\(known) of \(explanation.dishes.count) are answered without a call."
    }

    private static func words(_ finding: Store.DishFinding) -> String {
        guard let level = finding.level else { return "absent: the model would be asked" }
        var words =
            switch level {
            case .menu: "on a page that looks like this one"
            case .dish: "the same dish"
            case .slip: "another reading of the same dish"
            case .photo, .pixels: level.rawValue
            }
        if finding.isSlip, let name = finding.name { words += ", kept as \"\(name)\"" }
        if let date = finding.keptAt { words += ", answered on \(CacheStatisticsText.day(date))" }
        if finding.isExpired { words += ", too old: the model would be asked" }
        return words
    }
}
