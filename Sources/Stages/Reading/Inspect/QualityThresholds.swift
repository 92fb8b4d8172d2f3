internal import Models

/// The values at which a figure becomes a reason for concern.
///
/// `dark` and `burnt` were set by six photos that read well, two of them samples, darkened in six steps with grain and
/// glared over in five (white ellipses over 3 to 50 % of the picture). At a twentieth of the light four had no text left
/// and the best lost dishes; at a tenth one had none and two lost dishes. Glare over a tenth of the picture took 2 to
/// 13 % of the words. Of 33 photos of menus as they are the darkest is at 0.54, and two count as glared, one of them a
/// whiteboard with a lamp in it. On paper that is partly white glare isn't seen (one of the six).
///
/// The others were fitted with `scripts/fit-quality.py` on eight pages that read well, four of them samples, each degraded in
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
    /// The grey value of paper, or of letters on a dark page, 0 to 1.
    var dark: Double
    /// Mean grey value, 0 to 1, of a picture without letters.
    var bright: Double
    /// Mean grey value of a picture whose letters are bleached: their contrast is below `bleached`.
    var brightWithText: Double
    var bleached: Double
    /// Share of pure white in a picture whose mean is below `whitePage`.
    var glare: Double
    var whitePage: Double
    /// Share of the text's area that is burnt white, on paper that isn't white.
    var burnt: Double
    /// Spread of grey values, 0 to 1.
    var contrast: Double
    /// The x-height in pixels of the upright photo.
    var xHeight: Double

    static let standard = QualityThresholds(
        blur: 300, blurWithoutText: 5, dark: 0.12, bright: 0.97, brightWithText: 0.98, bleached: 0.6, glare: 0.12,
        whitePage: 0.82, burnt: 0.05, contrast: 0.045, xHeight: 6)

    /// What is known of a picture besides its `Quality`.
    struct Facts {
        /// Pixels of the inspection copy per pixel of the photo.
        var scale: Double
        /// The number of letter-like marks.
        var letters: Int
        /// See `LightFigures.lightest`.
        var lightest: Double
        /// See `GreyRaster.burntShare`.
        var burnt: Double
    }

    /// The reasons in the order of `QualityCode`, each at most once.
    func reasons(for quality: Quality, _ facts: Facts) -> [QualityReason] {
        QualityCode.allCases.filter { applies($0, to: quality, facts) }.map { Self.reason($0) }
    }

    /// The reason with its advice.
    static func reason(_ code: QualityCode) -> QualityReason {
        QualityReason(code: code, advice: advice(for: code))
    }

    private func applies(_ code: QualityCode, to quality: Quality, _ facts: Facts) -> Bool {
        let isDark = facts.lightest < dark
        switch code {
        case .blur:
            // In the dark letters are too faint to tell sharp ones from blurred ones.
            if isDark { return false }
            guard let xHeight = quality.xHeight else { return quality.sharpness < blurWithoutText }
            return quality.sharpness * xHeight * facts.scale < blur * quality.contrast
        case .tooDark: return isDark
        case .overexposed:
            return facts.letters < TextMarks.leastLetters
                ? quality.brightness > bright : quality.brightness > brightWithText && quality.contrast < bleached
        case .glare: return facts.burnt > burnt || quality.glare > glare && quality.brightness < whitePage
        case .lowContrast: return !isDark && quality.contrast < contrast
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
