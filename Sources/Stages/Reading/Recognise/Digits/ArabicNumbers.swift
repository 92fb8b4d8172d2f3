internal import Models
internal import Pages

/// The numbers of a page in Arabic letters whose digits are those of Arabic or Persian.
///
/// Neither recogniser knows these digits: both take them for letters, or for digits that look alike. So they are found
/// by their shapes; a word that holds more than the number is read again without it.
struct ArabicNumbers {
    let network: DigitNetwork
    let layers: SheetLayers

    /// As a logarithm of odds: twenty to one.
    private static let sureOfPage = 3.0
    /// Of the height of a number: how far the ends of single digits and of other numbers may differ in one column.
    private static let columnReach = 1.0

    /// A word of which a number covers less than this stands beside it; one that it covers from `within` on is that
    /// number; what is between holds the number and more.
    private static let beside = 0.2
    private static let within = 0.7

    /// A number, its place among the lines, and its box on the sheet.
    private struct Found {
        let line: Int
        let run: NumberRun
        let box: Box
    }

    /// The readings with these numbers as words of their own; they stay as they were where the page's digits are those
    /// of the West.
    ///
    /// - Parameters:
    ///   - readings: one for each line.
    ///   - read: reads the cut of a line.
    func restored(
        in readings: [LineReading], of lines: [DetectedLine],
        by read: (borrowing LineCut) throws(StageFailure) -> LineReading
    ) throws(StageFailure) -> [LineReading] {
        var all: [Found] = []
        for (index, line) in lines.enumerated() {
            guard let cut = LineCut(of: line, from: layers) else { continue }
            for run in NumberRun.found(on: cut, by: network) {
                all.append(Found(line: index, run: run, box: cut.onSheet(run.box)))
            }
        }
        let several = all.filter { $0.run.count > 1 }
        guard several.reduce(0, { $0 + $1.run.lead }) > Self.sureOfPage else { return readings }
        // Some letters alone look like a digit; one digit counts below or above longer numbers.
        let numbers = all.filter { one in one.run.count > 1 || several.contains { Self.areInColumn(one.box, $0.box) } }
        var readings = readings
        for (index, found) in Dictionary(grouping: numbers, by: \.line) {
            let numbers = found.map { Word(text: $0.run.text, box: $0.box, confidence: $0.run.confidence) }
            var words = readings[index].words.filter { Self.share(of: $0.box, in: found) < Self.beside }
            let swallowed = readings[index].words.contains {
                (Self.beside..<Self.within).contains(Self.share(of: $0.box, in: found))
            }
            if swallowed, let cut = LineCut(of: lines[index], from: layers),
                let bare = cut.whitened(found.map { $0.run.box.withRim })
            {
                let again = try read(bare).words.map { word in
                    var word = word
                    word.box = cut.onSheet(word.box)
                    return word
                }
                let kept = words
                words += again.filter { word in !kept.contains { Self.columns($0.box, word.box) > 0 } }
            }
            // Words stand from left to right, whatever their direction.
            readings[index].words = (words + numbers).sorted { $0.box.midX < $1.box.midX }
        }
        return readings
    }

    /// The part of a word's columns that numbers cover.
    private static func share(of word: Box, in numbers: [Found]) -> Double {
        let covered = numbers.reduce(0) { $0 + max(0, columns(word, $1.box)) }
        return Double(covered) / Double(max(1, word.width))
    }

    /// The columns that two boxes share; below 0 the pixels between them.
    private static func columns(_ one: Box, _ other: Box) -> Int { min(one.maxX, other.maxX) - max(one.x, other.x) }

    private static func areInColumn(_ one: Box, _ other: Box) -> Bool {
        let reach = Int(columnReach * Double(other.height))
        return abs(one.x - other.x) <= reach || abs(one.maxX - other.maxX) <= reach
    }
}

extension Box {
    /// With a pixel around it, so that no soft edge stays.
    fileprivate var withRim: Box { Box(x: x - 1, y: y - 1, width: width + 2, height: height + 2) }
}
