internal import Models

/// Cuts lines into segments at wide gaps and reads the prices in each.
struct SegmentCutter {
    /// Gaps in heights of a capital: wider than between any two words, and the narrower one that parts a price from
    /// what is not its name.
    private static let wideGap = 2.7
    private static let gapBesidePrice = 1.6

    /// `isMirrored`: whether the page is read from right to left, its layout space mirrored.
    static func segments(_ lines: [[Token]], isMirrored: Bool = false) -> [Segment] {
        lines.flatMap { cut($0.flatMap(splittingLeaders)) }.map { segment in
            var segment = segment
            segment.tokens = WordOrder.logical(segment.tokens, rightToLeft: isMirrored, text: \.text)
            return segment
        }
    }

    private static func cut(_ line: [Token]) -> [Segment] {
        var segments: [Segment] = []
        var run: [Token] = []
        let heights = line.filter { $0.text.contains { $0.isLetter || $0.isNumber } }.map(\.rect.height).sorted()
        guard let capital = heights.isEmpty ? line.first?.rect.height : heights[heights.count / 2] else { return [] }
        var gaps: [Double] = []
        for (before, after) in zip(line, line.dropFirst()) where !before.isLeader && !after.isLeader {
            gaps.append(after.rect.left - before.rect.right)
        }
        gaps.sort()
        // Spaced-out lettering has wide gaps everywhere.
        let usual = gaps.count >= 6 ? gaps[gaps.count / 4] : 0
        func flush() {
            while let last = run.last, last.isLeader { run.removeLast() }
            while let first = run.first, first.isLeader, run.count > 1, first.text.count > 1 { run.removeFirst() }
            if let segment = segment(run, capital: capital) { segments.append(segment) }
            run = []
        }
        for token in line {
            if let last = run.last(where: { !$0.isLeader }) ?? run.last {
                let afterLeader = run.last?.isLeader == true && run.last.map { $0.text.count >= 3 } == true
                let from = afterLeader ? run[run.count - 1] : last
                let gap = token.rect.left - from.rect.right
                let besidePrice = PriceReader.isPrice(last.text) && token.text.hasLetters(3)
                let limit = max((besidePrice ? gapBesidePrice : wideGap) * capital, 3 * usual)
                let isSplitPrice = Currency.isCurrency(last.text) && token.text.first?.isWholeNumber == true
                if gap > limit, !isSplitPrice { flush() }
            }
            run.append(token)
        }
        flush()
        return segments
    }

    private static func segment(_ tokens: [Token], capital: Double) -> Segment? {
        guard let first = tokens.first else { return nil }
        let run = PriceRun(tokens)
        let rect = tokens.dropFirst().reduce(first.rect) { $0.union($1.rect) }
        let heights = run.rest.filter { $0.text.contains { $0.isLetter || $0.isNumber } }.map(\.rect.height).sorted()
        return Segment(
            tokens: run.rest, prices: run.prices, source: tokens, rect: rect,
            capital: heights.isEmpty ? capital : heights[heights.count / 2], leadsWithPrice: run.leads,
            doubtful: run.doubtful)
    }

    /// "Soup.....4.50" is a name, a leader and a price though read as one word.
    private static func splittingLeaders(_ token: Token) -> [Token] {
        let dots: Set<Character> = [".", "…", "_", "·"]
        let text = token.text
        guard text.count >= 6, !token.isLeader else { return [token] }
        var pieces: [(text: String, isLeader: Bool)] = []
        for character in text {
            let isDot = dots.contains(character)
            if let last = pieces.last, last.isLeader == isDot {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((String(character), isDot))
            }
        }
        guard pieces.contains(where: { $0.isLeader && $0.text.count >= 3 }) else { return [token] }
        // Short runs of dots belong to the words and numbers around them.
        var joined: [String] = []
        for piece in pieces {
            if piece.isLeader && piece.text.count >= 3 || joined.isEmpty
                || joined.last?.allSatisfy(dots.contains) == true
            {
                joined.append(piece.text)
            } else {
                joined[joined.count - 1] += piece.text
            }
        }
        let step = token.rect.width / Double(max(text.count, 1))
        var left = token.rect.left
        return joined.enumerated().map { index, piece in
            var part = token
            part.text = piece
            part.rect.left = left
            left += step * Double(piece.count)
            part.rect.right = left
            if index > 0 { part.symbols = [] }
            return part
        }
    }
}
