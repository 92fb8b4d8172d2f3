import Asking
import Files
import Foundation
import TestMaterial
import Testing

@testable import Runner

@Suite struct BatchFolderTests {
    private let temporary: TemporaryFolder
    private let batch: BatchFolder

    init() throws {
        temporary = try TemporaryFolder()
        batch = BatchFolder(folder: temporary.path.appending("batch"))
    }

    private func request(_ id: String) throws -> BatchRequest {
        let json = #"{"id": "\#(id)", "target_language": "en", "dishes": []}"#
        return BatchRequest(
            question: try JSONDecoder().decode(BatchQuestion.self, from: Data(json.utf8)),
            line: Array("\(id)\n".utf8), forecast: Forecast())
    }

    private func stored() -> [BatchFolder.Stored] {
        var found: [BatchFolder.Stored] = []
        #expect(batch.read { found.append($0) })
        return found
    }

    /// Several exports into one folder, while answers are imported.
    @Test func nothingThatIsWrittenAtOnceIsLost() async throws {
        let batch = batch
        let ids = (0..<24).map { "q\($0)" }
        let requests = try ids.map(request)
        let files = try await withThrowingTaskGroup(of: [FilePath].self) { group in
            for request in requests {
                group.addTask {
                    let files = try batch.write([request], for: FilePath("/results/\(request.question.id)"))
                    try batch.note(["answer to " + request.question.id])
                    return files
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(files).count == ids.count)
        #expect(Set(stored().map(\.question.id)) == Set(ids))
        #expect(batch.answered == Set(ids.map { "answer to " + $0 }))
        for stored in stored() { #expect(stored.results == FilePath("/results/\(stored.question.id)")) }
    }

    @Test func foldersOfAnyNameAreFoundAgain() throws {
        let results = FilePath(bytes: Array("/results/caf".utf8) + [0xE9])
        _ = try batch.write([try request("q")], for: results)
        #expect(stored().map(\.results) == [results])
    }

    /// An export that was killed before its requests were there has asked nothing.
    @Test func whatWasNotFinishedIsTakenAway() throws {
        let first = try batch.write([try request("first")], for: FilePath("/results"))
        try FileManager.default.moveItem(
            atPath: first[0].display, toPath: batch.folder.appending(".requests-1.jsonl").display)
        #expect(stored().isEmpty)
        _ = try batch.write([try request("second")], for: FilePath("/results"))
        #expect(stored().map(\.question.id) == ["second"])
        let names = try FileManager.default.contentsOfDirectory(atPath: batch.folder.display)
        #expect(names.sorted() == ["questions-1.jsonl", "requests-1.jsonl"])
    }
}
