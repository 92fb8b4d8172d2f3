/// How large a picture should be when it is read.
enum ReadingSize {
    /// The factor that brings a picture's longer side between 1,600 and 2,400 pixels, at most 3.
    ///
    /// Tesseract reads letters with an x-height between 10 and 40 pixels alike. A menu that fills the picture has them
    /// at this size; more pixels cost time and gain nothing, fewer lose small print.
    static func factor(width: Int, height: Int) -> Double {
        let long = Double(max(1, max(width, height)))
        if long > largest { return largest / long }
        if long < smallest { return min(3, smallest / long) }
        return 1
    }

    static let smallest = 1_600.0
    static let largest = 2_400.0
}
