internal import CTesseract
internal import Models
internal import Pages

/// One Tesseract engine with its languages loaded. It must be used from one thread only.
@safe final class TesseractEngine {
    private let handle: OpaquePointer
    let languages: [String]

    /// How the page is cut into lines.
    enum Segmentation {
        /// Text anywhere, without assuming columns: Tesseract's mode 11.
        case sparse
        /// Columns and blocks: Tesseract's mode 3, the command line's default.
        case blocks
        /// A single line: Tesseract's mode 7. Mode 13, which skips its layout tricks, lost 0.1 word F1.
        case line
        /// Columns of characters from top to bottom: Tesseract's mode 5.
        case columns

        fileprivate var mode: TessPageSegMode {
            switch self {
            case .sparse: PSM_SPARSE_TEXT
            case .blocks: PSM_AUTO
            case .line: PSM_SINGLE_LINE
            case .columns: PSM_SINGLE_BLOCK_VERT_TEXT
            }
        }
    }

    /// Loads the data of the languages, or only that of `osd`.
    ///
    /// Throws `.languageMissing` when a file isn't there and `.engine` when the engine doesn't start.
    init(languages: [String], folder: String) throws(StageFailure) {
        _ = Self.quiet
        guard let handle = unsafe TessBaseAPICreate() else { throw Self.broken }
        // `osd` is made for Tesseract's older engine; languages are read with the neural one.
        let mode = languages == ["osd"] ? OEM_TESSERACT_ONLY : OEM_LSTM_ONLY
        guard unsafe TessBaseAPIInit2(handle, folder, languages.joined(separator: "+"), mode) == 0 else {
            unsafe TessBaseAPIDelete(handle)
            throw Self.broken
        }
        unsafe self.handle = handle
        self.languages = languages
    }

    deinit {
        unsafe TessBaseAPIEnd(handle)
        unsafe TessBaseAPIDelete(handle)
    }

    /// Reads a picture; boxes are in its pixels. Stops at the deadline with what was read so far.
    ///
    /// `mayBeLightOnDark`: whether lines that read badly are read again as a negative, which takes time; `characters`:
    /// the only ones that may be read, all when empty.
    func read(
        _ pix: borrowing Pix, as segmentation: Segmentation, mayBeLightOnDark: Bool, milliseconds: Int,
        characters: String = ""
    ) -> SheetText {
        _ = unsafe TessBaseAPISetVariable(handle, "tessedit_char_whitelist", characters)
        _ = unsafe TessBaseAPISetVariable(handle, "tessedit_do_invert", mayBeLightOnDark ? "1" : "0")
        _ = unsafe TessBaseAPISetVariable(handle, "textord_noise_rejrows", takesDotsForNoise ? "0" : "1")
        unsafe TessBaseAPISetPageSegMode(handle, segmentation.mode)
        unsafe TessBaseAPISetImage2(handle, pix.unsafePointer)
        unsafe TessBaseAPISetSourceResolution(handle, Self.resolution)
        defer {
            // Nothing learnt from one photo may change how the next one is read.
            unsafe TessBaseAPIClear(handle)
            unsafe TessBaseAPIClearAdaptiveClassifier(handle)
        }
        guard milliseconds > 0, let monitor = unsafe TessMonitorCreate() else {
            return SheetText(lines: [], complete: false, languages: languages)
        }
        defer { unsafe TessMonitorDelete(monitor) }
        unsafe TessMonitorSetDeadlineMSecs(monitor, Int32(clamping: milliseconds))
        let complete = unsafe TessBaseAPIRecognize(handle, monitor) == 0
        guard let results = unsafe TessBaseAPIGetIterator(handle) else {
            return SheetText(lines: [], complete: complete, languages: languages)
        }
        defer { unsafe TessResultIteratorDelete(results) }
        return SheetText(lines: unsafe ResultWalk.lines(of: results), complete: complete, languages: languages)
    }

    /// Whether rows that look like noise are still read: the dots of Arabic letters look like noise, and a third of the
    /// lines of a clean Arabic menu were left out.
    private var takesDotsForNoise: Bool {
        languages.contains { !WritingOfLanguage($0).scripts.isSubset(of: [.latin]) }
    }

    /// Which way up the text stands and in which script, or nil when there is too little text.
    func orientation(of pix: borrowing Pix) -> Orientation? {
        // Tesseract's own limit, 50, is meant for a page; a few lines of Devanagari, whose letters are joined, are 20
        // pieces.
        _ = unsafe TessBaseAPISetVariable(handle, "min_characters_to_try", "15")
        unsafe TessBaseAPISetPageSegMode(handle, PSM_OSD_ONLY)
        unsafe TessBaseAPISetImage2(handle, pix.unsafePointer)
        unsafe TessBaseAPISetSourceResolution(handle, Self.resolution)
        defer { unsafe TessBaseAPIClear(handle) }
        var degrees: Int32 = 0
        var confidence: Float = 0
        var script: UnsafePointer<CChar>?
        var scriptConfidence: Float = 0
        guard
            unsafe TessBaseAPIDetectOrientationScript(handle, &degrees, &confidence, &script, &scriptConfidence) != 0
        else { return nil }
        return Orientation(
            degrees: Int(degrees), confidence: Double(confidence),
            script: unsafe script.map { unsafe String(cString: $0) } ?? "", scriptConfidence: Double(scriptConfidence))
    }

    /// What Tesseract's orientation and script detection says.
    struct Orientation {
        /// By how much the text is turned clockwise.
        var degrees: Int
        var confidence: Double
        /// Tesseract's name, such as `Latin` or `Han`.
        var script: String
        var scriptConfidence: Double

        /// The clockwise quarter turns that bring the text upright.
        var quarterTurns: Int { (4 - degrees / 90) & 3 }
    }

    /// The dots per inch reported to Tesseract: photos have no true resolution, and without a value Tesseract guesses
    /// one.
    ///
    /// Measured on 33 photos of menus (mean word F1): 150 gave 0.636, 300 gave 0.621, Tesseract's least (70) 0.627.
    private static let resolution: Int32 = 150

    /// Discards Tesseract's own messages. They go through one global variable, so it is set once and before any engine
    /// starts.
    private static let quiet: Bool = {
        guard let handle = unsafe TessBaseAPICreate() else { return false }
        defer { unsafe TessBaseAPIDelete(handle) }
        return unsafe TessBaseAPISetVariable(handle, "debug_file", "/dev/null") != 0
    }()

    private static let broken = StageFailure(
        .recognise, .engine, "The text recogniser did not start; run `vegyscan doctor` to see what is missing.")
}
