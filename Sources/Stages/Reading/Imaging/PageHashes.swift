public import Models

/// The hashes by which another photo of the same page may be found: of the sheet as it was read, upright and level.
enum PageHashes {
    /// Goes up when straightening changes so much that a page's hash differs from what it was.
    static let straighteningVersion = 1

    /// `pdq` and `dct-64` of the whole sheet, then `dct-64-text` of the part with text on it; empty without memory.
    ///
    /// Cut off or seen at an angle, a menu still has the same text from edge to edge, and its surroundings don't count;
    /// but where the outermost words are read on one photo only, the whole sheet is the better guide. Of altered copies
    /// each finds some that the other misses.
    ///
    /// - Parameters:
    ///   - quarterTurns: clockwise, what reading found to be missing until the sheet stands upright.
    ///   - words: with boxes on the upright sheet.
    static func hashes(of sheet: borrowing Pix, quarterTurns: Int, words: [Word]) -> [PerceptualHash] {
        guard quarterTurns & 3 != 0 else { return hashes(ofUpright: sheet, words: words) }
        guard let upright = sheet.rotated(quarterTurns: quarterTurns) else { return [] }
        return hashes(ofUpright: upright, words: words)
    }

    private static func hashes(ofUpright sheet: borrowing Pix, words: [Word]) -> [PerceptualHash] {
        var hashes: [PerceptualHash] = []
        if let pdq = PerceptualHash(pdqOf: sheet) { hashes.append(pdq) }
        if let dct = PerceptualHash(of: sheet) { hashes.append(dct) }
        if let area = textArea(words), let text = sheet.cut(area), var dct = PerceptualHash(of: text) {
            dct.algorithm = "dct-64-text"
            hashes.append(dct)
        }
        // The figure is PDQ's, but a plain page is plain by any hash.
        let quality = hashes.first?.quality
        return hashes.map { hash in
            var hash = hash
            hash.quality = quality
            hash.version = hash.version * 100 + straighteningVersion
            return hash
        }
    }

    /// The box around the words that were read for sure; nil when they are few.
    private static func textArea(_ words: [Word]) -> Box? {
        let sure = words.filter { $0.confidence >= 0.6 && $0.text.count(where: \.isLetter) >= 3 }
        return sure.count < 4 ? nil : sure.map(\.box).union()
    }
}

extension Picture {
    /// Of the photo as taken, `pdq` and `dct-64`; to measure hashes by.
    public func photoHashes() -> [PerceptualHash] {
        [PerceptualHash(pdqOf: pix), PerceptualHash(of: pix)].compactMap { $0 }
    }
}

extension Sheet {
    /// As `ReadPage.pageHashes`, for a sheet that stands upright already; to measure hashes by without reading.
    public func pageHashes() -> [PerceptualHash] { PageHashes.hashes(of: pix, quarterTurns: 0, words: []) }
}
