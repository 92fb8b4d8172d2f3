internal import Foundation

/// Reads the `Retry-After` header (RFC 9110, 10.2.3): seconds, or a date.
enum RetryAfter {
    /// A day; more is as good as never.
    private static let longest = 86_400.0

    /// Nil when there is none or it can't be understood. A date counts from the answer's own `Date` where there is
    /// one, since this machine's clock may be wrong.
    static func wait(_ header: String?, answeredAt date: String?, now: Date) -> Duration? {
        guard let text = header?.trimmingCharacters(in: .whitespaces), !text.isEmpty, text.utf8.count <= 64 else {
            return nil
        }
        if let seconds = Double(text) { return seconds.isNaN ? nil : duration(seconds) }
        guard let then = parse(text) else { return nil }
        return duration(then.timeIntervalSince(date.flatMap(parse) ?? now))
    }

    private static func duration(_ seconds: Double) -> Duration {
        .milliseconds(Int64(min(max(seconds, 0), longest) * 1000))
    }

    private static func parse(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text)
    }
}
