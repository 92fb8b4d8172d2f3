internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Reading

/// `vegyscan engine list`.
struct EngineListCommand: Command {
    static let name: CommandName = "engine list"
    static let description = CommandDescription(
        name: name,
        summary: "show the ways of reading, which is in use and what each costs",
        discussion: [
            """
            The figures were measured on 33 photos of menus in 12 languages: mean F1 of words, character error rate of \
            lines, and the time as a multiple of plain tesseract's.
            """
        ],
        options: [.json, .detector, .engineFolder],
        examples: [Example("vegyscan engine list", meaning: "Show them.")])

    /// One way of reading.
    struct Row: Encodable {
        var name: String
        var isInstalled: Bool
        var isInUse: Bool
        /// Of ONNX Runtime or Tesseract; nil when it isn't installed or can't be used.
        var version: String?
        /// Whether it is to the last byte what `engine install` installs; nil where that says nothing.
        var isOwnRelease: Bool?
        var folder: String?
        var figures: ReadingFigures

        enum CodingKeys: String, CodingKey {
            case name, version, folder, figures
            case isInstalled = "installed"
            case isInUse = "in_use"
            case isOwnRelease = "own_release"
        }

        /// Cells of a table.
        var cells: [String] {
            let use = isInUse ? "in use" : isInstalled ? "installed" : "not installed"
            return [
                name, use, version ?? (isInstalled ? "can't be used" : "-"), "\(figures.wordF1)", "\(figures.lineCER)",
                "\(figures.time)",
            ]
        }
    }

    let state: EngineState
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        state = EngineState(try intake.resolveSettings())
        printsJSON = intake.arguments.has(.json)
    }

    func run() -> ExitCode {
        let version = try? state.version?.get()
        let tesseract = ThirdParty.libraries.first { $0.name == "Tesseract" }?.version
        let rows = [
            Row(
                name: "neural", isInstalled: state.isInstalled, isInUse: state.isInUse, version: version,
                isOwnRelease: state.isInstalled ? state.isOwnRelease : nil, folder: state.folder?.display,
                figures: .neural),
            Row(
                name: "classic", isInstalled: true, isInUse: !state.isInUse, version: tesseract, figures: .classic),
        ]
        if printsJSON {
            let data = (try? JSONEncoder.bundle(pretty: true).encode(["engines": rows])) ?? Data("{}".utf8)
            return VegyScan.print(String(decoding: data, as: UTF8.self) + "\n")
        }
        let head = ["way", "", "version", "word F1", "line CER", "time"]
        var lines = AlignedColumns.lines([head] + rows.map(\.cells), leading: 3)
        if let folder = state.folder {
            lines.append("The neural engine's folder: \(Console.printable(folder.display))")
        }
        if !state.isInstalled { lines.append("Install it with: vegyscan engine install") }
        if state.isInstalled, !state.isOwnRelease {
            lines.append("It is another release than this program installs; replace it with: vegyscan engine install")
        }
        return VegyScan.print(lines.joined(separator: "\n") + "\n")
    }
}
