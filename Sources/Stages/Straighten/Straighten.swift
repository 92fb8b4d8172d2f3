public import Models

/// Makes a photo ready to be read: grey, of the right size, level, dark on light.
///
/// Every step stays off unless evidence on this photo speaks for it, since a step that helps one photo ruins another.
public struct Straighten: Sendable {
    public init() {}

    /// The sheet of one photo; `quality` is what `Inspect` said about the same photo.
    ///
    /// Throws `.engine` when memory for the sheet runs out.
    public func callAsFunction(_ picture: consuming Picture, quality: Quality) throws(StageFailure) -> Sheet {
        let reduction = Double(max(1, picture.reduction))
        let factor = ReadingSize.factor(
            width: picture.pix.width, height: picture.pix.height, xHeight: quality.xHeight.map { $0 / reduction })
        guard let grey = picture.pix.grey(), let pix = factor > 1 ? grey.enlarged(by: factor) : grey.scaled(by: factor)
        else { throw Self.outOfMemory }
        let straightening = Straightening(scale: (factor / reduction).rounded(toDecimals: 4))
        return Sheet(
            pix: pix, transform: .scale(reduction / factor), photo: picture.photo, metadata: picture.metadata,
            quality: quality, straightening: straightening)
    }

    private static let outOfMemory = StageFailure(
        .straighten, .engine, "The photo could not be straightened; free some memory and try again.")
}
