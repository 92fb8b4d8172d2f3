internal import Foundation

/// One line that says how far a run is: bar, counts, rate and time left.
struct ProgressLine {
    let done: Int
    let total: Int
    let failed: Int
    /// Of those done, how many were found done: they say nothing of the pace.
    var known = 0
    let seconds: Double
    /// How the connection to the LLM is doing, or nil where there is none.
    var connection: String?

    /// Never wider than the terminal, or it would leave copies of itself behind.
    func text(width: Int) -> String {
        let numbers =
            " \(done)/\(total)" + (failed > 0 ? ", \(failed) failed" : "") + pace
            + (connection.map { ", LLM: \($0)" } ?? "")
        let room = min(30, width - numbers.count - 3)
        guard room >= 5 else { return String(numbers.dropFirst().prefix(max(0, width - 1))) }
        let filled = total > 0 ? min(room, done * room / total) : 0
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
        return "[\(bar)]" + numbers
    }

    private var pace: String {
        guard done > known, seconds > 0 else { return "" }
        let rate = Double(done - known) / seconds
        return String(format: ", %.1f photos/s, %@ left", rate, Self.clock(Double(total - done) / rate))
    }

    private static func clock(_ seconds: Double) -> String {
        let whole = Int(min(seconds.rounded(.up), 359_999))
        return whole < 3600
            ? String(format: "%d:%02d", whole / 60, whole % 60)
            : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
    }
}
