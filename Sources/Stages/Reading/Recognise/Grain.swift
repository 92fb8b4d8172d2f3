internal import CLeptonica

extension Pix {
    /// A copy of an 8-bit grey picture without the grain of a sensor, or a plain copy when there is hardly any; nil when
    /// three passes of smoothing don't help, or without memory.
    ///
    /// Tesseract's time grows with the square of the specks it takes for words, and it doesn't check its deadline
    /// meanwhile: a page of noise took minutes. Divided by Otsu's threshold, 33 photos of menus had at most 5,100
    /// components as they were and 11,400 as local contrast; noise has 30,000 to 150,000, and a few hundred once
    /// smoothed.
    func withoutGrain() -> Pix? {
        guard var pix = grey() else { return nil }
        for pass in 0...3 {
            if pix.components <= Self.mostComponents { return pix }
            guard pass < 3, let smooth = pix.blurred(radius: 1) else { return nil }
            pix = smooth
        }
        return nil
    }

    static let mostComponents = 16_000

    /// The number of 8-connected components of the darker or of the lighter part, whichever has more.
    private var components: Int {
        var divided: UnsafeMutablePointer<PIX>?
        guard width >= 16, height >= 16,
            unsafe pixOtsuAdaptiveThreshold(
                unsafePointer, Int32(clamping: width), Int32(clamping: height), 0, 0, 0, nil, &divided) == 0,
            let dark = unsafe Pix(adopting: divided), let light = dark.inverted()
        else { return 0 }
        var darkCount: Int32 = 0
        var lightCount: Int32 = 0
        _ = unsafe pixCountConnComp(dark.unsafePointer, 8, &darkCount)
        _ = unsafe pixCountConnComp(light.unsafePointer, 8, &lightCount)
        return Int(max(darkCount, lightCount))
    }
}
