internal import Files
internal import Foundation
internal import Reading

/// Why a value isn't of its kind.
struct ValueProblem: Error {
    /// What was wanted, such as "a whole number from 1 to 256".
    var wanted: String
    /// The words one of which was probably meant, the likeliest first.
    var suggestions: [String] = []
}

extension ValueKind {
    /// Parses a value, wherever it was given.
    func read(_ bytes: some Collection<UInt8>) throws(ValueProblem) -> ArgumentValue {
        switch self {
        case .file, .folder:
            // The system takes a zero byte for the end of a text.
            guard !bytes.isEmpty, !bytes.contains(0) else { throw ValueProblem(wanted: wanted) }
            return .path(FilePath(bytes: Array(bytes)))
        default:
            guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty else {
                throw ValueProblem(wanted: wanted)
            }
            if let value = read(text) { return value }
            guard case .choice(let words) = self else { throw ValueProblem(wanted: wanted) }
            let suggestions = NearestWord.choice(for: text, among: words)
            // Words that are nothing like what was typed say less than those that are.
            let isShort = words.count <= Self.mostNamed || suggestions.isEmpty
            throw ValueProblem(wanted: isShort ? wanted : "one of \(words.count) words", suggestions: suggestions)
        }
    }

    /// What is expected, for messages.
    var wanted: String {
        switch self {
        case .flag: "no value"
        case .toggle: "on or off"
        case .text: "a text of at most 1000 bytes without control characters"
        case .file: "the path of a file"
        case .folder: "the path of a folder"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .amount(let range, let unit):
            "a whole number from \(unit.short(range.lowerBound)) to \(unit.short(range.upperBound)), such as 50M"
        case .money: "an amount from 0.000001 to 1000000 such as 0.50"
        case .currency: "the three letters of a currency in use such as EUR"
        case .choice(let words): Self.either(words)
        case .date: "a day such as 2026-11-21"
        case .languages: "auto, or languages such as eng+deu or German"
        case .languageCode: "the code of a language such as en, deu or pt-BR"
        case .shard: "a part and the number of parts such as 3/8"
        case .webAddress: "an http or https address without name, password, ? and #"
        }
    }

    private func read(_ text: String) -> ArgumentValue? {
        switch self {
        case .flag, .file, .folder: nil
        case .toggle: Self.toggles[text.lowercased()].map { .toggle($0) }
        case .text: text.isPlain && text.utf8.count <= 1000 ? .text(text) : nil
        case .integer(let range): Self.digits(text).flatMap { range.contains($0) ? .integer($0) : nil }
        case .amount(let range, let unit): unit.read(text).flatMap { range.contains($0) ? .integer($0) : nil }
        case .money: MoneyText.millionths(text).map { .integer($0) }
        case .currency: MoneyText.currency(text).map { .text($0) }
        case .choice(let words): words.contains(text) ? .text(text) : nil
        case .date: CalendarDay(text).map { .text($0.text) }
        case .languages: LanguageChoice(text).map { .languages($0) }
        case .languageCode: LanguageTag.isKnown(text) ? .text(text) : nil
        case .shard: Shard(text).map { _ in .text(text) }
        case .webAddress: WebAddress.isBase(text) ? .text(text) : nil
        }
    }

    private static let toggles = [
        "on": true, "true": true, "yes": true, "1": true, "off": false, "false": false, "no": false, "0": false,
    ]

    /// The value of a text of digits only; nil for anything else and what no `Int` holds.
    fileprivate static func digits(_ text: String) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    /// Nobody reads a hundred words to find one; the help has them all.
    private static let mostNamed = 12

    private static func either(_ words: [String]) -> String {
        words.count > mostNamed
            ? "one of \(words.count) words such as \(words.prefix(3).map(\.self).listed("or"))" : words.listed("or")
    }
}

extension AmountUnit {
    /// Digits with an optional k, M or G; nil for anything else and what is too large.
    func read(_ text: String) -> Int? {
        var digits = text
        var factor = 1
        if let last = text.last, let power = ["k": 1, "m": 2, "g": 3][last.lowercased()] {
            digits.removeLast()
            for _ in 0..<power { factor *= base }
        }
        guard !digits.isEmpty, let number = ValueKind.digits(digits) else { return nil }
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: factor)
        return isTooLarge ? nil : product
    }

    /// The number with the largest suffix that divides it: 67108864 is `64M` in binary.
    func short(_ number: Int) -> String {
        var rest = number
        var suffixes = ["", "k", "M", "G"][...]
        while rest >= base, rest % base == 0, suffixes.count > 1 {
            rest /= base
            suffixes.removeFirst()
        }
        return String(rest) + (suffixes.first ?? "")
    }
}

extension String {
    /// Whether it has no control characters, which could control a terminal or split a header.
    fileprivate var isPlain: Bool {
        !unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

/// The addresses a language model may be reached at.
enum WebAddress {
    /// Whether it is a base address to which paths can be appended.
    ///
    /// Names, passwords and queries are refused: they would contain keys, and addresses are shown in listings.
    static func isBase(_ text: String) -> Bool {
        guard text.utf8.count <= 2000, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "https" || scheme == "http", let host = parts.host, !host.isEmpty
        else { return false }
        return !text.contains("@") && !text.contains("?") && !text.contains("#")
            && (parts.port.map { (1...65_535).contains($0) } ?? true)
    }
}
