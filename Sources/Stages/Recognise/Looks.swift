internal import Models

/// The readings of one sheet: a first one, and others only where it is poor.
struct Looks {
    let shelf: EngineShelf
    private let clock = ContinuousClock()
    private let end: ContinuousClock.Instant
    private(set) var warnings: [Warning] = []
    private var timedOut = false

    init(shelf: EngineShelf, deadline: Duration) {
        self.shelf = shelf
        end = clock.now + deadline
    }

    /// The best look in the given languages.
    mutating func best(of pix: borrowing Pix, in languages: [String]) throws(StageFailure) -> Look {
        let first = try look(at: pix, in: languages)
        return try improved(first, of: pix, in: languages)
    }

    /// The best look in the languages that the sheet turns out to be in.
    mutating func automatic(of pix: borrowing Pix, first: String) throws(StageFailure) -> Look {
        let plain = try look(at: pix, in: [first])
        var languages = languages(of: plain) ?? [first]
        var best = try improved(plain, of: pix, in: languages)
        if languages == [first], let found = self.languages(of: best) { languages = found }
        if best.reading.languages != languages {
            let again = try look(at: pix, in: languages, evened: best.evened)
            if again.score.sure * 10 >= best.score.sure * 9 { best = again }
        }
        return best
    }

    private func languages(of look: Look) -> [String]? {
        guard let main = LanguageEvidence(look.reading.lines.flatMap(\.words)).main, shelf.data.installed.contains(main)
        else { return nil }
        return [main]
    }

    /// A second look at the local contrast when the first one is poor.
    private mutating func improved(
        _ first: Look, of pix: borrowing Pix, in languages: [String]
    ) throws(StageFailure) -> Look {
        guard first.score.share < 0.85 else { return first }
        let second = try look(at: pix, in: languages, evened: true)
        return second.score.sure > first.score.sure ? second : first
    }

    /// One reading.
    private mutating func look(
        at pix: borrowing Pix, in languages: [String], evened: Bool = false, quarterTurns: Int = 0
    ) throws(StageFailure) -> Look {
        let left = (end - clock.now) / .milliseconds(1)
        guard left > 0 else { return Look(reading: .nothing) }
        let engine = try shelf.engine(for: languages)
        var reading = Reading.nothing
        if evened || quarterTurns != 0 {
            if let turned = pix.rotated(quarterTurns: quarterTurns),
                let prepared = evened ? turned.localContrast() : turned.grey()
            {
                reading = engine.read(prepared, as: .sparse, milliseconds: Int(left))
            }
        } else {
            reading = engine.read(pix, as: .sparse, milliseconds: Int(left))
        }
        if !reading.complete, !timedOut {
            timedOut = true
            warnings.append(
                Warning(code: "deadline", message: "Reading took too long; only what was read in time is here."))
        }
        return Look(quarterTurns: quarterTurns, evened: evened, reading: reading)
    }
}
