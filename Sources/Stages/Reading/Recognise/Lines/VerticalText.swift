internal import Models
internal import Pages

/// Reads Japanese and Chinese pages whose lines run from top to bottom, the first one at the right.
///
/// Tesseract has separate data for them. What it reads is passed on as that of the page turned by three quarters, on
/// which the columns are rows from left to right, so that everything else works as on any other page.
struct VerticalText {
    let shelf: EngineShelf
    let deadline: PhotoDeadline

    /// Tesseract's data for columns, and the language whose characters it holds.
    private static let data = [("jpn_vert", "jpn"), ("chi_sim_vert", "chi_sim"), ("chi_tra_vert", "chi_tra")]
    private static let quarterTurns = 3
    private static let fewestLetters = 8
    /// This lies between the fit at which a recogniser is tested further and the one that settles it, since tall lines
    /// are evidence too.
    private static let leastFit = 0.4

    /// What stands in columns on a sheet once it is turned clockwise by quarters; nil where it reads badly or no data
    /// is installed.
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
            // The recognisers of Chinese render what they see in their own forms, but the right one is more confident
            // about them.
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

    /// Joins a number in Chinese characters with its unit into one word, since Tesseract outputs each character.
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
