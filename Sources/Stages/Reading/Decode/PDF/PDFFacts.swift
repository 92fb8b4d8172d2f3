public import Files
internal import Glibc
internal import Models

/// What `pdfinfo` says of a PDF and one of its pages.
struct PDFFacts {
    /// At least 1.
    let pages: Int
    /// Points (1/72 inch) of the page as it is shown: cropped and turned.
    let width: Double
    let height: Double
    /// Whether width and height are exchanged in the file.
    let isTurned: Bool

    /// - Parameters:
    ///   - pdf: open at its start.
    ///   - page: from 0.
    init(of pdf: Int32, page: Int) throws(StageFailure) {
        let number = String(page + 1)
        let text: String
        do throws(PDFTools.Failure) {
            let said = try PDFTools.run(
                "pdfinfo", ["-f", number, "-l", number, "-"], on: pdf, upTo: 1 << 20, tellsErrors: true)
            text = String(decoding: said, as: UTF8.self)
        } catch {
            throw Self.failure(error, page: page)
        }
        // What the file says of itself, such as its title, comes first.
        let lines = text.split(separator: "\n").reversed().map { $0.split(separator: " ") }
        let pages = lines.first { $0.first == "Pages:" }.flatMap { $0.last.flatMap { Int($0) } }
        let size = lines.first { $0.count >= 6 && $0[0] == "Page" && $0[2] == "size:" }
        let turn = lines.first { $0.count >= 4 && $0[0] == "Page" && $0[2] == "rot:" }?.last.flatMap { Int($0) } ?? 0
        guard let pages, pages > 0, let size, let width = Double(size[3]), let height = Double(size[5]),
            width > 0, height > 0, width.isFinite, height.isFinite
        else { throw .corrupt("The PDF gives no valid size of its page; save it anew.") }
        self.pages = pages
        isTurned = turn % 180 != 0
        (self.width, self.height) = isTurned ? (height, width) : (width, height)
    }

    private static func failure(_ failure: PDFTools.Failure, page: Int) -> StageFailure {
        switch failure {
        case .missing:
            .unsupported("Reading a PDF needs Poppler's programs: apt-get install \(PDFTools.package).")
        case .exceeded:
            StageFailure(
                .decode, .tooLarge, "The PDF takes too much time or memory to open; save its pages as pictures.")
        case .failed(let said):
            if said.contains("Incorrect password") {
                .unsupported("The PDF is encrypted with a password; save it without one.")
            } else if said.contains("Invalid page count") {
                .corrupt("The PDF has no pages; save it anew.")
            } else if said.contains("Wrong page range") {
                .corrupt("The PDF has no page \(page + 1); copy it again and scan again.")
            } else {
                .corrupt("The PDF is damaged or incomplete; copy it again.")
            }
        }
    }
}

/// The pages of a PDF file.
public enum PDFPages {
    /// How many pages a file has; 1 for any other file, and for one that can't be read.
    public static func count(in file: FilePath) -> Int {
        guard (try? PictureSniffer.format(of: file)) == .pdf else { return 1 }
        let opened = try? unsafe file.withCPath { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard let descriptor = opened, descriptor >= 0 else { return 1 }
        defer { close(descriptor) }
        return (try? PDFFacts(of: descriptor, page: 0))?.pages ?? 1
    }
}
