internal import Models
internal import Pages

/// The drawings that a menu explains, to tell which of them another drawing is.
///
/// Drawings of one family are nearly the same picture: white signs in discs of one size share the disc. What they have
/// in common is therefore taken away first, and what is left of a drawing is compared with what is left of each sample.
struct IconSamples {
    /// The entries of the legend, those with one meaning together.
    let labels: [[IconLegend.Entry]]
    private let samples: [Sample]

    /// What a drawing is, as far as the legend's drawings show.
    enum Match: Equatable {
        /// That of a label, by its index.
        case label(Int)
        /// One of several, or one that the legend has and nobody understands.
        case doubtful
        case other
    }

    private struct Sample {
        /// Nil for a drawing whose words nobody understands.
        var label: Int?
        var colour: IconColour
        var cells: [Double]
        var shape: MaskShape
    }

    init(_ legend: IconLegend) {
        var labels: [[IconLegend.Entry]] = []
        for entry in legend.entries {
            if let label = labels.firstIndex(where: { $0[0].phrase.meanings == entry.phrase.meanings }) {
                labels[label].append(entry)
            } else {
                labels.append([entry])
            }
        }
        self.labels = labels
        func sample(_ candidate: IconCandidate, _ label: Int?) -> Sample {
            let cells = candidate.mask.values
            return Sample(label: label, colour: candidate.colour, cells: cells, shape: MaskShape(cells))
        }
        samples =
            labels.enumerated().flatMap { label, entries in entries.map { sample($0.candidate, label) } }
            + legend.unexplained.map { sample($0, nil) }
    }

    /// Which of the legend's drawings a candidate is.
    func match(_ candidate: IconCandidate) -> Match {
        let cells = candidate.mask.values
        let shape = MaskShape(cells)
        let ofShape = samples.filter { $0.shape.likeness(shape) >= Self.alike }
        var alike = ofShape.filter { $0.colour.mayBe(candidate.colour) }
        if alike.isEmpty {
            // Thin lines of a dark colour may look black. That is no ground to promise anything.
            alike = ofShape.filter { sample in
                [sample.colour, candidate.colour].contains(.plain)
                    && sample.label.map { labels[$0].allSatisfy { $0.phrase.meanings.allSatisfy(\.warns) } } == true
            }
        }
        if alike.isEmpty { alike = clearlyAlike(candidate.colour, ofShape.map { ($0, $0.shape.likeness(shape)) }) }
        let most = alike.map { $0.shape.likeness(shape) }.max() ?? 0
        guard let first = alike.first, most >= Self.same else { return .other }
        guard alike.contains(where: { $0.label != first.label }) else {
            return first.label.map(Match.label) ?? .doubtful
        }
        let common = Self.mean(alike.map(\.cells))
        let own = MaskShape(Self.difference(cells, common))
        var best: [Int?: Double] = [:]
        for sample in alike {
            let likeness = MaskShape(Self.difference(sample.cells, common)).likeness(own)
            best[sample.label] = max(best[sample.label] ?? -1, likeness)
        }
        let ranked = best.sorted { ($0.value, -($0.key ?? -1)) > ($1.value, -($1.key ?? -1)) }
        guard let label = ranked[0].key, ranked[0].value >= Self.leastDetail,
            ranked[0].value - ranked[1].value >= Self.leastLead
        else { return .doubtful }
        return .label(label)
    }

    /// The samples of a neighbouring colour that have the very shape, while no other drawing has. That is no ground to
    /// promise anything.
    private func clearlyAlike(_ colour: IconColour, _ ofShape: [(sample: Sample, likeness: Double)]) -> [Sample] {
        let near = ofShape.filter { $0.sample.colour.isNext(to: colour) }
        guard let best = near.max(by: { $0.likeness < $1.likeness }), best.likeness >= Self.verySame,
            let label = best.sample.label, labels[label].allSatisfy({ $0.phrase.meanings.allSatisfy(\.warns) }),
            !ofShape.contains(where: { $0.sample.label != label && $0.likeness > best.likeness - Self.clear })
        else { return [] }
        return near.filter { $0.sample.label == label }.map(\.sample)
    }

    // Set by hand: drawings whose colour lay on a border had 0.96 to 0.99 with their sample on three pages of a drawn set (seed
    // 6027), and at most 0.80 with any other.
    private static let verySame = 0.93
    private static let clear = 0.1

    // These four were chosen on eight drawn menus in English (draw-menus --layouts icons --seed 22 --languages en).

    /// From this correlation on it may be one drawing, and is one where no other of the legend's is as much like it.
    private static let alike = 0.7
    private static let same = 0.8
    /// What is left of two pictures of one drawing correlates at least that much, and that much more than with any
    /// other. Pairs of one drawing had 0.45 to 0.95, the next best mostly below 0.3.
    private static let leastDetail = 0.42
    private static let leastLead = 0.2

    static func mean(_ masks: [[Double]]) -> [Double] {
        guard let first = masks.first else { return [] }
        return first.indices.map { cell in masks.reduce(0) { $0 + $1[cell] } / Double(masks.count) }
    }

    private static func difference(_ cells: [Double], _ common: [Double]) -> [Double] {
        zip(cells, common).map { $0 - $1 }
    }
}
