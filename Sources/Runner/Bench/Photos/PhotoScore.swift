internal import Judging
internal import Menus
internal import Models
internal import Pages

/// The verdicts on one photo beside what its dishes are.
struct PhotoScore: Sendable {
    private(set) var tally = PhotoTally()
    private(set) var errors: [Error] = []
    /// Of dishes called safe.
    private(set) var claims: [SafeClaim] = []
    private let menu: String

    /// A "yes" that somebody would be wrong to trust.
    struct Error: Encodable, Sendable, Hashable {
        var photo: String
        /// The name that is printed; nil for what is no dish of the photo's.
        var dish: String?
        /// The name as it was read.
        var read: String
        var called: DietLabel
        /// The labels that may be right; nil for what is no dish.
        var labels: [DietLabel]?
        /// Nil for what is no dish.
        var cause: PhotoTally.Cause?
    }

    /// - Parameters:
    ///   - wanted: the dishes of the photo.
    ///   - bundle: what was found on it.
    ///   - language: BCP 47 code of what is printed, or nil when nobody says.
    init(photo: String, _ wanted: [TrueDish], _ bundle: MenuBundle, language: String?, _ judge: Judge) {
        // Photos with the same dishes show the same menu.
        menu = wanted.map(\.name).joined(separator: "\n")
        tally.photos = 1
        let pairs = Self.pairs(wanted, bundle.dishes)
        let matches = pairs.mapValues { bundle.dishes[$0] }
        let text = bundle.pages.flatMap(\.lines).map(\.text).joined(separator: "\n")
        let cuisine = Self.cuisine(of: wanted, language)
        for (place, dish) in wanted.enumerated() {
            let typed = judge(dish.text(in: language, cuisine))
            let found = matches[place]
            addAllergens(of: dish, typed, found?.classification)
            guard let truth = dish.diet else { continue }
            tally.dishes += 1
            if typed.label != .uncertain { tally.typed += 1 }
            guard let found, let verdict = found.classification else {
                tally.lost += 1
                continue
            }
            guard verdict.label != .uncertain else { continue }
            tally.decided += 1
            tally.accuracy += RightTally(right: truth.labels.contains(verdict.label) ? 1 : 0, of: 1)
            guard verdict.label.diet != nil else { continue }
            let isUnsafe = truth.isUnsafe(verdict.label)
            tally.unsafe.add(isUnsafe)
            claims.append(SafeClaim(about: found, isWrong: isUnsafe, menu: menu))
            guard isUnsafe else { continue }
            let cause: PhotoTally.Cause =
                truth.isUnsafe(typed.label) ? .judging : dish.isRead(in: text) ? .structure : .reading
            tally.causes[cause, default: 0] += 1
            errors.append(
                Error(
                    photo: photo, dish: dish.name, read: found.name, called: verdict.label,
                    labels: truth.labels.sorted { $0.strictness < $1.strictness }, cause: cause))
        }
        tally.menus.add(tally.unsafe, to: menu)
        addStrays(bundle.dishes, matched: Set(pairs.values), photo)
    }

    /// The cuisine that a menu shows to whoever types it: kitchens of some use what makes a dish uncertain, and that is no
    /// fault of the photo.
    private static func cuisine(of dishes: [TrueDish], _ language: String?) -> String? {
        let texts = dishes.flatMap { [$0.name, $0.description, $0.section] }
        return Cuisine.named(in: texts) ?? Cuisine.hinted(language: language, country: nil, in: texts)
    }

    /// The found dish of each true one that has one: by their names, then by all their words, since verdicts are about
    /// these, wherever the name ends; at last with the marks that were taken out of what was found, since a truth has
    /// "(vegan)" in the name.
    private static func pairs(_ wanted: [TrueDish], _ found: [Dish]) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        let told: [(TrueDish) -> String] = [\.name, \.allWords, \.allWords]
        let read: [(Dish) -> String] = [\.name, { $0.allWords(withMarks: false) }, { $0.allWords(withMarks: true) }]
        for (told, read) in zip(told, read) {
            let lost = wanted.indices.filter { pairs[$0] == nil }
            let taken = Set(pairs.values)
            let rest = found.indices.filter { !taken.contains($0) }
            let pairing = DishPairing(
                lost.map { place in
                    var dish = wanted[place]
                    dish.name = told(dish)
                    return dish
                },
                rest.map { place in
                    var dish = FoundDish(found[place])
                    dish.name = read(found[place])
                    return dish
                })
            for pair in pairing.pairs { pairs[lost[pair.truth]] = rest[pair.found] }
        }
        return pairs
    }

    private mutating func addAllergens(of dish: TrueDish, _ typed: Classification, _ found: Classification?) {
        for allergen in dish.certainAllergens {
            tally.allergens.held += 1
            let isWarned = found?.allergens[allergen] != nil
            if isWarned { tally.allergens.warned += 1 }
            guard typed.allergens[allergen] != nil else { continue }
            tally.allergens.typed += 1
            if !isWarned { tally.allergens.lostOnPhoto += 1 }
        }
    }

    private mutating func addStrays(_ dishes: [Dish], matched: Set<Int>, _ photo: String) {
        for (place, dish) in dishes.enumerated() where !matched.contains(place) {
            guard let label = dish.classification?.label, label.diet != nil else { continue }
            tally.strays += 1
            claims.append(SafeClaim(about: dish, isWrong: true, menu: menu))
            errors.append(Error(photo: photo, read: dish.name, called: label))
        }
    }
}

extension DishTruth {
    /// Whether a verdict calls the dish safer than it is by every label that may be right.
    fileprivate func isUnsafe(_ verdict: DietLabel) -> Bool {
        verdict.diet != nil && labels.allSatisfy { $0.strictness > verdict.strictness }
    }
}

extension Dish {
    fileprivate func allWords(withMarks: Bool) -> String {
        let marks = withMarks ? symbols.map(\.mark).filter { $0 != RaisedMark.unread } : []
        return ([name] + marks + [description ?? ""]).joined(separator: " ")
    }
}

extension TrueDish {
    fileprivate var allWords: String { "\(name) \(description)" }

    /// As somebody would type it who reads the menu without an error.
    ///
    /// - Parameter shown: the cuisine that the whole menu shows.
    fileprivate func text(in language: String?, _ shown: String?) -> DishText {
        DishText(
            name: name, description: description.isEmpty ? nil : description, language: language,
            cuisine: cuisine ?? shown,
            section: section.isEmpty ? nil : section)
    }

    /// Whether all its words were read somewhere on the page, to the letter.
    fileprivate func isRead(in text: String) -> Bool {
        let words = WordBag(truth: TextWords.of(name + " " + description), found: TextWords.of(text))
        return words.recall == 1
    }
}
