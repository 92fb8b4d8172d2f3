public import Models

/// Judges how well a photo will read, before anything is read.
///
/// It works on a grey copy of at most 1,600 pixels a side, so that it takes a small part of a second whatever the
/// photo's size. It is deterministic and has no state.
public struct Inspect: Sendable {
    public init() {}

    /// The figures and reasons of one photo.
    ///
    /// Throws `.engine` only when memory for the small copy runs out.
    public func callAsFunction(_ picture: borrowing Picture) throws(StageFailure) -> Quality {
        guard let small = InspectionCopy(of: picture.pix, reduction: picture.reduction),
            let raster = GreyRaster(small.pix)
        else {
            throw StageFailure(.inspect, .engine, "The photo could not be inspected; free some memory and try again.")
        }
        let marks = TextMarks.find(in: small.pix)
        let light = LightFigures(raster)
        var quality = light.quality
        quality.contrast = raster.spread(around: marks.main).rounded(toDecimals: 3)
        quality.sharpness = raster.laplacianDeviation(around: marks.main).rounded(toDecimals: 2)
        quality.xHeight = marks.xHeight.map { ($0 / small.scale).rounded(toDecimals: 1) }
        if marks.shareOnWhite(in: raster) * 3 >= 1 { quality.glare = 0 }
        // Nobody can photograph better what was drawn with its own text.
        if picture.printed.isEmpty {
            quality.reasons = QualityThresholds.standard.reasons(
                for: quality,
                .init(
                    scale: small.scale, letters: marks.main.count, lightest: light.lightest,
                    burnt: raster.burntShare(among: marks)))
        }
        return quality
    }
}

/// The small grey copy that a photo is judged by.
struct InspectionCopy: ~Copyable {
    /// 8-bit grey.
    let pix: Pix
    /// Pixels of the copy per pixel of the upright photo at full size.
    let scale: Double

    /// The longer side of the copy in pixels, at most.
    static let side = 1_600.0

    init?(of pix: borrowing Pix, reduction: Int) {
        guard pix.width > 0, pix.height > 0 else { return nil }
        let factor = pix.shrinkFactor(toSide: Self.side)
        guard let grey = pix.grey(), let small = grey.scaled(by: factor) else { return nil }
        self.pix = small
        scale = factor / Double(max(1, reduction))
    }
}
