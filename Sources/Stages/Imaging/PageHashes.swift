internal import Models

/// The hashes by which another photo of the same page may be found: of the sheet as it was read, upright and level.
enum PageHashes {
    /// Goes up when straightening changes so much that a page's hash differs from what it was.
    static let straighteningVersion = 1

    /// `pdq`, then `dct-64`; empty without memory.
    ///
    /// - Parameter quarterTurns: clockwise, what reading found to be missing until the sheet stands upright.
    static func hashes(of sheet: borrowing Pix, quarterTurns: Int) -> [PerceptualHash] {
        guard quarterTurns & 3 != 0 else { return hashes(ofUpright: sheet) }
        guard let upright = sheet.rotated(quarterTurns: quarterTurns) else { return [] }
        return hashes(ofUpright: upright)
    }

    private static func hashes(ofUpright sheet: borrowing Pix) -> [PerceptualHash] {
        var hashes: [PerceptualHash] = []
        if let pdq = PerceptualHash(pdqOf: sheet) { hashes.append(pdq) }
        if let dct = PerceptualHash(of: sheet) { hashes.append(dct) }
        return hashes.map { hash in
            var hash = hash
            hash.version = hash.version * 100 + straighteningVersion
            return hash
        }
    }
}
