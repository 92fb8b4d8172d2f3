internal import Models

/// Where a figure becomes a reason for concern.
struct QualityThresholds: Sendable {
    /// Laplacian deviation over the text.
    var blur: Double
    /// Mean grey value, 0 to 1.
    var dark: Double
    var bright: Double
    /// Share of pure white in a picture that isn't a white page.
    var glare: Double
    /// Spread of grey values, 0 to 1.
    var contrast: Double
    /// Pixels of the upright photo.
    var xHeight: Double

    static let standard = QualityThresholds(
        blur: 8, dark: 0.16, bright: 0.97, glare: 0.12, contrast: 0.15, xHeight: 6)

    /// The reasons in the order of `QualityCode`, each at most once.
    func reasons(for quality: Quality, letters: Int) -> [QualityReason] {
        QualityCode.allCases.filter { applies($0, to: quality, letters: letters) }.map { code in
            QualityReason(code: code, advice: Self.advice(for: code))
        }
    }

    private func applies(_ code: QualityCode, to quality: Quality, letters: Int) -> Bool {
        switch code {
        case .blur: quality.sharpness < blur
        case .tooDark: quality.brightness < dark
        case .overexposed: quality.brightness > bright && letters < 20
        case .glare: quality.glare > glare
        case .lowContrast: quality.contrast < contrast
        case .smallText: quality.xHeight.map { $0 < xHeight } ?? false
        case .extremePerspective: false
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
