internal import CLeptonica
internal import Models

/// A GIF file (GIF89a); of an animation the first frame, on a white canvas.
struct GIFPicture: EncodedPicture {
    let width: Int
    let height: Int

    private let structure: GIFStructure

    init(_ bytes: [UInt8]) throws(StageFailure) {
        guard let structure = GIFStructure(bytes) else {
            throw .corrupt("The GIF has no complete picture; copy the photo again.")
        }
        self.structure = structure
        width = structure.canvasWidth
        height = structure.canvasHeight
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        let still = structure.stillFile
        guard let pix = unsafe Pix(adopting: pixReadMemGif(still, still.count))?.asGreyOrColour() else {
            throw .corrupt("The GIF's data is damaged or incomplete; copy the photo again.")
        }
        if pix.width == width, pix.height == height { return pix }
        guard let sheet = pix.placed(onWhite: width, height, x: structure.x, y: structure.y) else {
            throw StageFailure(.decode, .engine, "There is not enough memory for this picture; scale it down.")
        }
        return sheet
    }
}
