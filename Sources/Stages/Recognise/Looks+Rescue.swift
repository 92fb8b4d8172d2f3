internal import Models

/// What is tried when a first reading is mostly guesses. Each trial reads only the middle of the sheet.
extension Looks {
    /// A look with the sheet turned, where a part of it reads much better that way.
    mutating func turned(_ first: Look, of pix: borrowing Pix) throws(StageFailure) -> Look {
        guard let part = pix.middle() else { return first }
        var chosen = (turns: 0, sure: max(30, first.score.sure))
        let trials = TextDirection.isVertical(pix) ? [1, 3] : mayBeUpsideDown(part) ? [2] : []
        for turns in trials {
            let trial = try look(at: part, in: first.reading.languages, evened: true, quarterTurns: turns)
            if trial.score.sure > chosen.sure, !trial.isHopeless { chosen = (turns, trial.score.sure) }
        }
        return chosen.turns == 0 ? first : try look(at: pix, in: first.reading.languages, quarterTurns: chosen.turns)
    }

    /// A look in another script, where the detector sees one and a part of the sheet reads better in it than all of
    /// it did before.
    mutating func inOtherScript(_ first: Look, of pix: borrowing Pix) throws(StageFailure) -> Look? {
        guard shelf.data.hasOrientationDetection, let part = pix.middle(),
            let seen = try? shelf.engine(for: ["osd"]).orientation(of: part), seen.isCredible
        else { return nil }
        let wanted = Script.languages(forDetected: seen.script)
        let candidates = wanted.filter { shelf.data.installed.contains($0) }
        if candidates.isEmpty, let missing = wanted.first { warnMissing(missing) }
        var trials: [Look] = []
        for language in candidates { trials.append(try look(at: part, in: [language])) }
        guard let chosen = trials.bestScript, chosen.score.sure > max(20, first.score.sure) else { return nil }
        let full = try look(at: pix, in: chosen.reading.languages)
        return full.score.sure > first.score.sure ? full : nil
    }

    /// Whether the detector doesn't speak against text that stands on its head.
    private func mayBeUpsideDown(_ part: borrowing Pix) -> Bool {
        guard shelf.data.hasOrientationDetection, let seen = try? shelf.engine(for: ["osd"]).orientation(of: part)
        else {
            return true
        }
        return seen.degrees == 180
    }
}

extension Pix {
    /// The middle of a picture, three fifths of each side, to try something on; nil without memory.
    func middle() -> Pix? {
        cut(Box(x: width / 5, y: height / 5, width: max(1, width * 3 / 5), height: max(1, height * 3 / 5)))
    }

    /// A strip across the middle, a fifth of the height, to find out the language on; nil without memory.
    func strip() -> Pix? {
        cut(Box(x: 0, y: height * 2 / 5, width: width, height: max(1, height / 5)))
    }
}
