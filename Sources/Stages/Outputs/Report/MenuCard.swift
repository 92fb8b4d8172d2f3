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
    var pages: Int
    var vegan: Int
    var vegetarian: Int
    var pescatarian: Int
    var uncertain: Int
    var meat: Int
    /// Its first photo as a small picture.
    var image: String?
    /// Why the menu, or its first failed page, could not be read.
    var problem: String?

    init(_ report: MenuReport) {
        let bundle = report.bundle
        let counts = LabelCounts(of: bundle.dishes)
        page = ReportFolder.menus + "/" + report.pageName
        title = report.title
        menu = bundle.restaurantName == nil ? nil : report.menu.display
        place = report.place
        day = report.day
        status = bundle.status.rawValue
        state = bundle.status.words
        pages = bundle.pages.count
        vegan = counts.vegan
        vegetarian = counts.vegetarian
        pescatarian = counts.pescatarian
        uncertain = counts.uncertain
        meat = counts.meat
        image = report.pictures.lazy.compactMap { try? $0.get() }.first
            .map { ReportFolder.pictures + "/" + $0.thumbnailFile }
        problem = bundle.pages.lazy.compactMap(\.failure?.message).first
    }

    static func write(_ card: MenuCard?, to html: inout HTMLWriter) {
        html.markup("<li class=\"card\">")
        html.picture("image", of: card, alternative: "", \.image)
        html.markup("<div><h3>")
        html.open("a", ("data-href", "page"), ("href", card?.page ?? "#"))
        html.field("bdi", "title", of: card, \.title)
        html.markup("</a></h3><p class=\"facts\">")
        html.field("span", "menu", of: card, \.menu)
        html.field("span", "place", of: card, \.place)
        html.field("span", "day", of: card, \.day)
        html.field("span", "state", of: card, \.state)
        html.markup("</p>")
        html.field("p", "problem", of: card, class: "problem", \.problem)
        html.markup("<ul class=\"counts\">")
        for label in DietLabel.safestFirst {
            html.open(
                "li", ("class", "mark " + label.rawValue), ("data-count", label.rawValue),
                ("hidden", card?[label] == 0 ? "" : nil))
            html.drawing(label)
            html.element("b", text: card.map { String($0[label]) } ?? "")
            html.text(" " + label.words)
            html.close("li")
        }
        html.markup("</ul></div></li>\n")
    }
}
