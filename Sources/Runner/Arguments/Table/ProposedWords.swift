/// What a shell asks this program for when somebody wants a word completed, since it differs from person to person.
enum ProposedWords: String, CaseIterable, Sendable {
    /// The names of dietary profiles.
    case profiles
    /// The languages that photos can be read in here.
    case languages
    /// The numbers of the menus in the history.
    case menus
    /// The keys of settings and, behind a key, its values.
    case settings
}

extension ValueKind {
    /// What a shell proposes for any value of this kind.
    var proposes: ProposedWords? { self == .languages ? .languages : nil }
}
