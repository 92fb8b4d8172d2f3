internal import Library
internal import Models

/// One dish: a line with what to do about it, and everything known of it once it is opened.
struct DishArticle {
    let dish: Dish
    let report: MenuReport
    let cards: StaffCards
    /// What the page says of it before anything is chosen.
    let advice: MenuAdvice.Advice
    /// That of a dietary profile, or nil.
    let verdict: DishVerdict?
    /// Whether a language model is still to be asked.
    let isPending: Bool

    private var words: Wording { report.words }
    private var id: String { report.id(of: dish) }
    /// BCP 47 code of the menu's language, or nil.
    private var language: String? { report.bundle.languages.first }

    private var classification: Classification {
        dish.classification ?? Classification(label: .uncertain, confidence: 1, claims: [:], reason: "")
    }

    func write(to html: inout HTMLWriter) {
        html.open(
            "article", ("id", id), ("class", "dish " + advice.verdict.style),
            ("data-label", classification.label.rawValue))
        html.markup("<details><summary>")
        summary(&html)
        html.markup("</summary><div class=\"more\">")
        questions(&html)
        details(&html)
        html.markup("</div></details>")
        html.open(
            "a", ("class", "to-photo"), ("href", "#photo-" + id),
            ("aria-label", "\(words[.showOnPhoto]): \(dish.name)"))
        html.drawing("photo")
        html.markup("</a></article>")
    }

    private func summary(_ html: inout HTMLWriter) {
        html.open("span", ("class", "name"))
        if let number = dish.number {
            html.element("bdi", ("class", "number"), text: number)
            html.text(" ")
        }
        html.element("bdi", ("lang", language), text: dish.name.isEmpty ? words[.noName] : dish.name)
        html.close("span")
        html.text(" ")
        let prices = dish.prices.map { [$0.label, $0.text].compactMap(\.self).joined(separator: " ") }
        html.element("bdi", ("class", "price"), text: prices.joined(separator: " / "))
        if let translation = dish.translation {
            html.element("bdi", ("class", "translated"), ("lang", translation.language), text: translation.name)
        } else if let gloss = report.glosses.lazy.compactMap({ $0.text(of: dish.name) }).first {
            html.element(
                "bdi", ("class", "translated"), ("lang", words.language), ("title", words[.wordByWord]), text: gloss)
        }
        html.open("span", ("class", "why"))
        html.drawing(advice.verdict.style)
        html.element("span", ("data-why", ""), ("dir", "auto"), text: advice.reason)
        if let verdict {
            html.text(" ")
            html.element("span", ("class", "verdict " + verdict.verdict.style), text: words.name(verdict.verdict))
        }
        // What may still change is said before the dish is opened.
        if isPending { html.element("span", ("class", "open-end"), text: words[.stillToAsk]) }
        if classification.offlineData { html.element("span", ("class", "open-end"), text: words[.offlineData]) }
        html.close("span")
    }

    /// The card for the staff; the script writes it anew for other wishes.
    private func questions(_ html: inout HTMLWriter) {
        guard advice.verdict == .ask else { return }
        html.open("div", ("class", "card-for-staff"))
        html.element("p", ("class", "heading"), text: words[.staffCard])
        for topic in cards.topics(dish, for: Wishes.firstDiet) {
            guard let card = cards.card(topic) else { continue }
            let reader = cards.readerLanguage
            html.element(
                "p", ("class", "staff"), ("dir", "auto"),
                ("lang", card.staff == nil ? reader : cards.staffLanguage ?? reader),
                text: card.staff ?? card.reader)
            if card.staff != nil {
                html.element("p", ("class", "reader"), ("dir", "auto"), ("lang", reader), text: card.reader)
            }
        }
        html.close("div")
    }

    private func details(_ html: inout HTMLWriter) {
        let classification = classification
        if let section = dish.section {
            html.element("p", ("class", "facts"), ("dir", "auto"), ("lang", language), text: section)
        }
        if let description = dish.description {
            html.element("p", ("class", "description"), ("dir", "auto"), ("lang", language), text: description)
        }
        if let description = dish.translation?.description {
            html.element("p", ("dir", "auto"), ("lang", dish.translation?.language), text: description)
        }
        if let verdict { write(verdict, &html) }
        html.open("p", ("class", "label"))
        html.mark(classification.label, words, isDrawn: report.detail != .least)
        html.text(" ")
        html.confidence(classification.confidence, words)
        html.close("p")
        // The bundle's own sentence is English.
        if words.language == "en", report.detail != .least, !classification.reason.isEmpty {
            html.element("p", ("class", "reason"), text: classification.reason)
        }
        facts(classification, &html)
        if report.detail != .least { openQuestions(classification, &html) }
        EvidenceItems(dish: dish, report: report).write(to: &html)
        if report.detail == .least { return }
        html.open("p", ("class", "links"))
        html.element("a", ("href", "#" + id), text: words[.linkToDish])
        html.close("p")
    }

    private func write(_ verdict: DishVerdict, _ html: inout HTMLWriter) {
        html.open("ul", ("class", "verdicts"), ("lang", "en"), ("dir", "ltr"))
        for reason in verdict.reasons {
            html.element("li", text: "\(reason.restriction): \(Wording.english.name(reason.verdict)). \(reason.text)")
        }
        html.close("ul")
    }

    private func facts(_ classification: Classification, _ html: inout HTMLWriter) {
        html.open("dl")
        fact(
            words[.diets],
            Diet.allCases.map { "\(words.name($0)): \(words.name(classification.claims[$0] ?? .unknown))" }
                .joined(separator: "; "), &html)
        if !dish.symbols.isEmpty {
            fact(words[.marks], dish.symbols.map(words.mark).joined(separator: "; "), &html)
        }
        let listed = Allergen.allCases.compactMap { allergen in
            classification.allergens[allergen].map {
                words.allergen(allergen, $0, on: classification.allergenBasis[allergen])
            }
        }
        fact(words[.allergens], (listed + [words[.othersUnknown]]).joined(separator: "; "), &html)
        html.close("dl")
    }

    private func fact(_ name: String, _ value: String, _ html: inout HTMLWriter) {
        html.element("dt", text: name)
        html.element("dd", ("dir", "auto"), text: value)
    }

    /// All questions of the bundle, whatever is wished, and what the cuisine's cooks put in unsaid.
    private func openQuestions(_ classification: Classification, _ html: inout HTMLWriter) {
        let questions =
            classification.staffQuestions.isEmpty
            ? classification.questions.map { (language: String?.none, text: $0) }
            : classification.staffQuestions.flatMap { question in
                question.texts.sorted { $0.key < $1.key }.map { (language: String?.some($0.key), text: $0.value) }
            }
        if !questions.isEmpty {
            html.element("p", ("class", "heading"), text: words[.askTheStaff])
            html.open("ul")
            for question in questions {
                html.element("li", ("dir", "auto"), ("lang", question.language), text: question.text)
            }
            html.close("ul")
        }
        guard !classification.hiddenIngredients.isEmpty else { return }
        html.element("p", ("class", "heading"), text: words[.unsaid])
        html.open("ul")
        for hidden in classification.hiddenIngredients {
            let why = words.language == "en" ? ": \(hidden.why)" : ""
            html.element(
                "li", ("dir", "auto"),
                text: "\(words.name(hidden)), \(words.name(hidden.likelihood))\(why). \(words.name(hidden.change))")
        }
        html.close("ul")
    }
}
