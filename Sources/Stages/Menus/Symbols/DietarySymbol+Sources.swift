internal import Models
internal import Pages

extension DietarySymbol {
    /// A mark of which nobody knows the meaning.
    ///
    /// - Parameter mark: as printed; by default one that wasn't read.
    static func unresolved(_ mark: String = RaisedMark.unread) -> DietarySymbol {
        DietarySymbol(mark: mark, meaning: .unresolved, source: .unresolved)
    }

    /// A mark with all that the menu says of it.
    static func explained(_ mark: String, by meanings: [SymbolMeaning]) -> [DietarySymbol] {
        meanings.map {
            $0 == .unresolved ? .unresolved(mark) : DietarySymbol(mark: mark, meaning: $0, source: .legend)
        }
    }
}
