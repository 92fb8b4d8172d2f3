/// How many requests may be under way and how long each may take, by how fast the service answers.
///
/// Additive increase and multiplicative decrease, as TCP does it (Jacobson, "Congestion Avoidance and Control", 1988):
/// a slow answer halves the width and doubles the time allowed; a round of fast ones gives one place back and halves the
/// time again.
struct RequestPace: Sendable {
    /// An answer that takes longer is slow.
    static let slow = Duration.seconds(5)
    private static let longestTimeout = Duration.seconds(3_600)
    private static let maximumStretch = 4

    private let widest: Int
    private let shortest: Duration
    private(set) var width: Int
    private var stretch = 1
    private var fastAnswers = 0
    /// Counted up whenever the width shrinks: answers to what was sent before say nothing about the new width.
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
