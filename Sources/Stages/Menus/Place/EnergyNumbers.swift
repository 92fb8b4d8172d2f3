internal import Pages

/// The numbers that say how much energy dishes have, which chains must print in several countries: "540 kcal" behind the
/// words, or a column under "Cal". Without this they would be prices, "540" beside "8.99" one that lost its point.
struct EnergyNumbers {
    /// The words of a page without those that stand apart behind others in their row, as a column does.
    private(set) var lines: [[Token]]
    /// The numbers that are left and say how much: the line's place, and the token's in it.
    private var measuring: Set<[Int]> = []

    /// The widest gap between a number and its unit, and that from which on both stand apart from the words before them,
    /// in units; and the widest one down a column. Set by hand.
    private static let space = 1.0
    private static let apart = 1.8
    private static let farthest = 8.0
    /// One number below a word shows no column.
    private static let fewest = 2

    /// - Parameters:
    ///   - lines: tokens in layout space, each line from left to right.
    ///   - unit: the height of most lines including their leading.
    init(in lines: [[Token]], unit: Double) {
        self.lines = lines
        guard lines.contains(where: { $0.contains(where: Self.isUnit) }) else { return }
        let rows = RowIndex(lines.flatMap(\.self).map(\.rect), unit: unit)
        let words = lines.flatMap(\.self)
        var apart: Set<[Int]> = []
        var heads: [Token] = []
        for line in lines.indices {
            for place in lines[line].indices where Self.isUnit(lines[line][place]) {
                let phrase = Self.phrase(around: place, in: lines[line], space: Self.space * unit)
                guard let first = phrase.first, phrase.count > 1 else {
                    heads.append(lines[line][place])
                    continue
                }
                let places = phrase.map { [line, $0] }
                let gap =
                    first == 0 ? .infinity : lines[line][first].rect.left - lines[line][first - 1].rect.right
                let own = lines[line][first].rect
                let isBehind = rows.places(near: own).contains {
                    words[$0].hasLetters && words[$0].rect.right <= own.left
                        && words[$0].rect.isLevel(with: own, sharing: 0.5)
                }
                if gap > Self.apart * unit, isBehind { apart.formUnion(places) } else { measuring.formUnion(places) }
            }
        }
        for head in heads { apart.formUnion(Self.column(under: head, in: lines, unit: unit)) }
        // A mark beside a number must reach its dish.
        let marked = apart.filter { !lines[$0[0]][$0[1]].symbols.isEmpty }
        apart.subtract(marked)
        measuring.formUnion(marked)
        guard !apart.isEmpty else { return }
        var kept: Set<[Int]> = []
        for line in lines.indices {
            let left = lines[line].indices.filter { !apart.contains([line, $0]) }
            for (place, old) in left.enumerated() where measuring.contains([line, old]) { kept.insert([line, place]) }
            self.lines[line] = left.map { lines[line][$0] }
        }
        measuring = kept
    }

    func contains(line: Int, token: Int) -> Bool { !measuring.isEmpty && measuring.contains([line, token]) }

    /// The places of a unit, of the number before it, and of another one before a dash: "540 - 620 kcal"; or of a number
    /// behind it, if it ends in a point or colon: "Cal. 540". Only that of the unit where it stands alone.
    private static func phrase(around place: Int, in line: [Token], space: Double) -> [Int] {
        func isNear(_ place: Int) -> Bool {
            line.indices.contains(place - 1) && line.indices.contains(place)
                && line[place].rect.left - line[place - 1].rect.right < space
        }
        if isNear(place), isNumber(line[place - 1]) {
            let isRange = isNear(place - 1) && isNear(place - 2) && dashes.contains(line[place - 2].text)
            return isRange && isNumber(line[place - 3]) ? Array(place - 3...place) : [place - 1, place]
        }
        // Without a sign it may be a dish and its price: in Romanian "cal" is a horse.
        let isLabel = line[place].text.last.map(".:".contains) == true
        return isLabel && isNear(place + 1) && isNumber(line[place + 1]) ? [place, place + 1] : [place]
    }

    /// The places of the numbers below a word, down to the next words or price there.
    private static func column(under head: Token, in lines: [[Token]], unit: Double) -> Set<[Int]> {
        var below: [(token: Token, place: [Int])] = []
        for line in lines.indices {
            for place in lines[line].indices {
                let (token, rect) = (lines[line][place], lines[line][place].rect)
                guard rect.top > head.rect.midY, min(rect.right, head.rect.right) > max(rect.left, head.rect.left),
                    token.text.contains(where: { $0.isLetter || $0.isNumber })
                else { continue }
                below.append((token, [line, place]))
            }
        }
        below.sort { ($0.token.rect.top, $0.token.rect.left) < ($1.token.rect.top, $1.token.rect.left) }
        var last = head.rect.bottom
        var found: Set<[Int]> = []
        for (token, place) in below {
            guard isNumber(token), token.rect.top - last < farthest * unit else { break }
            found.insert(place)
            last = token.rect.bottom
        }
        return found.count < fewest ? [] : found
    }

    private static let dashes: Set<String> = ["-", "–", "—"]

    /// Whether a word is a unit of energy.
    private static func isUnit(_ token: Token) -> Bool {
        let word = token.text.lowercased().filter { !"()[].,:;/*".contains($0) }
        return !word.isEmpty && units.contains(word)
    }

    private static let units = LineWords.energy.set

    /// Whether a word is a whole number, or a range of two, in brackets or not.
    private static func isNumber(_ token: Token) -> Bool {
        let text = token.text.filter { !"()[]+~".contains($0) }
        let parts = text.split(omittingEmptySubsequences: false) { "-–—/".contains($0) }
        return (1...2).contains(parts.count)
            && parts.allSatisfy { part in
                let groups = part.split(separator: ",", omittingEmptySubsequences: false)
                let isGrouped = groups.count == 2 && groups[0].count == 1 && groups[1].count == 3
                return groups.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
                    && (isGrouped || groups.count == 1 && (1...4).contains(part.count))
            }
    }
}
