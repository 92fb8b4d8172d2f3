internal import Models

/// How safe the verdicts on photos are whose dishes have known labels: from pixels to claims.
struct PhotoTally: Sendable, Hashable {
    var photos = 0
    /// True dishes whose diets are known.
    var dishes = 0
    /// Of these, those that weren't found.
    var lost = 0
    var decided = 0
    /// Of the decided, those whose label may be right.
    var accuracy = RightTally()
    /// The dishes that are decided when their true words are judged instead of the photo.
    var typed = 0
    /// Of the dishes called vegan, vegetarian or pescatarian, those that are less safe by every label that may be right.
    var unsafe = BoundedRate()
    /// The same by the menu; photos of one menu are put together. Dishes of one menu are alike, so this bound is the honest
    /// one.
    var menus = ClusteredRate()
    /// What is called vegan, vegetarian or pescatarian and is no dish of the photo's.
    var strays = 0
    /// Why unsafe dishes were called safe.
    var causes: [Cause: Int] = [:]
    var allergens = PhotoAllergens()

    /// What has to be replaced by the truth for a wrong "yes" to go: the first of them that does.
    enum Cause: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
        /// Letters were misread or lost.
        case reading
        /// All its words were read, and some of them weren't taken for the dish's.
        case structure
        /// The true words are called safe too.
        case judging
    }

    /// The share that was decided; nil when there are none.
    var coverage: Double? { dishes == 0 ? nil : Double(decided) / Double(dishes) }
    /// What photos leave of the coverage that true words have; nil when those have none.
    var coverageOfTyped: Double? { typed == 0 ? nil : Double(decided) / Double(typed) }
    /// For a thousand dishes called safe; nil when there are none.
    var straysPerThousand: Double? {
        let safe = unsafe.cases + strays
        return safe == 0 ? nil : Double(strays) / Double(safe) * 1000
    }

    static func += (tally: inout PhotoTally, other: PhotoTally) {
        tally.photos += other.photos
        tally.dishes += other.dishes
        tally.lost += other.lost
        tally.decided += other.decided
        tally.accuracy += other.accuracy
        tally.typed += other.typed
        tally.unsafe += other.unsafe
        tally.menus += other.menus
        tally.strays += other.strays
        tally.causes.merge(other.causes, uniquingKeysWith: +)
        tally.allergens += other.allergens
    }
}

/// What became of the allergens that dishes certainly hold.
struct PhotoAllergens: Sendable, Hashable {
    var held = 0
    /// Of these, those said to be contained, or that they may be.
    var warned = 0
    /// Those of which one is warned when the true words are judged.
    var typed = 0
    /// Of these, those of which the photo's dish isn't.
    var lostOnPhoto = 0

    /// The share that nobody is warned of; nil when there are none.
    var lost: Double? { held == 0 ? nil : Double(held - warned) / Double(held) }
    /// The share that reading and structure lose; nil when true words warn of none.
    var lostOfTyped: Double? { typed == 0 ? nil : Double(lostOnPhoto) / Double(typed) }

    static func += (allergens: inout PhotoAllergens, other: PhotoAllergens) {
        allergens.held += other.held
        allergens.warned += other.warned
        allergens.typed += other.typed
        allergens.lostOnPhoto += other.lostOnPhoto
    }
}

extension PhotoTally: Encodable {
    enum CodingKeys: String, CodingKey {
        case photos, dishes, lost, decided, coverage, accuracy, typed, unsafe, menus, strays, causes, allergens
        case coverageOfTyped = "coverage_of_typed"
        case straysPerThousand = "strays_per_thousand"
    }

    func encode(to encoder: any Encoder) throws {
        var figures = encoder.container(keyedBy: CodingKeys.self)
        try figures.encode(photos, forKey: .photos)
        try figures.encode(dishes, forKey: .dishes)
        try figures.encode(lost, forKey: .lost)
        try figures.encode(decided, forKey: .decided)
        try figures.encodeIfPresent(coverage?.rounded(toDecimals: 4), forKey: .coverage)
        try figures.encodeIfPresent(accuracy.share?.rounded(toDecimals: 4), forKey: .accuracy)
        try figures.encode(typed, forKey: .typed)
        try figures.encodeIfPresent(coverageOfTyped?.rounded(toDecimals: 4), forKey: .coverageOfTyped)
        try figures.encode(unsafe, forKey: .unsafe)
        try figures.encode(menus, forKey: .menus)
        try figures.encode(strays, forKey: .strays)
        try figures.encodeIfPresent(straysPerThousand?.rounded(toDecimals: 2), forKey: .straysPerThousand)
        try figures.encode(causes, forKey: .causes)
        try figures.encode(allergens, forKey: .allergens)
    }
}

extension PhotoAllergens: Encodable {
    enum CodingKeys: String, CodingKey {
        case held, warned, typed
        case lostOnPhoto = "lost_on_photo"
        case lost = "lost_rate"
        case lostOfTyped = "lost_of_typed"
    }

    func encode(to encoder: any Encoder) throws {
        var figures = encoder.container(keyedBy: CodingKeys.self)
        try figures.encode(held, forKey: .held)
        try figures.encode(warned, forKey: .warned)
        try figures.encode(typed, forKey: .typed)
        try figures.encode(lostOnPhoto, forKey: .lostOnPhoto)
        try figures.encodeIfPresent(lost?.rounded(toDecimals: 4), forKey: .lost)
        try figures.encodeIfPresent(lostOfTyped?.rounded(toDecimals: 4), forKey: .lostOfTyped)
    }
}
