/// One number within a printed price, with what stands around it.
struct PrintedNumber {
    var hundredths: Int
    var hasTwoDecimals: Bool
    /// A sign or code of a currency stands beside it.
    var hasCurrency: Bool
    /// A unit such as `pcs` or `cl` follows, or it is part of a fraction.
    var isQuantity: Bool
    /// Letters that are no currency stand before or behind it.
    var isBesideWords: Bool

    /// The numbers of a text in their order; those of more than nine digits are passed over.
    static func all(in text: [Unicode.Scalar]) -> [PrintedNumber] {
        var numbers: [PrintedNumber] = []
        let hasWords = words(in: text[...]).contains { !currencies.contains($0) }
        var place = 0
        while place < text.count {
            guard let end = endOfNumber(from: place, in: text) else {
                place += 1
                continue
            }
            if let value = value(of: text[place..<end]) {
                let behind = words(in: text[end...].prefix(12)).first ?? ""
                let sign = text[end...].first { !$0.properties.isWhitespace }
                let signBefore = text[..<place].last { !$0.properties.isWhitespace && $0 != "." }
                let isThousands = behind == "k" || behind == "tys"
                let isSigned =
                    isThousands || [sign, signBefore].contains { $0?.properties.generalCategory == .currencySymbol }
                let wordBefore = words(in: text[..<place].suffix(8)).last ?? ""
                let isFraction = sign == "/" || signBefore == "/" || sign == "\u{2044}" || signBefore == "\u{2044}"
                numbers.append(
                    PrintedNumber(
                        hundredths: isThousands ? value.hundredths * 1000 : value.hundredths,
                        hasTwoDecimals: value.decimals == 2,
                        hasCurrency: isSigned || follows(behind, text[end...]) && currencies.contains(behind)
                            || precedes(wordBefore, text[..<place]) && currencies.contains(wordBefore),
                        isQuantity: isFraction && !endsInDash(text[end...])
                            || follows(behind, text[end...]) && units.contains(behind),
                        isBesideWords: hasWords))
            }
            place = end
        }
        return numbers
    }

    /// The value of a decimal digit of any script.
    static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.properties.generalCategory == .decimalNumber else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    /// Digits, with single points, commas and apostrophes between them; `.25` begins with its point.
    private static func endOfNumber(from start: Int, in text: [Unicode.Scalar]) -> Int? {
        func isDigit(_ place: Int) -> Bool { text.indices.contains(place) && digit(text[place]) != nil }
        var place = start
        if !isDigit(place) {
            guard ".,".unicodeScalars.contains(text[place]), isDigit(place + 1),
                start == 0 || text[start - 1].properties.isWhitespace
            else { return nil }
            place += 1
        }
        while isDigit(place) || place < text.count && ".,'’".unicodeScalars.contains(text[place]) && isDigit(place + 1)
        {
            place += 1
        }
        return place
    }

    /// A separator before three digits at the end groups thousands, unless a zero alone stands before it; any other
    /// last separator is the decimal one.
    private static func value(of text: ArraySlice<Unicode.Scalar>) -> (hundredths: Int, decimals: Int)? {
        let groups = text.split(omittingEmptySubsequences: false) { digit($0) == nil }
        let digits = groups.joined().compactMap(digit)
        guard digits.count <= 9, let last = groups.last else { return nil }
        let whole = digits.reduce(0) { $0 * 10 + $1 }
        let isGrouped = last.count == 3 && groups.first.map { !($0.isEmpty || $0.elementsEqual(["0"])) } ?? false
        guard groups.count > 1, !isGrouped else { return (whole * 100, 0) }
        switch last.count {
        case 1: return (whole * 10, 1)
        case 2: return (whole, 2)
        default: return ((0..<(last.count - 2)).reduce(whole) { value, _ in value / 10 }, last.count)
        }
    }

    private static func words(in text: ArraySlice<Unicode.Scalar>) -> [String] {
        text.split { !$0.properties.isAlphabetic }.map { word in
            word.map(\.properties.lowercaseMapping).joined()
        }
    }

    /// Whether a word begins a text, with nothing but a space before it.
    private static func follows(_ word: String, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
        !word.isEmpty && text.first { !$0.properties.isWhitespace }?.properties.isAlphabetic == true
    }

    /// Whether a word ends a text, with nothing but a space or point behind it.
    private static func precedes(_ word: String, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
        !word.isEmpty
            && text.last { !$0.properties.isWhitespace && $0 != "." && $0 != ":" }?.properties.isAlphabetic == true
    }

    private static func endsInDash(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let signs = text.filter { !$0.properties.isWhitespace }.prefix(2)
        return signs.count < 2 || signs.last.map { "-–=".unicodeScalars.contains($0) } ?? true
    }

    private static let currencies: Set<String> = [
        "eur", "euro", "euros", "usd", "gbp", "chf", "sfr", "fr", "tl", "lira", "rs", "inr", "thb", "baht", "vnd", "đ",
        "jpy", "yen", "cny", "rmb", "krw", "zł", "zl", "pln", "kč", "czk", "ft", "huf", "kr", "sek", "nok", "dkk",
        "lei", "ron", "lv", "лв", "bgn", "руб", "rub", "грн", "rm", "myr", "rp", "idr", "php", "sgd", "aud", "nzd",
        "cad", "brl", "mxn", "zar", "aed", "sar", "ea", "k", "円", "元",
    ]

    private static let units: Set<String> = [
        "pc", "pcs", "piece", "pieces", "l", "cl", "dl", "ml", "g", "gr", "kg", "oz", "lb", "lbs", "doz", "adet", "st",
        "stk", "stück", "szt", "ks", "db", "pers", "person", "personen", "people", "persons", "personne", "personnes",
        "personas", "persone", "pz", "pezzi", "ud", "uds", "cm", "inch", "min", "kcal", "cal", "vol",
    ]
}
