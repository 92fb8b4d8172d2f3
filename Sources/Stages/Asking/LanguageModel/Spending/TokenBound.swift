/// Bounds how many tokens a request can take, and estimates how many it will.
///
/// Counting them exactly would require each model's own vocabulary.
enum TokenBound {
    /// What servers add around a conversation: turn markers, instructions about tools and schemas; Anthropic's
    /// documentation gives up to some 700 for tools.
    private static let frame = 1_000

    /// An upper bound: a vocabulary that includes bytes makes at most one token of each.
    static func input(bytes: Int) -> Int { bytes.adding(frame) }

    /// The limit of an answer, thoughts included. A verdict takes some 70 tokens per dish, twice that in scripts that
    /// need many; small models' servers count the limit against a context of 8,192.
    static func output(dishes: Int) -> Int { 1_500 + 120 * min(max(dishes, 1), 1_000) }

    /// Some four bytes per token, which suits Latin letters; other scripts take more bytes and more tokens.
    static func expectedInput(bytes: Int) -> Int { bytes / 4 }

    static func expectedOutput(dishes: Int) -> Int { 10 + 70 * dishes }
}

/// The usage that a service states; impossible figures count as none.
struct StatedUsage: Sendable, Hashable {
    var prompt: Int
    var completion: Int

    init?(prompt: Int, completion: Int) {
        let plausible = 0...100_000_000
        // No request is empty, so a server that says so hasn't counted.
        guard prompt > 0, plausible.contains(prompt), plausible.contains(completion) else { return nil }
        self.prompt = prompt
        self.completion = completion
    }
}
