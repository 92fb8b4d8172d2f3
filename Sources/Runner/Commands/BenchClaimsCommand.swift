internal import Files
import Foundation
internal import Judging
internal import Library
import Models

/// `vegyscan bench claims`: how right and how safe verdicts are.
struct BenchClaimsCommand {
    let files: [FilePath]
    let part: ClaimRow.Part?
    let errors: Int
    let drawsCurve: Bool
    /// Where figures and judged rows are kept, or nil.
    let output: FilePath?
    let printsJSON: Bool
    let knowledge: Knowledge
    let console: Console

    func run() -> ExitCode {
        var isWhole = true
        var read: [(name: String, rows: [ClaimRow])] = []
        for path in files {
            guard let file = ClaimRowFile(path) else {
                console.error("\(path.display): This must be a readable file of JSON lines, of at most 256 MiB.")
                isWhole = false
                continue
            }
            guard !file.rows.isEmpty else {
                console.error(
                    "\(path.display): No line here is a JSON object with a name and a label, or a text and a claim.")
                isWhole = false
                continue
            }
            if let line = file.badLines.first {
                console.error(
                    "\(path.display): Lines that are no JSON object with a name and something to score it by were "
                        + "passed over: \(file.badLines.count); the first is line \(line).")
                isWhole = false
            }
            read.append((path.lastComponent.display, file.rows))
        }
        guard !read.isEmpty else { return .noInput }
        if let output {
            do throws(StageFailure) {
                try BundleWriter(folder: output).prepare()
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        let bench = ClaimBench(knowledge: knowledge, part: part)
        let judged = read.map { (name: $0.name, rows: bench.judge($0.rows)) }
        return finish(judged, isWhole: isWhole)
    }

    private func figures(_ rows: [JudgedRow]) -> ClaimFigures {
        ClaimFigures(rows, errors: errors, curve: drawsCurve)
    }

    private func finish(_ judged: [(name: String, rows: [JudgedRow])], isWhole: Bool) -> ExitCode {
        let report = ClaimBenchReport(
            files: judged.map { ClaimBenchReport.Block(file: $0.name, figures: figures($0.rows)) },
            all: judged.count > 1 ? figures(judged.flatMap(\.rows)) : nil, with: part)
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else {
            console.error("The figures could not be written as JSON; please report this.")
            return .internalError
        }
        let json = String(decoding: data, as: UTF8.self) + "\n"
        if let output {
            do throws(StageFailure) {
                try keep(judged, json, in: output)
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        guard StandardStreams.print(printsJSON ? json : ClaimBenchTable(report: report).text) else {
            return .cannotWrite
        }
        return isWhole ? .success : .someFailed
    }

    private func keep(
        _ judged: [(name: String, rows: [JudgedRow])], _ json: String, in folder: FilePath
    ) throws(StageFailure) {
        let encoder = JSONEncoder.bundle()
        var lines: [UInt8] = []
        for (name, rows) in judged {
            for row in rows {
                guard let line = try? encoder.encode(VerdictRecord(file: name, judged: row)) else { continue }
                lines += Array(line) + [0x0A]
            }
        }
        try AtomicFile.write(lines, to: folder.appending("rows.jsonl"))
        try AtomicFile.write(Array(json.utf8), to: folder.appending("report.json"))
    }
}
