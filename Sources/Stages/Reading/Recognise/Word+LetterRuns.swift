internal import Models

extension Word {
    /// The same with another text for each run of its letters.
    func replacingLetterRuns(_ replacement: (String) -> String) -> Word {
        var word = self
        var rest = Substring(text)
        word.text = ""
        while let first = rest.first {
            let run = rest.prefix(while: \.isLetter)
            word.text += run.isEmpty ? String(first) : replacement(String(run))
            rest = rest.dropFirst(max(1, run.count))
        }
        return word
    }
}
