internal import Files
internal import Foundation
internal import Library
internal import Models

/// On what and with what a bench ran, as its report says it.
struct BenchStamp: Encodable, Sendable {
    var program = "vegyscan"
    var version = ProgramVersion.current
    var machine = Machine()
    /// The libraries in use, by name; those that don't tell their version are left out.
    var libraries: [String: String] = Dictionary(
        ThirdParty.all.compactMap { part in part.version.map { (part.name, $0) } },
        uniquingKeysWith: { first, _ in first })
    /// Nil where the bench makes its own data.
    var data: BenchData?

    init(data: BenchData?) { self.data = data }

    /// Nothing that tells one machine of a kind from another.
    struct Machine: Encodable, Sendable {
        /// Nil where the system doesn't tell.
        var processor = Self.processor(in: SmallFile.bytes(of: FilePath("/proc/cpuinfo"), limit: 1 << 20) ?? [])
        var cores = ProcessInfo.processInfo.activeProcessorCount
        var memoryBytes = ProcessInfo.processInfo.physicalMemory
        var system = ProcessInfo.processInfo.operatingSystemVersionString

        enum CodingKeys: String, CodingKey {
            case processor, cores, system
            case memoryBytes = "memory_bytes"
        }

        /// The model of the first one, from the text of `/proc/cpuinfo`.
        static func processor(in bytes: [UInt8]) -> String? {
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            let line = lines.first { $0.hasPrefix("model name") }
            return line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}

/// The files that a bench scored something against.
struct BenchData: Codable, Sendable, Hashable {
    var files: Int
    /// That of what `sha256sum` prints for the files by name, without their folders, in the order of the names' bytes.
    var sha256: String

    /// Files that can't be read are left out.
    init(_ paths: some Sequence<FilePath>) {
        let lines = paths.compactMap { path -> (name: FilePath, line: String)? in
            guard let bytes = SmallFile.bytes(of: path, limit: Self.mostBytes) else { return nil }
            let name = path.lastComponent
            return (name, "\(ContentHash.sha256(bytes))  \(name.display)\n")
        }
        files = lines.count
        sha256 = ContentHash.sha256(lines.sorted { $0.name < $1.name }.map(\.line).joined())
    }

    private static let mostBytes = 1 << 30
}

/// A report with its stamp and items.
struct StampedReport<Report: BenchReport>: Encodable {
    var report: Report
    var stamp: BenchStamp
    var items: BenchItems

    private enum CodingKeys: String, CodingKey {
        case stamp, measures, items
    }

    func encode(to encoder: any Encoder) throws {
        try FramedReport(report).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(stamp, forKey: .stamp)
        try container.encode(items.measures, forKey: .measures)
        try container.encode(items.items, forKey: .items)
    }
}
