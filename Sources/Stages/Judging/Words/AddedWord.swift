internal import Models

/// One word or phrase that a person adds to their own table, checked.
public struct AddedWord: Sendable {
    /// What is wrong with it, as a sentence.
    public struct Problem: Error, Sendable, Hashable {
        public var message: String
    }

    /// The names of kinds that a person may choose from.
    public static let kinds: [String] = KnowledgeRow.kinds.keys.sorted()

    /// The word as it stands in the table.
    public let word: String
    private let heading: String
    private let row: KnowledgeRow
    private let keys: PhraseKeys

    /// - Parameters:
    ///   - kind: one of `kinds`.
    ///   - language: a two-letter code, or `*` for any menu.
    ///   - meaning: in the notation of the tables, such as `egg~ milk`.
    public init(_ word: String, kind: String, language: String, meaning: String) throws(Problem) {
        let word = word.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }.joined(separator: " ")
        let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
        let meaning = meaning.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            .joined(separator: " ")
        do throws(KnowledgeRow.Fault) {
            row = try KnowledgeRow(line: 1, kind: kind, language: code, meaning: meaning)
        } catch {
            throw Problem(message: "The word can't be added: \(error.message).")
        }
        guard !meaning.isEmpty else { throw Problem(message: "A meaning can't be empty; plant is the least.") }
        guard !word.contains(where: { "|\t\n\r".contains($0) }), word.first.map({ !"#[".contains($0) }) == true else {
            throw Problem(message: "A word can't be empty, hold \"|\" or start with \"#\" or \"[\"; add one at a time.")
        }
        guard word.count <= Self.longest else {
            throw Problem(message: "A word or phrase has at most \(Self.longest) letters.")
        }
        keys = PhraseKeys(Array((word.hasSuffix("!") ? String(word.dropLast()) : word).utf8).span)
        guard !keys.words.isEmpty else { throw Problem(message: "A word needs a letter or a digit.") }
        self.word = word
        heading = "[\(kind)\t\(code)\t\(meaning)]"
    }

    /// The longest word: as long as a line, with room to spare.
    private static let longest = 100

    /// What the program knows of the word on such menus, such as "milk, usually egg"; nil when it doesn't know it or
    /// knows the same.
    public var known: String? {
        let languages = row.language.contains(.any) ? .all : row.language.union(.any)
        guard let known = Knowledge.embedded.phrases.meaning(of: keys, in: languages), known != row.meaning else {
            return nil
        }
        let components = known.components.map(MeaningText.text)
        let kinds = MeaningText.kinds(known.kind)
        let held = components.isEmpty ? "nothing animal and no allergen" : components.joined(separator: ", ")
        return kinds.isEmpty ? held : "\(held) (\(kinds.joined(separator: ", ")))"
    }

    /// What a dish of that name would no longer be judged to be, such as "not vegan" or "holding milk"; empty for words
    /// that make nothing safer.
    public var savings: [String] {
        let text = heading + "\n" + word + "\n"
        let dish = DishText(name: word, language: row.languageCode == "*" ? nil : row.languageCode)
        let (old, new) = (Judge()(dish), Judge(knowledge: Knowledge(overrides: [text]))(dish))
        let diets = Diet.allCases.filter { old.claims[$0] == .no && new.claims[$0] != .no }
        let allergens = old.allergens.keys.sorted { $0.rawValue < $1.rawValue }.filter {
            new.allergens[$0] != .contains && new.allergens[$0] != old.allergens[$0]
        }
        return diets.map { "not \($0.rawValue)" }
            + allergens.map { (old.allergens[$0] == .contains ? "holding " : "perhaps holding ") + $0.rawValue }
    }

    /// Whether words of its kind take something away from others: "vegan", "without", "mock".
    public var isOperator: Bool {
        let taking: WordKind = [.vegan, .vegetarian, .meatless, .without, .free, .instead, .imitation, .style, .trace]
        return !row.meaning.kind.isDisjoint(with: taking)
    }

    /// The table with the word added, below its heading if there is one; nil when the table has the word already.
    ///
    /// - Parameter table: the table in the new form or the old; empty for a new one.
    public func added(to table: String) -> String? {
        let start = table.isEmpty ? Self.head : table
        var lines = start.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        var end: Int?
        var isInside = false
        for (number, line) in lines.enumerated() {
            let line = line.hasSuffix("\r") ? String(line.dropLast()) : line
            if line.hasPrefix("[") { isInside = line == heading } else if line.contains("\t") { isInside = false }
            guard isInside, !line.isEmpty, !line.hasPrefix("#") else { continue }
            if line == word { return nil }
            end = number + 1
        }
        if let end {
            lines.insert(word, at: end)
        } else {
            lines += ["", heading, word]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let head = """
        # Words of my own for vegyscan; what stands here wins over what the program knows.
        # A heading in brackets holds kind, language and meaning, parted by tabs; below it stands one word or phrase a line.
        # Origin: added with vegyscan knowledge add.
        """
}
