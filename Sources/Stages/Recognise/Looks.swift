internal import Models

/// The readings of one sheet: a first one, and others only where it is poor.
struct Looks {
    let shelf: EngineShelf
    /// Whether the sheet was turned by a quarter before, without knowing which way up its text stands.
    let wasTurned: Bool
    private let clock = ContinuousClock()
    private let end: ContinuousClock.Instant
    private(set) var warnings: [Warning] = []

    init(shelf: EngineShelf, deadline: Duration, wasTurned: Bool) {
        self.shelf = shelf
        self.wasTurned = wasTurned
        end = clock.now + deadline
    }

    /// The best look in the given languages.
    mutating func best(of pix: borrowing Pix, in languages: [String]) throws(StageFailure) -> Look {
        try improved(try upright(pix, in: languages), of: pix)
    }

    /// The best look in the languages that the sheet turns out to be in, `first` being tried first.
    mutating func automatic(of pix: borrowing Pix, first: String) throws(StageFailure) -> Look {
        var first = first
        if let strip = pix.strip(), let seen = language(of: try look(at: strip, in: [first])) { first = seen }
        var best = try upright(pix, in: [first])
        if best.isHopeless, let other = try inOtherScript(best, of: pix) { return other }
        best = try improved(best, of: pix)
        guard !best.isHopeless, let language = LanguageEvidence(best.words).main, language != first else { return best }
        guard shelf.data.installed.contains(language) else {
            warnMissing(language)
            return best
        }
        let again = try look(at: pix, in: [language], evened: best.evened, quarterTurns: best.quarterTurns)
        return again.score.sure * 10 >= best.score.sure * 9 ? again : best
    }

    /// The language to read in, when the words leave no doubt and its data is installed.
    private func language(of look: Look) -> String? {
        LanguageEvidence(look.words).main.flatMap { shelf.data.installed.contains($0) ? $0 : nil }
    }

    /// A second look at the local contrast when the first one is poor, in the language that the first one shows.
    private mutating func improved(_ first: Look, of pix: borrowing Pix) throws(StageFailure) -> Look {
        guard first.score.share < Look.goodShare || TextCoverage.share(of: first, on: pix) < Look.goodCoverage
        else { return first }
        let second = try look(
            at: pix, in: first.reading.languages, evened: true, quarterTurns: first.quarterTurns)
        return second.score.sure > first.score.sure ? second : first
    }

    /// One reading.
    mutating func look(
        at pix: borrowing Pix, in languages: [String], evened: Bool = false, quarterTurns: Int = 0
    ) throws(StageFailure) -> Look {
        let left = Int((end - clock.now) / .milliseconds(1))
        var reading = Reading(lines: [], complete: false, languages: languages)
        if left > 0 {
            let engine = try shelf.engine(for: languages)
            if let turned = pix.rotated(quarterTurns: quarterTurns),
                let prepared = evened ? turned.localContrast() : turned.grey(), let calm = prepared.withoutGrain()
            {
                reading = engine.read(calm, as: .sparse, mayBeLightOnDark: !evened, milliseconds: left)
            } else {
                reading = .nothing
            }
        }
        if !reading.complete {
            warn(Warning(code: "deadline", message: "Reading took too long; only what was read in time is here."))
        }
        return Look(quarterTurns: quarterTurns, evened: evened, reading: reading)
    }

    mutating func warnMissing(_ language: String) {
        warn(
            Warning(
                code: "language_missing",
                message: "The text seems to be in a language whose data is not installed; "
                    + "get it with `apt-get install \(LanguageData.package(for: language))`."))
    }

    private mutating func warn(_ warning: Warning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
