internal import Foundation

/// A text cut into words.
///
/// Words are runs of letters, marks and digits; a Han, kana, Hangul or Thai character is a word by itself; "&" and "+"
/// are the word "&". Time and memory are linear in the length of the text.
struct MenuTokens: Sendable {
    var tokens: [MenuToken] = []
    private var scalars: [Unicode.Scalar] = []

    init(_ text: String) {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        scalars = Array((isASCII ? text : text.precomposedStringWithCompatibilityMapping).unicodeScalars)
        var boundary = Boundary.hard
        var place = 0
        while place < scalars.count {
            let scalar = scalars[place]
            switch ScalarClass(scalar, before: place > 0 ? scalars[place - 1] : nil, after: self.scalar(at: place + 1))
            {
            case .letter, .digit:
                place = appendWord(from: place, boundary: boundary)
                boundary = .space
            case .unspaced:
                append(key: String(Character(scalar)), range: place..<place + 1, boundary: boundary, isUnspaced: true)
                boundary = .space
                place += 1
            case .ampersand:
                append(key: "&", range: place..<place + 1, boundary: boundary)
                boundary = .space
                place += 1
            case .hyphen:
                // Between spaces it is a dash; one that hangs on a word ("Bohnen- Tomaten- Ragout") joins.
                let isDash = isSpace(place - 1) && isSpace(place + 1)
                boundary = max(boundary, isDash ? .hard : .hyphen)
                place += 1
            case .hard:
                boundary = max(boundary, .hard)
                place += 1
            case .sentence:
                boundary = .sentence
                place += 1
            case .space, .ignored:
                place += 1
            }
        }
    }

    /// The text of some tokens as it stands on the menu, cut after 60 characters.
    func printed(_ range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        var printed = String.UnicodeScalarView()
        for scalar in scalars[first.range.lowerBound..<last.range.upperBound].prefix(60) {
            printed.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return String(printed)
    }

    private func isSpace(_ place: Int) -> Bool {
        place >= 0 && scalar(at: place)?.properties.isWhitespace == true
    }

    private func scalar(at place: Int) -> Unicode.Scalar? {
        place < scalars.count ? scalars[place] : nil
    }

    private mutating func append(
        key: String, range: Range<Int>, boundary: Boundary, isNumber: Bool = false, isUnspaced: Bool = false,
        length: Int = 1
    ) {
        tokens.append(
            MenuToken(
                key: key, range: range, boundary: boundary, isNumber: isNumber, isUnspaced: isUnspaced,
                length: length))
    }

    private mutating func appendWord(from start: Int, boundary: Boundary) -> Int {
        var key = String.UnicodeScalarView()
        var place = start
        var isNumber = true
        var length = 0
        scan: while place < scalars.count {
            let scalar = scalars[place]
            switch ScalarClass(
                scalar, before: place > start ? scalars[place - 1] : nil, after: self.scalar(at: place + 1))
            {
            case .letter:
                isNumber = false
                Self.appendLowercase(scalar, to: &key)
                length += 1
            case .digit:
                key.append(scalar)
                length += 1
            case .ignored: break
            default: break scan
            }
            place += 1
        }
        append(
            key: String(key), range: start..<place, boundary: boundary, isNumber: isNumber, length: length)
        return place
    }

    private static func appendLowercase(_ scalar: Unicode.Scalar, to key: inout String.UnicodeScalarView) {
        switch scalar.value {
        case 0x41...0x5A: key.append(Unicode.Scalar(UInt8(scalar.value + 32)))
        case 0x61...0x7A: key.append(scalar)
        default: key.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        }
    }
}
