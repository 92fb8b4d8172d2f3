/// Marks in small letters of which one was read as another stroke: "k Sesam, I Sulfite, m Lupinen".
enum SmallLetters {
    /// Fewer small letters are no list of them.
    private static let fewest = 3

    /// The entries with an "i" or "l" where a stroke stands in its place in the alphabet.
    static func mended(_ entries: [LegendEntry]) -> [LegendEntry] {
        let marks = entries.map(\.mark)
        let small = marks.count { $0.count == 1 && $0.first?.isASCII == true && $0.first?.isLowercase == true }
        guard small >= fewest, small * 2 >= marks.count else { return entries }
        var mended = entries
        for place in entries.indices where ["I", "1"].contains(marks[place]) {
            let before = place > 0 ? marks[place - 1] : ""
            let after = place + 1 < marks.count ? marks[place + 1] : "~"
            let likely = ["i", "l"].filter { !marks.contains($0) && before < $0 && $0 < after }
            if likely.count == 1 { mended[place].mark = likely[0] }
        }
        return mended
    }
}
