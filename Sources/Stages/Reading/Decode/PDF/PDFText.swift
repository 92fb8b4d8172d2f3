internal import Foundation
internal import Models
internal import Pages

/// The words that a PDF's page carries, as `pdftotext -bbox-layout` tells them (XHTML, a word a line of the file).
struct PDFText {
    /// In the program's order; boxes are in pixels of the drawn page.
    private(set) var lines: [[Word]] = []

    /// More than any page of a menu has; whatever says more is no text.
    private static let most = 20_000

    /// - Parameter scale: pixels a point.
    init(_ told: [UInt8], scale: Double) {
        var count = 0
        for row in String(decoding: told, as: UTF8.self).split(separator: "\n") {
            let row = row.drop { $0 == " " }
            if row.hasPrefix("<line ") { lines.append([]) }
            guard row.hasPrefix("<word "), let word = Self.word(row, scale: scale) else { continue }
            count += 1
            if lines.isEmpty { lines.append([]) }
            lines[lines.count - 1] += PDFLeaders.parted(word)
        }
        lines = count > Self.most ? [] : lines.filter { !$0.isEmpty }.map(Self.markingRaised)
    }

    /// Whether the words say what the page shows, rather than what another program once guessed, or nothing.
    ///
    /// - Parameter picture: the share of the page that its largest picture covers.
    func isBelievable(picture: Double) -> Bool {
        let words = lines.joined()
        let scalars = words.flatMap(\.text.unicodeScalars)
        let letters = scalars.count { $0.properties.isAlphabetic }
        // A page that is one picture is a scan, and its words are hidden ones; one that is half a picture and has
        // hardly a word, such as a page's number, is read as the photo that it is.
        if picture >= Self.wholePage || picture >= Self.halfPage && letters < Self.hardlyAny { return false }
        // A font without a table of its letters gives signs of its own, or none.
        let strange = scalars.count { Self.isStrange($0) }
        if strange * 20 > scalars.count { return false }
        let long = words.filter { $0.text.count >= 3 }
        return long.count { $0.box.height > $0.box.width } * 2 <= long.count
    }

    private static let wholePage = 0.9
    private static let halfPage = 0.5
    private static let hardlyAny = 40

    /// The words that can be seen: where no ink stands in a word's box, the page hides it.
    func visible(on raster: GreyRaster) -> [[Word]] {
        lines.map { line in line.filter { raster.hasInk(in: $0.box) } }.filter { !$0.isEmpty }
    }

    private static func isStrange(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .privateUse, .control, .unassigned, .surrogate: true
        default: scalar == "\u{FFFD}"
        }
    }

    private static func word(_ row: Substring, scale: Double) -> Word? {
        func edge(_ name: String) -> Double? {
            guard let start = row.range(of: name + "=\""), let end = row[start.upperBound...].firstIndex(of: "\"")
            else { return nil }
            return Double(row[start.upperBound..<end]).map { ($0 * scale).rounded() }
        }
        guard let left = edge("xMin"), let top = edge("yMin"), let right = edge("xMax"), let bottom = edge("yMax"),
            let open = row.firstIndex(of: ">"), let close = row.range(of: "</word>", options: .backwards),
            open < close.lowerBound
        else { return nil }
        let edges = [left, top, right, bottom]
        guard edges.allSatisfy({ abs($0) < 1_000_000 }), right > left, bottom > top else { return nil }
        let text = plain(String(row[row.index(after: open)..<close.lowerBound]))
        guard !text.isEmpty else { return nil }
        return Word(
            text: text,
            box: Box(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)), confidence: 1)
    }

    /// Entities resolved, ligatures parted, composed, without what has no width.
    private static func plain(_ text: String) -> String {
        var text = text
        for (entity, sign) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&"),
        ] { text = text.replacing(entity, with: sign) }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "\u{AD}" && scalar != "\u{200B}" && scalar != "\u{FEFF}" {
            if (0xFB00...0xFB06).contains(scalar.value) {
                scalars.append(contentsOf: String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars)
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars).precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespaces)
    }

    /// Marks are set in smaller type above the baseline of the word that they follow: at most four fifths as high, and
    /// ending a seventh of its height above its end.
    private static func markingRaised(_ line: [Word]) -> [Word] {
        var line = line
        for index in line.indices.dropFirst() where line[index].text.count <= 5 {
            let (before, mark) = (line[index - 1].box, line[index].box)
            if line[index - 1].raised == true {
                let isLevel = abs(mark.maxY - before.maxY) * 7 < before.height
                if isLevel, mark.height * 10 <= before.height * 12 { line[index].raised = true }
            } else if mark.height * 5 <= before.height * 4, (before.maxY - mark.maxY) * 7 >= before.height {
                line[index].raised = true
            }
        }
        return line
    }
}

/// Rows of dots between a dish and its price, which a PDF holds as letters.
enum PDFLeaders {
    private static let signs: Set<Character> = [".", "…", "_", "·", "‧", "•"]
    private static let least = 3

    /// The parts of a word before, between and behind rows of three or more such signs (one of "…"), with the boxes
    /// that their shares of its letters have.
    static func parted(_ word: Word) -> [Word] {
        let letters = Array(word.text)
        var parts: [Word] = []
        var start = 0
        func keep(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            var part = word
            part.text = String(letters[range])
            part.box.x += word.box.width * range.lowerBound / letters.count
            part.box.width = max(1, word.box.width * range.count / letters.count)
            parts.append(part)
        }
        var place = 0
        while place < letters.count {
            let end = letters[place...].firstIndex { !signs.contains($0) } ?? letters.count
            if end - place >= least || letters[place..<end].contains("…") && end - place > 1 {
                keep(start..<place)
                start = end
            }
            place = max(end, place + 1)
        }
        keep(start..<letters.count)
        return parts
    }
}

extension GreyRaster {
    /// The difference of grey values, of 255, from which two pixels are ink and paper: print that is paler can't be
    /// read by a person either.
    private static let leastContrast = 24

    /// Whether there is more than one shade within a box.
    func hasInk(in box: Box) -> Bool {
        let (left, right) = (max(0, box.x), min(width, box.maxX))
        let (top, bottom) = (max(0, box.y), min(height, box.maxY))
        guard left < right, top < bottom else { return false }
        var (darkest, lightest) = (255, 0)
        for row in top..<bottom {
            for byte in bytes[(row * width + left)..<(row * width + right)] {
                darkest = min(darkest, Int(byte))
                lightest = max(lightest, Int(byte))
            }
            if lightest - darkest >= Self.leastContrast { return true }
        }
        return false
    }
}
