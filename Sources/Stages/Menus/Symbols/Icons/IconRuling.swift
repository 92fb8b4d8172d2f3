internal import Models
internal import Pages

/// The decision on a class of candidates.
struct IconRuling {
    var drawing: IconDrawing
    var meanings: [SymbolMeaning]
    var source: SymbolSource
    var confidence: Double

    /// Nil when, as far as the menu shows, it is no drawing that marks dishes.
    ///
    /// - Parameters:
    ///   - isMarked: whether the menu marks its dishes by drawings.
    ///   - isOfSize: whether it marks them by drawings of that size.
    init?(_ group: IconClasses.Group, among classes: IconClasses, isMarked: Bool, isOfSize: Bool = false) {
        let (match, explained) = (group.match, group.explained)
        let count = group.members.count
        let isKnown =
            match.likeness >= match.drawing.leastLikeness - (explained.isEmpty ? 0 : 0.08) && match.lead >= 0.03
            && (match.drawing != .dot || group.colour != .plain)
        drawing = isKnown ? match.drawing : .unknown
        if group.isDoubtful || isMarked && explained.isEmpty {
            // Where dishes have drawings, whatever looks like one and isn't understood may be one that was damaged.
            guard
                group.isDoubtful || group.isDistinct || group.isApartFromText
                    || isOfSize && (group.isUnread || group.standsAmongExplained)
            else { return nil }
            (meanings, source, confidence) = ([.unresolved], .legend, 0.5)
            return
        }
        if !explained.isEmpty {
            // A drawing explained twice and differently is settled like other marks.
            let mark = "icon"
            meanings =
                Legend(explained.map { LegendEntry(mark: mark, meanings: $0.phrase.meanings) }).meanings(of: mark)
                ?? [.unresolved]
            source = .legend
            confidence = 0.9
            // What was read as a letter may be one; that is no ground to promise anything.
            if explained.contains(where: { !$0.candidate.misread.isEmpty && !$0.candidate.standsOut }) {
                meanings = meanings.map { $0.warns ? $0 : .unresolved }
            }
            // A red mark never stands for vegetarian dishes; more likely a "non" of the legend was lost.
            if drawing == .dot || drawing == .dotInSquare, [.red, .brown].contains(group.colour),
                !Set(meanings).isDisjoint(with: [.vegan, .vegetarian, .veganOption, .vegetarianOption])
            {
                meanings = [.unresolved]
            }
            return
        }
        source = .convention
        confidence = (match.likeness * 0.9).rounded(toDecimals: 2)
        meanings = [IconConvention.meaning(of: drawing, group.colour)]
        switch drawing {
        case .dotInSquare, .triangleInSquare:
            guard group.isDistinct, count >= 2 else { return nil }
        case .dot:
            // Dots are bullets, unless the menu distinguishes two kinds of dishes by them.
            guard group.isDistinct, [.green, .red, .brown].contains(group.colour), count >= 2,
                classes.groups.contains(where: {
                    $0.match.drawing == .dot && $0.members.count >= 2 && $0.isDistinct
                        && ($0.colour == .green) != (group.colour == .green)
                        && [.green, .red, .brown].contains($0.colour)
                })
            else { return nil }
        case .unknown:
            guard group.isDistinct, count >= 3, group.median(\.thickness) >= 1.5, group.median(\.gap) < 1.5,
                group.median(\.size) < 1.6
            else {
                return nil
            }
            confidence = 0.5
        default:
            // One alone may be a stain or a part of a photo.
            guard group.median(\.thickness) >= 1.3, count >= 2,
                group.isDistinct || group.isApartFromText && match.likeness >= 0.87 && match.lead >= 0.05
            else {
                return nil
            }
        }
    }

    /// Whether a member of the class stands where a mark would; what the menu explains may stand in a column, far from
    /// the words.
    func accepts(_ candidate: IconCandidate) -> Bool { source == .legend || candidate.gap < 2 }
}

extension IconCandidate {
    /// Whether it differs from letters by its colour or by its strokes, which are so much wider.
    var standsOut: Bool { isDistinct || thickness > 1.35 }
}

extension IconDrawing {
    /// The correlation from which on something shows this drawing; dots and eggs resemble every blob.
    fileprivate var leastLikeness: Double {
        switch self {
        case .dot: 0.9
        case .egg: 0.93
        case .dotInSquare, .triangleInSquare: 0.8
        default: 0.84
        }
    }
}
