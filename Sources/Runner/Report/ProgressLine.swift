internal import Foundation

/// One line that shows how far a run is: bar, counts by outcome, rate, time left, and what takes long.
struct ProgressLine {
    let done: Int
    let total: Int
    let failed: Int
    /// How many of the finished ones were already done: they say nothing about the pace.
    var known = 0
    let seconds: Double
    /// Photos that are too bad to read.
    var leftOut = 0
    /// Menus with dishes that the LLM gave no answer for.
    var waiting = 0
    /// How the connection to the LLM is doing, or nil where there is none.
    var connection: String?
    /// The photo that has been in hand for the longest, or nil.
    var slowest: (photo: String, seconds: Double)?

    /// A photo that takes no longer than this isn't mentioned.
    private static let slow = 3.0

    /// Never wider than the terminal, or it would leave copies of itself behind.
    func text(width: Int) -> String {
        let numbers =
            " \(done)/\(total)" + Self.count(failed, "failed") + Self.count(leftOut, "left out")
            + Self.count(waiting, "waiting") + pace + (connection.map { ", LLM: \($0)" } ?? "")
        guard width - numbers.count - 3 >= 5 else {
            return String(numbers.dropFirst().prefix(max(0, width - 1)))
        }
        let slowest = slowest(columns: width - numbers.count - 12)
        let room = min(30, width - numbers.count - Self.columns(slowest) - 3)
        let filled = total > 0 ? min(room, done * room / total) : 0
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
        return "[\(bar)]" + numbers + slowest
    }

    private static func count(_ number: Int, _ what: String) -> String { number > 0 ? ", \(number) \(what)" : "" }

    private var pace: String {
        guard done > known, seconds > 0 else { return "" }
        let rate = Double(done - known) / seconds
        return String(format: ", %.1f photos/s, %@ left", rate, Self.clock(Double(total - done) / rate))
    }

    /// Empty when there is no room for a recognisable part of a name.
    private func slowest(columns: Int) -> String {
        guard let slowest, slowest.seconds >= Self.slow else { return "" }
        let time = " " + Self.clock(slowest.seconds)
        let room = columns - time.count - 2
        guard room >= 8 else { return "" }
        var name = Console.printable(slowest.photo)
        if Self.columns(name) > room {
            while Self.columns(name) >= room { name.removeFirst() }
            name = "…" + name
        }
        return ", " + name + time
    }

    /// How many columns a text takes at most: a terminal gives many letters outside of ASCII two.
    private static func columns(_ text: String) -> Int {
        text.reduce(0) { $0 + ($1.isASCII || $1 == "…" ? 1 : 2) }
    }

    private static func clock(_ seconds: Double) -> String {
        let whole = Int(min(seconds.rounded(.up), 359_999))
        return whole < 3600
            ? String(format: "%d:%02d", whole / 60, whole % 60)
            : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
    }
}
