import Foundation
import TestMaterial
import Testing

/// `scan --json`: one JSON object per event on standard output and nothing else.
@Suite struct EventTests {
    @Test func everyLineIsAnObject() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write("text", to: "in/bad\nname.jpg")
        let outcome = try await folder.scan(["in"], ["--json"])
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.standardOutput.last == UInt8(ascii: "\n"))
        #expect(outcome.outputLines.count >= 2, "\(outcome)")
        for line in outcome.outputLines {
            let event = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(event?["event"] is String, "\(line)")
        }
        #expect(outcome.errors.contains("bad%0Aname.jpg"), "people are told on standard error: \(outcome)")
    }

    @Test func withoutItStandardOutputIsEmpty() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.scan(["in"], ["--verbose"])
        #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
        #expect(!outcome.errors.isEmpty)
        // No bar, colour or carriage return where nobody looks.
        #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\r"), "\(outcome)")
    }

    @Test func quietSaysOnlyErrors() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.scan(["in"], ["--quiet"])
        #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func readerThatGoesAwayEndsTheRunQuietly() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.program.shell(
            "\"$VEGYSCAN\" scan in --out out --store store --json | true; exit \"${PIPESTATUS[0]}\"")
        // 141 is the shell's word for the end by SIGPIPE.
        #expect([0, 141].contains(outcome.code), "\(outcome)")
        #expect(!outcome.errors.lowercased().contains("fatal"), "\(outcome)")
    }
}
