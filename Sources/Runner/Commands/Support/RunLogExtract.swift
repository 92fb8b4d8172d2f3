internal import Files
internal import Foundation

/// What a problem report says about the last run: counts, times and how it ended.
///
/// Only what is listed here is taken from the log, which also contains names of photos and menus. Those are nobody's
/// business.
struct RunLogExtract {
    /// Events, the oldest first.
    let events: [[String: LogValue]]

    private static let mostBytes = 16 << 20
    private static let mostEvents = 200

    private static let numbers: Set<String> = [
        "menus", "photos", "jobs", "skipped_files", "dishes", "pending", "lines", "failed", "seconds", "exit_code",
        "page",
    ]
    /// Words of the program's own.
    private static let words: Set<String> = [
        "event", "events_version", "version", "status", "started_at", "command",
    ]
    /// Objects whose values are numbers, by words of the program's own.
    private static let counts: Set<String> = ["stages", "labels"]
    /// Events whose message names no file, menu or place: see `StageFailure`.
    private static let plainMessages: Set<String> = ["photo_finished", "run_finished"]

    /// Of the newest log in the folder; nothing when there is none.
    init(folder: FilePath) {
        let logs = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.display.hasSuffix(".jsonl") }
        let seconds = { (name: FilePath) in name.display.split(separator: "-").first.flatMap { Int($0) } ?? 0 }
        guard let newest = logs.max(by: { seconds($0) < seconds($1) }),
            let bytes = SmallFile.bytes(of: folder.appending(newest), limit: Self.mostBytes)
        else {
            events = []
            return
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        // The beginning and the end say most.
        let kept = lines.count > Self.mostEvents ? lines.prefix(20) + lines.suffix(Self.mostEvents - 20) : lines[...]
        events = kept.compactMap { Self.event(Data($0)) }
    }

    private static func event(_ line: Data) -> [String: LogValue]? {
        guard let object = try? JSONDecoder().decode([String: LogValue].self, from: line),
            case .text(let event)? = object["event"]
        else { return nil }
        return object.filter { key, value in
            switch value {
            case .number: numbers.contains(key)
            case .flag: key == "unchanged"
            case .text: words.contains(key) || key == "message" && plainMessages.contains(event)
            case .numbers: counts.contains(key)
            case .other: false
            }
        }
    }
}

/// A value in a line of a run log, as far as reports have a use for it.
enum LogValue: Codable, Sendable, Hashable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case numbers([String: Double])
    case other

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let numbers = try? value.decode([String: Double].self) {
            self = .numbers(numbers)
        } else {
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .number(let number):
            if let whole = Int(exactly: number) { try value.encode(whole) } else { try value.encode(number) }
        case .flag(let flag): try value.encode(flag)
        case .text(let text): try value.encode(text)
        case .numbers(let numbers): try value.encode(numbers)
        case .other: try value.encodeNil()
        }
    }
}
