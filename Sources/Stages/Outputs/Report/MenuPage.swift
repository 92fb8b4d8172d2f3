internal import Files
internal import Library
internal import Models

/// The page of one menu: its photos with a link on each dish, and its dishes as text.
struct MenuPage {
    let report: MenuReport

    private var bundle: MenuBundle { report.bundle }

    var bytes: [UInt8] {
        ReportFrame(title: report.title, part: .menus, home: "../", mainTarget: "dishes").page { html in
            html.dietDrawings()
            html.element("h1", ("dir", "auto"), text: report.title)
            html.element("p", ("class", "facts"), text: facts)
            warnings(&html)
            html.markup("<div class=\"board\">\n")
            photos(&html)
            dishes(&html)
            html.markup("</div>\n")
            quality(&html)
        }
    }

    private var facts: String {
        var parts = [report.menu.display]
        if let place = report.place { parts.append(place) }
        if let day = report.day { parts.append(day) }
        parts.append(bundle.pages.count == 1 ? "1 page" : "\(bundle.pages.count) pages")
        if !bundle.languages.isEmpty { parts.append(bundle.languages.joined(separator: ", ")) }
        if let cuisine = bundle.cuisine { parts.append(cuisine) }
        parts.append(bundle.status.words)
        return parts.joined(separator: " · ")
    }

    private func warnings(_ html: inout HTMLWriter) {
        if let verdicts = report.verdicts {
            html.open("p", ("class", "profile"))
            html.text("For the profile ")
            html.element("bdi", text: verdicts.profile)
            let restrictions = verdicts.restrictions.joined(separator: ", ")
            html.text(restrictions.isEmpty ? "." : ": \(restrictions).")
            html.close("p")
        }
        guard !bundle.warnings.isEmpty else { return }
        html.open("ul", ("class", "warnings"))
        for warning in bundle.warnings {
            html.element("li", text: (warning.page.map { "Page \($0): " } ?? "") + warning.message)
        }
        html.close("ul")
    }

    private func photos(_ html: inout HTMLWriter) {
        html.markup("<section class=\"photos\" aria-labelledby=\"photos\"><h2 id=\"photos\">Photos</h2>\n")
        html.markup(
            """
            <div class="controls scripted"><fieldset><legend>Show</legend>
            <label><input type="checkbox" data-layer="dishes" checked> dishes</label>
            <label><input type="checkbox" data-layer="lines"> text lines</label>
            <label><input type="checkbox" data-layer="symbols"> symbols</label>
            <label><input type="checkbox" data-layer="unassigned"> lines of no dish</label>

            """)
        if bundle.dishes.contains(where: { $0.translation != nil }) {
            html.markup("<label><input type=\"checkbox\" data-layer=\"translation\"> translation</label>\n")
        }
        html.markup("</fieldset>")
        if report.pictures.contains(where: { (try? $0.get())?.sheet != nil }) {
            html.markup(
                """
                <fieldset><legend>Photo</legend>
                <label><input type="radio" name="view" value="photo" checked> as taken</label>
                <label><input type="radio" name="view" value="sheet"> as it was read</label></fieldset>
                """)
        }
        html.markup("</div>\n")
        for (page, pictures) in zip(bundle.pages, report.pictures) {
            PhotoFigure(
                page: page, pictures: pictures, dishes: bundle.dishes.filter { $0.page == page.number },
                folder: "../" + ReportFolder.pictures + "/"
            ).write(to: &html)
        }
        html.markup("</section>\n")
    }

    private func dishes(_ html: inout HTMLWriter) {
        html.markup("<section id=\"dishes\" tabindex=\"-1\" aria-labelledby=\"dishes-head\">")
        html.markup("<h2 id=\"dishes-head\">Dishes</h2>\n")
        guard !bundle.dishes.isEmpty else {
            html.markup("<p>No dish was found on this menu.</p></section>\n")
            return
        }
        html.markup(
            """
            <div class="controls scripted"><fieldset><legend>Only</legend>
            <label><input type="radio" name="diet" value="" checked> all</label>
            <label><input type="radio" name="diet" value="vegan"> vegan</label>
            <label><input type="radio" name="diet" value="vegetarian"> vegetarian</label>
            <label><input type="radio" name="diet" value="change"> can perhaps be changed</label></fieldset>
            <fieldset><legend>Order</legend>
            <label><input type="radio" name="order" value="place" checked> as on the menu</label>
            <label><input type="radio" name="order" value="safety"> safest first</label></fieldset></div>
            <p role="status" class="scripted" id="shown"></p>
            <ul class="dishes">

            """)
        let pending = Set(bundle.pendingDishes)
        var verdicts: [String: DishVerdict] = [:]
        for verdict in report.verdicts?.dishes ?? [] { verdicts[verdict.id] = verdict }
        var section: String?
        for (place, dish) in bundle.dishes.enumerated() {
            if dish.section != section, let heading = dish.section {
                html.open("li", ("class", "section"), ("data-place", String(place)))
                html.element("h3", ("dir", "auto"), ("lang", bundle.languages.first), text: heading)
                html.close("li")
            }
            section = dish.section
            html.open("li", ("data-place", String(place)))
            DishArticle(
                dish: dish, language: bundle.languages.first, verdict: verdicts[dish.id],
                isPending: pending.contains(dish.id), place: place
            ).write(to: &html)
            html.markup("</li>\n")
        }
        html.markup("</ul></section>\n")
    }

    private func quality(_ html: inout HTMLWriter) {
        html.markup("<section aria-labelledby=\"quality\"><h2 id=\"quality\">Quality of the photos</h2><ul>\n")
        for page in bundle.pages {
            html.open("li")
            html.text("Page \(page.number): ")
            html.text(page.quality.map(\.words) ?? page.failure?.message ?? "not judged")
            if let straightening = page.straightening { html.text(". Straightening: \(straightening.words)") }
            html.text(".")
            for reason in page.quality?.reasons ?? [] {
                html.text(" ")
                html.element("strong", text: reason.advice)
            }
            html.close("li")
        }
        html.markup("</ul></section>\n")
    }
}

extension Quality {
    /// The quality figures in words.
    var words: String {
        func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
        return "brightness \(text(brightness)), contrast \(text(contrast)), sharpness \(text(sharpness)), "
            + "glare \(text(glare))" + (xHeight.map { ", x-height \(text($0)) pixels" } ?? "")
    }
}
