internal import Files
internal import Models

/// Keeps the picture after each step of one photo as `1-decoded.png`, `2-…`, in the order they come.
///
/// Belongs to the lane that reads the photo.
public final class StepRecorder {
    private let folder: FilePath
    private let steps: StepFolder
    private var count = 0
    private var pile: StepPile?

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

    /// Keeps a picture with outlines drawn in, in its pixels; later ones lie on top.
    func record(_ step: String, _ pix: borrowing Pix, marked outlines: [StepOutline]) {
        guard let marked = pix.marked(outlines) else { return steps.fail(Self.outOfMemory) }
        record(step, marked)
    }

    /// Lays a small picture, such as a line cut out, on a pile that `recordPile` keeps as one picture.
    func pile(_ pix: borrowing Pix) {
        if pile == nil { pile = StepPile() }
        pile?.add(pix)
    }

    /// Keeps what was laid on the pile since the last time, in its order; nothing where there is nothing.
    func recordPile(_ step: String) {
        guard let sheet = pile?.sheet() else { return }
        pile = nil
        record(step, sheet)
    }

    private static let outOfMemory = StageFailure(
        .persist, .engine, "There is not enough memory for the pictures of the steps; read fewer photos at once.")
}
