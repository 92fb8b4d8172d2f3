internal import Models
internal import Pages

/// ALTO 4.4, with one `Page` per photo.
///
/// The head names the photo if there is only one; of several, each is a `fileIdentifier` whose location is the id of
/// its `Page`. A photo that failed has no `Page`.
struct ALTOText: TextNotation {
    let photos: [String]
    let version: String

    /// A `Layout` has at least one `Page`.
    var allowsNoPages: Bool { false }

    var head: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <alto xmlns="http://www.loc.gov/standards/alto/ns-v4#" SCHEMAVERSION="4.4">
        <Description>
        <MeasurementUnit>pixel</MeasurementUnit>
        <sourceImageInformation>
        \(names)
        </sourceImageInformation>
        <Processing ID="processing_1">
        <processingCategory>contentGeneration</processingCategory>
        <processingSoftware>
        <softwareName>vegyscan</softwareName>
        \(XMLTag("softwareVersion").holding(version))
        </processingSoftware>
        </Processing>
        </Description>
        <Layout>

        """
    }

    var foot: String { "</Layout>\n</alto>\n" }

    private var names: String {
        if photos.count == 1, let name = photos.first { return XMLTag("fileName").holding(name) }
        return photos.enumerated().map { place, name in
            XMLTag("fileIdentifier", ["fileIdentifierLocation": "page_\(place + 1)"]).holding(name)
        }.joined(separator: "\n")
    }

    func page(_ page: ReadPage, number: Int) -> String {
        let size = ["HEIGHT": "\(page.photo.height)", "WIDTH": "\(page.photo.width)"]
        var ids = Identifiers(page: number)
        let tag = XMLTag(
            "Page",
            [
                "ID": "page_\(number)", "PHYSICAL_IMG_NR": "\(number)", "HEIGHT": size["HEIGHT"],
                "WIDTH": size["WIDTH"], "PROCESSINGREFS": "processing_1", "LANG": page.onlyLanguage,
            ])
        let space = XMLTag(
            "PrintSpace", ["HPOS": "0", "VPOS": "0", "WIDTH": size["WIDTH"], "HEIGHT": size["HEIGHT"]])
        let blocks = TextBlock.blocks(of: page).map { self.block($0, of: page, &ids) }
        let content = blocks.isEmpty ? space.empty : "\(space.opening)\n\(blocks.joined())\(space.closing)"
        return "\(tag.opening)\n\(content)\n\(tag.closing)\n"
    }

    private func block(_ block: TextBlock, of page: ReadPage, _ ids: inout Identifiers) -> String {
        let angle = page.textAngle
        let tag = XMLTag(
            "TextBlock",
            [
                "ID": ids.next("block"), "HPOS": "\(block.box.x)", "VPOS": "\(block.box.y)",
                "WIDTH": "\(block.box.width)", "HEIGHT": "\(block.box.height)",
                "ROTATION": angle == 0 ? nil : "\(angle)", "LANG": page.onlyLanguage,
            ])
        let lines = block.lines.map { line($0, isTurned: angle != 0, &ids) }
        return " \(tag.opening)\n\(lines.joined()) \(tag.closing)\n"
    }

    private func line(_ line: Line, isTurned: Bool, _ ids: inout Identifiers) -> String {
        let box = line.box
        let baseline = (isTurned ? nil : Baseline(of: line)).map { baseline in
            [box.x, box.maxX].map { "\($0),\(Int(baseline.height(at: $0).rounded()))" }.joined(separator: " ")
        }
        let tag = XMLTag(
            "TextLine",
            [
                "ID": ids.next("line"), "HPOS": "\(box.x)", "VPOS": "\(box.y)", "WIDTH": "\(box.width)",
                "HEIGHT": "\(box.height)", "BASELINE": baseline, "BASEDIRECTION": line.isRightToLeft ? "rtl" : nil,
            ])
        let words = WordText.joined(line.words, by: \.text, space: Self.space) { word in
            XMLTag(
                "String",
                [
                    "ID": ids.next("string"), "CONTENT": word.text, "HPOS": "\(word.box.x)", "VPOS": "\(word.box.y)",
                    "WIDTH": "\(word.box.width)", "HEIGHT": "\(word.box.height)", "WC": "\(word.sureness)",
                ]
            ).empty
        }
        return "  \(tag.opening)\(words)\(tag.closing)\n"
    }

    /// The gap between two words, with its position where they stand beside each other.
    private static func space(_ word: Word, _ next: Word) -> String {
        let isForward = word.box.x <= next.box.x
        let start = isForward ? word.box.maxX : next.box.maxX
        let end = isForward ? next.box.x : word.box.x
        guard end > start else { return XMLTag("SP").empty }
        let top = min(word.box.y, next.box.y)
        return XMLTag("SP", ["HPOS": "\(start)", "VPOS": "\(top)", "WIDTH": "\(end - start)"]).empty
    }
}
