internal import Files
internal import Foundation
internal import Models

/// What another program found: a file of one JSON object a line.
struct ForeignDishes: Sendable {
    /// For each photo's name its dishes, in the order of the file.
    private(set) var dishes: [String: [FoundDish]] = [:]
    /// What the objects of the file tell at all.
    private(set) var aspects: DishAspects = []
    /// Lines that aren't such an object, from 1.
    private(set) var badLines: [Int] = []

    static let mostBytes = 64 << 20

    private struct Row: Decodable {
        var photo: String?
        var file: String?
        var name: String?
        var price: Texts?
        var prices: Texts?
        var section: String?
        var description: String?
        var symbols: Texts?
    }

    /// Nil when the file can't be read.
    init?(_ file: FilePath) {
        guard let bytes = SmallFile.bytes(of: file, limit: Self.mostBytes) else { return nil }
        self.init(bytes)
    }

    /// A photo goes by the last part of its path.
    init(_ bytes: [UInt8]) {
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) {
                continue
            }
            guard let row = try? JSONDecoder().decode(Row.self, from: Data(line)), let name = row.name,
                let photo = (row.photo ?? row.file)?.split(separator: "/").last.map(String.init),
                dishes[photo]?.count ?? 0 < TrueDish.mostDishes
            else {
                badLines.append(index + 1)
                continue
            }
            if row.section != nil { aspects.insert(.sections) }
            if row.description != nil { aspects.insert(.descriptions) }
            if row.symbols != nil { aspects.insert(.symbols) }
            dishes[photo, default: []].append(
                FoundDish(
                    name: name,
                    amounts: ((row.price?.texts ?? []) + (row.prices?.texts ?? [])).flatMap(PrintedAmounts.of),
                    section: row.section, description: row.description,
                    marks: PrintedMark.all(of: row.symbols?.texts ?? [])))
        }
    }
}
