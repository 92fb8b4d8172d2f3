internal import Foundation
internal import Models

/// Gives simplified characters the traditional forms in which a page is written: PP-OCR knows both, and picks the
/// simplified one where they look alike.
enum TraditionalChinese {
    /// Converts by Unicode's transliteration rules, except for noodles: on a menu the character that also means "face"
    /// stands for them.
    static func words(_ words: [Word]) -> [Word] {
        words.map { word in
            var word = word
            let text = word.text.applyingTransform(StringTransform("Hans-Hant"), reverse: false) ?? word.text
            word.text = text.replacing("面", with: "麵")
            return word
        }
    }
}
