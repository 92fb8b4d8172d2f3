import Foundation
import TestMaterial
import Testing

/// Carrying on where another run ended, whatever it left.
@Suite struct ResumeTests {
    @Test func findsFinishedMenusWithoutOpeningThem() async throws {
        let folder = try ScanFolder()
        try folder.home.write(WordlessPhoto.file, to: "in/a.jpg")
        try await folder.addReadPhoto()
        let first = try await folder.scan()
        #expect(first.code == 0, "\(first)")
        let whole = try folder.results()
        // What is newer than two seconds gets a second look, which leaves a note for the third run.
        try await Task.sleep(for: .milliseconds(2_200))
        let second = try await folder.scan()
        #expect(second.code == 0, "\(second)")
        let third = try await folder.scan()
        #expect(third.errors.contains("2 menus are unchanged"), "\(third)")
        #expect(try folder.results() == whole)
        // The journal is only a hint.
        for damage in ["", "vegyscan-journal 1\nm\ta.jpg\t\u{0}", String(repeating: "x", count: 5000)] {
            try folder.home.write(damage, to: "out/.vegyscan/journal")
            let again = try await folder.scan()
            #expect(again.code == 0 && again.errors.contains("2 unchanged"), "\(again)")
            #expect(try folder.results() == whole)
        }
    }

    @Test func aSecondRunIsKeptOutOrWaits() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        try folder.home.makeFolder("out/.vegyscan")
        let line = """
            exec 9<>out/.vegyscan/lock && flock 9 && echo 4711 >&9
            "$VEGYSCAN" scan in --out out --store store; echo "refused: $?"
            (sleep 1; touch released) 9>&9 & waiter=$!
            exec 9>&-
            "$VEGYSCAN" scan in --out out --store store --wait --quiet; echo "waited: $?"
            ls released; wait $waiter
            """
        let outcome = try await folder.program.shell(line)
        #expect(outcome.output.contains("refused: 73"), "\(outcome)")
        #expect(outcome.errors.contains("process 4711"), "\(outcome)")
        #expect(outcome.output.contains("waited: 0\nreleased"), "\(outcome)")
        #expect(try folder.isGoodPhotoDone())
    }

    @Test func repairMakesIndexAndJournalAnew() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let whole = try folder.results()
        try folder.home.write("{\"menu\": 1}\n", to: "out/index.jsonl")
        try folder.home.write("", to: "out/good.jpg/.vegyscan-99999999-7.tmp")
        let repair = try await folder.program.run("repair", "out")
        #expect(repair.code == 0, "\(repair)")
        #expect(repair.errors.contains("a killed run left it: 1 file."), "\(repair)")
        #expect(try folder.results() == whole)
        try folder.home.write("{", to: "out/good.jpg/bundle.json")
        let damaged = try await folder.program.run("repair", "out")
        #expect(damaged.code == 1, "\(damaged)")
        #expect(damaged.errors.contains("good.jpg"), "\(damaged)")
        #expect(try await folder.scan().code == 0)
        var mended = try folder.results()
        #expect(mended.removeValue(forKey: "good.jpg/bundle.json.unread-1") == Data("{".utf8))
        #expect(mended == whole)
        #expect(try await folder.program.run("repair", "nowhere").code == 66)
    }
}
