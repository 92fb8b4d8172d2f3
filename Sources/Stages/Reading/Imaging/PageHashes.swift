public import Models

/// The hashes by which another photo of the same page may be found. They are made from the sheet as it was read,
/// upright and level.
enum PageHashes {
    /// To be raised when a change in straightening alters a page's hash.
    static let straighteningVersion = 1

    /// `pdq` and `dct-64` of the whole sheet, then `dct-64-text` of the part with text on it; empty without memory.
    ///
    /// Cut off or seen at an angle, a menu still has the same text from edge to edge, and its surroundings don't count.
    /// But where the outermost words are read on one photo only, the whole sheet is the better guide. Each hash finds
    /// some altered copies that the other misses.
    ///
    /// - Parameters:
    ///   - quarterTurns: the clockwise turns that reading found are needed to bring the sheet upright.
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
        // The quality is PDQ's, but a plain page is plain by any hash.
        let quality = hashes.first?.quality
        return hashes.map { hash in
            var hash = hash
            hash.quality = quality
            hash.version = hash.version * 100 + straighteningVersion
            return hash
        }
    }

    /// The box around the words that were read reliably; nil when they are few.
    private static func textArea(_ words: [Word]) -> Box? {
        let sure = words.filter { $0.confidence >= 0.6 && $0.text.count(where: \.isLetter) >= 3 }
        return sure.count < 4 ? nil : sure.map(\.box).union()
    }
}

extension Picture {
    /// The hashes `pdq` and `dct-64` of the photo as taken, for measuring them.
    public func photoHashes() -> [PerceptualHash] {
        [PerceptualHash(pdqOf: pix), PerceptualHash(of: pix)].compactMap { $0 }
    }
}

extension Picture {
    /// Hashes that scans don't take, of the photo as taken, to measure the others against.
    public func plainHashes() -> [PerceptualHash] { PerceptualHash.plain(of: pix) }
}

extension Sheet {
    /// The same of a sheet.
    public func plainHashes() -> [PerceptualHash] { PerceptualHash.plain(of: pix) }

    /// Like `ReadPage.pageHashes`, for a sheet that is already upright; for measuring hashes without reading.
    public func pageHashes() -> [PerceptualHash] { PageHashes.hashes(of: pix, quarterTurns: 0, words: []) }
}
