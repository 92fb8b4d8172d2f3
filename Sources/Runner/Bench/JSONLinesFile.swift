internal import Files
internal import Foundation

/// What a file of JSON Lines holds, one object a line.
protocol JSONLinesFile {
    /// A file with more bytes isn't read.
    static var mostBytes: Int { get }

    /// Lines that aren't such an object, from 1.
    var badLines: [Int] { get set }

    /// Holds nothing.
    init()

    /// Takes one line; false where it isn't what the file should hold.
    mutating func add(_ line: Data, _ decoder: JSONDecoder) -> Bool
}

extension JSONLinesFile {
    /// Nil when the file can't be read.
    init?(_ file: FilePath) {
        guard let bytes = SmallFile.bytes(of: file, limit: Self.mostBytes) else { return nil }
        self.init(bytes)
    }

    init(_ bytes: [UInt8]) {
        self.init()
        let decoder = JSONDecoder()
        for (number, line) in JSONLines(bytes) where !add(Data(line), decoder) { badLines.append(number) }
    }
}
