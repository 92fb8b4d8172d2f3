/// How large a picture should be when it is read.
enum ReadingSize {
    /// The factor that brings a picture between 1.9 and 4.3 megapixels, at most 3.
    ///
    /// Tesseract reads letters with an x-height between 10 and 40 pixels equally well. A menu that fills the picture
    /// has them at this size; more pixels cost time and gain nothing, fewer lose small print. The limit is on area
    /// rather than on the longer side, so that long strips stay readable.
    static func factor(width: Int, height: Int) -> Double {
        let area = Double(max(1, width)) * Double(max(1, height))
        let wanted = area > largest ? (largest / area).squareRoot() : min(3, max(1, (smallest / area).squareRoot()))
        // Neither side may vanish, nor exceed what Tesseract takes (32,767 pixels).
        let least = 1 / Double(max(1, min(width, height)))
        return min(max(wanted, least), longest / Double(max(1, max(width, height))))
    }

    static let smallest = 1_600.0 * 1_200
    static let largest = 2_400.0 * 1_800
    static let longest = 30_000.0
}
