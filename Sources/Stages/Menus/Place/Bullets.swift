/// Characters that may stand before a name as its bullet; an empty tick box is read as 口.
enum Bullets {
    static let signs: Set<Character> = Set("口□☐▢◻○◯●•·◆◇■★☆✓√▪►▶※*")
    /// A first character is a tick box where at least this many words of a page begin with it.
    private static let leastBoxes = 3

    /// The bullets that words of these lines begin with.
    static func used(in lines: [[Token]]) -> Set<Character> {
        var counts: [Character: Int] = [:]
        for token in lines.joined() where token.text.count > 1 {
            if let first = token.text.first, signs.contains(first) { counts[first, default: 0] += 1 }
        }
        return Set(counts.filter { $0.key != "口" || $0.value >= leastBoxes }.keys)
    }

    /// The line with its bullets as separate words.
    static func parted(_ line: [Token], _ used: Set<Character>) -> [Token] {
        guard !used.isEmpty else { return line }
        return line.flatMap { token -> [Token] in
            guard token.text.count > 1, let first = token.text.first, used.contains(first) else { return [token] }
            let edge = token.rect.left + token.rect.width / Double(token.text.count)
            var (bullet, rest) = (token, token)
            bullet.text = String(first)
            bullet.rect.right = edge
            bullet.symbols = []
            rest.text = String(token.text.dropFirst().drop(while: \.isWhitespace))
            rest.rect.left = edge
            rest.hasLeader = false
            guard !rest.text.isEmpty else { return [token] }
            return [bullet, rest]
        }
    }
}
