internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Outputs
internal import Pages
internal import Reading
internal import Stages

/// `vegyscan read`: the text of photos, in reading order, and nothing else.
struct ReadCommand: Command {
    static let name: CommandName = "read"
    static let description = CommandDescription(
        name: name,
        summary: "show only the text on photos, in reading order",
        discussion: [
            """
            Prints the recognised text on standard output, photo after photo in the order given. With --out, the text \
            of each photo goes to DIR/NAME.txt instead, where NAME is the photo's name with its extension. A picture \
            on standard input (cat photo.jpg | vegyscan read -) is read as one.
            """,
            """
            --format writes what other OCR programs read: tsv as tesseract's table, hocr (version 1.2) and alto \
            (version 4.4) with blocks, lines, words and confidences, and json with all of that. Several photos are \
            several pages of one document, numbered as the photos are given; a photo that fails has no page. Where \
            no photo could be read, hocr and alto print nothing. Boxes are in pixels of the upright photo, from its \
            top left corner. With --out the files end in .tsv, .hocr, .alto.xml and .json.
            """,
            """
            --steps is for finding out why something was misread: it keeps the picture as it was after each step, as \
            DIR/NAME/1-decoded.png and so on; N-lines.png has the lines (red) and words (blue) that were found. \
            These pictures show the photo with all that is on it: keep them as private as the photo. Photos are then \
            read within the program.
            """,
            """
            Four more pictures tell why the page becomes the dishes it does, as a menu by itself. N-cells.png: the \
            cells (blue) and in which order they are read (red arrows). N-labels.png: what the model takes each word \
            for; a name is green and begins darker, a price red, a description yellow, a size turquoise, a heading \
            violet, a number before a name orange, an addition pink, its price darker, and anything else grey; marks \
            and the legend stay plain. N-corrected.png: the same after the rules, as dishes are made of it. \
            N-dishes.png: each dish (blue) with its name (green) and prices (red).
            """,
        ],
        operand: OperandDescription(
            name: "FILE", kind: .file, help: "A photo.", replacements: [.filesFrom], isRepeatable: true),
        options: [
            .value(.out, "o", "DIR", .folder, .output, "Write a text file per photo into this folder."),
            .value(
                .format, nil, "WORD", .choice(TextFormat.allCases.map(\.rawValue)), .output,
                "What to write: text unless given.", conflicts: [.json]),
            .flag(.json, nil, .output, "Print one JSON object; as --format json.", conflicts: [.format]),
            .value(.steps, nil, "DIR", .folder, .output, "Keep the picture after each step in this folder, as PNG."),
            .filesFrom, .null, .quiet, .verbose,
        ] + .reading + [.maxMemory, .isolation],
        examples: [
            Example("vegyscan read menu.jpg", meaning: "Show the text on a photo."),
            Example("vegyscan read -l ita menu.jpg | grep -i uova", meaning: "Look for a word on an Italian menu."),
            Example("vegyscan read menu.jpg --format hocr > menu.hocr", meaning: "Make hOCR for another program."),
            Example("vegyscan read photos/*.jpg --out texts", meaning: "Write texts/NAME.jpg.txt for each photo."),
            Example("vegyscan read menu.jpg --steps steps", meaning: "See what each step made of a photo."),
        ])

    let inputs: [FilePath]
    let listNotes: [RunNote]
    /// The one of them that came on standard input, or nil.
    let picture: PipedPhoto?
    let format: TextFormat
    /// Nil for standard output.
    let output: FilePath?
    /// Where the picture after each step goes, or nil.
    let steps: FilePath?
    let settings: Settings
    let console: Console
    let environment: ProcessEnvironment

    init(_ intake: CommandIntake) throws(CommandFailure) {
        let arguments = intake.arguments
        settings = try intake.resolveSettings()
        environment = intake.environment
        let list = try PhotoList(arguments, takesPicture: true)
        inputs = list.paths
        picture = list.picture
        listNotes = list.notes
        // --json is --format json.
        format = arguments.has(.json) ? .json : arguments.text(.format).flatMap(TextFormat.init) ?? .text
        output = arguments.path(.out)
        steps = arguments.path(.steps)
        console = intake.console
    }

    func run() async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
        for note in listNotes { console.note(note.text) }
        let plan = Plan(photos: inputs)
        for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
        if plan.menus.isEmpty { return .noInput }
        let photos = plan.namedPhotos.map(named)
        let texts = TextsInOrder(photos, format: format, output: output)
        if let output {
            do throws(StageFailure) {
                try BundleWriter(folder: output).prepare()
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        let pictures = steps.map { StepFolder($0, keeping: photos.map(\.file.path)) }
        let lanes = PhotoLanes(
            settings: settings, steps: pictures,
            makeReader: settings.makeReaders(quality: .off, cache: nil, environment: environment),
            tell: { console.note($0.text) }, isWanted: { !texts.isBroken })
        await lanes.read(photos) {
            tell($1, of: photos[$0].file, $2)
            texts.add($1, at: $0)
        }
        texts.finish()
        if let failure = texts.writeFailure { console.error(failure.message) }
        if texts.isBroken { return .cannotWrite }
        if let steps, let failure = pictures?.failure {
            console.error("\(steps.display): \(failure.message)")
            return .cannotWrite
        }
        return texts.failures == 0 && plan.problems.isEmpty ? .success : .someFailed
    }

    /// A picture of standard input has no name of its own.
    private func named(_ photo: NamedPhoto) -> NamedPhoto {
        guard let picture, photo.file.path == picture.path else { return photo }
        let page = photo.file.page
        return NamedPhoto(
            name: PhotoFile.shownName("standard-input", page: page),
            file: PhotoFile(path: picture.path, shown: PhotoFile.shownName(PipedPhoto.shown, page: page), page: page))
    }

    private func tell(_ outcome: PhotoOutcome, of photo: PhotoFile, _ durations: StageDurations) {
        let name = photo.path == picture?.path ? "Standard input" : photo.path.display
        switch outcome {
        case .read(let page):
            for warning in page.warnings { console.note("\(name): \(warning.message)") }
            let stages = durations.seconds.map { "\($0.stage.rawValue) \(Int($0.seconds * 1000)) ms" }
            console.detail("\(name): \(stages.joined(separator: ", "))")
        case .rejected: break
        case .failed(_, let failure): console.error("\(name): \(failure.message)")
        }
    }
}
