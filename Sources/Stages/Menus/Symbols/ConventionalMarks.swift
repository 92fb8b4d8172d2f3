internal import Models

/// What marks mean on most menus, for menus without a legend.
///
/// Where usage differs between countries, the cautious meaning is taken: "V" is vegan on some menus and vegetarian on
/// most, "VG" and "VE" are vegan in Britain and vegetarian in parts of North America, a leaf is either. Allergen
/// letters and numbers differ from house to house (Austria's A is gluten, other lists start elsewhere), so they stay
/// unresolved; so does "LF", since lactose-free milk is still milk.
enum ConventionalMarks {
    static func meaning(of mark: String) -> SymbolMeaning? { table[MarkCode.key(mark)] }

    private static let table: [String: SymbolMeaning] = [
        "V": .vegetarian, "VG": .vegetarian, "VE": .vegetarian, "VEG": .vegetarian, "Ⓥ": .vegetarian,
        "🌱": .vegetarian, "🌿": .vegetarian, "🍃": .vegetarian, "☘": .vegetarian, "🥬": .vegetarian,
        "VGN": .vegan, "VGAN": .vegan, "VEGAN": .vegan,
        "VO": .vegetarianOption, "VGO": .vegetarianOption, "VEO": .vegetarianOption,
        "GF": .freeFrom(.gluten), "DF": .freeFrom(.milk), "N": .contains(.nuts), "🌶": .spicy,
    ]
}
