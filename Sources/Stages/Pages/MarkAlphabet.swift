/// The characters that a legend's marks consist of, for a reader that has to choose among them.
package struct MarkAlphabet {
    private let marks: Set<String>
    /// What each character that may be read is taken for, including the separators of marks.
    package let signs: [Character: Character]

    private static let separators: Set<Character> = [",", ".", ";", "/", " ", "·", "-", "+"]
    /// Groups of characters that are drawn alike.
    private static let alike: [[Character]] = [
        ["l", "I", "1", "|", "!", "i"], ["O", "0", "o"], ["5", "S", "s"], ["2", "Z", "z"], ["8", "B"], ["g", "9", "q"],
        ["6", "b"],
    ]

    /// Nil where no mark consists of letters and digits.
    package init?(_ marks: [String]) {
        let codes = marks.filter {
            !$0.isEmpty && $0.count <= 3 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard !codes.isEmpty else { return nil }
        self.marks = Set(codes)
        let own = Set(codes.joined())
        var signs: [Character: Character] = [:]
        for separator in Self.separators { signs[separator] = "," }
        for sign in own {
            signs[sign] = sign
            for other in [sign.uppercased(), sign.lowercased()].map(Character.init) where !own.contains(other) {
                signs[other] = sign
            }
        }
        for group in Self.alike {
            let known = group.filter(own.contains)
            guard known.count == 1 else { continue }
            for other in group where signs[other] == nil { signs[other] = known[0] }
        }
        self.signs = signs
    }

    /// Whether a text has no characters but those of the marks, in either case, and separators; lookalikes are allowed.
    package func spells(_ text: String) -> Bool {
        let own = Set(marks.joined().lowercased())
        return text.allSatisfy { Self.separators.contains($0) || $0.lowercased().allSatisfy(own.contains) }
    }

    /// The marks that make up a text, separated or not; nil where something else stands among them.
    package func marks(in text: String) -> [String]? {
        var found: [String] = []
        let characters = text.map { signs[$0] ?? $0 }
        // "A,,C" has lost a mark.
        let parts = String(characters).split(separator: ",", omittingEmptySubsequences: false)
        for part in parts.last?.isEmpty == true ? parts.dropLast() : parts[...] {
            if marks.contains(String(part)) {
                found.append(String(part))
            } else if let packed = packed(part) {
                found += packed
            } else {
                return nil
            }
        }
        return found.isEmpty || found.count > 14 ? nil : found
    }

    /// Marks in their order without separators: "ACG", "a1a3"; nil where they could be split in another way.
    private func packed(_ text: Substring) -> [String]? {
        guard (1...16).contains(text.count) else { return nil }
        var ways: [[String]] = []
        func go(_ rest: Substring, _ taken: [String]) {
            guard ways.count < 2 else { return }
            if rest.isEmpty {
                ways.append(taken)
                return
            }
            for length in 1...min(3, rest.count) {
                let head = String(rest.prefix(length))
                guard marks.contains(head), taken.last.map({ Self.isBefore($0, head) }) ?? true else { continue }
                go(rest.dropFirst(length), taken + [head])
            }
        }
        go(text, [])
        return ways.count == 1 ? ways[0] : nil
    }

    private static func isBefore(_ one: String, _ other: String) -> Bool {
        if let one = Int(one), let other = Int(other) { return one < other }
        return one < other
    }
}
