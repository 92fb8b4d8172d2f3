/// How many tokens a request can come to, and how many it will.
///
/// Counting them exactly would take each model's own vocabulary.
enum TokenBound {
    /// What servers put around a conversation: marks of the turns, instructions about tools and schemas; Anthropic's
    /// documentation gives up to some 700 for tools.
    private static let frame = 1_000

    /// Never fewer than it will be: a vocabulary with bytes in it makes at most one token of each.
    static func input(bytes: Int) -> Int { bytes.adding(frame) }

    /// What an answer may have, thoughts included. A verdict takes some 70 tokens for a dish, twice that in scripts that
    /// take many; small models' servers count the limit against a context of 8,192.
    static func output(dishes: Int) -> Int { 1_500 + 120 * min(max(dishes, 1), 1_000) }

    /// Some four bytes a token, which fits Latin letters; other scripts take more bytes and more tokens.
    static func expectedInput(bytes: Int) -> Int { bytes / 4 }

    static func expectedOutput(dishes: Int) -> Int { 10 + 70 * dishes }
}

/// What a service says that a request took; figures that can't be true are none.
struct StatedUsage: Sendable, Hashable {
    var prompt: Int
    var completion: Int

    init?(prompt: Int, completion: Int) {
        let plausible = 0...100_000_000
        // No request is empty: a server that says so hasn't counted.
        guard prompt > 0, plausible.contains(prompt), plausible.contains(completion) else { return nil }
        self.prompt = prompt
        self.completion = completion
    }
}
