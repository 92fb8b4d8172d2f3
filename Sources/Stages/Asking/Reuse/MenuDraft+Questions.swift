internal import Judging
public import Menus
internal import Models

extension MenuDraft {
    /// What a model would be asked about each dish; nil for one without a name.
    ///
    /// - Parameters:
    ///   - targetLanguage: the BCP 47 code of the language a person wants answers in.
    ///   - host: the host of the model's server.
    public func questions(targetLanguage: String, model: String, host: String) -> [DishQuestion?] {
        let language = MenuWords.languageCode(targetLanguage) ?? "en"
        return dishes.map { dish in
            DishQuestion(DishText(dish, of: self), targetLanguage: language, model: model, host: host)
        }
    }
}

extension MenuDraft {
    /// Each page with the places of its dishes in the list that is asked about.
    ///
    /// - Parameter places: the dishes' places in the menu, in the order asked; nil for the menu's own.
    public func pagesOfDishes(askedIn places: [Int]? = nil) -> [PageOfDishes] {
        let places = places ?? Array(dishes.indices)
        return pages.map { page in
            let asked = places.indices.filter { place in
                dishes.indices.contains(places[place]) && dishes[places[place]].page == page.number
            }
            return PageOfDishes(hashes: page.pageHashes, dishes: asked)
        }
    }
}
