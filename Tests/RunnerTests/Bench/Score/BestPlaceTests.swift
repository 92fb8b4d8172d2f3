import Testing

@testable import Runner

@Suite struct BestPlaceTests {
    private func place(_ line: String, _ text: String) -> String {
        let text = Array(text.unicodeScalars)
        let place = BestPlace(of: Array(line.unicodeScalars), in: text)
        return String(String.UnicodeScalarView(text[place.range]))
    }

    @Test func findsTheLine() {
        #expect(place("soup", "saladsoupcake") == "soup")
        #expect(place("soup", "saladsoapcake") == "soap")
        #expect(place("soup", "soup") == "soup")
        #expect(place("soup", "oupcakecake") == "oup")
        #expect(place("soup", "cakecakesou") == "sou")
        #expect(place("soup", "so") == "so")
        #expect(place("soup", "") == "")
        #expect(place("xyz", "aaaaaaa").count == 3)
    }

    /// The longest common subsequence by the book.
    private func common(_ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>) -> Int {
        var row = [Int](repeating: 0, count: other.count + 1)
        for scalar in one {
            var diagonal = 0
            for (column, second) in other.enumerated() {
                let above = row[column + 1]
                row[column + 1] = scalar == second ? diagonal + 1 : max(above, row[column])
                diagonal = above
            }
        }
        return row[other.count]
    }

    private func likeness(_ line: [Unicode.Scalar], _ part: ArraySlice<Unicode.Scalar>) -> Double {
        2 * Double(common(line[...], part)) / Double(line.count + part.count)
    }

    /// Letters that are always the same, few enough to be alike by chance.
    private func letters(_ count: Int, seed: UInt64) -> [Unicode.Scalar] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Array("abcdef".unicodeScalars)[Int(state >> 33) % 6]
        }
    }

    @Test(arguments: [(1, 40), (5, 60), (20, 21), (29, 30), (63, 90), (64, 100), (65, 150), (130, 300)])
    func noOtherPlaceIsBetter(lineLength: Int, textLength: Int) {
        for seed in 1...6 {
            let line = letters(lineLength, seed: UInt64(seed))
            let text = letters(textLength, seed: UInt64(seed) + 100)
            let found = BestPlace(of: line, in: text)
            var parts = (0...textLength - lineLength).map { $0..<$0 + lineLength }
            parts += (1..<max(2, lineLength)).map { 0..<$0 }
            parts += (textLength - lineLength..<textLength).map { $0..<textLength }
            let best = parts.map { likeness(line, text[$0]) }.max() ?? 0
            #expect(abs(likeness(line, text[found.range]) - best) < 1e-9)
            #expect(abs(found.likeness - best) < 1e-9)
        }
    }

    /// Worked out once with RapidFuzz 3.14 (`partial_ratio_alignment`): of equal places the same one is taken.
    @Test func ofEqualPlacesTakesTheOneThatOthersTake() {
        for (line, text, range) in Self.ties {
            let place = BestPlace(of: Array(line.unicodeScalars), in: Array(text.unicodeScalars))
            #expect(place.range == range, "\(line) in \(text)")
        }
    }

    static let ties: [(String, String, Range<Int>)] = [
        ("edbb", "aaddccefddcdgeafgccebfe", 18..<22),
        ("eaecacccd", "fchhcaeafgagfgahacdbdhffehbf", 13..<22),
        ("ddbaadcbb", "cgbcgfcagechchhfh", 2..<11),
        ("ddbad", "chfcbhefbfaefe", 8..<13),
        ("ecabb", "hcdcahdcacbfchdaghfgbddf", 6..<11),
        ("dcd", "bfaebefefcggfhccghdcbfagb", 18..<21),
        ("eebce", "gggdhehggceehegafehecha", 17..<22),
        ("bca", "cgahedhadheceehhbaceefeahffcaae", 0..<3),
        ("aabcaaa", "fgbghabbdbcehcccgcbdabgb", 4..<11),
        ("dcadebca", "eccehfeab", 0..<2),
        ("bdda", "bcgbedfh", 3..<7),
        ("dbedaabba", "bfcfbhfcbfbbddffchbdghg", 0..<9),
        ("adce", "hchdbfaacgbecffdcebebbgf", 14..<18),
        ("adc", "aehhbbfeggecbhadgb", 14..<17),
        // Of one length: part of the line is more like the whole text.
        ("bcxaa", "ycbby", 0..<5),
        ("cbacaaaa", "byccbacc", 0..<8),
        ("bxxxxa", "cybcyc", 0..<6),
    ]
}
