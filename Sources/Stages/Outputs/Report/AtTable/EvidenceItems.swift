internal import Judging
internal import Library
internal import Models
internal import Pages

/// The evidence of a dish, each piece with a cut-out of the photo beside its meaning.
struct EvidenceItems {
    let dish: Dish
    let report: MenuReport

    private var words: Wording { report.words }

    func write(to html: inout HTMLWriter) {
        let all = dish.classification?.evidence ?? []
        guard !all.isEmpty else { return }
        html.element("p", ("class", "heading"), text: words[.evidence])
        html.open("ul", ("class", "evidence"))
        var shown: Set<Box> = []
        var kind: EvidenceKind?
        for (place, seen) in together(all).enumerated() {
            // Of very many dishes, those of a kind share an item.
            if kind == nil || report.detail != .least || seen.first.kind != kind {
                if place > 0 { html.close("li") }
                html.open("li", ("dir", "auto"))
                if report.detail != .least, let box = seen.first.box, shown.insert(box).inserted {
                    cutOut(of: seen.first, &html)
                }
                html.element("span", ("class", "kind"), text: words.name(seen.first.kind))
                html.text(" ")
            } else {
                html.text("; ")
            }
            kind = seen.first.kind
            html.text("“")
            html.element("bdi", text: seen.first.text)
            html.text("”: \(seen.meanings.joined(separator: "; "))")
        }
        html.close("li")
        html.close("ul")
    }

    /// What the same words or the same mark show, each meaning once, in the order of the first.
    private func together(_ all: [Evidence]) -> [(first: Evidence, meanings: [String])] {
        var seen: [(first: Evidence, meanings: [String])] = []
        for evidence in all {
            let meaning = meaning(of: evidence)
            let place = seen.firstIndex { other in
                other.first.kind == evidence.kind && other.first.text == evidence.text
                    && other.first.page == evidence.page && other.first.box == evidence.box
            }
            guard let place else {
                seen.append((evidence, [meaning]))
                continue
            }
            if !seen[place].meanings.contains(meaning) { seen[place].meanings.append(meaning) }
        }
        return seen
    }

    /// The words as they stand on the photo, with a little around them.
    private func cutOut(of evidence: Evidence, _ html: inout HTMLWriter) {
        let number = evidence.page ?? dish.page
        guard let box = evidence.box, box.width > 0, box.height > 0,
            let place = report.bundle.pages.firstIndex(where: { $0.number == number }),
            report.pictures.indices.contains(place), let pictures = try? report.pictures[place].get()
        else { return }
        let scale = Double(pictures.photo.width) / Double(max(1, report.bundle.pages[place].photo.width))
        let rim = Double(box.height) * scale * Self.rim
        let x = Double(box.x) * scale - rim
        let y = Double(box.y) * scale - rim
        let width = Double(box.width) * scale + 2 * rim
        let height = Double(box.height) * scale + 2 * rim
        let shown = min(Self.longest, max(Self.height, Self.height * width / height))
        html.open(
            "svg", ("class", "cut"), ("viewBox", [x, y, width, height].map(SVGNumber.text).joined(separator: " ")),
            ("width", SVGNumber.text(shown)), ("height", SVGNumber.text(Self.height)), ("role", "img"),
            ("aria-label", evidence.text))
        html.shape("use", ("href", "#\(report.ids)image-\(number)"))
        html.markup("</svg>")
    }

    /// How much of the letters' height is shown around them.
    private static let rim = 0.25
    /// In pixels of the page.
    private static let height = 28.0
    private static let longest = 280.0

    /// What a piece of evidence shows, by its codes; the bundle's own sentence where those of its version don't tell, and
    /// for what a language model says.
    private func meaning(of evidence: Evidence) -> String {
        if let (substance, certainty) = evidence.held {
            let name = words.name(substance.ingredient)
            return switch certainty {
            case .always: words[.contains, name]
            case .usual: words[.usuallyContains, name]
            case .sometimes, .rare: words[.mayContain, name]
            }
        }
        let text: String? =
            switch evidence.code {
            case .traces: evidence.ingredient.map { words[.mayContainTraces, words.name($0)] }
            case .diet: diet(evidence)
            case .dietOfPart: evidence.diet.map { words[.partSays, words.name($0)] }
            case .plant: words[.fromPlants]
            case .nothingAgainst: words[.nothingAgainst]
            case .notVegetarian: words[.menuSaysNot]
            case .unexplainedMark: words[.markUnknown]
            case .unreadMark: words[.markUnread]
            case .ingredient, .model, nil: nil
            }
        return text ?? evidence.finding
    }

    private func diet(_ evidence: Evidence) -> String? {
        guard let diet = evidence.diet, let speaker = evidence.by else { return nil }
        let name = words.name(diet)
        return switch speaker {
        case .legend: words[.marked, name]
        case .convention: words[.markedUnexplained, name]
        case .heading: words[.headingSays, name]
        case .words: words[.menuSays, name]
        }
    }
}
