import Foundation
import Testing

/// A folder of `samples/` with its expectation.
struct SampleCase: Sendable, CustomTestStringConvertible {
    var name: String

    var testDescription: String { name }

    /// All there are, by name; a test makes sure that none is lost.
    static let all: [SampleCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: Samples.folder.path)) ?? []
        return names.sorted().map(SampleCase.init).filter { FileManager.default.fileExists(atPath: $0.file.path) }
    }()

    private var file: URL { Samples.folder.appendingPathComponent(name).appendingPathComponent("expect.json") }

    func expectation() throws -> Expectation {
        try JSONDecoder().decode(Expectation.self, from: Data(contentsOf: file))
    }
}
