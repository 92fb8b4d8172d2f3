internal import Asking

/// How the connection to the LLM is doing, in a word for the progress line.
enum ConnectionText {
    /// Nil before the first question.
    static func word(_ state: ConnectionState) -> String? {
        switch state {
        case .idle: nil
        case .good: "ok"
        case .slow: "slow"
        case .retrying: "retrying"
        case .waiting: "waiting"
        case .away: "away"
        case .refused: "refused"
        }
    }
}
