internal import Foundation

/// A text cut into words.
///
/// Words are runs of letters, marks and digits; a Han, kana, Hangul or Thai character is a word by itself; "&" and "+"
/// are the word "&". Time and memory are linear in the length of the text.
struct MenuTokens: Sendable {
    private(set) var tokens: [MenuToken] = []
    /// The text in NFKC.
    private let text: [UInt8]
    /// All words in lower case without gaps, so that two neighbours can also be read as one word.
    private(set) var keys: [UInt8] = []
    /// Whether normalisation changes nothing in the text, and therefore nothing in joined words.
    private let isSettled: Bool

    init(_ string: String) {
        self.init(Array(string.utf8))
    }

    /// - Parameter text: valid UTF-8.
    init(_ text: [UInt8]) {
        isSettled = SettledText.isSettled(text.span)
        self.text =
            isSettled
            ? text : Array(String(decoding: text, as: UTF8.self).precomposedStringWithCompatibilityMapping.utf8)
        keys.reserveCapacity(self.text.count)
        tokens.reserveCapacity(self.text.count / 5 + 2)
        cut()
    }

    /// The word of a token as text.
    func key(of token: Int) -> String {
        ScalarBytes.string(keys.span.extracting(tokens[token].key))
    }

    /// What follows the leading digits of a token's word.
    func counted(_ token: Int) -> Substring { key(of: token).drop { $0.isASCII && $0.isNumber } }

    /// The words of two neighbours joined into one, with its hash.
    func joined(_ token: Int, _ next: Int) -> (word: [UInt8]?, range: Range<Int>, hash: WordHash) {
        let range = tokens[token].key.lowerBound..<tokens[next].key.upperBound
        guard isSettled else {
            let word = Array(
                ScalarBytes.string(keys.span.extracting(range)).precomposedStringWithCanonicalMapping.utf8)
            return (word, range, WordHash(word.span))
        }
        var hash = tokens[token].hash
        for place in tokens[next].key { hash.append(keys[place]) }
        return (nil, range, hash)
    }

    /// The text of some tokens as it stands on the menu, cut after 60 characters.
    func printed(_ range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        let places = first.range.lowerBound..<last.range.upperBound
        let isShort = places.count <= 60 && !text[places].contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }
        if isShort { return String(decoding: text[places], as: UTF8.self) }
        var printed = String.UnicodeScalarView()
        for scalar in String(decoding: text[places], as: UTF8.self).unicodeScalars.prefix(60) {
            printed.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return String(printed)
    }

    /// The signs between a token and the one before it, or the beginning of the text.
    func separator(before token: Int) -> String {
        let start = token == 0 ? 0 : tokens[token - 1].range.upperBound
        return String(decoding: text[start..<tokens[token].range.lowerBound], as: UTF8.self)
    }

    /// Whether a hyphen at the end of a line, or one that is followed by a space, parts a token from the one before it:
    /// "Kas-" over "seler".
    func isBrokenOff(_ token: Int) -> Bool {
        guard token > 0, tokens[token].boundary >= .hyphen else { return false }
        let between = text[tokens[token - 1].range.upperBound..<tokens[token].range.lowerBound]
        guard let last = between.last, last <= 0x20 else { return false }
        return between.starts(with: [0x2D]) || between.starts(with: [0xE2, 0x80, 0x90])
    }

    private mutating func cut() {
        var boundary = Boundary.hard
        var place = 0
        while place < text.count {
            let start = place
            let scalar = scalar(at: &place)
            switch ScalarClass(scalar, isAfterDigit: isDigit(at: start - 1), isBeforeDigit: isDigit(at: place)) {
            case .letter, .digit:
                place = appendWord(from: start, boundary: boundary)
                boundary = .space
            case .unspaced:
                append(start..<place, boundary: boundary, isUnspaced: true)
                boundary = .space
            case .ampersand:
                append(start..<place, boundary: boundary, isUnspaced: false)
                boundary = .space
            case .hyphen:
                // Between spaces it is a dash; attached to a word ("Bohnen- Tomaten- Ragout") it joins.
                let isDash = isSpace(before: start) && isSpace(at: place)
                boundary = max(boundary, isDash ? .hard : .hyphen)
            case .hard:
                boundary = max(boundary, .hard)
            case .sentence:
                boundary = .sentence
            case .space, .ignored: break
            }
        }
    }

    private func scalar(at place: inout Int) -> UInt32 {
        let byte = text[place]
        guard byte >= 0x80 else {
            place += 1
            return UInt32(byte)
        }
        return ScalarBytes.scalar(in: text.span, at: &place)
    }

    private func isSpace(before place: Int) -> Bool {
        guard place > 0 else { return false }
        var start = place - 1
        while start > 0, !ScalarBytes.starts(text[start]) { start -= 1 }
        return isSpace(at: start)
    }

    private func isSpace(at place: Int) -> Bool {
        guard place < text.count else { return false }
        var place = place
        return Unicode.Scalar(scalar(at: &place))?.properties.isWhitespace ?? false
    }

    private func isDigit(at place: Int) -> Bool {
        place >= 0 && place < text.count && ScalarClass.isDigit(UInt32(text[place]))
    }

    /// Appends one character that is a word by itself.
    private mutating func append(_ range: Range<Int>, boundary: Boundary, isUnspaced: Bool) {
        let start = keys.count
        var hash = WordHash()
        if isUnspaced {
            for place in range {
                keys.append(text[place])
                hash.append(text[place])
            }
        } else {
            keys.append(UInt8(ascii: "&"))
            hash.append(UInt8(ascii: "&"))
        }
        tokens.append(
            MenuToken(key: start..<keys.count, hash: hash, range: range, boundary: boundary, isUnspaced: isUnspaced))
    }

    private mutating func appendWord(from start: Int, boundary: Boundary) -> Int {
        let keyStart = keys.count
        var end = start
        var isNumber = true
        var length = 0
        scan: while end < text.count {
            var next = end
            let scalar = scalar(at: &next)
            switch ScalarClass(scalar, isAfterDigit: isDigit(at: end - 1), isBeforeDigit: isDigit(at: next)) {
            case .letter:
                isNumber = false
                LetterCase.appendLowercase(scalar, to: &keys)
                length += 1
            case .digit:
                ScalarBytes.append(scalar, to: &keys)
                length += 1
            case .ignored: break
            default: break scan
            }
            end = next
        }
        if !isSettled { normaliseKey(from: keyStart) }
        let key = keyStart..<keys.count
        tokens.append(
            MenuToken(
                key: key, hash: WordHash(keys.span.extracting(key)), range: start..<end, boundary: boundary,
                isNumber: isNumber, isQuantity: isNumber || isQuantity(key, length: length), length: length))
        return end
    }

    /// Normalises a key again: lower case and left-out characters may bring marks next to letters that they combine
    /// with.
    private mutating func normaliseKey(from start: Int) {
        if keys[start...].allSatisfy({ $0 < 0x80 }) { return }
        let normal = String(decoding: keys[start...], as: UTF8.self).precomposedStringWithCanonicalMapping
        keys.removeSubrange(start...)
        keys += normal.utf8
    }

    private func isQuantity(_ key: Range<Int>, length: Int) -> Bool {
        guard length <= 8, let first = keys[key].first, ScalarClass.isDigit(UInt32(first)) else { return false }
        let unit = ScalarBytes.string(keys.span.extracting(key)).drop { $0.isASCII && $0.isNumber }
        // "5peck" is bacon misread, "1ax" salmon, "2ei" two eggs.
        return unit.count <= 1 || Self.units.contains(String(unit))
    }

    /// Units of counting and measuring on menus, and the endings of ordinal numbers.
    private static let units: Set<String> = [
        "g", "gr", "kg", "dkg", "dag", "ml", "cl", "dl", "oz", "lb", "lbs", "cm", "mm", "kj", "kcal", "cal", "gram",
        "inch",
        "zoll", "pc", "pcs", "pce", "st", "stk", "stck", "szt", "ks", "db", "ud", "uds", "und", "unds", "un", "uni",
        "pz",
        "pzs", "pzas", "pza", "buc", "kpl", "tk", "tlg", "pt", "pp", "px", "pax", "pers", "er", "ers", "nd", "rd", "th",
        "nd", "ème", "eme", "re", "ª", "º", "min", "hr", "hrs", "am", "pm", "up", "гр", "кг", "мл", "шт", "cc", "pk",
        "ct",
        "kr", "zl", "zł", "kč", "kc", "lt", "vl", "der", "dle", "lü", "lı", "li", "lu", "gm", "gms", "jt", "rb",
    ]
}
