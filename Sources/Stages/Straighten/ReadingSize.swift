/// How large a picture should be when it is read.
enum ReadingSize {
    /// The factor for a picture of `width` × `height` pixels whose text has `xHeight` pixels, nil when unknown.
    static func factor(width: Int, height: Int, xHeight: Double?) -> Double {
        let long = Double(max(1, max(width, height)))
        if long > 2_400 { return 2_400 / long }
        if long < 1_600 { return min(3, 1_600 / long) }
        return 1
    }
}
