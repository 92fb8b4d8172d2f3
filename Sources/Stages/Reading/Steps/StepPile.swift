internal import CLeptonica

/// Small pictures of one step, such as the lines cut out of a sheet, for viewing together.
@safe final class StepPile {
    private let pictures: UnsafeMutablePointer<PIXA>
    private(set) var count = 0

    /// More than these are left out: a menu has fewer lines, and the picture stays small enough to be opened.
    static let most = 600

    /// Nil without memory.
    init?() {
        guard let pictures = unsafe pixaCreate(0) else { return nil }
        unsafe self.pictures = pictures
    }

    deinit {
        var owned: UnsafeMutablePointer<PIXA>? = unsafe pictures
        unsafe pixaDestroy(&owned)
    }

    /// Keeps a copy.
    func add(_ pix: borrowing Pix) {
        guard count < Self.most, unsafe pixaAddPix(pictures, pix.unsafePointer, Int32(L_COPY)) == 0 else { return }
        count += 1
    }

    /// All of them framed, in two columns, arranged row by row from the top left; nil for none, or without memory.
    func sheet() -> Pix? {
        count == 0 ? nil : unsafe Pix(adopting: pixaDisplayTiledInColumns(pictures, 2, 1, 8, 2))
    }
}
