import Files
import Foundation
import Judging
import Library
import Menus
import Models
import TestMaterial
import Testing

@Suite struct RunLogTests {
    private struct Event: Encodable {
        var name: String
        var value: Double
    }

    @Test func oneLineAnEvent() throws {
        let folder = try TemporaryFolder()
        let runs = folder.path.appending("a/runs")
        let log = try RunLog(folder: runs, startedAt: Date(timeIntervalSince1970: 12.9), pid: 34)
        log.append(Event(name: "two\nlines", value: 1))
        log.append(Event(name: "no number", value: .infinity))
        log.append(Event(name: "last", value: 2))
        let text = String(
            decoding: SmallFile.bytes(of: runs.appending("12-34.jsonl"), limit: 1000) ?? [], as: UTF8.self)
        #expect(text == "{\"name\":\"two\\nlines\",\"value\":1}\n{\"name\":\"last\",\"value\":2}\n")
    }

    @Test func keepsTheLastFifty() throws {
        let folder = try TemporaryFolder()
        try folder.put([1], at: FilePath("notes.jsonl"))
        try folder.put([1], at: FilePath("5-05.jsonl"))
        for number in 1...60 {
            _ = try RunLog(folder: folder.path, startedAt: Date(timeIntervalSince1970: Double(number)), pid: 7)
        }
        let names = Set(Folder.names(in: folder.path).map(\.display))
        #expect(names == Set((11...60).map { "\($0)-7.jsonl" } + ["notes.jsonl", "5-05.jsonl"]))
        // A clock that went back must not cost the log that is being written.
        let log = try RunLog(folder: folder.path, startedAt: Date(timeIntervalSince1970: 1), pid: 7)
        log.append("x")
        #expect(folder.content(FilePath("1-7.jsonl")) == Array("\"x\"\n".utf8))
        #expect(Folder.names(in: folder.path).count == 52)
    }

    @Test func severalThreadsMayWrite() async throws {
        let folder = try TemporaryFolder()
        let log = try RunLog(folder: folder.path, startedAt: Date(timeIntervalSince1970: .infinity), pid: 7)
        await withTaskGroup { group in
            for lane in 0..<4 {
                group.addTask {
                    for _ in 0..<100 { log.append(String(repeating: "\(lane)", count: 5000)) }
                }
            }
        }
        let lines = try #require(folder.content(FilePath("0-7.jsonl"))).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 400)
        #expect(lines.allSatisfy { $0.count == 5002 && Set($0).count == 2 })
    }

    @Test func aFolderThatCannotBeWrittenIsAFailure() {
        let failure = #expect(throws: StageFailure.self) {
            try RunLog(folder: FilePath("/proc/runs"), startedAt: Date(), pid: 1)
        }
        #expect(failure?.code == .cannotWrite)
    }
}
