internal import CTesseract
public import Models

/// Reads the text of sheets.
///
/// Belongs to one lane: it may only be used from one thread at a time, and keeps its engines for the next sheet. What
/// is read on one sheet does not depend on those before.
public final class Recognise {
    private let choice: LanguageChoice
    private let shelf: EngineShelf
    private let deadline: Duration

    /// `tessdata` is the folder with the language data, nil for the installed one (see `LanguageData`); `deadline` is
    /// the longest time for one photo, after which what was read so far is the result. Loads nothing yet.
    public init(
        languages: LanguageChoice = .automatic, tessdata: String? = nil, deadline: Duration = .seconds(120)
    ) {
        choice = languages
        shelf = EngineShelf(data: LanguageData(tessdata: tessdata))
        self.deadline = deadline
    }

    /// The text of one sheet. No text is a value: a page without lines, see `ReadPage.hasText`.
    ///
    /// Throws `.languageMissing` when no language, or not the one asked for, is installed, and `.engine` when the
    /// recogniser doesn't start.
    public func callAsFunction(_ sheet: consuming Sheet) throws(StageFailure) -> ReadPage {
        tesseract_disable_openmp_on_this_thread()
        var looks = Looks(shelf: shelf, deadline: deadline, wasTurned: sheet.straightening.quarterTurns != 0)
        let look: Look
        switch choice {
        case .fixed(let codes): look = try looks.best(of: sheet.pix, in: try shelf.data.codes(for: codes))
        case .automatic: look = try looks.automatic(of: sheet.pix, first: try shelf.data.firstLanguage())
        }
        return PageAssembly.page(sheet: sheet, look: look, warnings: looks.warnings)
    }
}
