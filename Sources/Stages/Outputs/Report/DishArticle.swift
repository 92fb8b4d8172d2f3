internal import Library
internal import Menus
internal import Models

/// One dish with everything known about it, collapsed to a line until it is opened.
struct DishArticle {
    let dish: Dish
    /// BCP 47 code of the menu's language, or nil.
    let language: String?
    let verdict: DishVerdict?
    /// Whether a language model is still to be asked.
    let isPending: Bool
    /// Its place on the menu, from 0.
    let place: Int

    private var classification: Classification {
        dish.classification ?? Classification(label: .uncertain, confidence: 1, claims: [:], reason: "Not judged yet.")
    }

    func write(to html: inout HTMLWriter) {
        let classification = classification
        html.open(
            "article", ("id", dish.id), ("class", "dish"), ("data-label", classification.label.rawValue),
            ("data-diets", fittingDiets), ("data-change", canBeChanged ? "yes" : nil),
            ("data-safety", String(safety)), ("data-place", String(place)))
        html.markup("<details><summary>")
        summary(&html)
        html.markup("</summary><div class=\"more\">")
        if let description = dish.description {
            html.element("p", ("class", "description"), ("dir", "auto"), ("lang", language), text: description)
        }
        if let description = dish.translation?.description {
            html.element("p", ("dir", "auto"), ("lang", dish.translation?.language), text: description)
        }
        if let verdict { write(verdict, &html) }
        html.element("p", ("class", "reason"), text: classification.reason)
        if isPending { html.element("p", text: "A language model is still to be asked; run vegyscan retry.") }
        if classification.offlineData {
            html.element("p", text: "Offline data: an earlier answer stands in for one that could not be had.")
        }
        facts(classification, &html)
        questions(classification, &html)
        evidence(classification, &html)
        html.open("p", ("class", "links"))
        html.element("a", ("href", "#page-\(dish.page)"), ("class", "to-photo"), text: "Show on the photo")
        html.text(" ")
        html.element("a", ("href", "#" + dish.id), text: "Link to this dish")
        html.markup("</p></div></details></article>")
    }

    private func summary(_ html: inout HTMLWriter) {
        html.open("span", ("class", "name"))
        if let number = dish.number {
            html.element("bdi", ("class", "number"), text: number)
            html.text(" ")
        }
        html.element("bdi", ("lang", language), text: dish.name.isEmpty ? "(no name read)" : dish.name)
        if let translation = dish.translation {
            html.text(" ")
            html.element("bdi", ("class", "translated"), ("lang", translation.language), text: translation.name)
        }
        html.close("span")
        html.text(" ")
        if let verdict {
            html.element("span", ("class", "verdict " + verdict.verdict.rawValue), text: verdict.verdict.words)
            html.text(" ")
        }
        html.mark(classification.label)
        html.text(" ")
        let sure = min(max(classification.confidence, 1), 3)
        html.element(
            "span", ("class", "confidence"), ("role", "img"), ("aria-label", "confidence \(sure) of 3"),
            text: String(repeating: "●", count: sure) + String(repeating: "○", count: 3 - sure))
        html.text(" ")
        let prices = dish.prices.map { [$0.label, $0.text].compactMap(\.self).joined(separator: " ") }
        html.element("bdi", ("class", "price"), text: prices.joined(separator: " / "))
    }

    private func write(_ verdict: DishVerdict, _ html: inout HTMLWriter) {
        html.open("ul", ("class", "verdicts"))
        for reason in verdict.reasons {
            html.element("li", text: "\(reason.restriction): \(reason.verdict.words). \(reason.text)")
        }
        html.close("ul")
    }

    private func facts(_ classification: Classification, _ html: inout HTMLWriter) {
        html.open("dl")
        fact(
            "Diets",
            Diet.allCases.map { "\($0.rawValue): \((classification.claims[$0] ?? .unknown).words)" }
                .joined(separator: "; "), &html)
        if !dish.symbols.isEmpty {
            fact("Symbols", dish.symbols.map(\.words).joined(separator: "; "), &html)
        }
        let listed = Allergen.allCases.compactMap { allergen in
            classification.allergens[allergen].map {
                "\($0.words(on: classification.allergenBasis[allergen])) \(allergen.rawValue)"
            }
        }
        fact("Allergens", (listed + ["any other is unknown, never absent"]).joined(separator: "; "), &html)
        html.close("dl")
    }

    private func fact(_ name: String, _ value: String, _ html: inout HTMLWriter) {
        html.element("dt", text: name)
        html.element("dd", ("dir", "auto"), text: value)
    }

    private func questions(_ classification: Classification, _ html: inout HTMLWriter) {
        if !classification.questions.isEmpty {
            html.element("p", ("class", "heading"), text: "Ask the staff")
            html.open("ul")
            for question in classification.questions { html.element("li", ("dir", "auto"), text: question) }
            html.close("ul")
        }
        guard !classification.hiddenIngredients.isEmpty else { return }
        html.element("p", ("class", "heading"), text: "What may be in it unsaid")
        html.open("ul")
        for hidden in classification.hiddenIngredients {
            let local = hidden.local == hidden.ingredient ? "" : " (\(hidden.local))"
            html.element(
                "li", ("dir", "auto"),
                text:
                    "\(hidden.ingredient)\(local), \(hidden.likelihood.rawValue): \(hidden.why). \(hidden.change.words)"
                    + (hidden.question.map { " Ask: " + $0 } ?? ""))
        }
        html.close("ul")
    }

    private func evidence(_ classification: Classification, _ html: inout HTMLWriter) {
        guard !classification.evidence.isEmpty else { return }
        html.element("p", ("class", "heading"), text: "Evidence")
        html.open("ul", ("class", "evidence"))
        for evidence in classification.evidence {
            html.open("li", ("dir", "auto"))
            html.element("span", ("class", "kind"), text: evidence.kind.words)
            html.text(" “")
            html.element("bdi", text: evidence.text)
            html.text("”: \(evidence.finding)")
            html.close("li")
        }
        html.close("ul")
    }

    /// The diets that it is said to fit, in words.
    private var fittingDiets: String {
        Diet.allCases.filter { classification.claims[$0] == .yes }.map(\.rawValue).joined(separator: " ")
    }

    /// Whether a dish that isn't vegan or vegetarian as it stands may be made so.
    private var canBeChanged: Bool {
        let isOffered = dish.symbols.contains { $0.meaning == .veganOption || $0.meaning == .vegetarianOption }
        return isOffered
            || [Diet.vegan, .vegetarian].contains { classification.claims[$0] == .maybe }
                && classification.hiddenIngredients.allSatisfy { $0.change != .impossible }
    }

    /// The sort key of "safest first", smallest first: the profile's verdict, then the label, then how little is known.
    private var safety: Int {
        let verdict = verdict.map { [.fits, .ask, .avoid].firstIndex(of: $0.verdict) ?? 2 } ?? 0
        let label = DietLabel.safestFirst.firstIndex(of: classification.label) ?? 4
        return verdict * 100 + label * 10 + (3 - min(max(classification.confidence, 1), 3))
    }
}
