extension MenuDraft {
    /// What a model would be asked about each dish; nil for one without a name.
    ///
    /// - Parameters:
    ///   - targetLanguage: the BCP 47 code of the language a person wants answers in.
    ///   - host: of the model's server.
    public func questions(targetLanguage: String, model: String, host: String) -> [DishQuestion?] {
        let language = MenuWords.languageCode(targetLanguage) ?? "en"
        return dishes.map { dish in
            DishQuestion(DishText(dish, of: self), targetLanguage: language, model: model, host: host)
        }
    }
}
