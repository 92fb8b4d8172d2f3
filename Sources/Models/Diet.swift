/// A way of eating that a dish may fit.
public enum Diet: String, Codable, Sendable, CaseIterable, Hashable, CodingKeyRepresentable {
    /// Nothing from animals.
    case vegan
    /// No meat, fish or other part of an animal; milk, eggs and honey are fine.
    case vegetarian
    /// As vegetarian, and fish and seafood.
    case pescatarian
}

/// Whether a dish fits a diet.
public enum Claim: String, Codable, Sendable, CaseIterable, Hashable, CodingKeyRepresentable {
    /// The evidence says that it fits.
    case yes
    /// It may, or can be made to; ask.
    case maybe
    /// The evidence says that it doesn't fit.
    case no
    /// Nothing that is known speaks either way.
    case unknown
}

/// The one word a person sees first.
public enum DietLabel: String, Codable, Sendable, CaseIterable, Hashable, CodingKeyRepresentable {
    case vegan, vegetarian, pescatarian, meat, uncertain
}
