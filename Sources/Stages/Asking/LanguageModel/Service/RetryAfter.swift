internal import Foundation

/// Reads how long a service asks to wait.
enum RetryAfter {
    /// A day; anything longer is as good as never.
    private static let longest = 86_400.0

    /// The first of these: `retry-after-ms`; `Retry-After` (RFC 9110, 10.2.3), in seconds or as a date; for too many
    /// requests, the time until what is used up (`x-ratelimit-remaining-…: 0`) is available again. Nil when the answer
    /// says nothing that can be understood.
    static func wait(_ answer: WebAnswer, now: Date) -> Duration? {
        if let text = answer.headers["retry-after-ms"], text.utf8.count <= 64, let milliseconds = Double(text),
            !milliseconds.isNaN
        {
            return duration(milliseconds / 1000)
        }
        if let wait = wait(answer.headers["retry-after"], answeredAt: answer.headers["date"], now: now) { return wait }
        guard answer.status == 429 else { return nil }
        return ["requests", "tokens"].compactMap { kind in
            answer.headers["x-ratelimit-remaining-\(kind)"] == "0"
                ? answer.headers["x-ratelimit-reset-\(kind)"].flatMap(span) : nil
        }.max()
    }

    /// A date counts from the answer's own `Date` where there is one, since this machine's clock may be wrong.
    private static func wait(_ header: String?, answeredAt date: String?, now: Date) -> Duration? {
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

    /// Reads a span such as `1s`, `120ms` or `6m0.5s`.
    private static func span(_ text: String) -> Duration? {
        guard text.utf8.count <= 32 else { return nil }
        var seconds = 0.0
        var rest = Substring(text)
        while !rest.isEmpty {
            let number = rest.prefix { $0.isNumber || $0 == "." }
            rest = rest.dropFirst(number.count)
            let unit = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(unit.count)
            guard let amount = Double(number), let factor = ["ms": 0.001, "s": 1, "m": 60, "h": 3600][unit] else {
                return nil
            }
            seconds += amount * factor
        }
        return text.isEmpty ? nil : duration(seconds)
    }

    private static func parse(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text)
    }
}
