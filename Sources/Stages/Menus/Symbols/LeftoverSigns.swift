internal import Judging
internal import Models
internal import Pages

/// Tells signs from words among what is left on a dish's lines of a menu that explains marks of allergens.
///
/// Whatever stands there is a word, a price or a mark: a sign that is none of them may be a mark that was misread, and
/// then nobody knows what it warns of.
struct LeftoverSigns {
    /// Where a text stands.
    enum Place {
        /// The last word of a name, and the first and last of a description.
        case nameEnd, textStart, textEnd
        /// Beside the words and the price, without being part of them.
        case apart
    }

    let legend: Legend
    private let resolver: MarkResolver
    /// Whether most descriptions of the menu begin with a small letter, so that a lone capital begins none.
    var beginsSmall = false

    /// Nil where the legend explains no two marks of allergens; marks of it that weren't read count, too.
    init?(_ entries: [LegendEntry]) {
        let warning = entries.filter { $0.meanings.contains(where: \.warns) }
        let marks = Set(warning.filter { $0.mark != RaisedMark.unread }.map { MarkCode.key($0.mark) })
        let lost = warning.count { $0.mark == RaisedMark.unread }
        guard marks.count + lost >= Self.fewestMarks else { return nil }
        legend = Legend(entries)
        resolver = MarkResolver(legend: legend)
    }

    /// A single mark of an allergen is a note rather than a legend.
    private static let fewestMarks = 2

    /// The symbols that a text may stand for: what its codes warn of where all are explained, else one that nobody can
    /// read. Empty where it is no sign.
    ///
    /// - Parameter before: the text right before it; nil where that isn't known.
    func symbols(of text: String, at place: Place, behind before: String? = nil) -> [DietarySymbol] {
        let body = text.trimmed { ",.;:‚".contains($0) }
        guard !body.isEmpty else { return [] }
        // Behind words an "l" is no unit, whatever the legend says.
        let mayBeUnit = before?.contains(where: \.isNumber) ?? true
        if !mayBeUnit, body.count == 1, PriceForm.isUnit(body) || SizeWords.isUnit(body) {
            return codes(of: body)?.flatMap(resolver.doubtful) ?? unread
        }
        guard isSign(body, at: place) else { return [] }
        // "l" and "S" may also say how much it is.
        return isExempt(body) ? unread : codes(of: body)?.flatMap(resolver.doubtful) ?? unread
    }

    /// Whether a text has a meaning of its own beside a price.
    private func isExempt(_ text: String) -> Bool {
        Currency.isCurrency(text) || PriceForm.isUnit(text) || SizeWords.isUnit(text) || SizeWords.isSize(text)
            || SizeWords.isPerPiece(text) || MarkCode.isMeasure(text)
    }

    /// One mark that nobody can read.
    var unread: [DietarySymbol] {
        [.unresolved()]
    }

    /// The marks that a text consists of, each of which the legend explains; nil where one isn't.
    func codes(of text: String) -> [String]? {
        let bare = text.trimmed { "()[]{}".contains($0) }
        let parts = bare.split { ",/+;·.".contains($0) }.map(String.init).flatMap { legend.letters(of: $0) ?? [$0] }
        return !parts.isEmpty && parts.allSatisfy(legend.explains) ? parts : nil
    }

    private func isSign(_ text: String, at place: Place) -> Bool {
        if text.contains(where: \.isIdeograph) || isExempt(text) && (text.count > 1 || codes(of: text) == nil) {
            return false
        }
        let solid = text.filter { $0.isLetter || $0.isNumber }
        if solid.isEmpty { return isOddSign(text, at: place) }
        if solid.allSatisfy(\.isNumber) { return place != .textStart && isNumberSign(text, digits: solid.count) }
        let pieces = text.split { ",./;·‚".contains($0) }
        if pieces.count > 1, pieces.allSatisfy({ $0.filter { $0.isLetter || $0.isNumber }.count <= 2 }) {
            return place != .textStart || codes(of: text) != nil
        }
        if solid.count <= Self.longestShort { return isShortSign(solid, at: place) }
        if solid.count <= Self.longestPacked, solid.allSatisfy({ $0.isLetter && legend.explains(String($0)) }),
            legend.letters(of: solid) != nil || place == .apart && MarkCode.isCapital(solid)
        {
            let isSetOff = place == .apart || place == .textStart && beginsSmall
            return isSetOff && MarkCode.isCapital(solid) || WordClasses(of: [solid]).kinds[0].isEmpty
        }
        return place == .nameEnd && hasTail(text)
    }

    private static let longestShort = 2
    private static let longestPacked = 5

    private func isShortSign(_ text: String, at place: Place) -> Bool {
        let isKnown = !WordClasses(of: [text]).kinds[0].isEmpty
        switch place {
        case .textStart:
            return !isKnown || beginsSmall && MarkCode.isCapital(text)
        case .nameEnd, .textEnd: return text.count == 1 || !isKnown
        case .apart: return true
        }
    }

    /// Numbers are signs where they may be marks: a digit read for a letter, or digits that the legend explains, also
    /// those between which a comma was lost.
    private func isNumberSign(_ text: String, digits: Int) -> Bool {
        let numbers = text.split { !$0.isNumber }
        guard numbers.allSatisfy({ $0.count <= Self.longestNumber }) else { return false }
        // "00" are discs that were read as rings.
        return numbers.count > 1 || digits == 1 || text.allSatisfy { "08".contains($0) }
            || legend.marks.contains(where: MarkCode.isNumber)
    }

    private static let longestNumber = 2

    private func isOddSign(_ text: String, at place: Place) -> Bool {
        if text.allSatisfy({ "|¦!".contains($0) }) { return ["L", "I", "1", "J"].contains(where: legend.explains) }
        if text == "&" { return place != .textStart }
        return !text.allSatisfy { "-–—+/\\·•.,…:;*_~=&|<>".contains($0) }
    }

    /// Whether marks were read as the end of a word: "börekD.G", "şişA", "Lokum?".
    private func hasTail(_ word: String) -> Bool {
        let pieces = word.split { ",./;·‚".contains($0) }
        if pieces.count > 1, pieces[0].count >= 3, pieces.dropFirst().allSatisfy({ $0.count <= 2 }) { return true }
        guard let last = word.last else { return false }
        // "aliñadas8".
        if last.isWholeNumber, word.dropLast().last?.isLetter == true { return true }
        if "?^°©®£§¢".contains(last) { return true }
        let capitals = word.reversed().prefix(while: \.isUppercase)
        if (1...Self.longestPacked).contains(capitals.count), word.dropLast(capitals.count).last?.isLowercase == true {
            return true
        }
        // "Kısırk": a word with a letter too many.
        guard legend.explains(String(last)), last.isLowercase, word.count > 4 else { return false }
        return WordClasses(of: [word]).kinds[0].isEmpty && !WordClasses(of: [String(word.dropLast())]).kinds[0].isEmpty
    }
}

extension MarkCode {
    /// Whether it is an amount with its unit: "0,5l", "250g", "12%".
    static func isMeasure(_ text: String) -> Bool {
        guard let end = text.lastIndex(where: \.isWholeNumber), text.first?.isWholeNumber == true else { return false }
        let unit = text[text.index(after: end)...]
        return !unit.isEmpty && (unit == "%" || SizeWords.isUnit(String(unit)))
    }
}

extension String {
    /// The text without characters of a kind at both ends.
    fileprivate func trimmed(_ isEdge: (Character) -> Bool) -> String {
        var body = Substring(self)
        while let first = body.first, isEdge(first) { body.removeFirst() }
        while let last = body.last, isEdge(last) { body.removeLast() }
        return String(body)
    }
}
