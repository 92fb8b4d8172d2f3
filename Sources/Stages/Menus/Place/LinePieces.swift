/// The words of a line without leaders, cut where several were run together.
///
/// A mark without a word of its own joins the word before it, or the one after it if the mark comes first. No mark is
/// lost: where a line has nothing else, its marks are kept separately.
struct LinePieces {
    private(set) var tokens: [Token] = []
    /// Tokens that are nothing but marks, of a line without words.
    private(set) var marks: [Token] = []
    /// Whether a leader stands before the next word.
    private var leads = false

    init(_ line: [Token]) {
        for token in line { add(token, isAlone: line.count == 1) }
        guard let last = tokens.indices.last else { return }
        tokens[last].symbols += marks.flatMap(\.symbols)
        marks = []
    }

    private mutating func add(_ token: Token, isAlone: Bool) {
        guard let isLeader = Self.isLeader(token.text) else {
            if !token.symbols.isEmpty { marks.append(token) }
            return
        }
        leads = leads || isLeader
        // A rule of a table was read as a letter.
        let isRule = token.text == "|" && isAlone
        if isRule || isLeader && !Self.bullets.contains(token.text) {
            if !token.symbols.isEmpty { marks.append(token) }
            return
        }
        let (pieces, endsInLeader) = WordPieces.pieces(of: token.text)
        let step = token.rect.width / Double(max(token.text.count, 1))
        for (number, piece) in pieces.enumerated() {
            var part = token
            part.text = Self.trimmed(piece.text)
            guard !part.text.isEmpty else { continue }
            part.rect.left = token.rect.left + step * Double(piece.start)
            part.rect.right = part.rect.left + step * Double(piece.text.count)
            (part.part, part.parts) = (number, pieces.count)
            part.hasLeader = piece.hasLeader || leads && number == 0
            if number > 0 { part.symbols = [] }
            append(part)
        }
        if pieces.isEmpty, !token.symbols.isEmpty { marks.append(token) }
        leads = pieces.isEmpty || endsInLeader
    }

    private mutating func append(_ token: Token) {
        var token = token
        if let before = tokens.last, ServedAmount.isMisreadLitre(token, behind: before) { token.text = "l" }
        let symbols = marks.flatMap(\.symbols)
        if let last = tokens.indices.last {
            tokens[last].symbols += symbols
        } else {
            token.symbols = symbols + token.symbols
        }
        marks = []
        tokens.append(token)
    }

    /// Whether a text leads from a name to its price; nil where it is empty.
    private static func isLeader(_ text: String) -> Bool? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        return text.count > 1 && text.allSatisfy(rules.contains) || text.allSatisfy(leaders.contains)
    }

    private static func trimmed(_ text: String) -> String {
        guard text.count > 1 else { return text }
        var body = Substring(text)
        while let first = body.first, "…·_".contains(first) { body.removeFirst() }
        while let last = body.last, "…·_".contains(last) { body.removeLast() }
        return String(body)
    }

    private static let leaders: Set<Character> = Set(" .…·_|:;,'\"`′~=^•‧・")
    private static let rules: Set<Character> = Set("-—–.…·_=~")
    /// Leaders that may also stand before a name or between two.
    private static let bullets: Set<String> = ["|", ":", "*", "•", "·"]
}
