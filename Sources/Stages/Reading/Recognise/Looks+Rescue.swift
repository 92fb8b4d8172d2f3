internal import Models

/// What is tried on a sheet that may be turned. Each trial reads only part of it.
extension Looks {
    /// The first reading, with the sheet turned where it reads better that way.
    /// `mayBeUpsideDown`: whether something else already suggests that it is upside down.
    mutating func upright(
        _ pix: borrowing Pix, in languages: [String], mayBeUpsideDown: Bool = false
    ) throws(StageFailure) -> Look {
        if wasTurned || mayBeUpsideDown, let turns = try turn(of: pix, among: [0, 2], in: languages) {
            return try look(at: pix, in: languages, quarterTurns: turns)
        }
        let first = try look(at: pix, in: languages)
        guard first.mayBeTurned else { return first }
        let others = first.isHopeless && TextDirection.find(on: pix) == .unclear ? [2, 1, 3] : [2]
        guard let turns = try turn(of: pix, among: others, in: languages, besides: first) else { return first }
        return try look(at: pix, in: languages, quarterTurns: turns)
    }

    /// The one of the given quarter turns at which a part of the sheet shows most words that can't be chance, and more
    /// than the whole sheet did `besides`. Nil when it shows hardly any with each.
    private mutating func turn(
        of pix: borrowing Pix, among candidates: [Int], in languages: [String], besides first: Look? = nil
    ) throws(StageFailure) -> Int? {
        var chosen: (turns: Int?, anchors: Int) = (nil, max(1, first?.evidence.anchors ?? 0))
        for turns in candidates {
            // Lines stay whole in a part as wide as the sheet; where they may run up or down, the part is as high as
            // the sheet.
            guard let part = turns & 1 == 0 ? pix.band() : pix.middle() else { continue }
            let trial = try look(at: part, in: languages, evened: true, quarterTurns: turns)
            if trial.evidence.anchors > chosen.anchors { chosen = (turns, trial.evidence.anchors) }
        }
        return chosen.turns
    }
}

extension Pix {
    /// The middle of a picture, three fifths of each side, to try something on; nil without memory.
    func middle() -> Pix? {
        cut(Box(x: width / 5, y: height / 5, width: max(1, width * 3 / 5), height: max(1, height * 3 / 5)))
    }

    /// A band across the middle, two fifths of the height; nil without memory.
    func band() -> Pix? {
        cut(Box(x: 0, y: height * 3 / 10, width: width, height: max(1, height * 2 / 5)))
    }
}
