import Foundation
import Models
import TestMaterial
import Testing

/// What a person should look at is told on the console, has a code wherever programs look, and counts where that is
/// wanted.
@Suite struct RemarkTests {
    private static let canDraw = FileManager.default.fileExists(
        atPath: "/usr/lib/python3/dist-packages/PIL/__init__.py")

    private func events(_ outcome: Outcome) throws -> [[String: Any]] {
        try outcome.outputLines.map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        }
    }

    @Test func noTextIsToldAndStrictCountsIt() async throws {
        let folder = try ScanFolder()
        try folder.home.copySample("no-text/photo.jpg", to: "in/blank.jpg")
        let first = try await folder.scan(["in"], ["--json"])
        #expect(first.code == 0 && first.errors.contains("The photo shows no text."), "\(first)")
        let event = try #require(try events(first).first { $0["event"] as? String == "menu_finished" })
        #expect((event["codes"] as? [String])?.contains("no_text") == true, "\(event)")
        let line = try #require(try folder.index().first)
        #expect((line["codes"] as? [String])?.contains("no_text") == true, "\(line)")
        // Also when nothing is left to be done.
        let again = try await folder.scan(["in"], ["--strict"])
        #expect(again.code == 1 && again.errors.contains("The photo shows no text."), "\(again)")
        let fine = try ScanFolder()
        try fine.addGoodPhoto()
        #expect(try await fine.scan(["in"], ["--strict"]).code == 0)
    }

    @Test(.enabled(if: canDraw, "`make test` installs what pages are drawn with"))
    func textWithoutADishIsTold() async throws {
        let folder = try ScanFolder()
        let draw = """
            from PIL import Image, ImageDraw, ImageFont
            page = Image.new("RGB", (1200, 700), "white")
            font = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 40)
            words = ["We are open every day from noon", "until the last guest has gone home.",
                     "Please wait here until you are seated.", "Thank you for your patience."]
            for place, line in enumerate(words):
                ImageDraw.Draw(page).text((90, 120 + 90 * place), line, font=font, fill="black")
            page.save("in/sign.png")
            """
        try folder.home.write(draw, to: "draw.py")
        let drawn = try await folder.program.shell("/usr/bin/python3 -B draw.py")
        try #require(drawn.code == 0, "\(drawn)")
        let run = try await folder.scan(["in"], ["--strict", "--json"])
        let bundle = try #require(try folder.bundles().first?.bundle)
        try #require(bundle.dishes.isEmpty, "the sign was taken for a menu")
        #expect(run.code == 1 && run.errors.contains("Text was found, but no dish in it."), "\(run)")
        #expect(bundle.warnings.contains { $0.code == "no_dishes" })
        #expect(try events(run).contains { ($0["codes"] as? [String])?.contains("no_dishes") == true })
    }

    @Test func aFailedPhotoHasCodeAndStageEverywhere() async throws {
        let folder = try ScanFolder()
        try folder.home.write("no picture", to: "in/broken.jpg")
        let run = try await folder.scan(["in"], ["--json"])
        #expect(run.code == 1, "\(run)")
        for name in ["photo_finished", "menu_finished"] {
            let event = try #require(try events(run).first { $0["event"] as? String == name })
            #expect(
                event["failure_code"] as? String == "not_a_picture" && event["stage"] as? String == "decode", "\(event)"
            )
        }
        let line = try #require(try folder.index().first)
        #expect(line["failure_code"] as? String == "not_a_picture" && line["stage"] as? String == "decode", "\(line)")
        let failure = try #require(try folder.bundles().first?.bundle.pages.first?.failure)
        #expect(failure.code.rawValue == "not_a_picture" && failure.stage.rawValue == "decode")
    }

    @Test func optionsWithoutEffectAreSaid() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let run = try await folder.scan(["in"], ["--target-language", "de", "--budget", "1", "--json"])
        let sentence = "--target-language and --budget have no effect without an LLM"
        #expect(run.code == 0 && run.errors.contains(sentence), "\(run)")
        let note = try #require(try events(run).first { $0["event"] as? String == "note" })
        #expect(note["code"] as? String == "option_without_effect", "\(note)")
        let strict = try await folder.scan(["in"], ["--llm-model", "m", "--strict"])
        #expect(strict.code == 1 && strict.errors.contains("--llm-model has no effect"), "\(strict)")
        let others = try await folder.scan(
            ["in"],
            ["--reasons", "--detector", "classic", "--engine-folder", "x", "--isolation", "none", "--max-memory", "1G"])
        for option in ["--reasons", "--engine-folder", "--max-memory"] {
            #expect(others.errors.contains("\(option) has no effect"), "\(others)")
        }
        for options in [["--null"], ["--no-history"]] {
            let idle = try await folder.scan(["in"], options + ["--strict"])
            let option = options == ["--null"] ? "--null" : "--store"
            #expect(idle.code == 1 && idle.errors.contains("\(option) has no effect"), "\(idle)")
        }
        let read = try await folder.program.run("read", "in/good.jpg", "--null")
        #expect(read.code == 0 && read.errors.contains("--null has no effect"), "\(read)")
        let list = try await folder.scan(["-"], ["--null", "--strict"], input: "in/good.jpg\0")
        #expect(list.code == 0 && !list.errors.contains("no effect"), "\(list)")
    }

    @Test func onlyLanguagesAreTakenForOne() async throws {
        let folder = try ScanFolder()
        for wrong in ["klingon", "xx", "english", "e", "en-", "qqq"] {
            let refused = try await folder.program.run("settings", "set", "target_language", wrong)
            #expect(refused.code == 64, "\(wrong): \(refused)")
            let scan = try await folder.scan(["in"], ["--target-language", wrong])
            #expect(scan.code == 64, "\(wrong): \(scan)")
        }
        let missing = try await folder.program.run("settings", "set", "languages", "eng+klingon")
        #expect(missing.code == 69 && missing.errors.contains("Nothing was saved"), "\(missing)")
        #expect(try await folder.program.run("settings", "set", "languages", "eng").code == 0)
        for right in ["en", "deu", "pt-BR", "zh-Hant-TW", "fil", "sr-Latn", "es-419"] {
            let taken = try await folder.program.run("settings", "set", "target_language", right)
            #expect(taken.code == 0, "\(right): \(taken)")
        }
    }

    @Test func aFatalErrorIsAnEventToo() async throws {
        let folder = try ScanFolder()
        let cases: [([String], Int32, String)] = [
            (["scan", "none", "--out", "out", "--json"], 66, "no_input"),
            (["scan", "in", "--out", "out", "--json", "--bogus"], 64, "usage"),
            (["scan", "--out", "out", "--json"], 64, "usage"), (["retry", "none", "--json"], 66, "no_input"),
            (["scan", "in", "--out", "out", "--json", "-l", "tlh"], 69, "unavailable"),
            (["scan", "in", "--out", "out", "--json", "--llm-url", "http://h/v1"], 78, "bad_settings"),
        ]
        try folder.addGoodPhoto()
        for (arguments, code, word) in cases {
            let run = try await folder.program.run(arguments)
            #expect(run.code == code, "\(run)")
            let event = try #require(try events(run).last, "\(run)")
            #expect(event["event"] as? String == "run_failed" && event["failure_code"] as? String == word, "\(run)")
            #expect(event["exit_code"] as? Int == Int(code) && event["message"] is String, "\(run)")
        }
    }
}
