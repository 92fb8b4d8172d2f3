internal import Models

/// Keeps those detected and read lines that are text, and of two in one place the likelier one.
enum LineSieve {
    /// Lines less likely than this to be text are dropped.
    static let leastProbability = 0.4

    /// In the order of the trials.
    static func kept(of trials: [ReadTrial]) -> [ReadTrial] {
        let trials = trials.filter { !$0.words.isEmpty }
        let belief = LineBelief(trials)
        let rated = trials.enumerated().map { place, trial in
            let probability = belief.probability(of: trial)
            return Rated(
                place: place, trial: trial, box: trial.line.quad.box(within: .max, .max), probability: probability,
                value: probability * probability * Double(trial.length))
        }
        var kept: [Rated] = []
        for candidate in rated.sorted(by: { ($1.value, $0.place) < ($0.value, $1.place) })
        where candidate.probability >= leastProbability {
            let rivals = kept.indices.filter {
                2 * candidate.box.commonArea(with: kept[$0].box) > min(candidate.box.area, kept[$0].box.area)
            }
            if rivals.isEmpty { kept.append(candidate) }
            for rival in rivals { kept[rival].trial.takeSurerWords(of: candidate.trial) }
        }
        return kept.sorted { $0.place < $1.place }.map(\.trial)
    }

    private struct Rated {
        let place: Int
        var trial: ReadTrial
        let box: Box
        let probability: Double
        let value: Double
    }
}
