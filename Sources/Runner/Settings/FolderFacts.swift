internal import Menus
internal import Reading

/// What a folder's `vegyscan.json` says of the menus below it.
struct FolderFacts: Sendable, Hashable {
    /// What their photos are read in.
    var languages: LanguageChoice?
    var menu = MenuFacts()

    /// The keys that say it.
    enum Key: String, CaseIterable, Sendable {
        case languages, currency, cuisine, restaurant

        /// Those that are no setting's, or mean something else than the setting.
        static let own = allCases.filter { $0 != .languages && $0 != .currency }.map(\.rawValue)
    }

    /// These, and for what they leave open the others.
    func over(_ others: FolderFacts) -> FolderFacts {
        FolderFacts(
            languages: languages ?? others.languages,
            menu: MenuFacts(
                restaurantName: menu.restaurantName ?? others.menu.restaurantName,
                cuisine: menu.cuisine ?? others.menu.cuisine, currency: menu.currency ?? others.menu.currency))
    }
}
