internal import Asking
internal import Files
internal import Models

/// Lays out menus that nobody photographed, with one line below the other, as the recogniser would have found them.
struct FixtureMenu {
    /// The version of the program.
    let version: String

    /// A dish as a test requires it.
    struct Entry {
        var name: String
        var description: String?
        var section: String?
        var prices: [Price] = []
        var symbols: [DietarySymbol] = []
        var classification: Classification
        var translation: Translation?
        var type: DishType?
        var page = 1
        var structure = 0.98
        var reading = 0.96
    }

    /// - Parameters:
    ///   - name: the fixture's name; ids and hashes are made from it.
    ///   - pages: the number of photos.
    ///   - isVertical: whether the lines are columns that go from right to left.
    func bundle(
        _ name: String, _ entries: [Entry], pages: Int = 1, status: BundleStatus = .complete,
        languages: [String] = ["en"], isVertical: Bool = false
    ) -> MenuBundle {
        var lines: [[Line]] = Array(repeating: [], count: pages)
        var dishes: [Dish] = []
        for entry in entries {
            let page = min(max(1, entry.page), pages)
            var own: [Line] = []
            for text in [entry.name, entry.description].compactMap(\.self) {
                let place = lines[page - 1].count
                let line = isVertical ? Self.column(text, id: place) : Self.line(text, id: place)
                lines[page - 1].append(line)
                own.append(line)
            }
            dishes.append(
                Dish(
                    id: "d\(dishes.count + 1)", page: page, section: entry.section, name: entry.name,
                    description: entry.description, prices: entry.prices, symbols: entry.symbols,
                    box: own.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0), nameBox: own.first?.box,
                    lines: own.map(\.id), structure: entry.structure, reading: entry.reading,
                    classification: entry.classification, translation: entry.translation,
                    type: entry.type))
        }
        let pages = (1...pages).map { Self.page($0, of: name, lines[$0 - 1]) }
        return MenuBundle(
            id: String(ContentHash.sha256(name).prefix(32)), status: status,
            source: BundleSource.libraryWithoutLocation.text, languages: languages, pages: pages,
            dishes: dishes.map { dish in
                var dish = dish
                dish.classification = dish.classification?.locatingEvidence(of: dish, in: pages)
                return dish
            },
            producer: Producer(version: version, fingerprint: String(repeating: "0", count: 16)))
    }

    private static func page(_ number: Int, of name: String, _ lines: [Line]) -> Page {
        let height = max(1_600, lines.count * 48 + 200)
        let photo = PhotoRecord(
            path: "\(name)/page-\(number).jpg", sha256: ContentHash.sha256("\(name)/\(number)"), width: 1_200,
            height: height, storedWidth: 1_200, storedHeight: height, format: .jpeg)
        return Page(
            number: number, photo: photo,
            quality: Quality(brightness: 0.9, contrast: 0.8, sharpness: 25, glare: 0, xHeight: 22),
            straightening: Straightening(), lines: lines)
    }

    private static func line(_ text: String, id: Int) -> Line {
        let top = 100 + id * 48
        var left = 100
        let words = text.split(separator: " ").map { (part: Substring) -> Word in
            // The width of usual menu letters, but always within the photo.
            let width = min(900, max(20, part.count * 18))
            defer { left = min(left + width + 12, 1_000) }
            return Word(text: String(part), box: Box(x: left, y: top, width: width, height: 36), confidence: 0.96)
        }
        return Line(
            id: id, text: text, box: words.map(\.box).union() ?? Box(x: 100, y: top, width: 20, height: 36),
            confidence: 0.96, block: 0, role: .dish, words: words)
    }
}

extension FixtureMenu {
    private static func column(_ text: String, id: Int) -> Line {
        let box = Box(x: 1_000 - id * 80, y: 100, width: 40, height: text.count * 44)
        return Line(
            id: id, text: text, box: box, confidence: 0.96, block: 0, role: .dish,
            words: [Word(text: text, box: box, confidence: 0.96)], language: "ja", script: "Jpan")
    }
}

extension Classification {
    /// A classification with one piece of supporting evidence.
    static func fixture(
        _ label: DietLabel, confidence: Int = 2, allergens: [Allergen: AllergenStatus] = [:],
        evidence: [Evidence] = [], reason: String? = nil, questions: [StaffQuestion] = [],
        options: DishOptions? = nil, hidden: [HiddenIngredient] = [], allergenBasis: [Allergen: Basis] = [:],
        headline: Headline? = nil
    ) -> Classification {
        let claims: [Diet: Claim] =
            switch label {
            case .vegan: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes]
            case .vegetarian: [.vegan: .no, .vegetarian: .yes, .pescatarian: .yes]
            case .pescatarian: [.vegan: .no, .vegetarian: .no, .pescatarian: .yes]
            case .meat: [.vegan: .no, .vegetarian: .no, .pescatarian: .no]
            case .uncertain: [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .maybe]
            }
        return Classification(
            label: label, confidence: confidence, claims: claims, allergens: allergens, evidence: evidence,
            reason: reason ?? "Appears \(Wording.english.name(label)) by its name.",
            questions: questions.flatMap(\.textsInOrder),
            staffQuestions: questions, options: options, hiddenIngredients: hidden, allergenBasis: allergenBasis,
            headline: headline)
    }
}
