internal import CLeptonica
public import Models
internal import Pages

/// Makes a photo ready to be read: grey, of the right size, level.
///
/// Every step stays off unless evidence in this photo supports it, since a step that helps one photo ruins another.
public struct Straighten: Sendable {
    private let byShape: Bool

    /// - Parameter byShape: whether the page is turned level by the shapes of its letters and rows. False where the
    ///   reader's detector tells the angle of its lines better, see `Recognise.levels`.
    public init(byShape: Bool = true) { self.byShape = byShape }

    /// The sheet of one photo; `quality` is what `Inspect` said about the same photo. `steps` keeps the picture after
    /// each step.
    ///
    /// Throws `.engine` when memory for the sheet runs out.
    public func callAsFunction(
        _ picture: consuming Picture, quality: Quality, steps: StepRecorder? = nil
    ) throws(StageFailure) -> Sheet {
        let reduction = Double(max(1, picture.reduction))
        let factor = ReadingSize.factor(width: picture.pix.width, height: picture.pix.height)
        guard var pix = Self.sized(picture.pix, by: factor) else { throw Self.outOfMemory }
        steps?.record("sized", pix)
        let pixelSize = reduction / factor
        var transform = SheetTransform.scale(pixelSize)
        var straightening = Straightening(scale: (1 / pixelSize).rounded(toDecimals: 4))
        var quality = quality
        // A page that carries its text itself is level, and its words stand where they stand.
        let isDrawn = !picture.printed.isEmpty
        var outline = isDrawn ? nil : PageOutline.find(on: pix)
        // A shadow's edge may look like that of a page, but the text goes on behind it.
        if let found = outline, found.isSlanted, !found.holdsText(of: pix) { outline = nil }
        if outline?.isExtreme == true { quality.reasons.append(QualityThresholds.reason(.extremePerspective)) }
        if let outline, outline.isWorthFlattening, let flat = outline.flattened(pix) {
            transform = transform.after(flat.transform)
            pix = flat.pix
            steps?.record("flattened", pix)
            straightening.perspective = true
        }
        // Lines that run up or down are made horizontal here; only reading can tell which way up they stand.
        if !isDrawn, byShape, TextDirection.find(on: pix) == .vertical {
            guard let turned = pix.rotated(quarterTurns: 1) else { throw Self.outOfMemory }
            transform = transform.after(.unturning(quarterTurns: 1, width: pix.width, height: pix.height))
            straightening.quarterTurns = 1
            pix = turned
        }
        if !isDrawn, byShape, let skew = Skew.find(on: pix), skew.isWorthLevelling {
            guard let level = pix.turnedBack(by: skew.degrees, paperIsLight: quality.brightness >= 0.5) else {
                throw Self.outOfMemory
            }
            transform = transform.after(.turning(by: skew.degrees, from: level, to: pix))
            straightening.skew = skew.degrees.rounded(toDecimals: 2)
            pix = level
            steps?.record("levelled", pix)
        }
        let sheet = Sheet(
            pix: pix, colour: picture.pix, reduction: picture.reduction, transform: transform, photo: picture.photo,
            metadata: picture.metadata, quality: quality, straightening: straightening,
            printed: picture.printed)
        sheet.eraseLeaders(steps)
        return sheet
    }

    /// In grey, or nil without memory.
    static func sized(_ picture: borrowing Pix, by factor: Double) -> Pix? {
        guard let grey = picture.grey() else { return nil }
        return factor > 1 ? grey.enlarged(by: factor) : grey.scaled(by: factor)
    }

    private static let outOfMemory = StageFailure(
        .straighten, .engine, "The photo could not be straightened; free some memory and try again.")
}
