import Foundation
import Testing

@testable import Runner

/// Our scores against those of the tool that comes with the shared photos, where both are there.
@Suite struct SharedTruthTests {
    static let folder: String? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let shared =
            ProcessInfo.processInfo.environment["VEGYSCAN_SHARED"] ?? root.appendingPathComponent("shared").path
        guard FileManager.default.fileExists(atPath: shared + "/tools/score_text.py"),
            (try? Shells.run("python3", ["-c", "import rapidfuzz"]))?.status == 0
        else { return nil }
        return shared
    }()

    /// A reading with the faults of a poor one, the same each time: lines out of order, some letters and some lines
    /// lost, some spaces and letters too many.
    private func reading(of truth: String) -> String {
        var lines = truth.split(separator: "\n").enumerated().filter { $0.offset % 9 != 4 }.map { String($0.element) }
        for index in lines.indices {
            var line = ""
            for (place, character) in lines[index].enumerated() {
                switch (place * 7 + index * 5) % 23 {
                case 3: continue
                case 8: line += "x"
                case 14: line += " " + String(character)
                case 20: line += String(character) + "il"
                default: line.append(character)
                }
            }
            lines[index] = line
        }
        return (lines.suffix(lines.count / 3) + lines.prefix(lines.count - lines.count / 3)).joined(separator: "\n")
    }

    @Test(.enabled(if: folder != nil, "no shared folder, or no rapidfuzz"))
    func scoresAgree() throws {
        let shared = try #require(Self.folder)
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("score-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        var scores: [String: TextScore] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: shared + "/menus")
        where name.hasSuffix(".gt.txt") {
            let truth = try String(contentsOfFile: shared + "/menus/" + name, encoding: .utf8)
            let photo = String(name.dropLast(".gt.txt".count))
            let found = reading(of: truth)
            try Data(found.utf8).write(to: output.appendingPathComponent(photo + ".txt"))
            scores[photo] = TextScore(truth: truth, found: found)
        }
        let result = try Shells.run("python3", [shared + "/tools/score_text.py", shared + "/menus", output.path])
        var compared = 0
        for line in result.output.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 9, let score = scores[String(parts[0])] else { continue }
            let figures = [score.wordPrecision, score.wordRecall, score.wordF1, score.lineCER]
            for (ours, theirs) in zip(figures, [parts[2], parts[4], parts[6], parts[8]]) {
                // Theirs is rounded to three decimals.
                #expect(abs(ours - (Double(theirs) ?? .nan)) <= 0.0006, "\(line)")
            }
            compared += 1
        }
        #expect(compared == scores.count && compared > 0, "\(result.error)")
    }
}
