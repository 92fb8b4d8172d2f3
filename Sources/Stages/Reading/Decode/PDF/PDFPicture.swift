internal import CLeptonica
internal import Files
internal import Models

/// A page of a PDF (ISO 32000), drawn by Poppler.
struct PDFPicture: EncodedPicture {
    let width: Int
    let height: Int

    private let bytes: [UInt8]
    private let page: Int
    private let facts: PDFFacts

    /// A page of DIN A4 then has as many pixels as a good photo of it, and letters of 6 points an x-height of 10.
    private static let dotsPerInch = 250.0
    /// Larger pages, such as posters, have larger print: of A2 each pixel is read, of A0 one in four.
    private static let most = 24_000_000

    init(_ bytes: [UInt8]) throws(StageFailure) {
        try self.init(bytes, page: 0, maxPixels: PhotoLimits().maxPixels)
    }

    /// - Parameters:
    ///   - page: from 0.
    ///   - maxPixels: the page is drawn smaller rather than larger than this.
    init(_ bytes: [UInt8], page: Int, maxPixels: Int) throws(StageFailure) {
        guard let file = MemoryFile(bytes) else { throw Self.outOfMemory }
        let facts = try PDFFacts(of: file.descriptor, page: page)
        let most = Double(max(1, min(Self.most, maxPixels)))
        let area = facts.width * facts.height
        let scale = min(Self.dotsPerInch / 72, (most / area).squareRoot())
        // A strip as thin as a hair would have no pixels.
        guard scale.isFinite, facts.width * scale < 32_000, facts.height * scale < 32_000 else {
            throw StageFailure(.decode, .tooLarge, "The PDF's page is far too long to be drawn; save it as pictures.")
        }
        width = max(1, Int(facts.width * scale))
        height = max(1, Int(facts.height * scale))
        self.bytes = bytes
        self.page = page
        self.facts = facts
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        // Poppler 22 takes the sides for those of the page before it is turned.
        let (across, down) = facts.isTurned ? (height, width) : (width, height)
        let size = ["-scale-to-x", "\(across)", "-scale-to-y", "\(down)"]
        // Three bytes a pixel behind a short header (PPM).
        let drawn = try run("pdftoppm", ["-cropbox"] + size + range + ["-"], upTo: width * height * 3 + 64)
        guard let pix = unsafe Pix(adopting: pixReadMemPnm(drawn, drawn.count))?.asGreyOrColour(),
            pix.width == width, pix.height == height
        else { throw Self.damaged }
        return pix
    }

    /// The page's own text where it can be believed, in lines, with boxes in pixels; else nothing, and the page is read
    /// as a photo.
    ///
    /// - Parameter pix: the drawn page.
    func printed(on pix: borrowing Pix) throws(StageFailure) -> [[Word]] {
        let told = try run("pdftotext", ["-bbox-layout", "-cropbox"] + range + ["-", "-"], upTo: 32 << 20)
        let text = PDFText(told, scale: Double(width) / facts.width)
        guard !text.lines.isEmpty else { return [] }
        let pictures = PDFImages(try run("pdfimages", ["-list"] + range + ["-"], upTo: 4 << 20))
        guard text.isBelievable(picture: pictures.largest / (facts.width * facts.height)), let grey = pix.grey(),
            let raster = GreyRaster(grey)
        else { return [] }
        return text.visible(on: raster)
    }

    private var range: [String] { ["-f", "\(page + 1)", "-l", "\(page + 1)"] }

    private func run(_ program: String, _ arguments: [String], upTo limit: Int) throws(StageFailure) -> [UInt8] {
        guard let file = MemoryFile(bytes) else { throw Self.outOfMemory }
        do throws(PDFTools.Failure) {
            return try PDFTools.run(program, arguments, on: file.descriptor, upTo: limit)
        } catch {
            if case .exceeded = error {
                throw StageFailure(
                    .decode, .tooLarge, "The PDF's page takes too much time or memory to draw; save it as a picture.")
            }
            throw Self.damaged
        }
    }

    private static let damaged = StageFailure.corrupt("The PDF's page is damaged; save the file anew.")
    private static let outOfMemory = StageFailure(.decode, .engine, "There is not enough memory for this PDF.")
}

/// What `pdfimages -list` says of the pictures on a page.
struct PDFImages {
    /// The area of the largest picture in square points, 0 for none.
    let largest: Double

    init(_ list: [UInt8]) {
        let rows = String(decoding: list, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
        largest = rows.reduce(0) { largest, cells in
            // page num type width height color comp bpc enc interp object ID x-ppi y-ppi size ratio
            guard cells.count >= 14, cells[2] == "image", let width = Double(cells[3]), let height = Double(cells[4]),
                let across = Double(cells[12]), let down = Double(cells[13]), across > 0, down > 0
            else { return largest }
            return max(largest, width / across * 72 * (height / down * 72))
        }
    }
}
