import Foundation
import Testing

@testable import Judging

/// The short ways around the tables of Unicode say the same as these, for every scalar there is.
struct ScalarTests {
    /// All but those of the planes that hold nothing yet or are for private use.
    private static let all = (UInt32(0)...0x323FF).compactMap { Unicode.Scalar($0) }

    /// Scalars for which a test fails, in hexadecimal.
    private func failing(_ test: (Unicode.Scalar) -> Bool) -> [String] {
        Self.all.filter { !test($0) }.map { String($0.value, radix: 16) }
    }

    private func isSettled(_ text: String) -> Bool { SettledText.isSettled(Array(text.utf8).span) }

    @Test func settledScalarsStayAsTheyAre() {
        #expect(
            failing { scalar in
                guard SettledText.contains(scalar.value) else { return true }
                let text = String(scalar)
                return Array(text.precomposedStringWithCompatibilityMapping.utf8) == Array(text.utf8)
                    && scalar.properties.canonicalCombiningClass.rawValue == SettledText.combiningClass(scalar.value)
                    && !scalar.properties.isDefaultIgnorableCodePoint
                    && scalar.properties.lowercaseMapping.unicodeScalars.allSatisfy { SettledText.contains($0.value) }
            } == [])
    }

    /// Second or later in a decomposition, which normalisation may join to what stands before it.
    @Test func noSettledScalarJoinsAnother() {
        var joining = Set(UInt32(0x1161)...0x1175).union(0x11A8...0x11C2)
        for scalar in Self.all where scalar.value >= 0xC0 && !(0xAC00...0xD7A3).contains(scalar.value) {
            let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
            for part in decomposed.dropFirst() { joining.insert(part.value) }
        }
        #expect(joining.contains(0x308) && joining.filter(SettledText.contains) == [])
    }

    @Test func settledTextIsWhatNormalisationLeaves() {
        #expect(isSettled("Crème brûlée, Spätzle & борщ 牛肉"))
        #expect(!isSettled("cre\u{300}me"))
        #expect(!isSettled("½ Hähnchen"))
        // A tone before a vowel below is out of order.
        #expect(isSettled("\u{E01}\u{E38}\u{E48}"))
        #expect(!isSettled("\u{E01}\u{E48}\u{E38}"))
    }

    @Test func classesFollowTheProperties() {
        #expect(
            failing { scalar in
                guard scalar.value >= 0x250 else { return true }
                let found = ScalarClass(scalar.value, isAfterDigit: false, isBeforeDigit: false)
                switch found {
                case .unspaced, .sentence, .hyphen, .space: return true
                default: return found == ScalarClass(byProperties: scalar.value)
                }
            } == [])
    }

    @Test func lowerCaseFollowsTheProperties() {
        #expect(
            failing { scalar in
                guard let lower = LetterCase.simpleLowercase(scalar.value) else { return true }
                return scalar.properties.lowercaseMapping.unicodeScalars.map(\.value) == [lower]
            } == [])
    }

    @Test func foldingFollowsTheDecomposition() {
        #expect(
            failing { scalar in
                guard scalar.value >= 0x80, SettledText.contains(scalar.value) else { return true }
                let word = Array(("x" + scalar.properties.lowercaseMapping).utf8)
                return AccentFolding.folded(word.span) == AccentFolding.foldedByDecomposition(word.span)
            } == [])
    }

    @Test(arguments: ["Gemuese", "ae", "aeoeue", "e", "", "Rueben", "trueae", "neu"])
    func umlautsArePutBack(word: String) {
        let expected = word.replacing("ae", with: "ä").replacing("oe", with: "ö").replacing("ue", with: "ü")
        let bytes = Array(word.utf8)
        let restored = AccentFolding.withUmlauts(bytes.span).map { String(decoding: $0, as: UTF8.self) }
        #expect(restored == (expected == word ? nil : expected))
    }

    @Test func scalarsAreReadAndWritten() {
        #expect(
            failing { scalar in
                var bytes: [UInt8] = []
                ScalarBytes.append(scalar.value, to: &bytes)
                var place = 0
                let read = ScalarBytes.scalar(in: bytes.span, at: &place)
                return bytes == Array(String(scalar).utf8) && read == scalar.value && place == bytes.count
            } == [])
    }

    @Test func charactersAreCountedAsStringsDo() {
        #expect(
            failing { scalar in
                guard scalar.value < 0x3000 else { return true }
                let text = "a\(scalar)b\(scalar)\(scalar)"
                return ScalarBytes.characterCount(Array(text.utf8).span) == text.count
            } == [])
    }
}
