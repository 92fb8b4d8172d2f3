internal import Pages

/// Cuts words where the recogniser ran several together: at leaders, before and behind Chinese prices, between a number
/// and the name it counts, before a currency sign.
enum WordPieces {
    private static let leaders: Set<Character> = [".", "…", "·", "．", "_", "‧", "・"]
    /// Characters of which a run of two or more ends a word, where nothing else follows.
    private static let trailing: Set<Character> = [".", "…", "·", "_", "•", "‧", "・", "-", "—", "=", "~"]
    private static let signs: Set<Character> = ["$", "€", "£", "¥", "￥", "₹"]

    /// A piece with the place of its first character; leaders between pieces are dropped, and `hasLeader` says where
    /// they were.
    struct Piece {
        var text: String
        var start: Int
        var hasLeader: Bool
    }

    static func pieces(of word: String) -> (pieces: [Piece], endsInLeader: Bool) {
        var characters = Array(word)
        let count = characters.count
        var endsInLeader = false
        // "12.-" and "12–" are prices.
        let run = characters.reversed().prefix(while: trailing.contains).count
        if run >= 2, run < count, !characters[count - run - 1].isWholeNumber || run > 2 {
            characters.removeLast(run)
            endsInLeader = true
        }
        if PriceForm(String(characters)).isPrice, characters.count < 12 {
            return ([Piece(text: String(characters), start: 0, hasLeader: false)], endsInLeader)
        }
        var cuts = Set<Int>()
        cutAtPrices(characters, &cuts)
        cutAtNumbers(characters, &cuts)
        var pieces: [Piece] = []
        var start = 0
        var led = false
        func close(_ end: Int) {
            guard end > start else { return }
            pieces.append(Piece(text: String(characters[start..<end]), start: start, hasLeader: led))
            led = false
        }
        var place = 0
        while place < characters.count {
            let dots = characters[place...].prefix(while: leaders.contains).count
            if dots >= 2 || dots == 1 && characters[place] == "…" {
                close(place)
                place += dots
                start = place
                led = true
                continue
            }
            if cuts.contains(place) {
                close(place)
                start = place
            }
            place += 1
        }
        close(characters.count)
        return (pieces, endsInLeader)
    }

    /// "炒饭12元", "¥12/份", "soup$4.50", "soup4.50".
    private static func cutAtPrices(_ characters: [Character], _ cuts: inout Set<Int>) {
        var place = 0
        while place < characters.count {
            guard characters[place].isASCIIDigit else {
                place += 1
                continue
            }
            var first = place
            while place < characters.count, characters[place].isASCIIDigit { place += 1 }
            var decimals = 0
            if place + 1 < characters.count, characters[place] == "." || characters[place] == ",",
                characters[place + 1].isASCIIDigit
            {
                decimals = characters[(place + 1)...].prefix(while: \.isASCIIDigit).count
                place += 1 + decimals
            }
            if decimals == 2, place == characters.count, characters[first] != "0",
                let start = startOfCents(at: first, in: characters)
            {
                cuts.insert(start)
                return
            }
            var isSigned = false
            if first > 0, signs.contains(characters[first - 1]) {
                first -= lettersOfSign(at: first - 1, in: characters) + 1
                isSigned = true
            }
            // "3.元/串": the point is a speck.
            let point = place < characters.count && characters[place] == "." ? 1 : 0
            var unit = PriceForm.unitLength(characters[(place + point)...])
            if unit > 0 { unit += point }
            let isBehindHan =
                first > 0 && characters[first - 1].isHan || first > 0 && ")）".contains(characters[first - 1])
            if unit > 0 || isSigned && first > 0 && (characters[first - 1].isLetter || isBehindHan)
                || isBehindHan && place == characters.count
            {
                cuts.insert(first)
                place += unit
                cuts.insert(place)
            }
        }
    }

    /// Where a price with cents begins that a word runs into: "Soup4.50", or "Soup&4.50" where £ is printed. Behind fewer
    /// letters it may be a code or a unit, and less than one is the size of a drink.
    private static func startOfCents(at digit: Int, in characters: [Character]) -> Int? {
        let start = digit > 0 && characters[digit - 1] == "&" ? digit - 1 : digit
        return characters[..<start].suffix(3).count(where: \.isLetter) == 3 ? start : nil
    }

    /// How many letters before a sign belong to it, as in "三杯雞NT$300": those that make another currency of it and stand
    /// behind no other letter of theirs ("pizza$4" has none).
    private static func lettersOfSign(at sign: Int, in characters: [Character]) -> Int {
        let letters = characters[..<sign].reversed().prefix { $0.isASCII && $0.isLetter }.count
        guard letters > 0, Currency.code(of: String(characters[(sign - letters)...sign])) != nil else { return 0 }
        return letters
    }

    /// "12.Pad", "12宫保鸡丁", "￥2001红油肚丝"; and "啤酒（瓶装）", where Chinese has no space before what brackets add.
    private static func cutAtNumbers(_ characters: [Character], _ cuts: inout Set<Int>) {
        // "-Tofu": a dash before an item.
        if characters.count > 2, "-–—".contains(characters[0]), characters[1].isLetter { cuts.insert(1) }
        for place in characters.indices.dropFirst()
        where "（(".contains(characters[place]) && characters[place - 1].isHan { cuts.insert(place) }
        let unit = PriceForm.unitLength(characters[...])
        if unit > 1, unit + 1 < characters.count, characters[unit].isHan { cuts.insert(unit) }
        let sign = characters.first.map { signs.contains($0) || "口□".contains($0) } == true ? 1 : 0
        let count = characters[sign...].prefix(while: \.isASCIIDigit).count
        let digits = sign + count
        guard count > 0, count <= 4, digits < characters.count else { return }
        let rest = characters[digits...]
        if sign == 0, count <= 3, let point = rest.first, ".、．".contains(point), let next = rest.dropFirst().first,
            next.isLetter
        {
            cuts.insert(digits + 1)
        } else if rest.prefix(2).count == 2, rest.prefix(2).allSatisfy(\.isHan) {
            cuts.insert(digits)
        }
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isWholeNumber }

    /// Chinese, Japanese or Korean.
    var isHan: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return (0x3400...0x9FFF).contains(value) || (0x3040...0x30FF).contains(value)
            || (0xAC00...0xD7AF).contains(value) || value == 0x3005
    }
}

extension String {
    /// Whether any letter is Chinese, Japanese or Korean.
    var hasHan: Bool { contains(where: \.isHan) }
}
