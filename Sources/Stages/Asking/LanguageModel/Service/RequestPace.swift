/// Decides how many requests may be under way and how long each may take, by how fast the service answers.
///
/// It uses additive increase and multiplicative decrease, as TCP does (Jacobson, "Congestion Avoidance and Control",
/// 1988): a slow answer halves the width and doubles the time allowed; a round of fast ones restores one place and
/// halves the time again.
struct RequestPace: Sendable {
    /// An answer that takes longer than this is slow.
    static let slow = Duration.seconds(5)
    private static let longestTimeout = Duration.seconds(3_600)
    private static let maximumStretch = 4

    private let widest: Int
    private let shortest: Duration
    private(set) var width: Int
    private var stretch = 1
    private var fastAnswers = 0
    /// Incremented whenever the width shrinks: answers to earlier requests say nothing about the new width.
    private(set) var round = 0
    /// Whether the last answer was slow.
    private(set) var isSlow = false

    init(width: Int, timeout: Duration) {
        widest = width
        shortest = timeout
        self.width = width
    }

    var timeout: Duration { min(shortest * stretch, max(Self.longestTimeout, shortest)) }

    mutating func note(_ elapsed: Duration, isTimeout: Bool, sentIn round: Int) {
        isSlow = isTimeout || elapsed > Self.slow
        if isSlow {
            guard round == self.round else { return }
            self.round += 1
            fastAnswers = 0
            width = max(1, width / 2)
            stretch = min(stretch * 2, Self.maximumStretch)
        } else {
            fastAnswers += 1
            guard fastAnswers >= width else { return }
            fastAnswers = 0
            width = min(width + 1, widest)
            stretch = max(1, stretch / 2)
        }
    }
}
