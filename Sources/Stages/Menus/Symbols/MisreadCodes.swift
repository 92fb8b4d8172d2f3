internal import Models

/// Finds the mark of a menu that a misread code stands for: "(GES)" where the legend explains GFS.
enum MisreadCodes {
    /// Capitals and digits that recognisers confuse.
    private static let alike: [Set<Character>] = [
        Set("BEFPR8"), Set("CGOQD06"), Set("VYU"), Set("NMH"), Set("ILTJ1"), Set("S58"), Set("Z2"),
    ]

    /// The only mark that differs from the code in a single letter for which it may be misread; nil when there is none,
    /// or more than one.
    static func likely(_ code: String, among marks: some Sequence<String>) -> String? {
        let letters = Array(MarkCode.key(code))
        guard letters.count >= 2 else { return nil }
        var found: String?
        for mark in marks {
            let other = Array(MarkCode.key(mark))
            guard other.count == letters.count else { continue }
            let differing = letters.indices.filter { letters[$0] != other[$0] }
            guard differing.count == 1, let place = differing.first,
                alike.contains(where: { $0.contains(letters[place]) && $0.contains(other[place]) })
            else { continue }
            guard found == nil else { return nil }
            found = mark
        }
        return found
    }
}

extension SymbolMeaning {
    /// Whether it warns of something: a possibly misread mark is believed when it warns, never when it promises.
    var warns: Bool {
        switch self {
        case .contains, .mayContain, .containsMeat, .containsPork, .containsAlcohol, .additive, .spicy: true
        default: false
        }
    }
}
