internal import Models
internal import Pages

/// Tells how much of the ink in the lines that a detector found is covered by words that were read.
struct UnreadAreas {
    /// The sheet as it was turned for reading.
    let raster: GreyRaster
    /// Of what was read, on that sheet.
    let words: [Box]

    /// Pieces of ink in a line that are lower than this share of it are dots and dashes.
    private static let leastHeight = 0.3
    /// An area with fewer pieces may be an ornament or a fly.
    private static let leastPieces = 3
    /// How far beyond its box a word's ink reaches, in shares of its height: boxes are drawn around most of it.
    private static let reach = 0.25
    /// More regions are told nobody anything.
    private static let mostRegions = 200

    /// Nil where there is no ink in any of the areas.
    ///
    /// - Parameter inPhoto: takes boxes of the sheet to the photo.
    func ink(in areas: [DetectedLine], inPhoto: (Box) -> Box) -> UnreadInk? {
        var (all, unread) = (0, 0)
        var regions: [(box: Box, share: Double)] = []
        for area in areas {
            let box = area.quad.box(within: raster.width, raster.height)
            guard let own = ink(in: box) else { continue }
            all += own.all
            unread += own.unread
            let share = Double(own.unread) / Double(own.all)
            if share >= 0.5 { regions.append((box, share.rounded(toDecimals: 2))) }
        }
        guard all > 0 else { return nil }
        regions.sort { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
        return UnreadInk(
            share: (Double(unread) / Double(all)).rounded(toDecimals: 3),
            regions: regions.prefix(Self.mostRegions).map {
                UnreadInk.Region(box: inPhoto($0.box), share: $0.share)
            })
    }

    /// The pixels of ink that look like letters, and those of them that no word covers; nil where hardly any do.
    private func ink(in box: Box) -> (all: Int, unread: Int)? {
        guard let area = InkArea(box, of: raster) else { return nil }
        let lineHeight = min(box.width, box.height)
        let letters = area.pieces.filter { piece in
            let (height, width) = (piece.box.height, piece.box.width)
            return Double(max(height, width)) >= Self.leastHeight * Double(lineHeight)
                && min(height, width) * 12 >= max(height, width) && height <= box.height && width <= box.width
        }
        guard letters.count >= Self.leastPieces else { return nil }
        let near = words.filter {
            $0.x < box.maxX + box.height && box.x < $0.maxX + box.height && $0.y < box.maxY && box.y < $0.maxY
        }
        let unread = letters.filter { letter in
            let (x, y) = (area.box.x + letter.box.midX, area.box.y + letter.box.midY)
            return !near.contains { word in
                let margin = Int(Double(min(word.width, word.height)) * Self.reach)
                return word.x - margin <= x && x < word.maxX + margin && word.y - margin <= y && y < word.maxY + margin
            }
        }
        return (letters.reduce(0) { $0 + $1.area }, unread.reduce(0) { $0 + $1.area })
    }
}
