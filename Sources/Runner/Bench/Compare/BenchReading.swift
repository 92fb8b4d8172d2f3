internal import Files
internal import Foundation

/// What one program, or one way of one, reached in a bench: a report, or a part of one that holds several.
struct BenchReading: Sendable {
    var name: String
    /// Such as `vegyscan 0.1.0`; nil where the report doesn't say, or holds several readings.
    var program: String?
    var data: BenchData?
    var measures: [BenchMeasure]
    /// By their names, which are made different where the report has one twice.
    var items: [String: BenchItem]
    /// The names in the order of the report.
    var order: [String]

    /// Why a file gives none.
    enum Failure: Error {
        case unreadable, noReport, noItems

        var message: String {
            switch self {
            case .unreadable: "This must be a readable file of at most 1 GiB."
            case .noReport: "This is no report of a bench; make one with vegyscan bench text --json and the like."
            case .noItems: "This report has no figures item by item; make it anew with this version."
            }
        }
    }

    static let mostBytes = 1 << 30

    private struct Report: Decodable {
        var stamp: Stamp?
        var measures: [BenchMeasure]?
        var items: [BenchItem]?

        struct Stamp: Decodable {
            var program: String?
            var version: String?
            var data: BenchData?
        }
    }

    /// The readings in a file, in the order in which it has them.
    static func all(in file: FilePath) throws(Failure) -> [BenchReading] {
        guard let bytes = SmallFile.bytes(of: file, limit: mostBytes) else { throw .unreadable }
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else { throw .noReport }
        guard let items = report.items, let measures = report.measures, !items.isEmpty, !measures.isEmpty else {
            throw .noItems
        }
        var names: [String?] = []
        for item in items where !names.contains(item.reading) { names.append(item.reading) }
        let program = [report.stamp?.program, report.stamp?.version].compactMap(\.self).joined(separator: " ")
        let title = file.lastComponent.display
        return names.map { name in
            var reading = BenchReading(
                name: names.count == 1 ? title : title + " " + (name ?? ""),
                // Of several readings it is only what measured them.
                program: names.count > 1 || program.isEmpty ? nil : program,
                data: report.stamp?.data, measures: measures, items: [:], order: [])
            for item in items where item.reading == name { reading.add(item) }
            return reading
        }
    }

    private mutating func add(_ item: BenchItem) {
        var name = item.item
        var number = 1
        while items[name] != nil {
            number += 1
            name = "\(item.item) #\(number)"
        }
        items[name] = item
        order.append(name)
    }
}
