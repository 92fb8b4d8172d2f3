internal import CTesseract
public import Models
public import Pages

/// Reads the text of sheets.
///
/// It belongs to one lane: it may only be used from one thread at a time, and keeps its engines for the next sheet.
/// What is read on one sheet doesn't depend on those before it.
public final class Recognise {
    private let choice: LanguageChoice
    private let shelf: EngineShelf
    private let deadline: Duration
    private let detector: DetectorChoice
    private let folder: EngineFolder?
    private let legend: LegendSigns
    /// Opened for the first sheet; a failure is kept, so that it isn't tried again for each sheet.
    private var engine: Result<NeuralEngine, StageFailure>?

    /// `tessdata` is the folder with the language data, nil for the installed one (see `LanguageData`); `deadline` is
    /// the longest time for one photo, after which the result is what was read so far. `engineFolder` is the neural
    /// engine's folder, nil for none. `legend` tells raised marks from other raised letters. Nothing is loaded yet.
    public init(
        languages: LanguageChoice = .automatic, tessdata: String? = nil, deadline: Duration = .seconds(120),
        detector: DetectorChoice = .automatic, engineFolder: EngineFolder? = nil, legend: LegendSigns = .none
    ) {
        choice = languages
        self.detector = detector
        folder = engineFolder
        self.legend = legend
        shelf = EngineShelf(data: LanguageData(tessdata: tessdata))
        self.deadline = deadline
    }

    /// Whether sheets are turned level here, by the lines that the neural engine finds, so that `Straighten` needn't do
    /// it by the shapes of letters.
    public var levels: Bool { detector != .classic && folder?.isComplete == true }

    /// The text of one sheet. No text is a valid result: a page without lines, see `ReadPage.hasText`.
    ///
    /// `steps` keeps the picture that was read and shows where words were found on it.
    ///
    /// Throws `.languageMissing` when no language, or not the one asked for, is installed, and `.engine` when the
    /// recogniser doesn't start.
    public func callAsFunction(
        _ sheet: consuming Sheet, steps: StepRecorder? = nil
    ) throws(StageFailure) -> ReadPage {
        tesseract_disable_openmp_on_this_thread()
        let printed = PrintedPage(sheet.printed, sheet: sheet, choice: choice)
        guard printed.lines.isEmpty || !printed.makesSense else {
            return try page(printed, on: sheet, steps: steps)
        }
        var sheet = sheet
        let lines = try level(&sheet, steps: steps)
        let (look, warnings) = try look(at: sheet.pix, lines, of: sheet)
        steps?.record(look, on: sheet.pix)
        return PageAssembly.page(sheet: sheet, look: look, warnings: warnings)
    }

    /// A page that carries its text itself: only the rest of its picture is read.
    private func page(
        _ printed: PrintedPage, on sheet: borrowing Sheet, steps: StepRecorder?
    ) throws(StageFailure) -> ReadPage {
        var rest = (look: Look(reading: .nothing), warnings: [Warning]())
        if let pix = printed.rest(of: sheet.pix) { rest = try look(at: pix, of: sheet) }
        let look = printed.joined(with: rest.look, sheetWidth: sheet.pix.width, sheetHeight: sheet.pix.height)
        steps?.record(look, on: sheet.pix)
        return PageAssembly.page(sheet: sheet, look: look, warnings: rest.warnings)
    }

    /// Turns the sheet so that most of its text is level, and says where lines are on it; nil where the sheet stays as
    /// it is and nothing was looked for, as without the neural engine.
    private func level(_ sheet: inout Sheet, steps: StepRecorder?) throws(StageFailure) -> [DetectedLine]? {
        guard let engine = try neuralEngine() else { return nil }
        var lines = try engine.detector.lines(on: sheet.pix)
        if sheet.straightening.perspective, let slope = TextSlope(lines), !sheet.isFlat(withLinesAt: slope.degrees),
            sheet.undoFlattening()
        {
            sheet.eraseLeaders(steps)
            steps?.record("not-flattened", sheet.pix)
            lines = try engine.detector.lines(on: sheet.pix)
        }
        // What the detector sees on a page that is far from level says its angle less exactly.
        for _ in 0..<2 {
            guard let slope = TextSlope(lines) else { return lines }
            let turn = sheet.turnBack(by: slope.degrees, keeping: lines.flatMap(\.quad.corners))
            if case .none = turn { return lines }
            steps?.record("levelled", sheet.pix)
            sheet.eraseLeaders(steps)
            if case .slight(let map) = turn { return lines.map { $0.moved(by: map) } }
            lines = try engine.detector.lines(on: sheet.pix)
        }
        return lines
    }

    /// What can be read on a picture of the sheet.
    ///
    /// - Parameter detected: its lines, where they are known already.
    private func look(
        at pix: borrowing Pix, _ detected: [DetectedLine]? = nil, of sheet: borrowing Sheet
    ) throws(StageFailure) -> (look: Look, warnings: [Warning]) {
        if let engine = try neuralEngine() {
            var lines = LinesFirst(
                detector: engine.detector, second: engine.recognizer, legend: legend, shelf: shelf,
                deadline: deadline, wasTurned: sheet.straightening.quarterTurns != 0)
            let look = try lines.look(at: pix, detected, in: choice)
            return (look, lines.warnings)
        }
        var reading = ClassicReading(
            shelf: shelf, deadline: deadline, wasTurned: sheet.straightening.quarterTurns != 0)
        let look = try reading.look(at: pix, in: choice)
        return (look, reading.warnings)
    }

    /// Nil when it isn't wanted, or isn't installed and wasn't asked for.
    private func neuralEngine() throws(StageFailure) -> NeuralEngine? {
        guard detector == .neural || detector == .automatic && folder?.isComplete == true else { return nil }
        let opened =
            engine
            ?? Result { () throws(StageFailure) in
                guard let folder else { throw NeuralEngine.missing }
                return try NeuralEngine(folder)
            }
        engine = opened
        return try opened.get()
    }
}
