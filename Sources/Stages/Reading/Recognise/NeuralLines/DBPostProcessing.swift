/// Turns the probability map of a DB network into lines (Liao et al. 2020, "Real-time Scene Text Detection with
/// Differentiable Binarization").
///
/// The network is trained to mark lines shrunk towards their middle; each region found is grown back by its area ×
/// `ratio` / its perimeter.
struct DBPostProcessing: Sendable {
    /// The probability from which a place belongs to text: 0.3, as in the paper.
    var threshold: Float = 0.3
    /// The least mean probability of a line: 0.5, PP-OCR's value.
    var leastConfidence = 0.5
    /// PP-OCR uses 1.6; 1.4 read equally well on 33 photos of menus, and larger areas include pieces of other lines.
    var ratio = 1.6
    /// Lines shorter than this, in places of the map before they are grown, are specks.
    var leastSide = 3.0
    /// More regions are noise.
    var mostRegions = 3_000

    /// The lines, in places of the map.
    func lines(in map: ProbabilityMap) -> [DetectedLine] {
        TextRegions.outlines(in: map, threshold: threshold, limit: mostRegions).compactMap { outline in
            guard let core = TurnedRectangle(around: outline), min(core.width, core.height) >= leastSide else {
                return nil
            }
            let confidence = map.mean(inside: core)
            guard confidence >= leastConfidence else { return nil }
            let margin = core.width * core.height * ratio / (2 * (core.width + core.height))
            return DetectedLine(quad: core.grown(by: margin).quad, confidence: min(confidence, 1))
        }
    }
}
