internal import Foundation
internal import Library
internal import Models

/// `vegyscan cache stats`: how much the caches hold and how often that was of use.
struct CacheStatsCommand: Command {
    static let name: CommandName = "cache stats"
    static let description = CommandDescription(
        name: name,
        summary: "show how much the caches hold and how often they helped",
        discussion: [
            """
            Hits are counted by level: photo (the same file again), pixels (the same picture in another file), menu \
            (the same dish on a page that looks alike), dish (the same dish anywhere), slip (the same dish, a letter \
            read otherwise).
            """
        ],
        options: [.json, .store],
        examples: [Example("vegyscan cache stats", meaning: "See what is kept.")])

    let access: StoreAccess
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        printsJSON = intake.arguments.has(.json)
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.open { await show($0) }
    }

    private func show(_ store: Store) async -> ExitCode {
        guard let statistics = await store.cacheStatistics() else {
            access.console.error(StoreAccess.noCache)
            return .cannotWrite
        }
        guard printsJSON else {
            return VegyScan.print(CacheStatisticsText(statistics: statistics, file: access.cacheFile).text)
        }
        let encoder = JSONEncoder.bundle(pretty: true)
        encoder.dateEncodingStrategy = .iso8601
        guard let data = try? encoder.encode(statistics) else { return .internalError }
        return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
    }
}

/// The statistics for a person.
struct CacheStatisticsText {
    let statistics: CacheStatistics
    let file: String

    var text: String {
        let kinds = [
            ("readings", statistics.readings), ("answers", statistics.answers), ("pages", statistics.pages),
        ]
        let head = ["", "entries", "size", "oldest", "expired"]
        let rows = kinds.map { name, kind in
            [
                name, String(kind.entries), ByteSize(kind.bytes).text, kind.oldest.map(Self.day) ?? "-",
                String(kind.expired),
            ]
        }
        var lines = [file] + AlignedColumns.lines([head] + rows, leading: 1)
        lines.append("\(statistics.photos) photo files lead to the readings.")
        lines.append("Hits so far:")
        lines += AlignedColumns.lines(
            CacheLevel.allCases.map { ["  " + $0.rawValue, String(statistics.hits[$0])] }, leading: 1)
        let limits = statistics.limits
        lines.append(
            "At most \(ByteSize(limits.bytes).text), \(limits.answers) answers and \(Int(limits.age / 86_400)) days; "
                + "answers up to \(Int(limits.ageOfStandIns / 86_400)) days old stand in while a service is away.")
        lines.append(
            "The file takes \(ByteSize(statistics.fileBytes).text)"
                + (statistics.isOnNetwork
                    ? "; it lies on a network file system, so a rollback journal is used." : "."))
        return lines.map(Console.printable).joined(separator: "\n") + "\n"
    }

    /// Such as 2026-11-21, in UTC.
    static func day(_ date: Date) -> String { String(date.formatted(.iso8601).prefix(10)) }
}
