/// A code and the sign that explains it in front of other letters, read as one word: the "O=" of "O=Eier". The code may be
/// a drawing that was read as letters.
package enum GluedCode {
    private static let longest = 2
    private static let signs: Set<Character> = ["=", ":", ")", "-", "–"]

    /// What stands behind the code and its sign; nil where a word doesn't begin with these.
    package static func rest(of word: String) -> Substring? {
        let code = word.prefix { !signs.contains($0) }
        let rest = word.dropFirst(code.count + 1)
        return (1...longest).contains(code.count) && rest.first?.isLetter == true ? rest : nil
    }
}
