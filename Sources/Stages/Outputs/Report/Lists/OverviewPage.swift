internal import Models

/// The first page of a report: what could not be read, then all menus.
struct OverviewPage {
    let cards: [MenuCard]
    let photos: Int
    /// Bundles that this version can't read.
    let unreadable: [String]
    let words: Wording

    /// A longer list of failures shows only its count; the list of all menus can be filtered for the rest.
    private static let mostProblems = 30

    var bytes: [UInt8] {
        ReportFrame(title: words[.menus], part: .menus, words: words).page { html in
            html.dietDrawings()
            html.element("h1", text: words[.menus])
            let dishes = DietLabel.safestFirst.map { label in cards.reduce(0) { $0 + $1[label] } }
            html.element(
                "p", ("class", "facts"),
                text: words[.counts, String(cards.count), String(photos), String(dishes.reduce(0, +))])
            problems(&html)
            places(&html)
            html.element("h2", text: words[.allMenus])
            Listing(rows: rows, filters: filters, order: order, words: words).write(to: &html)
        }
    }

    /// Those with trouble first, else as in the folder.
    private var rows: [MenuCard] { cards.filter { $0.trouble > 0 } + cards.filter { $0.trouble == 0 } }

    private func problems(_ html: inout HTMLWriter) {
        let bad = cards.filter { $0.problem != nil || $0.status == BundleStatus.rejected.rawValue }
        guard !bad.isEmpty || !unreadable.isEmpty else { return }
        html.markup("<section class=\"problems\" aria-labelledby=\"problems\">")
        html.element("h2", ("id", "problems"), text: words[.notProcessed])
        html.open("ul")
        for menu in unreadable.prefix(Self.mostProblems) {
            html.open("li")
            html.element("bdi", text: menu)
            html.text(": \(words[.unreadableResult]).")
            html.close("li")
        }
        for card in bad.prefix(Self.mostProblems) {
            html.open("li")
            html.element("a", ("href", card.page), ("dir", "auto"), text: card.menu ?? card.title)
            html.text(": \(card.problem ?? card.state)")
            html.close("li")
        }
        let rest = max(0, bad.count - Self.mostProblems) + max(0, unreadable.count - Self.mostProblems)
        if rest > 0 { html.element("li", text: words[.moreOfThem, String(rest)]) }
        html.markup("</ul></section>\n")
    }

    /// The places that photos were taken at, with how many menus are from there.
    private func places(_ html: inout HTMLWriter) {
        var counts: [String: Int] = [:]
        for place in cards.compactMap(\.place) { counts[place, default: 0] += 1 }
        guard !counts.isEmpty else { return }
        html.open("p", ("class", "places"))
        html.text(words[.places] + ": ")
        for (number, place) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(Self.mostPlaces)
            .enumerated()
        {
            html.text(number == 0 ? "" : " · ")
            html.element("bdi", text: place.key)
            html.text(" (\(place.value))")
        }
        html.close("p")
    }

    private static let mostPlaces = 40

    private var filters: [ListingChoice] {
        [
            ListingChoice(
                field: "status", name: words[.state],
                options: [("", words[.anyState])]
                    + [BundleStatus.complete, .partial, .rejected, .noText, .failed]
                    .map { ($0.rawValue, words.name($0)) }),
            ListingChoice(
                field: "has", name: words[.withDishes],
                options: [
                    ("", words[.anyDishes]), ("vegan", words[.veganDishes]), ("vegetarian", words[.meatlessDishes]),
                ]),
        ]
    }

    private var order: ListingChoice {
        ListingChoice(
            field: "", name: words[.orderBy],
            options: [
                ("", words[.problemsFirst]), ("title", words[.byName]), ("-day", words[.newestFirst]),
                ("-vegan", words[.mostVegan]), ("place", words[.byPlace]),
            ])
    }
}
