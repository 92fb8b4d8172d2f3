internal import Foundation
package import Menus
package import Models
package import Pages

/// Lays out words as a recogniser would see them on a cleanly printed page.
package struct PrintedPage {
    package var lines: [Line] = []
    package var width: Int
    package var height: Int
    package var languages: [String]

    package init(width: Int = 1000, height: Int = 1400, languages: [String] = ["en"]) {
        self.width = width
        self.height = height
        self.languages = languages
    }

    /// A line whose first letter stands at `x` and whose baseline is at `y`; `size` is the height of a capital.
    package mutating func print(_ text: String, x: Int, y: Int, size: Int = 20) {
        var left = x
        var words: [Word] = []
        for piece in text.split(separator: " ") {
            // A tab's worth of space for each underscore.
            let gap = piece.prefix { $0 == "_" }.count
            left += gap * size
            let word = String(piece.dropFirst(gap))
            guard !word.isEmpty else { continue }
            let box = Self.box(word, left: left, baseline: y, size: size)
            words.append(Word(text: word, box: box, confidence: 0.95))
            left = box.maxX + size / 3
        }
        add(words)
    }

    /// A name at the left and a price ending at `right`, read as one line or as two.
    package mutating func print(
        _ name: String, price: String, x: Int = 60, right: Int = 900, y: Int, size: Int = 20, split: Bool = false
    ) {
        print(name, x: x, y: y, size: size)
        let priceWidth = price.count * size * 6 / 10
        if split {
            print(price, x: right - priceWidth, y: y, size: size)
        } else {
            let words = lines.removeLast().words
            print(price, x: right - priceWidth, y: y, size: size)
            let priced = lines.removeLast().words
            add(words + priced)
        }
    }

    /// A line of words that stand where they stand.
    package mutating func add(_ words: [Word]) {
        guard let box = words.map(\.box).union() else { return }
        lines.append(
            Line(
                id: lines.count, text: words.map(\.text).joined(separator: " "), box: box, confidence: 0.95,
                block: lines.count, words: words))
    }

    private static func box(_ word: String, left: Int, baseline: Int, size: Int) -> Box {
        let extent = GlyphExtent(word)
        let top = baseline - Int(extent.above * Double(size))
        let bottom = baseline + Int(extent.below * Double(size))
        return Box(x: left, y: top, width: max(word.count * size * 6 / 10, 1), height: bottom - top)
    }

    package var read: ReadPage {
        ReadPage(
            photo: PhotoRecord(path: "page.png", sha256: "", width: width, height: height), metadata: PhotoMetadata(),
            quality: Quality(brightness: 0.5, contrast: 0.5, sharpness: 10, glare: 0),
            straightening: Straightening(), languages: languages, lines: lines)
    }

    package var draft: MenuDraft { FindDishes()(Symbols()([NumberedPage(number: 1, page: read)])) }

    /// The page after counter-clockwise quarter turns of the paper, so that as many clockwise turns bring it upright.
    package func turned(_ turns: Int) -> ReadPage {
        var page = read
        for _ in 0..<turns {
            let width = page.photo.width
            for index in page.lines.indices {
                page.lines[index].box = Self.turned(page.lines[index].box, width: width)
                for word in page.lines[index].words.indices {
                    page.lines[index].words[word].box = Self.turned(page.lines[index].words[word].box, width: width)
                }
            }
            (page.photo.width, page.photo.height) = (page.photo.height, page.photo.width)
        }
        page.straightening.quarterTurns = turns
        return page
    }

    private static func turned(_ box: Box, width: Int) -> Box {
        Box(x: box.y, y: width - box.maxX, width: box.height, height: box.width)
    }

    /// The page photographed so that its lines run downhill at an angle, in degrees, with the boxes of the level page.
    package func turned(by degrees: Double) -> ReadPage {
        var page = read
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let reach = width + height
        // About the middle of a photo that holds the page at any angle.
        func inPhoto(_ box: Box) -> Box {
            let points = [(box.x, box.y), (box.maxX, box.y), (box.maxX, box.maxY), (box.x, box.maxY)].map { x, y in
                let (x, y) = (Double(x - width / 2), Double(y - height / 2))
                return (Double(reach) / 2 + x * cosine - y * sine, Double(reach) / 2 + x * sine + y * cosine)
            }
            return Box(around: points, within: reach, reach)
        }
        page.level = LevelBoxes(words: page.lines.map { $0.words.map(\.box) })
        for line in page.lines.indices {
            for word in page.lines[line].words.indices {
                page.lines[line].words[word].box = inPhoto(page.lines[line].words[word].box)
            }
            page.lines[line].box = page.lines[line].words.map(\.box).union() ?? page.lines[line].box
        }
        (page.photo.width, page.photo.height) = (reach, reach)
        let quarters = (degrees / 90).rounded()
        page.straightening.quarterTurns = -Int(quarters) & 3
        page.straightening.skew = degrees - quarters * 90
        return page
    }

    /// The page photographed so that its lines run downhill by `slope` pixels a pixel.
    package func skewed(_ slope: Double) -> ReadPage {
        var page = read
        for line in page.lines.indices {
            for word in page.lines[line].words.indices {
                let box = page.lines[line].words[word].box
                page.lines[line].words[word].box.y += Int(Double(box.midX) * slope)
            }
            page.lines[line].box = page.lines[line].words.map(\.box).union() ?? page.lines[line].box
        }
        return page
    }
}

extension MenuDraft {
    /// Names with the amounts of their prices.
    package var priced: [String] {
        dishes.map { dish in
            dish.name + dish.prices.map { " " + ($0.amount.map { String($0) } ?? "?") }.joined()
        }
    }

    /// Whether every line has one role, dishes name only lines of that role, and `unassigned` tells the truth.
    package var conservesText: Bool {
        pages.allSatisfy { page in
            let used = Set(dishes.filter { $0.page == page.number }.flatMap(\.lines))
            return page.lines.enumerated().allSatisfy { index, line in
                line.id == index && used.contains(index) == (line.role == .dish)
                    && page.unassigned.contains(index) == (line.role == .unassigned)
            }
        }
    }

    /// Whether each dish's words stand on its lines.
    package var addsNoWord: Bool {
        dishes.allSatisfy { dish in
            guard let page = pages.first(where: { $0.number == dish.page }) else { return false }
            let printed = dish.lines.map { page.lines[$0].text }.joined(separator: " ")
            let words = (dish.name + " " + (dish.description ?? "") + " " + (dish.number ?? "")).split(separator: " ")
            return words.allSatisfy { printed.contains($0) }
        }
    }
}
