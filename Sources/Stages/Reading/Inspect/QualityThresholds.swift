internal import Models

/// The values at which a figure becomes a reason for concern.
///
/// They were fitted with `scripts/fit-quality.py` on eight pages that read well, four of them samples, each degraded in
/// 15 ways (127 pictures, of which 61 then read with a word F1 below 0.7). Reasons that were right when given: blur 14
/// of 16, darkness 4 of 5, low contrast 10 of 10, glare 8 of 9, overexposure 6 of 6; angle and small text, which the
/// recogniser often copes with, 1 of 5 and 1 of 4. Badly read pictures whose cause was named: blur 13 of 15, darkness 4
/// of 9, low contrast 2 of 9 (noise looks like contrast), glare 7 of 11, overexposure 6 of 11. The thresholds rather
/// let doubtful photos through than warn about good ones.
struct QualityThresholds: Sendable {
    /// Edge steepness: sharpness times x-height (pixels of the inspection copy) over contrast.
    var blur: Double
    /// Sharpness below which a picture without letters counts as blurred.
    var blurWithoutText: Double
    /// Mean grey value, 0 to 1. Even 0.05 was read when there was little noise.
    var dark: Double
    /// Mean grey value, 0 to 1, of a picture without letters.
    var bright: Double
    /// Mean grey value of a picture whose letters are bleached: their contrast is below `bleached`.
    var brightWithText: Double
    var bleached: Double
    /// Share of pure white in a picture whose mean is below `whitePage`.
    var glare: Double
    var whitePage: Double
    /// Spread of grey values, 0 to 1.
    var contrast: Double
    /// The x-height in pixels of the upright photo.
    var xHeight: Double

    static let standard = QualityThresholds(
        blur: 300, blurWithoutText: 5, dark: 0.04, bright: 0.97, brightWithText: 0.98, bleached: 0.6, glare: 0.12,
        whitePage: 0.82, contrast: 0.045, xHeight: 6)

    /// The reasons in the order of `QualityCode`, each at most once.
    ///
    /// `scale` is pixels of the inspection copy per pixel of the photo, `letters` the number of letter-like marks.
    func reasons(for quality: Quality, scale: Double, letters: Int) -> [QualityReason] {
        QualityCode.allCases.filter { applies($0, to: quality, scale: scale, letters: letters) }.map { Self.reason($0) }
    }

    /// The reason with its advice.
    static func reason(_ code: QualityCode) -> QualityReason {
        QualityReason(code: code, advice: advice(for: code))
    }

    private func applies(_ code: QualityCode, to quality: Quality, scale: Double, letters: Int) -> Bool {
        switch code {
        case .blur:
            guard let xHeight = quality.xHeight else { return quality.sharpness < blurWithoutText }
            return quality.sharpness * xHeight * scale < blur * quality.contrast
        case .tooDark: return quality.brightness < dark
        case .overexposed:
            return letters < TextMarks.leastLetters
                ? quality.brightness > bright : quality.brightness > brightWithText && quality.contrast < bleached
        case .glare: return quality.glare > glare && quality.brightness < whitePage
        case .lowContrast: return quality.contrast < contrast
        case .smallText: return quality.xHeight.map { $0 < xHeight } ?? false
        // Known only once the page's outline is found, see `Straighten`.
        case .extremePerspective: return false
        }
    }

    private static func advice(for code: QualityCode) -> String {
        switch code {
        case .blur: "Blurred – hold still and let the camera focus."
        case .tooDark: "Too dark – use more light."
        case .overexposed: "Too bright – use less light or move away from the lamp."
        case .glare: "Glare – tilt the menu or the camera so that no lamp is mirrored."
        case .lowContrast: "Little contrast – use more even light and keep shadows off the page."
        case .smallText: "Small text – go closer or photograph one part at a time."
        case .extremePerspective: "Taken at a steep angle – hold the camera straight above the page."
        }
    }
}
