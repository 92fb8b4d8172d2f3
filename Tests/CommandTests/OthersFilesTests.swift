import Foundation
import TestMaterial
import Testing

/// What lies in a folder for results and was not written by this version is nobody's to lose.
@Suite struct OthersFilesTests {
    @Test(arguments: [#"{"schema_version":"9.0","id":"later"}"#, "notes of my own", "{"])
    func whatStandsInAResultsPlaceIsPutAside(content: String) async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        for number in 1...2 {
            try folder.home.write(content, to: "out/good.jpg/bundle.json")
            let scan = try await folder.scan(["in"], ["--json"])
            #expect(scan.code == 0 && scan.output.contains("\"result_set_aside\""), "\(scan)")
            #expect(scan.errors.contains("out/good.jpg/bundle.json.unread-\(number): "), "\(scan)")
            #expect(try folder.results()["good.jpg/bundle.json.unread-\(number)"] == Data(content.utf8))
            #expect(try folder.isGoodPhotoDone())
        }
        let again = try await folder.scan(["in"], ["--json"])
        #expect(again.code == 0 && !again.output.contains("result_set_aside"), "\(again)")

        try folder.home.write(content, to: "other/good.jpg/bundle.json")
        let merge = try await folder.program.run("merge", "out", "--out", "other")
        #expect(merge.code == 73 && merge.errors.contains("Nothing was merged"), "\(merge)")
        #expect(try folder.results(in: "other")["good.jpg/bundle.json"] == Data(content.utf8))
    }

    @Test func aListOfSomebodysOwnIsNotTakenForTheIndex() async throws {
        let folder = try ScanFolder()
        try await folder.addReadPhoto()
        #expect(try await folder.scan().code == 0)
        let notes = "{\"my\":\"notes\"}\n"
        for command in [
            ["scan", "in", "--out", "mine", "--store", "store"], ["merge", "out", "--out", "mine"], ["repair", "mine"],
        ] {
            try folder.home.write(notes, to: "mine/index.jsonl")
            let run = try await folder.program.run(command)
            #expect(run.code == 73 && run.errors.contains("mine: There is an index.jsonl that no scan wrote"), "\(run)")
            #expect(try folder.home.contents(of: "mine") == ["index.jsonl": Data(notes.utf8)])
        }
        // A damaged one is mended, also where only the results were copied.
        try FileManager.default.removeItem(atPath: folder.home["out/.vegyscan"])
        let index = try #require(try folder.results()["index.jsonl"])
        try folder.home.write(notes, to: "out/index.jsonl")
        #expect(try await folder.scan().code == 0)
        #expect(try folder.results()["index.jsonl"] == index)
    }
}
