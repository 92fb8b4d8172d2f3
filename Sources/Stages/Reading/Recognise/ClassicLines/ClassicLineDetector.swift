internal import Models

/// Finds lines of text from connected pieces of ink, for letters of any brightness and of 6 to 180 pixels.
///
/// It goes from letters to lines as Epshtein, Ofek and Wexler do ("Detecting text in natural scenes with stroke width
/// transform", CVPR 2010, section 4), with a local threshold instead of their stroke widths. Dark and light letters are
/// both looked for, since boards and cards mix them; what is seen both ways is left to the reading.
struct ClassicLineDetector: LineDetector {
    /// The layers of the sheet that are examined, in pixels of the sheet per pixel of the layer.
    private static let scales = [1.0, 3.0]

    func lines(on sheet: borrowing Pix) throws(StageFailure) -> [DetectedLine] {
        var candidates: [LineCandidate] = []
        for (layer, scale) in Self.scales.enumerated() {
            guard let grey = sheet.grey(), let pix = scale == 1 ? consume grey : grey.scaled(by: 1 / scale),
                let raster = GreyRaster(pix)
            else {
                throw StageFailure(
                    .recognise, .engine, "There is not enough memory to find the text; free some and try again.")
            }
            let sums = AreaSums(raster)
            for isLight in [false, true] {
                var mask = InkMask(raster, lightLetters: isLight, sums: sums)
                mask.removeRules()
                candidates += BlobChains.chains(of: mask.blobs()).compactMap {
                    LineCandidate($0, isLightOnDark: isLight, layer: layer, scale: scale)
                }
            }
        }
        return RivalLines.weakerRemoved(from: candidates).map {
            DetectedLine(
                quad: $0.quad, confidence: min(1, $0.weight / 20), isLightOnDark: $0.isLightOnDark,
                letters: $0.letters, contrast: $0.contrast)
        }
    }
}
