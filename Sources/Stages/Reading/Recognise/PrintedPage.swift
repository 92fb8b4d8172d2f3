internal import CLeptonica
internal import Models
internal import Pages

/// The text that a page carries itself, as a PDF's does, brought onto its sheet, and the rest of the sheet.
struct PrintedPage {
    let lines: [ReadLine]
    /// Tesseract's codes of the languages that the words are in, the main one first.
    let languages: [String]

    /// - Parameters:
    ///   - printed: lines with boxes in pixels of the photo.
    ///   - choice: the languages that were asked for.
    init(_ printed: [[Word]], sheet: borrowing Sheet, choice: LanguageChoice) {
        // Such a sheet is only scaled.
        let scale = sheet.transform.matrix.first.map { $0 > 0 ? 1 / $0 : 1 } ?? 1
        let onSheet = printed.map { line in
            line.map { word in
                var word = word
                let box = word.box
                func onSheet(_ edge: Int) -> Int { Int((Double(edge) * scale).rounded()) }
                word.box = Box(
                    x: onSheet(box.x), y: onSheet(box.y),
                    width: max(1, onSheet(box.maxX) - onSheet(box.x)),
                    height: max(1, onSheet(box.maxY) - onSheet(box.y)))
                return word
            }
        }
        var asked: [String] = []
        if case .fixed(let codes) = choice { asked = codes.map { LanguageCodes.tesseract(for: $0) } }
        let found = LanguagesOfText.identify(onSheet, readWith: asked)
            .map { LanguageCodes.tesseract(for: $0) }
        languages = found + asked.filter { !found.contains($0) }
        lines = onSheet.enumerated().map { [languages] block, words in
            let script = Script.main(of: words.map(\.text))
            let language = languages.first { code in script.map(WritingOfLanguage(code).scripts.contains) ?? true }
            return ReadLine(words: words, block: block, language: language ?? "")
        }
    }

    /// Whether the words are words. A font whose table of letters is wrong gives others than it shows.
    var makesSense: Bool {
        let words = lines.flatMap(\.words)
        let latin = words.reduce(0) { $0 + $1.text.unicodeScalars.count { Script.of($0) == .latin } }
        if latin >= Self.lettersThatTell, !UnreadText.hasKnownWords(words) { return false }
        let read = lines.enumerated().map { id, line in
            Line(
                id: id, text: "", box: line.box, confidence: 1, block: 0, words: line.words,
                unread: UnreadText.isUnread(line.words, of: line) ? true : nil)
        }
        return UnreadLines.share(of: read) < UnreadLines.mostly
    }

    /// So many Latin letters hold a few of a language's commonest words.
    private static let lettersThatTell = 400

    /// The sheet without these words: their boxes have the shade that is commonest along their edges. Nil where nothing
    /// else can be seen on it, or there is no memory.
    func rest(of sheet: borrowing Pix) -> Pix? {
        guard let rest = unsafe Pix(adopting: pixCopy(nil, sheet.unsafePointer)), let raster = GreyRaster(sheet) else {
            return nil
        }
        for word in lines.lazy.flatMap(\.words) {
            // Accents and strokes reach beyond the box by a little.
            let margin = max(1, word.box.height / 10)
            let box = Box(
                x: max(0, word.box.x - margin), y: max(0, word.box.y - margin),
                width: word.box.width + 2 * margin, height: word.box.height + 2 * margin)
            rest.fill(box, with: raster.shade(around: box))
        }
        guard let left = GreyRaster(rest) else { return nil }
        guard left.hasInk(in: Box(x: 0, y: 0, width: left.width, height: left.height)) else { return nil }
        return rest
    }

    /// These lines together with what was read on the rest of the sheet.
    func joined(with look: Look, sheetWidth: Int, sheetHeight: Int) -> Look {
        let back = SheetTransform.unturning(
            quarterTurns: look.quarterTurns, width: sheetWidth, height: sheetHeight)
        let boxes = lines.flatMap(\.words).map(\.box)
        // A few letters are no evidence of text by themselves, but beside text each sure line is.
        let others = look.reading.lines.filter { line in
            look.evidence.isText || line.words.meanConfidence >= ReadingScore.sureFrom
        }
        let more = others.compactMap { line -> ReadLine? in
            var line = line
            line.words = line.words.compactMap { word in
                var word = word
                word.box = back.box(word.box, within: sheetWidth, sheetHeight)
                let (x, y) = (word.box.midX, word.box.midY)
                let isTaken = boxes.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
                return isTaken ? nil : word
            }
            line.block += lines.count
            return line.words.isEmpty ? nil : line
        }
        let all = languages + look.reading.languages.filter { !languages.contains($0) && !more.isEmpty }
        return Look(reading: SheetText(lines: lines + more, complete: look.reading.complete, languages: all))
    }
}

extension GreyRaster {
    /// The grey value that most pixels along a box's edges have.
    func shade(around box: Box) -> UInt8 {
        var counts = [Int](repeating: 0, count: 256)
        let (left, right) = (min(max(0, box.x), width), min(width, box.maxX))
        let (top, bottom) = (min(max(0, box.y), height), min(height, box.maxY))
        guard left < right, top < bottom else { return 255 }
        for row in [top, bottom - 1] {
            for byte in bytes[(row * width + left)..<(row * width + right)] { counts[Int(byte)] += 1 }
        }
        for row in top..<bottom {
            counts[Int(bytes[row * width + left])] += 1
            counts[Int(bytes[row * width + right - 1])] += 1
        }
        return counts.indices.max { counts[$0] < counts[$1] }.map { UInt8(clamping: $0) } ?? 255
    }
}

extension Pix {
    /// Gives a part one shade.
    func fill(_ box: Box, with shade: UInt8) {
        guard
            let corner = unsafe boxCreate(
                Int32(clamping: box.x), Int32(clamping: box.y), Int32(clamping: box.width), Int32(clamping: box.height))
        else { return }
        defer {
            var owned: UnsafeMutablePointer<BOX>? = unsafe corner
            unsafe boxDestroy(&owned)
        }
        _ = unsafe pixSetInRectArbitrary(unsafePointer, corner, UInt32(shade))
    }
}
