internal import Foundation
internal import Models

/// Gives simplified characters the traditional forms that a page is written in: PP-OCR knows both, and takes the
/// simplified one where they are alike.
enum TraditionalChinese {
    /// By Unicode's transliteration rules, but for noodles: on a menu the character that also means "face" is they.
    static func words(_ words: [Word]) -> [Word] {
        words.map { word in
            var word = word
            let text = word.text.applyingTransform(StringTransform("Hans-Hant"), reverse: false) ?? word.text
            word.text = text.replacing("面", with: "麵")
            return word
        }
    }
}
