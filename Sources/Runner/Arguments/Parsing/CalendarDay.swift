internal import Foundation

/// A day of the calendar, as somebody types it: `2026-11-21`.
struct CalendarDay: Sendable, Hashable {
    /// As typed.
    let text: String
    private let components: DateComponents

    /// Nil for anything but an existing day.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        components = DateComponents(year: year, month: month, day: day)
        self.text = text
        guard components.isValidDate(in: Self.calendar) else { return nil }
    }

    /// The beginning of the day in the user's time zone.
    var start: Date? { Self.calendar.date(from: components) }

    /// The beginning of the day after it.
    var end: Date? { start.flatMap { Self.calendar.date(byAdding: .day, value: 1, to: $0) } }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar
    }
}
