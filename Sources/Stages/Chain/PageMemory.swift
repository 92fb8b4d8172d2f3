internal import Models
public import Pages

/// The pages of earlier readings, as a chain asks for them.
public protocol PageMemory {
    /// Nil when these bytes were never read.
    func page(forPhoto sha256: String, _ facts: PhotoFacts) async -> ReadPage?

    /// Nil when these pixels were never read.
    ///
    /// - Parameters:
    ///   - pixels: the picture's content hash.
    ///   - sha256: of the photo's bytes, by which it is found the next time.
    func page(forPixels pixels: String, photo sha256: String, _ facts: PhotoFacts) async -> ReadPage?

    func keep(_ page: ReadPage, forPhoto sha256: String, pixels: String) async
}

/// Lets photos in to be decoded, as many at a time as memory holds.
public protocol PixelAdmission {
    /// Returns when there is room for so many pixels; each call is followed by one of `leave`.
    func admit(_ pixels: Int) async
    func leave(_ pixels: Int)
}

extension PhotoFacts {
    /// Pixels as the header claims them; nothing has been checked yet.
    var pixels: Int {
        let (pixels, isTooLarge) = record.storedWidth.multipliedReportingOverflow(by: record.storedHeight)
        return isTooLarge ? .max : pixels
    }
}
