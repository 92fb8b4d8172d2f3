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
        for evidence in all {
            html.open("li", ("dir", "auto"))
            if report.detail != .least, let box = evidence.box, shown.insert(box).inserted {
                cutOut(of: evidence, &html)
            }
            html.element("span", ("class", "kind"), text: words.name(evidence.kind))
            html.text(" “")
            html.element("bdi", text: evidence.text)
            html.text("”: \(meaning(of: evidence))")
            html.close("li")
        }
        html.close("ul")
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
        html.open("use", ("href", "#\(report.ids)image-\(number)"))
        html.markup("</use></svg>")
    }

    /// How much of the letters' height is shown around them.
    private static let rim = 0.25
    /// In pixels of the page.
    private static let height = 28.0
    private static let longest = 280.0

    /// What a piece of evidence says, in the reader's language where its sentence has a known form.
    private func meaning(of evidence: Evidence) -> String {
        let finding = evidence.finding
        if let (substance, certainty) = EvidenceFinding.read(finding) {
            let name = words.name(substance)
            return switch certainty {
            case .always: words[.contains, name]
            case .usual: words[.usuallyContains, name]
            case .sometimes, .rare: words[.mayContain, name]
            }
        }
        guard words.language != "en" else { return finding }
        for diet in Diet.allCases {
            let name = words.name(diet)
            switch finding {
            case "marked \(diet) in the legend": return words[.marked, name]
            case "usual mark for \(diet)": return words[.markedUnexplained, name]
            case "the menu says \(diet)": return words[.menuSays, name]
            case "heading says \(diet)": return words[.headingSays, name]
            case "a part is said to be \(diet)": return words[.partSays, name]
            default: break
            }
        }
        return switch finding {
        case "from plants": words[.fromPlants]
        case "usually holds nothing against it": words[.nothingAgainst]
        case "the menu says not": words[.menuSaysNot]
        case "mark without a known meaning": words[.markUnknown]
        case "may be a mark that wasn't read": words[.markUnread]
        default: finding
        }
    }
}
