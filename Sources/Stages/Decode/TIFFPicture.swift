internal import CLeptonica
internal import Models

/// A TIFF file (TIFF 6.0); of several pages the first.
struct TIFFPicture: EncodedPicture {
    let width: Int
    let height: Int
    /// Leptonica applies the orientation tag itself.
    var decodesUpright: Bool { true }
    /// A TIFF file is an EXIF block as it stands.
    var exif: [UInt8]? { bytes }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) throws(StageFailure) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard unsafe readHeaderMemTiff(bytes, bytes.count, 0, &width, &height, nil, nil, nil, nil, nil) == 0 else {
            throw .corrupt("The TIFF has no valid picture header; copy the photo again.")
        }
        self.width = Int(width)
        self.height = Int(height)
        self.bytes = bytes
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        guard let pix = unsafe Pix(adopting: pixReadMemTiff(bytes, bytes.count, 0))?.asGreyOrColour() else {
            throw .corrupt("The TIFF is damaged or of a kind that can't be read; save it as PNG or plain TIFF.")
        }
        return pix
    }
}
