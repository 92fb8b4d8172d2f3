/// The message where there is nothing to list. With --json nothing is printed then, neither an object nor a line.
enum EmptyHistory {
    static let noMenu = "No menu is in the history yet; vegyscan scan puts some there."
    static let noRestaurant = "No restaurant is in the history yet; vegyscan scan puts some there."
    static let noFavourite = "No dish is a favourite yet; mark one with: vegyscan favourite add MENU DISH"

    /// There is nothing to list or to remove.
    case nothing(String)
    /// A menu was named that can't be there.
    case unknownMenu

    /// How a command ends.
    func tell(_ console: Console) -> ExitCode {
        switch self {
        case .nothing(let note):
            console.note(note)
            return .success
        case .unknownMenu:
            console.error(Self.noMenu)
            return .noInput
        }
    }
}
