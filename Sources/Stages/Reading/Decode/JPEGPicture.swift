internal import CLeptonica
internal import Models

/// A JPEG file (ITU-T T.81), decoded by libjpeg through Leptonica.
///
/// A file is accepted only when every row is decoded without a complaint: half a menu that looks whole could hide an
/// allergen, so a truncated or damaged file is refused. A missing end marker after the last row doesn't matter.
struct JPEGPicture: EncodedPicture {
    let width: Int
    let height: Int
    let exif: [UInt8]?
    var isReducible: Bool { true }

    private let bytes: [UInt8]
    private let endsEarly: Bool

    init(_ bytes: [UInt8]) throws(StageFailure) {
        let structure = JPEGStructure(bytes)
        guard let frame = structure.frame else {
            throw .corrupt("The JPEG has no picture header; copy the photo again.")
        }
        guard frame.precision == 8 else {
            throw .unsupported("JPEGs with \(frame.precision) bits a sample are not supported; save it with 8 bits.")
        }
        guard structure.scans <= JPEGStructure.mostScans else {
            throw .corrupt("The JPEG has more passes than any camera or editor makes; save it anew.")
        }
        // Leptonica takes such values for inverted ones and would produce a black page.
        guard frame.components != 4 || structure.hasAdobeMarker else {
            throw .unsupported("This kind of CMYK JPEG (without Adobe's marker) is not supported; save it as RGB.")
        }
        // With an end marker in place the decoder complains only when picture data is missing.
        self.bytes = structure.hasEnd ? bytes : bytes + [0xFF, 0xD9]
        width = frame.width
        height = frame.height
        exif = structure.exif
        endsEarly = !structure.hasEnd
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        let decoded = unsafe Pix(adopting: pixReadMemJpeg(bytes, bytes.count, 0, Int32(reduction), nil, 0))
        guard let pix = decoded?.asGreyOrColour() else {
            throw .corrupt(
                endsEarly
                    ? "The JPEG ends too early, part of the picture is missing; copy the photo again."
                    : "The JPEG's data is damaged; copy the photo again.")
        }
        return pix
    }
}
