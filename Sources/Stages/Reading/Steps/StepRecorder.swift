internal import Files
internal import Models

/// Keeps the picture after each step of one photo as `1-decoded.png`, `2-…`, in the order they come.
///
/// It belongs to the lane that reads the photo.
public final class StepRecorder {
    private let folder: FilePath
    private let steps: StepFolder
    private var count = 0
    private var pile: StepPile?
    /// The sheet as it was read, the right way up; nil before that.
    private var sheet: Pix?

    init(folder: FilePath, into steps: StepFolder) {
        self.folder = folder
        self.steps = steps
    }

    /// Keeps the upright photo.
    public func record(_ picture: borrowing Picture) {
        record("decoded", picture.pix)
    }

    /// Keeps a picture; the name of the step is lower-case letters and dashes.
    func record(_ step: String, _ pix: borrowing Pix) {
        count += 1
        guard let bytes = pix.pngBytes() else { return steps.fail(Self.outOfMemory) }
        steps.write(bytes, to: folder.appending("\(count)-\(step).png"))
    }

    /// Keeps a picture with tints and, above them, outlines drawn in, in its pixels; later ones cover earlier ones.
    func record(_ step: String, _ pix: borrowing Pix, marked outlines: [StepOutline], tints: [StepTint] = []) {
        guard let marked = pix.marked(outlines, tints: tints) else { return steps.fail(Self.outOfMemory) }
        record(step, marked)
    }

    /// Remembers a sheet as it was read, the right way up, for what is drawn on it later.
    func remember(_ sheet: consuming Pix) { self.sheet = consume sheet }

    /// Keeps the sheet as it was read with tints and, above them, outlines drawn in, in its pixels; later ones cover
    /// earlier ones. Does nothing where no sheet was read.
    package func recordOnSheet(_ step: String, _ outlines: [StepOutline], tints: [StepTint] = []) {
        switch sheet {
        case .some(let sheet): record(step, sheet, marked: outlines, tints: tints)
        case .none: break
        }
    }

    /// Adds a small picture, such as a line cut out, to a pile that `recordPile` keeps as one picture.
    func pile(_ pix: borrowing Pix) {
        if pile == nil { pile = StepPile() }
        pile?.add(pix)
    }

    /// Keeps the pictures added to the pile since the last time, in their order; does nothing if there are none.
    func recordPile(_ step: String) {
        guard let sheet = pile?.sheet() else { return }
        pile = nil
        record(step, sheet)
    }

    private static let outOfMemory = StageFailure(
        .persist, .engine, "There is not enough memory for the pictures of the steps; read fewer photos at once.")
}
