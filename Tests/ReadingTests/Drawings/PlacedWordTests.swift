import Models
import Pages
import Testing

@testable import Reading

/// Which words may be drawings that letters were read into.
@Suite struct PlacedWordTests {
    private func word(_ text: String, _ confidence: Double) -> StripPlace.PlacedWord {
        StripPlace.PlacedWord(
            place: WordPlace(line: 0, word: 0), text: text, confidence: confidence,
            box: Box(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func aShortWordMayBeADrawing() {
        #expect(word("W", 0.3).mayBeMisread)
        #expect(word("O", 0.3).isDoubtful)
        #expect(word("Q", 0.3).mayBeDrawing(isDistinct: false, isBold: false, isOnePiece: false))
    }

    /// Thai has no spaces: "ว" is the end of a word, wherever the recogniser parted it.
    @Test(arguments: ["ว", "มู", "ษ"]) func aPieceOfThaiIsNone(text: String) {
        let piece = word(text, 0.3)
        #expect(!piece.mayBeMisread && !piece.isCode && !piece.isDoubtful && piece.isPlainlyRead)
        #expect(!piece.mayBeDrawing(isDistinct: true, isBold: true, isOnePiece: true))
    }
}
