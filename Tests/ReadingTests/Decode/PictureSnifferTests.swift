import Files
import Models
import Reading
import Testing

struct PictureSnifferTests {
    @Test(arguments: [
        ("\u{0}\u{0}\u{0}\u{18}ftypheic\u{0}\u{0}\u{0}\u{0}mif1heic", PhotoFormat.heif),
        ("\u{0}\u{0}\u{0}\u{18}ftypavif", .heif),
        ("\u{0}\u{0}\u{0}\u{1C}ftypXXXX\u{0}\u{0}\u{0}\u{0}isommif1heic", .heif),
        ("\u{0}\u{0}\u{0}\u{14}ftypisom\u{0}\u{0}\u{0}\u{0}isomheic", .unknown),
        ("\u{0}\u{0}\u{0}\u{18}ftypmp42\u{0}\u{0}\u{0}\u{0}isommp42", .unknown),
        ("GIF87a", .gif), ("GIF89a", .gif), ("GIF88a", .unknown),
        ("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8 ", .webp), ("RIFF\u{0}\u{0}\u{0}\u{0}WAVE", .unknown),
        ("II*\u{0}", .tiff), ("MM\u{0}*", .tiff), ("II+\u{0}", .unknown),
        ("BM\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}(\u{0}\u{0}\u{0}", .bmp),
        ("BM is how this text begins, no picture", .unknown), ("", .unknown), ("%PDF-1.7", .pdf),
        ("%PDX-1.7", .unknown),
    ])
    func textualHeads(head: String, format: PhotoFormat) {
        #expect(PictureSniffer.format(ofFirst: head.utf8) == format)
    }

    @Test func binaryHeads() {
        #expect(PictureSniffer.format(ofFirst: [0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
        #expect(PictureSniffer.format(ofFirst: [0xFF, 0xD8]) == .unknown)
        #expect(PictureSniffer.format(ofFirst: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == .png)
    }

    @Test func fileByContentNotByName() throws {
        let folder = try ScratchFolder()
        let gif = folder.file("a.jpg", Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 100))
        #expect(try PictureSniffer.format(of: gif) == .gif)
        #expect(try PictureSniffer.format(of: folder.file("empty.png", [])) == .unknown)
        #expect(throws: StageFailure.self) { try PictureSniffer.format(of: FilePath(folder.path)) }
    }
}
