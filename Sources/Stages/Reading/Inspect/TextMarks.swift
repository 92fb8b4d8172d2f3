internal import CLeptonica
internal import Models

/// The blobs of a picture that look like letters: they have a suitable size, and another one of similar size is close
/// by.
///
/// Boxes are in pixels of the picture that was looked at.
struct TextMarks {
    /// Letters darker than their surroundings.
    var dark: [Box]
    /// Letters lighter than their surroundings.
    var light: [Box]

    /// The grey levels by which a letter must differ from the mean of its surroundings.
    ///
    /// 24 of 255: below it paper grain and JPEG noise make more blobs than letters.
    static let leastContrast = 24

    /// Looks at an 8-bit grey picture, which should be at most some two megapixels large.
    static func find(in pix: borrowing Pix) -> TextMarks {
        guard let mean = pix.blurred(radius: max(8, max(pix.width, pix.height) / 60)) else {
            return TextMarks(dark: [], light: [])
        }
        let height = pix.height
        func marks(_ difference: consuming Pix?) -> [Box] {
            guard let difference, let ink = difference.ink(atLeast: leastContrast) else { return [] }
            let letters = ink.componentBoxes(limit: 40_000).filter { looksLikeLetter($0, pictureHeight: height) }
            let squares = letters.filter { $0.width <= $0.height * 3 / 2 && $0.height <= $0.width * 3 / 2 }
            let dots = Set(DotRows.find(among: squares).joined())
            return letters.filter { !dots.contains($0) }.neighboured()
        }
        return TextMarks(dark: marks(mean.minus(pix)), light: marks(pix.minus(mean)))
    }

    private static func looksLikeLetter(_ box: Box, pictureHeight: Int) -> Bool {
        box.height >= 4 && box.height <= max(8, pictureHeight / 8) && box.width >= 1 && box.width <= box.height * 3
    }
}

extension Pix {
    /// The boxes around the 8-connected components of a 1-bit picture; none when there are more than `limit`, which
    /// only noise reaches.
    func componentBoxes(limit: Int) -> [Box] {
        guard let boxes = unsafe pixConnCompBB(unsafePointer, 8) as UnsafeMutablePointer<BOXA>? else { return [] }
        defer {
            var owned: UnsafeMutablePointer<BOXA>? = unsafe boxes
            unsafe boxaDestroy(&owned)
        }
        let count = unsafe boxaGetCount(boxes)
        guard count <= Int32(clamping: limit) else { return [] }
        return (0..<count).compactMap { index in
            var x: Int32 = 0
            var y: Int32 = 0
            var width: Int32 = 0
            var height: Int32 = 0
            guard unsafe boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height) == 0 else { return nil }
            return Box(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
        }
    }
}
