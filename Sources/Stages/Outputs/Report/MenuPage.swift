internal import Files
internal import Library
internal import Models

/// The page of one menu: first what can be ordered, then its photos, and what is to be known of them.
struct MenuPage {
    let report: MenuReport

    private var bundle: MenuBundle { report.bundle }
    private var words: Wording { report.words }
    private var ids: String { report.ids }

    var bytes: [UInt8] {
        ReportFrame(title: report.title, part: .menus, words: words, home: "../", mainTarget: ids + "dishes")
            .page { html in
                html.dietDrawings()
                write(to: &html)
            }
    }

    /// How many bytes the menu takes on a page that stands alone.
    var length: Int {
        var html = HTMLWriter()
        write(to: &html)
        return html.bytes.count
    }

    /// What stands between the page's beginning and its end.
    ///
    /// - Parameter several: whether it is one of several menus of a page, under a title of its own.
    func write(to html: inout HTMLWriter, among several: Bool = false) {
        if several {
            html.element("h2", ("dir", "auto"), ("id", ids + "menu"), text: report.title)
        } else {
            html.element("h1", ("dir", "auto"), text: report.title)
        }
        let place = [report.place, report.day].compactMap(\.self)
        if !place.isEmpty {
            html.element("p", ("class", "facts"), ("dir", "auto"), text: place.joined(separator: " · "))
        }
        if bundle.status != .complete {
            html.element("p", ("class", "warnings not-whole"), text: words[.notWhole, words.name(bundle.status)])
        }
        let cards = StaffCards(bundle, reader: words)
        html.open("div", ("class", "board"), ("data-table", ids + "table"), ("data-ids", ids))
        if !bundle.dishes.isEmpty { Chooser(words: words, ids: ids).write(to: &html) }
        html.open("section", ("id", ids + "dishes"), ("class", "menu"), ("tabindex", "-1"))
        if bundle.dishes.isEmpty {
            html.element("p", text: words[.noDish])
        } else {
            DishGroups(report: report, cards: cards).write(to: &html)
        }
        warnings(&html)
        html.markup("</section>\n")
        photos(&html)
        html.markup("</div>\n")
        SignsLegend(words: words).write(to: &html)
        about(&html)
        html.data(id: ids + "table", MenuAdvice(report, cards))
    }

    private func warnings(_ html: inout HTMLWriter) {
        if let verdicts = report.verdicts {
            html.open("p", ("class", "profile"))
            html.text(words[.forProfile, verdicts.profile.isolated])
            let restrictions = verdicts.restrictions.joined(separator: ", ")
            if !restrictions.isEmpty {
                html.text(": ")
                html.element("bdi", ("lang", "en"), text: restrictions)
            }
            html.close("p")
        }
        guard !bundle.warnings.isEmpty else { return }
        html.open("ul", ("class", "warnings"))
        for warning in bundle.warnings {
            let page = warning.page.map { words[.page, String($0)] + ": " } ?? ""
            html.element("li", ("dir", "auto"), text: page + words.warning(warning))
        }
        html.close("ul")
    }

    private func photos(_ html: inout HTMLWriter) {
        html.open("section", ("class", "photos"), ("aria-labelledby", ids + "photos"))
        html.element("h2", ("id", ids + "photos"), text: words[.photos])
        for (page, pictures) in zip(bundle.pages, report.pictures) {
            PhotoFigure(page: page, pictures: pictures, report: report).write(to: &html)
        }
        if report.detail == .whole { layers(&html) }
        html.markup("</section>\n")
    }

    /// What can be shown over the photos, and the photos as they were read.
    private func layers(_ html: inout HTMLWriter) {
        html.open("div", ("class", "controls scripted"))
        html.open("fieldset")
        html.element("legend", text: words[.show])
        choice("checkbox", name: nil, layer: "lines", words[.textLines], &html)
        choice("checkbox", name: nil, layer: "unassigned", words[.otherLines], &html)
        html.close("fieldset")
        if report.pictures.contains(where: { (try? $0.get())?.sheet != nil }) {
            html.open("fieldset")
            html.element("legend", text: words[.photo])
            choice("radio", name: ids + "view", value: "photo", isChecked: true, words[.asTaken], &html)
            choice("radio", name: ids + "view", value: "sheet", words[.asRead], &html)
            html.close("fieldset")
        }
        html.markup("</div>\n")
    }

    private func choice(
        _ type: String, name: String?, value: String? = nil, layer: String? = nil, isChecked: Bool = false,
        _ text: String, _ html: inout HTMLWriter
    ) {
        html.open("label")
        html.open(
            "input", ("type", type), ("name", name), ("value", value), ("data-layer", layer),
            ("data-view-of", name.map { _ in ids }), ("checked", isChecked ? "" : nil))
        html.text(" " + text)
        html.close("label")
        html.markup("\n")
    }

    /// What the menu is made from, and how well its photos could be read.
    private func about(_ html: inout HTMLWriter) {
        html.open("section", ("class", "about"))
        html.element("h2", text: words[.photoQuality])
        var parts = [report.menu.display.isolated, words[.pageCount, String(bundle.pages.count)]]
        if !bundle.languages.isEmpty { parts.append(bundle.languages.joined(separator: ", ")) }
        if let cuisine = bundle.cuisine { parts.append(cuisine) }
        parts.append(words.name(bundle.status))
        html.element("p", ("class", "facts"), text: parts.joined(separator: " · "))
        html.open("ul")
        for page in bundle.pages {
            html.open("li")
            html.text(words[.page, String(page.number)] + ": ")
            html.text(page.quality.map(words.judgement) ?? page.failure.map(words.failure) ?? words[.fitsUnknown])
            if let quality = page.quality {
                let done = page.straightening.map { "\(words[.straightening]): \(words.straightening($0))" }
                html.open("details")
                html.element("summary", text: words[.figures])
                html.element("p", text: [words.figures(quality), done].compactMap(\.self).joined(separator: ". "))
                html.close("details")
            }
            html.close("li")
        }
        html.markup("</ul></section>\n")
    }
}
