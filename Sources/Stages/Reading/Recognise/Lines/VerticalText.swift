internal import Models
internal import Pages

/// Reads Japanese and Chinese pages whose lines run from top to bottom, the first one at the right.
///
/// Tesseract has data of its own for them. What it reads is handed on as that of the page turned by three quarters, on
/// which the columns are rows from left to right and all that follows is as on any other page.
struct VerticalText {
    let shelf: EngineShelf
    let deadline: PhotoDeadline

    /// Tesseract's data for columns, and the language whose characters they hold.
    private static let data = [("jpn_vert", "jpn"), ("chi_sim_vert", "chi_sim"), ("chi_tra_vert", "chi_tra")]
    private static let quarterTurns = 3
    private static let fewestLetters = 8
    /// Between what a reader needs to be tested further and what makes it sure: that lines are tall says something too.
    private static let leastFit = 0.4

    /// What stands in columns on a sheet once it is turned clockwise by quarters; nil where they read badly, or no data is
    /// installed.
    func look(at sheet: borrowing Pix, quarterTurns: Int = 0) throws(StageFailure) -> Look? {
        guard let upright = sheet.rotated(quarterTurns: quarterTurns) else { return nil }
        var read: [(language: String, lines: [ReadLine], fit: ScriptFit, evidence: Double)] = []
        for (data, language) in Self.data where shelf.data.installed.contains(data) {
            let engine = try shelf.engine(for: [data])
            let lines = engine.read(
                upright, as: .columns, mayBeLightOnDark: true, milliseconds: deadline.millisecondsLeft
            ).lines
            let words = lines.flatMap(\.words)
            let fit = ScriptFit(words, in: language)
            guard fit.letters >= Self.fewestLetters, fit.value >= Self.leastFit else { continue }
            let isJapanese = language == "jpn" && HanVariants.isJapanese(words)
            // The readers of Chinese turn what they see into their own forms; the right one is surer of them.
            var evidence =
                language == "jpn" ? 0 : HanVariants.evidence(in: words, traditional: language == "chi_tra")
            if language == "chi_tra" { evidence /= HanVariants.leadOfTraditional }
            read.append((language, lines, fit, isJapanese ? .infinity : evidence))
            if isJapanese { break }
        }
        guard let best = read.max(by: { ($0.evidence, $0.fit.value) < ($1.evidence, $1.fit.value) }) else { return nil }
        let width = upright.width
        let rows = best.lines.map { line in
            ReadLine(
                words: Self.joined(line.words).map { word in
                    var word = word
                    let box = word.box
                    word.box = Box(x: box.y, y: width - box.maxX, width: box.height, height: box.width)
                    return word
                }, block: 0, language: best.language)
        }
        return Look(
            quarterTurns: (quarterTurns + Self.quarterTurns) & 3,
            reading: SheetText(lines: rows, complete: deadline.millisecondsLeft > 0, languages: [best.language]))
    }

    /// A number in Chinese characters with its unit is one word: Tesseract gives each character.
    private static func joined(_ words: [Word]) -> [Word] {
        var joined: [Word] = []
        for word in words {
            if let last = joined.last, HanNumber.value(of: last.text) != nil,
                HanNumber.value(of: word.text) != nil || Currency.isCurrency(word.text)
                    || word.text.last.map({ Currency.signs.contains($0) }) == true
                        && HanNumber.value(of: String(word.text.dropLast())) != nil
            {
                joined[joined.count - 1] = Word(
                    text: last.text + word.text, box: last.box.union(word.box),
                    confidence: min(last.confidence, word.confidence))
            } else {
                joined.append(word)
            }
        }
        return joined
    }
}
