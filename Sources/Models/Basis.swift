/// What a claim or an allergen rests on, the strongest first.
public enum Basis: String, Codable, Sendable, CaseIterable, Comparable {
    /// A mark beside the dish that the menu's legend, or convention, gives a meaning.
    case mark
    /// Words on the menu that name it.
    case words
    /// What a word means: a Wiener Schnitzel is of veal.
    case definition
    /// The usual recipe of a dish of this name; kitchens differ.
    case recipe
    /// What cooks of the menu's cuisine often put in.
    case cuisine
    /// A word that may be misread.
    case guess
    /// A language model's answer.
    case model
    /// A notice on the menu that traces may be there.
    case traces

    public static func < (left: Basis, right: Basis) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
