/// What of a dish's first rows is its name, and what is set behind it in smaller or other type.
struct NameParts {
    private(set) var name: String
    /// Belongs to the description; empty when the whole row is the name.
    private(set) var aside: String

    init(_ rows: [Row]) {
        let tokens = rows.flatMap(\.tokens).filter { !$0.text.isEmpty }
        let cut = Self.start(ofAside: tokens) ?? tokens.count
        name = tokens[..<cut].joinedText
        aside = tokens[cut...].joinedText
    }

    /// Where brackets open that hold what is in the dish: set smaller than the name, in small letters behind capitals,
    /// left open at the end, or a list.
    ///
    /// Brackets that look like the name, such as "(8 pieces)", stay in it.
    private static func start(ofAside tokens: [Token]) -> Int? {
        guard let open = tokens.firstIndex(where: { $0.text.first.map(brackets.contains) == true }), open > 0 else {
            return nil
        }
        let before = tokens[..<open]
        let inside = tokens[open...]
        guard before.contains(where: { $0.text.hasLetters(3) || $0.text.contains(where: \.isIdeograph) }),
            let nameHeight = middle(before.map(\.rect.height)), let height = middle(inside.map(\.rect.height))
        else { return nil }
        let text = inside.joinedText
        // A bracket that never closes may be a letter misread.
        let isClosed = text.contains { ")]}".contains($0) }
        let isSmaller = height < smaller * nameHeight && inside.contains { $0.hasLetters } && isClosed
        let isListed = text.count(where: { ",+".contains($0) }) >= 2
        let isOpen = !isClosed && inside.count > 1 && text.contains { ",+".contains($0) }
        let changesCase = isCapitals(before.joinedText) && text.contains(where: \.isLowercase) && !isCapitals(text)
        return isSmaller || isListed || isOpen || changesCase ? open : nil
    }

    private static let brackets: Set<Character> = ["(", "[", "{"]
    /// Menus set what they put behind a name at most this much smaller; less is the roughness of boxes.
    private static let smaller = 0.85

    private static func middle(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }

    private static func isCapitals(_ text: String) -> Bool {
        let letters = text.filter { $0.isUppercase || $0.isLowercase }
        return letters.count >= 3 && Double(letters.count { $0.isUppercase }) >= 0.8 * Double(letters.count)
    }
}
