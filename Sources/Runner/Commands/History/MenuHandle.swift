internal import Library
internal import Models

/// Finds the one menu that a person means.
struct MenuHandle {
    let text: String
    let store: Store
    let console: Console

    /// Nil after an error, which was told.
    func menu() async throws(StageFailure) -> HistoryEntry? {
        let menus = try await store.menus(named: text)
        if menus.count == 1 { return menus.first }
        if menus.isEmpty {
            console.error("The history has no menu \(QuotedArgument(text.utf8)); see vegyscan history list.")
        } else {
            let numbers = menus.map { String($0.number) }.joined(separator: ", ")
            console.error("Several menus have an id that begins so; name one by its number: \(numbers).")
        }
        return nil
    }
}

extension OperandDescription {
    static var menu: OperandDescription {
        OperandDescription(
            name: "MENU", kind: .text, help: "The menu's number or the beginning of its id.", proposes: .menus)
    }
}
