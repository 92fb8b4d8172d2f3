/// All pairs of names, by theme.
package enum NamePairs {
    package static let themes: [(name: String, pairs: [NamePair])] = [
        ("dishes", DishPairs.all), ("without", NegationPairs.all), ("free from", FreeFromPairs.all),
        ("claims", ClaimPairs.all), ("stand-ins", StandInPairs.all), ("alternatives", AlternativePairs.all),
        ("the world", WorldPairs.all), ("layout", LayoutPairs.all), ("slips", SlipPairs.all),
    ]
    package static let all = themes.flatMap(\.pairs)
}
