internal import Files
internal import Library
internal import Models

/// A menu in the report's overview.
struct MenuCard: ListingRow, Hashable {
    /// The link from the overview to the menu's page.
    var page: String
    var title: String
    /// Its folder; nil where that is already the title.
    var menu: String?
    var place: String?
    var day: String?
    var status: String
    var state: String
    /// 1 where something of it could not be read, for the order.
    var trouble: Int
    var vegan: Int
    var vegetarian: Int
    var pescatarian: Int
    var uncertain: Int
    var meat: Int
    /// Its first photo as a small picture.
    var image: String?
    /// Why the menu, or its first failed page, could not be read; or what to do better with a poor photo.
    var problem: String?

    init(_ report: MenuReport) {
        let bundle = report.bundle
        let counts = LabelCounts(of: bundle.dishes)
        page = ReportFolder.menus + "/" + report.pageName
        title = report.title
        menu = report.printedTitle == nil ? nil : report.menu.display
        place = report.place
        day = report.day
        status = bundle.status.rawValue
        state = report.words.name(bundle.status)
        vegan = counts.vegan
        vegetarian = counts.vegetarian
        pescatarian = counts.pescatarian
        uncertain = counts.uncertain
        meat = counts.meat
        image = report.pictures.lazy.compactMap { try? $0.get() }.first
            .map { ReportFolder.pictures + "/" + $0.thumbnailFile }
        problem = bundle.pages.lazy.compactMap(\.failure).first.map(report.words.failure)
        trouble = problem != nil || bundle.status == .rejected || bundle.dishes.isEmpty ? 1 : 0
    }

    static func write(_ card: MenuCard?, _ words: Wording, to html: inout HTMLWriter) {
        html.markup("<li class=\"card menu-card\">")
        html.picture("image", of: card, alternative: "", \.image)
        html.markup("<div><h3>")
        html.open("a", ("data-href", "page"), ("href", card?.page ?? "#"))
        html.field("bdi", "title", of: card, \.title)
        html.markup("</a></h3><p class=\"facts\">")
        html.field("span", "place", of: card, \.place)
        html.field("span", "day", of: card, \.day)
        html.field("span", "state", of: card, \.state)
        html.markup("</p>")
        html.field("p", "menu", of: card, class: "file", \.menu)
        html.field("p", "problem", of: card, class: "problem", \.problem)
        html.markup("<ul class=\"counts\">")
        let all = max(1, DietLabel.safestFirst.reduce(0) { $0 + (card?[$1] ?? 0) })
        for label in DietLabel.safestFirst {
            html.open(
                "li", ("class", "mark " + label.rawValue), ("data-count", label.rawValue),
                ("hidden", card?[label] == 0 ? "" : nil))
            html.open(
                "svg", ("class", "bar"), ("aria-hidden", "true"), ("viewBox", "0 0 100 10"),
                ("preserveAspectRatio", "none"))
            html.open("rect", ("width", String(100 * (card?[label] ?? 0) / all)), ("height", "10"))
            html.markup("</rect></svg>")
            html.drawing(label.rawValue)
            html.element("b", text: card.map { String($0[label]) } ?? "")
            html.text(" " + words.name(label))
            html.close("li")
        }
        html.markup("</ul></div></li>\n")
    }
}

extension MenuCard {
    subscript(label: DietLabel) -> Int {
        LabelCounts(
            vegan: vegan, vegetarian: vegetarian, pescatarian: pescatarian, meat: meat, uncertain: uncertain)[label]
    }
}
