internal import Models

/// The first page of a report: what could not be read, then all menus.
struct OverviewPage {
    let cards: [MenuCard]
    let photos: Int
    /// Bundles that this version can't read.
    let unreadable: [String]

    /// A longer list of failures shows only its count; the list of all menus can be filtered for the rest.
    private static let mostProblems = 30

    var bytes: [UInt8] {
        ReportFrame(title: "Menus", part: .menus).page { html in
            html.dietDrawings()
            html.markup("<h1>Menus</h1>\n")
            let dishes = DietLabel.safestFirst.map { label in cards.reduce(0) { $0 + $1[label] } }
            html.element(
                "p", ("class", "facts"),
                text: "\(cards.count) menus, \(photos) photos, \(dishes.reduce(0, +)) dishes")
            problems(&html)
            html.markup("<h2>All menus</h2>\n")
            Listing(noun: "menus", rows: cards, filters: filters, order: order).write(to: &html)
        }
    }

    private func problems(_ html: inout HTMLWriter) {
        let bad = cards.filter { $0.problem != nil || $0.status == BundleStatus.rejected.rawValue }
        guard !bad.isEmpty || !unreadable.isEmpty else { return }
        html.markup(
            "<section class=\"problems\" aria-labelledby=\"problems\"><h2 id=\"problems\">Not processed</h2><ul>\n")
        for menu in unreadable.prefix(Self.mostProblems) {
            html.open("li")
            html.element("bdi", text: menu)
            html.text(": this version can't read the result; scan its photos again.")
            html.close("li")
        }
        for card in bad.prefix(Self.mostProblems) {
            html.open("li")
            html.element("a", ("href", card.page), ("dir", "auto"), text: card.menu ?? card.title)
            html.text(": \(card.problem ?? card.state)")
            html.close("li")
        }
        let rest = max(0, bad.count - Self.mostProblems) + max(0, unreadable.count - Self.mostProblems)
        if rest > 0 { html.element("li", text: "\(rest) more; choose their state in the list below") }
        html.markup("</ul></section>\n")
    }

    private var filters: [ListingChoice] {
        [
            ListingChoice(
                field: "status", name: "State",
                options: [("", "all")]
                    + [BundleStatus.complete, .partial, .rejected, .noText, .failed].map { ($0.rawValue, $0.words) }),
            ListingChoice(
                field: "has", name: "With",
                options: [
                    ("", "any dishes"), ("vegan", "vegan dishes"), ("vegetarian", "vegan or vegetarian dishes"),
                ]),
        ]
    }

    private var order: ListingChoice {
        ListingChoice(
            field: "", name: "Order",
            options: [
                ("", "as in the folder"), ("title", "by name"), ("-day", "newest photo first"),
                ("-vegan", "most vegan dishes first"), ("place", "by place"),
            ])
    }
}

extension MenuCard {
    subscript(label: DietLabel) -> Int {
        switch label {
        case .vegan: vegan
        case .vegetarian: vegetarian
        case .pescatarian: pescatarian
        case .meat: meat
        case .uncertain: uncertain
        }
    }
}
