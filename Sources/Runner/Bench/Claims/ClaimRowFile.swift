internal import Foundation
internal import Models

/// A file of dishes or ingredients with what is known of them: a JSON object a line.
struct ClaimRowFile: JSONLinesFile, Sendable {
    var rows: [ClaimRow] = []
    var badLines: [Int] = []

    static let mostBytes = 256 << 20

    mutating func add(_ line: Data, _ decoder: JSONDecoder) -> Bool {
        guard let row = try? decoder.decode(ClaimRow.self, from: line) else { return false }
        rows.append(row)
        return true
    }
}
