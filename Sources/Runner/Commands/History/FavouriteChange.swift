internal import Foundation
internal import Library
internal import Models

/// Makes a dish a favourite, or no longer one.
struct FavouriteChange {
    let words: [String]
    let adds: Bool
    let console: Console

    func run(on store: Store) async throws(StageFailure) -> ExitCode {
        let wanted = words.dropFirst().joined(separator: " ")
        guard let handle = words.first, !wanted.isEmpty else {
            console.error("Name the menu and the dish, such as: vegyscan favourite add 12 d3")
            return .usage
        }
        guard let entry = try await MenuHandle(text: handle, store: store, console: console).menu() else {
            return .noInput
        }
        let dishes = try await store.dishes(ofMenu: entry.number)
        let name =
            dishes.first { $0.id == wanted }?.name
            ?? (dishes.map(\.name) + entry.favourites).first {
                $0.compare(wanted, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
            }
        guard let name else {
            console.error(
                "Menu \(entry.number) has no such dish; see vegyscan history show \(entry.number) for its dishes.")
            return .noInput
        }
        if adds {
            let isNew = try await store.addFavourite(name, ofMenu: entry.number)
            console.note(isNew ? "It is a favourite now." : "It is a favourite already.")
        } else {
            let wasOne = try await store.removeFavourite(name, ofMenu: entry.number)
            console.note(wasOne ? "It is no favourite any more." : "It was no favourite.")
        }
        return .success
    }
}

extension OperandDescription {
    static var menuAndDish: OperandDescription {
        OperandDescription(
            name: "MENU DISH", kind: .text,
            help: "The menu's number or id, and the dish's id such as d3 or its name.", isRepeatable: true,
            proposes: .menus)
    }
}
