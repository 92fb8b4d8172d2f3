internal import Files
internal import Foundation
internal import Models

/// A file of dishes or ingredients with what is known of them: a JSON object a line.
struct ClaimRowFile: Sendable {
    var rows: [ClaimRow] = []
    /// Lines that aren't such an object, from 1.
    var badLines: [Int] = []

    static let mostBytes = 256 << 20

    /// Nil when the file can't be read.
    init?(_ file: FilePath) {
        guard let bytes = SmallFile.bytes(of: file, limit: Self.mostBytes) else { return nil }
        self.init(bytes)
    }

    init(_ bytes: [UInt8]) {
        let decoder = JSONDecoder()
        for (number, line) in JSONLines(bytes) {
            if let row = try? decoder.decode(ClaimRow.self, from: Data(line)) {
                rows.append(row)
            } else {
                badLines.append(number)
            }
        }
    }
}
