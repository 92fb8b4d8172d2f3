internal import Models

extension MenuDraft {
    /// The draft with the cuisine that the country points to, where the menu itself names none.
    ///
    /// - Parameter country: an ISO 3166-1 alpha-2 code, or nil when the place isn't known.
    public func settingCuisine(country: String?) -> MenuDraft {
        guard cuisine == nil, let country else { return self }
        var draft = self
        draft.cuisine = Cuisine.hinted(
            language: languages.first, country: country, in: pages.lazy.flatMap(\.lines).map(\.text))
        return draft
    }
}
