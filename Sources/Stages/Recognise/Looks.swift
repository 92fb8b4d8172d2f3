internal import Models

/// The readings of one sheet: a first one, and others only where it is poor.
struct Looks {
    let shelf: EngineShelf
    private let clock = ContinuousClock()
    private let end: ContinuousClock.Instant
    private(set) var warnings: [Warning] = []

    init(shelf: EngineShelf, deadline: Duration) {
        self.shelf = shelf
        end = clock.now + deadline
    }

    /// The best look in the given languages.
    mutating func best(of pix: borrowing Pix, in languages: [String]) throws(StageFailure) -> Look {
        var best = try look(at: pix, in: languages)
        if best.isHopeless { best = try turned(best, of: pix) }
        return try improved(best, of: pix)
    }

    /// The best look in the languages that the sheet turns out to be in, `first` being tried first.
    mutating func automatic(of pix: borrowing Pix, first: String) throws(StageFailure) -> Look {
        var best = try look(at: pix, in: [first])
        if best.isHopeless { best = try turned(best, of: pix) }
        if best.isHopeless { best = try inOtherScript(best, of: pix) }
        best = try improved(best, of: pix)
        guard !best.isHopeless, best.reading.languages == [first], let language = language(of: best), language != first
        else { return best }
        let again = try look(at: pix, in: [language], evened: best.evened, quarterTurns: best.quarterTurns)
        return again.score.sure * 10 >= best.score.sure * 9 ? again : best
    }

    /// The language to read in again, when the words leave no doubt and its data is installed.
    private mutating func language(of look: Look) -> String? {
        guard let main = LanguageEvidence(look.reading.lines.flatMap(\.words)).main else { return nil }
        if shelf.data.installed.contains(main) { return main }
        warnMissing(main)
        return nil
    }

    /// A second look at the local contrast when the first one is poor, in the language that the first one shows.
    private mutating func improved(_ first: Look, of pix: borrowing Pix) throws(StageFailure) -> Look {
        guard first.score.share < Look.goodShare || TextCoverage.share(of: first, on: pix) < Look.goodCoverage
        else { return first }
        let second = try look(
            at: pix, in: first.reading.languages, evened: true, quarterTurns: first.quarterTurns)
        return second.score.sure > first.score.sure ? second : first
    }

    /// A look with the sheet turned, where a part of it reads much better that way.
    private mutating func turned(_ first: Look, of pix: borrowing Pix) throws(StageFailure) -> Look {
        guard let part = pix.middle() else { return first }
        var chosen = (turns: 0, sure: max(30, first.score.sure))
        for turns in TextDirection.isVertical(pix) ? [1, 3] : [2] {
            let trial = try look(at: part, in: first.reading.languages, evened: true, quarterTurns: turns)
            if trial.score.sure > chosen.sure, !trial.isHopeless { chosen = (turns, trial.score.sure) }
        }
        return chosen.turns == 0 ? first : try look(at: pix, in: first.reading.languages, quarterTurns: chosen.turns)
    }

    /// A look in another script, where the detector sees one and a part of the sheet reads better in it than all of
    /// it did before.
    private mutating func inOtherScript(_ first: Look, of pix: borrowing Pix) throws(StageFailure) -> Look {
        guard shelf.data.hasOrientationDetection, let part = pix.middle(),
            let seen = try shelf.engine(for: ["osd"]).orientation(of: part), seen.isCredible
        else { return first }
        let wanted = Script.languages(forDetected: seen.script)
        let candidates = wanted.filter { shelf.data.installed.contains($0) }
        if candidates.isEmpty, let missing = wanted.first { warnMissing(missing) }
        var trials: [Look] = []
        for language in candidates { trials.append(try look(at: part, in: [language])) }
        guard let chosen = trials.bestScript, chosen.score.sure > max(20, first.score.sure) else { return first }
        return try look(at: pix, in: chosen.reading.languages)
    }

    /// One reading.
    private mutating func look(
        at pix: borrowing Pix, in languages: [String], evened: Bool = false, quarterTurns: Int = 0
    ) throws(StageFailure) -> Look {
        let left = Int((end - clock.now) / .milliseconds(1))
        var reading = Reading(lines: [], complete: false, languages: languages)
        if left > 0 {
            let engine = try shelf.engine(for: languages)
            if !evened, quarterTurns == 0 {
                reading = engine.read(pix, as: .sparse, milliseconds: left)
            } else if let turned = pix.rotated(quarterTurns: quarterTurns),
                let prepared = evened ? turned.localContrast() : turned.grey()
            {
                reading = engine.read(prepared, as: .sparse, milliseconds: left)
            }
        }
        if !reading.complete {
            warn(Warning(code: "deadline", message: "Reading took too long; only what was read in time is here."))
        }
        return Look(quarterTurns: quarterTurns, evened: evened, reading: reading)
    }

    private mutating func warnMissing(_ language: String) {
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

extension Pix {
    /// The middle of a picture, three fifths of each side, to try something on; nil without memory.
    func middle() -> Pix? {
        cut(Box(x: width / 5, y: height / 5, width: max(1, width * 3 / 5), height: max(1, height * 3 / 5)))
    }
}
