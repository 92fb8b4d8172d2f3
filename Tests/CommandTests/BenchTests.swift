import Foundation
import TestMaterial
import Testing

/// `bench text`: figures for photos with transcriptions.
@Suite struct BenchTests {
    /// A folder with a photo that reads well and what stands on it, by this program's own reading.
    private func truthFolder() async throws -> ScanFolder {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        try folder.home.write(try await Self.text.value, to: "in/good.jpg.gt.txt")
        return folder
    }

    /// What `read` says of the photo, found once.
    private static let text = Task {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        return try await folder.program.run("read", "in/good.jpg").standardOutput
    }

    private func object(_ data: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func aPhotoReadRightHasNoErrors() async throws {
        let folder = try await truthFolder()
        try folder.home.write(#"[{"file": "good.jpg", "languages": ["fr"]}]"#, to: "in/index.json")
        let outcome = try await folder.program.run("bench", "text", "in", "--json", "--out", "kept", "--quiet")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let report = try object(outcome.standardOutput)
        #expect(report["schema_version"] as? String == "1.0" && report["bench"] as? String == "text")
        let photo = try #require((report["photos"] as? [[String: Any]])?.first)
        #expect(photo["photo"] as? String == "good.jpg" && photo["main_language_is_right"] as? Bool == true)
        let score = try #require(photo["score"] as? [String: Double])
        #expect(score["word_f1"] == 1 && score["line_cer"] == 0 && score["wer"] == 0, "\(score)")
        #expect(score["reading_order_error"] == 0)
        let stages = (photo["stages"] as? [[String: Any]])?.compactMap { $0["stage"] as? String }
        #expect(stages == ["decode", "inspect", "straighten", "recognise"])
        #expect((report["run"] as? [String: Any])?["peak_memory_bytes"] as? Int ?? 0 > 1 << 20)
        #expect((report["main_language"] as? [String: Any])?["share"] as? Double == 1)
        #expect(report["by_language"] == nil, "one language and no layout")
        let kept = try folder.home.contents(of: "kept")
        #expect(kept.keys.sorted() == ["good.jpg.txt", "report.json"])
        #expect(kept["good.jpg.txt"] == (try folder.home.contents(of: "in"))["good.jpg.gt.txt"])
        #expect(kept["report.json"] == outcome.standardOutput)
    }

    @Test func aPhotoThatFailsCountsAsEmpty() async throws {
        let folder = try await truthFolder()
        try folder.home.write("no photo", to: "in/bad.jpg")
        try folder.home.write("Soup", to: "in/bad.gt.txt")
        let outcome = try await folder.program.run("bench", "text", "in", "--jobs", "2")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("bad.jpg"), "\(outcome)")
        let bad = try #require(outcome.outputLines.first { $0.hasPrefix("x bad.jpg") }, "\(outcome)")
        #expect(bad.split(separator: " ").dropFirst(2).prefix(4) == ["0.000", "1.000", "1.000", "0.000"])
        let mean = try #require(outcome.outputLines.first { $0.hasPrefix("mean") })
        #expect(mean.split(separator: " ").dropFirst().prefix(2) == ["0.500", "0.500"], "\(outcome)")
    }

    @Test func figuresAreToldByLanguageAndLayout() async throws {
        let folder = try await truthFolder()
        try folder.home.write("no photo", to: "in/bad.jpg")
        try folder.home.write("Soup", to: "in/bad.gt.txt")
        try folder.home.write(
            #"""
            [{"file": "bad.jpg", "languages": ["de"], "layout": "two"},
            {"file": "good.jpg", "languages": ["fr", "de"], "layout": "one"}]
            """#, to: "in/index.json")
        let outcome = try await folder.program.run("bench", "text", "in", "--out", "kept")
        #expect(outcome.code == 1, "\(outcome)")
        let table = outcome.outputLines.suffix(5).map { $0.split(separator: " ").map(String.init) }
        let wanted = [
            ["language", "photos", "word", "F1", "line", "CER", "language", "right", "CER", "two", "CER", "one"],
            ["de", "1", "0.000", "1.000", "0.000", "1.000", "-"],
            ["fr", "1", "1.000", "0.000", "1.000", "-", "0.000"],
            ["mean", "0.500", "0.500", "0.500", "1.000", "0.000"],
            ["worst", "0.000", "1.000", "0.000", "1.000", "0.000"],
        ]
        #expect(table == wanted, "\(outcome.output)")
        let kept = try #require(try folder.home.contents(of: "kept")["report.json"])
        let rows = try #require(try object(kept)["by_language"] as? [[String: Any]])
        #expect(rows.map { $0["language"] as? String } == ["de", "de", "fr", "fr"])
        #expect(rows.map { $0["layout"] as? String } == [nil, "two", nil, "one"])
        #expect(rows.map { $0["photos"] as? Int } == [1, 1, 1, 1])
        #expect(rows.map { $0["word_f1"] as? Double } == [0, 0, 1, 1])
        #expect(rows.map { $0["line_cer"] as? Double } == [1, 1, 0, 0])
        #expect(rows.map { $0["main_language_share"] as? Double } == [0, 0, 1, 1])
    }

    @Test func folderWithoutTranscriptionsIsNoInput() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let without = try await folder.program.run("bench", "text", "in")
        #expect(without.code == 66 && without.output.isEmpty && without.errors.contains(".gt.txt"), "\(without)")
        let missing = try await folder.program.run("bench", "text", "nowhere")
        #expect(missing.code == 66, "\(missing)")
    }

    @Test func transcriptionsAreNotWrittenOver() async throws {
        let folder = try await truthFolder()
        let before = try folder.home.contents()
        let outcome = try await folder.program.run("bench", "text", "in", "--out", "./in/")
        #expect(outcome.code == 73, "\(outcome)")
        #expect(try folder.home.contents() == before)
    }

    @Test func missingTesseractIsSaidAtOnce() async throws {
        let folder = try await truthFolder()
        let outcome = try await folder.program.run(
            ["bench", "text", "in", "--baseline"], environment: ["PATH": folder.home.root])
        #expect(outcome.code == 69 && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains("apt-get install tesseract-ocr"), "\(outcome)")
    }

    /// A stand-in for tesseract: the test needs to know what it says and how it was called.
    @Test func baselineIsRunOnTheSamePhotos() async throws {
        let folder = try await truthFolder()
        let script = """
            #!/bin/sh
            case "$1" in --version) echo "tesseract 0.0 stand-in"; exit;; esac
            echo "$OMP_THREAD_LIMIT $*" >> "\(folder.home["calls"])"
            case "$1" in *bad.jpg) exit 3;; esac
            cat "$1.gt.txt"
            """
        let program = try folder.home.write(script, to: "bin/tesseract")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try folder.home.write("no photo", to: "in/bad.jpg")
        try folder.home.write("Soup", to: "in/bad.jpg.gt.txt")
        let outcome = try await folder.program.run(
            ["bench", "text", "in", "--baseline", "--json", "--languages", "eng,fr", "--out", "kept"],
            environment: ["PATH": folder.home["bin"] + ":/usr/bin:/bin"])
        #expect(outcome.code == 1, "\(outcome)")
        let calls = String(decoding: try folder.home.contents()["calls"] ?? Data(), as: UTF8.self)
        #expect(
            calls.split(separator: "\n").sorted() == ["1 in/bad.jpg - -l eng+fra", "1 in/good.jpg - -l eng+fra"],
            "\(calls)")
        let report = try object(outcome.standardOutput)
        let baseline = try #require(report["baseline"] as? [String: Any])
        #expect(baseline["program"] as? String == "tesseract 0.0 stand-in" && baseline["failed"] as? Int == 1)
        #expect(baseline["wall_ratio"] as? Double ?? 0 > 0)
        let photos = try #require(report["photos"] as? [[String: Any]])
        #expect(photos.map { $0["baseline_failed"] as? Bool } == [true, false])
        #expect((photos.last?["baseline"] as? [String: Double])?["word_f1"] == 1)
        #expect(try folder.home.contents(of: "kept").keys.contains("tesseract/good.jpg.txt"))
    }

    @Test func readingsStandSideBySide() async throws {
        let folder = try await truthFolder()
        try folder.home.write("Beurre", to: "other/good.jpg.txt")
        let outcome = try await folder.program.run(
            "bench", "text", "in", "--engine", "classic", "--texts", "other", "--json", "--out", "kept", "--quiet")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
        let report = try object(outcome.standardOutput)
        #expect(report["bench"] as? String == "contest")
        let contenders = try #require(report["contenders"] as? [[String: Any]])
        #expect(contenders.map { $0["name"] as? String } == ["classic", "other"])
        let means = contenders.map {
            (($0["overall"] as? [String: Any])?["word_f1"] as? [String: Double])?["mean"] ?? -1
        }
        #expect(means[0] == 1 && means[1] < 0.5, "\(means)")
        #expect((contenders[0]["seconds"] as? [String: Double])?["percentile_95"] ?? 0 > 0)
        let kept = try folder.home.contents(of: "kept")
        #expect(kept.keys.sorted() == ["classic/good.jpg.txt", "report.json"])
        let table = try await folder.program.run("bench", "text", "in", "--texts", "other")
        #expect(table.code == 0 && table.output.contains("other"), "\(table)")
        let nowhere = try await folder.program.run("bench", "text", "in", "--texts", "nowhere", "--engine", "classic")
        #expect(nowhere.code == 66 && nowhere.output.isEmpty, "\(nowhere)")
        let both = try await folder.program.run("bench", "text", "in", "--baseline", "--texts", "other")
        #expect(both.code == 64, "\(both)")
    }
}
