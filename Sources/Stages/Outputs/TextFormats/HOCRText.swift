internal import Models
internal import Pages

/// hOCR 1.2 as XHTML.
///
/// Blocks are `ocr_carea`, each with one `ocr_par`. A file's name stands in quotes, which hOCR can't escape: quotes,
/// semicolons and percent signs in it are written %22, %3B and %25.
struct HOCRText: TextNotation {
    let version: String

    /// hOCR requires at least one page.
    var allowsNoPages: Bool { false }

    var head: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
        <html xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <title>vegyscan</title>
        <meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
        \(XMLTag("meta", ["name": "ocr-system", "content": "vegyscan \(version)"]).empty)
        <meta name="ocr-capabilities" content="ocr_page ocr_carea ocr_par ocr_line ocrx_word ocrp_lang ocrp_dir"/>
        </head>
        <body>

        """
    }

    var foot: String { "</body>\n</html>\n" }

    func page(_ page: ReadPage, number: Int) -> String {
        let whole = Box(x: 0, y: 0, width: page.photo.width, height: page.photo.height)
        let image = "image \"\(Self.quotable(page.photo.path))\""
        let title = [image, Self.bbox(whole), "ppageno \(max(0, number - 1))"].joined(separator: "; ")
        var ids = Identifiers(page: number)
        let division = XMLTag(
            "div", ["class": "ocr_page", "id": "page_\(number)", "title": title, "lang": page.onlyLanguage])
        let blocks = TextBlock.blocks(of: page).map { self.block($0, of: page, &ids) }
        return division.opening + "\n" + blocks.joined() + division.closing + "\n"
    }

    private func block(_ block: TextBlock, of page: ReadPage, _ ids: inout Identifiers) -> String {
        let title = Self.bbox(block.box)
        let area = XMLTag("div", ["class": "ocr_carea", "id": ids.next("block"), "title": title])
        let isRightToLeft = block.lines.allSatisfy(\.isRightToLeft)
        let paragraph = XMLTag(
            "p",
            [
                "class": "ocr_par", "id": ids.next("par"), "title": title, "lang": page.onlyLanguage,
                "dir": isRightToLeft ? "rtl" : nil,
            ])
        let lines = block.lines.map { self.line($0, of: page, &ids) }
        return " \(area.opening)\n  \(paragraph.opening)\n\(lines.joined())  \(paragraph.closing)\n \(area.closing)\n"
    }

    private func line(_ line: Line, of page: ReadPage, _ ids: inout Identifiers) -> String {
        var title = [Self.bbox(line.box)]
        if page.textAngle != 0 {
            title.append("textangle \(page.textAngle)")
        } else if let baseline = Baseline(of: line) {
            let offset = Int((baseline.height(at: line.box.x) - Double(line.box.maxY)).rounded())
            title.append("baseline \(baseline.slope) \(offset)")
        }
        let span = XMLTag(
            "span",
            [
                "class": "ocr_line", "id": ids.next("line"), "title": title.joined(separator: "; "),
                "dir": line.isRightToLeft ? "rtl" : nil,
            ])
        let words = WordText.joined(line.words, by: \.text) { word in
            let title = "\(Self.bbox(word.box)); x_wconf \(Int((word.sureness * 100).rounded()))"
            return XMLTag("span", ["class": "ocrx_word", "id": ids.next("word"), "title": title]).holding(word.text)
        }
        return "   \(span.opening)\(words)\(span.closing)\n"
    }

    private static func bbox(_ box: Box) -> String { "bbox \(box.x) \(box.y) \(box.maxX) \(box.maxY)" }

    private static func quotable(_ path: String) -> String {
        path.replacing("%", with: "%25").replacing("\"", with: "%22").replacing(";", with: "%3B")
    }
}
