internal import Models
internal import Stages

/// Makes a photo's text: within this process, or in one of its own. Belongs to one lane.
protocol PhotoReader {
    /// Never throws: trouble with a photo is an outcome, and the next photo is not concerned.
    func read(_ file: PhotoFile, durations: inout StageDurations) async -> PhotoOutcome
}

/// Makes the reader of a lane, on that lane; it tells there what happens beside the photos' outcomes.
typealias MakeReader = @Sendable (_ tell: @escaping @Sendable (RunNote) -> Void) -> any PhotoReader

/// The pages of earlier readings, as a chain asks for them.
protocol PageMemory {
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
protocol PixelAdmission {
    /// Returns when there is room for so many pixels; each call is followed by one of `leave`.
    func admit(_ pixels: Int) async
    func leave(_ pixels: Int)
}
