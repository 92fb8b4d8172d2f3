/// PDF files of a few objects (ISO 32000), written by hand.
package enum MadePDF {
    /// A page of Helvetica.
    package struct Page {
        /// Entries of the page's dictionary.
        package var attributes: String
        /// Operators; `F1` is Helvetica, `Im` a picture of 2 by 2 grey pixels.
        package var content: String

        package init(_ content: String, attributes: String = "/MediaBox [0 0 400 600]") {
            (self.content, self.attributes) = (content, attributes)
        }

        /// Lines of text below each other, 20 points apart.
        package init(lines: [String], size: Int = 14, attributes: String = "/MediaBox [0 0 400 600]") {
            let rows = lines.map { "(\($0)) Tj 0 -20 Td" }.joined(separator: " ")
            self.init("BT /F1 \(size) Tf 40 540 Td \(rows) ET", attributes: attributes)
        }
    }

    /// A file of these pages; of none, too.
    package static func file(_ pages: [Page]) -> [UInt8] {
        let kids = pages.indices.map { "\(5 + 2 * $0) 0 R" }.joined(separator: " ")
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
            stream(
                "@zZ~", "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8"),
        ]
        for (place, page) in pages.enumerated() {
            objects.append(
                "<< /Type /Page /Parent 2 0 R \(page.attributes) /Resources << /Font << /F1 3 0 R >> /XObject << /Im 4 "
                    + "0 R >> >> /Contents \(6 + 2 * place) 0 R >>")
            objects.append(stream(page.content))
        }
        return whole(objects, trailer: "")
    }

    /// A page that opens with a password only.
    package static let encrypted: [UInt8] = whole(
        [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] >>",
            "<< /Filter /Standard /V 1 /R 2 /P -4 /O <\(owner)> /U <\(user)> >>",
        ], trailer: "/Encrypt 4 0 R /ID [<\(zeros)> <\(zeros)>]")

    private static let owner = "92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd"
    private static let user = "299ce8ecc9dce1bf06f9d9b885d880650f7dc0c659cd9c9b6a23c4312b4fb974"
    private static let zeros = String(repeating: "0", count: 32)

    private static func stream(_ content: String, _ entries: String = "") -> String {
        "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    private static func whole(_ objects: [String], trailer: String) -> [UInt8] {
        var file = "%PDF-1.4\n"
        var table = "0000000000 65535 f \n"
        for (place, object) in objects.enumerated() {
            let offset = String(file.utf8.count)
            table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
            file += "\(place + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = file.utf8.count
        file +=
            "xref\n0 \(objects.count + 1)\n\(table)trailer << /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\n"
        return Array((file + "startxref\n\(start)\n%%EOF\n").utf8)
    }
}
