internal import CLeptonica
internal import Models

/// A TIFF file (TIFF 6.0). Of several pages the first is taken; `TIFFPages` can put each of them there.
struct TIFFPicture: EncodedPicture {
    let width: Int
    let height: Int
    var ownOrientation: Int? { structure.orientation }
    /// A TIFF file already has the form of an EXIF block; capture time and position are found in its first 64 KiB only.
    var exif: [UInt8]? { structure.unturned }

    private let structure: TIFFStructure

    init(_ bytes: [UInt8]) throws(StageFailure) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard unsafe readHeaderMemTiff(bytes, bytes.count, 0, &width, &height, nil, nil, nil, nil, nil) == 0 else {
            throw .corrupt("The TIFF has no valid picture header; copy the photo again.")
        }
        structure = TIFFStructure(bytes)
        if structure.isTiled { throw .unsupported("Tiled TIFFs are not supported; save it as PNG or plain TIFF.") }
        self.width = Int(width)
        self.height = Int(height)
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        let file = structure.unturned
        guard let pix = unsafe Pix(adopting: pixReadMemTiff(file, file.count, 0))?.asGreyOrColour() else {
            throw .corrupt("The TIFF is damaged or of a kind that can't be read; save it as PNG or plain TIFF.")
        }
        return pix
    }
}
