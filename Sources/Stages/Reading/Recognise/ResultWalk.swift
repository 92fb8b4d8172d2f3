internal import CTesseract
internal import Models
internal import Pages

/// Collects the words of a finished reading.
enum ResultWalk {
    /// The lines in the recogniser's order, without words that have no text or no area.
    ///
    /// The caller keeps ownership of `results`, which must stand at its beginning.
    @unsafe static func lines(of results: OpaquePointer) -> [ReadLine] {
        guard let page = unsafe TessResultIteratorGetPageIterator(results) else { return [] }
        var lines: [ReadLine] = []
        var words: [Word] = []
        var block = 0
        func finishLine() {
            if !words.isEmpty { lines.append(ReadLine(words: words, block: block)) }
            words = []
        }
        repeat {
            if unsafe TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { finishLine() }
            if unsafe TessPageIteratorIsAtBeginningOf(page, RIL_BLOCK) != 0, !lines.isEmpty { block += 1 }
            if let word = unsafe word(results, page) { words.append(word) }
        } while unsafe TessResultIteratorNext(results, RIL_WORD) != 0
        finishLine()
        return lines
    }

    private static func word(_ results: OpaquePointer, _ page: OpaquePointer) -> Word? {
        var left: Int32 = 0
        var top: Int32 = 0
        var right: Int32 = 0
        var bottom: Int32 = 0
        guard let bytes = unsafe TessResultIteratorGetUTF8Text(results, RIL_WORD) else { return nil }
        defer { unsafe TessDeleteText(bytes) }
        guard let text = WordText.cleaned(unsafe String(cString: bytes)),
            unsafe TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0, right > left,
            bottom > top
        else { return nil }
        let confidence = Double(unsafe TessResultIteratorConfidence(results, RIL_WORD)) / 100
        return Word(
            text: text, box: Box(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
            confidence: confidence.isFinite ? min(max(confidence, 0), 1).rounded(toDecimals: 3) : 0)
    }
}
