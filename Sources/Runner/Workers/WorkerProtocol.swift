internal import Files
internal import Foundation
internal import Models
internal import Pages
internal import Stages

/// The protocol between a run and its worker processes: one JSON object per line, requests down one pipe, messages up
/// another.
///
/// Both ends are the same program, so the form may change with each version.
enum WorkerProtocol {
    /// The first line a worker reads.
    struct Opening: Codable, Sendable {
        /// Of the program; another one might read photos differently.
        var version = ProgramVersion.current
        var settings: ReadingSettings
        /// Whether the worker asks for pages by pixels, and tells under which ones a page is to be kept.
        var usesCache: Bool
        /// The path's bytes of the report that pictures are drawn for; nil for none.
        var report: Data?
    }

    /// What a worker is told afterwards.
    enum Request: Codable, Sendable {
        /// Read this photo, a page of its file counted from 0; the path's bytes need not be UTF-8.
        case read(number: Int, path: Data, page: Int, shown: String)
        /// There is room for the photo's pixels.
        case admitted
        /// What was read from the same pixels before, or nil.
        case page(ReadPage?)
    }

    /// What a worker says.
    enum Message: Codable, Sendable {
        /// It understood the opening and waits for photos.
        case ready
        /// A stage begins.
        case begins(StageName)
        /// Answered by `admitted`.
        case wantsRoom(pixels: Int)
        /// Answered by `page`.
        case wantsPage(pixels: String, sha256: String, facts: PhotoFacts)
        /// `pixels` is the key that the page is to be kept under, nil when it is not to be kept.
        case finished(number: Int, outcome: PhotoOutcome, durations: StageDurations, pixels: String?)
    }

    /// Nil for a value that holds a number JSON can't.
    static func line(_ value: some Encodable) -> [UInt8]? {
        (try? JSONEncoder().encode(value)).map { Array($0) + [UInt8(ascii: "\n")] }
    }

    /// Nil for what is no such value.
    static func value<Value: Decodable>(_ type: Value.Type = Value.self, of line: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(line))
    }
}

extension FilePath {
    /// The path's bytes; JSON has them as Base64.
    var data: Data { Data(bytes) }
}
