/// What is said where there is nothing to list. With --json nothing is printed then: no object, no line.
struct EmptyHistory {
    static let noMenu = "No menu is in the history yet; vegyscan scan puts some there."
    static let noRestaurant = "No restaurant is in the history yet; vegyscan scan puts some there."
    static let noFavourite = "No dish is a favourite yet; mark one with: vegyscan favourite add MENU DISH"

    let console: Console

    /// How a command on the history ends where there is none.
    func end(of command: CommandName) -> ExitCode {
        switch command {
        case .historyRestaurants: console.note(Self.noRestaurant)
        case .favouriteList: console.note(Self.noFavourite)
        case .historyList, .historySearch, .historyClear, .privacyEraseLocations: console.note(Self.noMenu)
        default:
            // A menu was named that can't be there.
            console.error(Self.noMenu)
            return .noInput
        }
        return .success
    }
}
