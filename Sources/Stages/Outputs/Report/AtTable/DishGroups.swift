internal import Library
internal import Models

/// The dishes in three groups: to be ordered, to be asked about, to be avoided. Without a script they are grouped for the
/// wishes that every page begins with, and each dish says what fits other diets.
struct DishGroups {
    let report: MenuReport
    let cards: StaffCards

    private var words: Wording { report.words }

    func write(to html: inout HTMLWriter) {
        let pending = Set(report.bundle.pendingDishes)
        var verdicts: [String: DishVerdict] = [:]
        for verdict in report.verdicts?.dishes ?? [] { verdicts[verdict.id] = verdict }
        let profile = report.profileAdvice
        let dishes = Array(report.bundle.dishes.enumerated())
        let advice = dishes.map { MenuAdvice.first($0.element, profile: profile[$0.element.id], words) }
        html.element(
            "p", ("role", "status"), ("class", "nearest"), ("data-nearest", ""), text: nearest(advice.map(\.verdict)))
        html.markup("<details class=\"for-the-menu\" hidden>")
        html.element("summary", text: words[.staffCard])
        html.markup("<div data-menu-cards></div></details>\n")
        for verdict in Verdict.allCases {
            let here = dishes.filter { advice[$0.offset].verdict == verdict }
            html.open(
                "section", ("class", "group " + verdict.style), ("data-group", verdict.style),
                ("hidden", here.isEmpty ? "" : nil))
            html.open("h2")
            html.drawing(verdict.style)
            html.element("span", ("data-heading", words.name(verdict)), text: words.name(verdict))
            html.text(" ")
            html.element("span", ("class", "count"), ("data-shown", ""), text: String(here.count))
            html.markup("</h2>\n<ul class=\"dishes\">\n")
            for (place, dish) in here {
                html.open("li", ("data-place", String(place)))
                DishArticle(
                    dish: dish, report: report, cards: cards, advice: advice[place], verdict: verdicts[dish.id],
                    isPending: pending.contains(dish.id)
                ).write(to: &html)
                html.markup("</li>\n")
            }
            html.markup("</ul></section>\n")
        }
    }

    /// What to say where nothing is to be ordered; else nothing.
    private func nearest(_ verdicts: [Verdict]) -> String {
        if verdicts.contains(.fits) { return "" }
        let asked = verdicts.count { $0 == .ask }
        return asked > 0 ? words[.noneToOrder, String(asked)] : words[.noneAtAll]
    }
}
