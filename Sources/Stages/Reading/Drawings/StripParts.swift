internal import Models
internal import Pages

/// One connected piece of ink on a strip.
struct StripPart {
    var labels: [Int32]
    var box: Box
    /// In pixels.
    var area: Int
    /// Ink pixels with paper beside them.
    var rim: Int
    /// The mean colour of its strongest pixels.
    var colour: InkColour
    var touchesEdge: Bool

    /// The approximate width of its strokes, in pixels.
    var thickness: Double { 2 * Double(area) / Double(max(1, rim)) }
    var side: Int { max(box.width, box.height) }

    mutating func join(_ other: StripPart) {
        let share = Double(other.area) / Double(max(1, area + other.area))
        colour = InkColour(
            red: colour.red * (1 - share) + other.colour.red * share,
            green: colour.green * (1 - share) + other.colour.green * share,
            blue: colour.blue * (1 - share) + other.colour.blue * share)
        labels += other.labels
        box = box.union(other.box)
        area += other.area
        rim += other.rim
        touchesEdge = touchesEdge || other.touchesEdge
    }
}

/// The pieces of ink on a strip. Touching pieces in two colours, such as a chilli and a dot, are separated.
struct StripParts {
    private(set) var parts: [StripPart] = []
    /// For each pixel, the label of its piece; 0 for paper.
    private(set) var labels: [Int32]
    private let ink: StripInk
    private var nextLabel: Int32 = 1

    init(_ ink: StripInk) {
        self.ink = ink
        labels = [Int32](repeating: 0, count: ink.strength.count)
        for start in labels.indices where labels[start] == 0 && ink.isInk(start) {
            let pixels = flood(from: start, label: nextLabel)
            nextLabel += 1
            // Specks are dirt.
            if pixels.count < 6 { continue }
            for group in groups(of: pixels) { parts.append(part(group)) }
        }
    }

    private mutating func flood(from start: Int, label: Int32) -> [Int] {
        let (width, height) = (ink.strip.width, ink.strip.height)
        var pixels = [start]
        labels[start] = label
        var next = 0
        while next < pixels.count {
            let index = pixels[next]
            next += 1
            Self.forNeighbours(of: index, width: width, height: height) { neighbour in
                if labels[neighbour] == 0, ink.isInk(neighbour) {
                    labels[neighbour] = label
                    pixels.append(neighbour)
                }
            }
        }
        return pixels
    }

    /// This is no method of the value, since a copy of it would make every change of `labels` copy them all.
    private static func forNeighbours(of index: Int, width: Int, height: Int, _ body: (Int) -> Void) {
        let (x, y) = (index % width, index / width)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
                body(row * width + column)
            }
        }
    }

    /// One group of pixels, or one for each of two colours that both cover a good part.
    private mutating func groups(of pixels: [Int]) -> [[Int]] {
        guard pixels.count >= 40 else { return [pixels] }
        let (width, height) = (ink.strip.width, ink.strip.height)
        let peak = pixels.reduce(Float(0)) { max($0, ink.strength[$1]) }
        var families = [Int32](repeating: 0, count: pixels.count)
        var counts: [Int32: Int] = [:]
        for (place, index) in pixels.enumerated() where ink.strength[index] >= 0.6 * peak {
            let family = Self.family(colour(at: index))
            families[place] = family
            counts[family, default: 0] += 1
        }
        let core = counts.values.reduce(0, +)
        let large = counts.filter { $0.key > 0 && $0.value * 100 >= core * 18 }.keys.sorted()
        guard large.count >= 2 else { return [pixels] }
        // Each pixel joins the nearest strong pixel of one of the colours, spreading from these.
        let label = labels[pixels[0]]
        var queue: [Int] = []
        var members = Dictionary(uniqueKeysWithValues: large.map { ($0, [Int]()) })
        var own: [Int32: Int32] = [:]
        for family in large {
            own[family] = nextLabel
            nextLabel += 1
        }
        let byLabel = Dictionary(uniqueKeysWithValues: own.map { ($0.value, $0.key) })
        for (place, index) in pixels.enumerated() {
            guard let mine = own[families[place]] else { continue }
            labels[index] = mine
            queue.append(index)
        }
        var next = 0
        while next < queue.count {
            let index = queue[next]
            next += 1
            let mine = labels[index]
            if let family = byLabel[mine] { members[family]?.append(index) }
            Self.forNeighbours(of: index, width: width, height: height) { neighbour in
                if labels[neighbour] == label {
                    labels[neighbour] = mine
                    queue.append(neighbour)
                }
            }
        }
        return large.compactMap { members[$0] }.filter { $0.count >= 6 }
    }

    /// The family of neighbouring hues that one drawing may have; 0 for no colour.
    private static func family(_ colour: InkColour) -> Int32 {
        switch colour.named {
        case .plain: 0
        case .red, .orange, .brown, .yellow: 1
        case .green: 2
        case .blue, .purple: 3
        }
    }

    private func colour(at index: Int) -> InkColour {
        let pixel = ink.strip.pixels[index]
        return InkColour(red: Double(pixel.x), green: Double(pixel.y), blue: Double(pixel.z))
            .neutral(on: ink.ground(at: index % ink.strip.width))
    }

    private func part(_ pixels: [Int]) -> StripPart {
        let (width, height) = (ink.strip.width, ink.strip.height)
        let peak = pixels.reduce(Float(0)) { max($0, ink.strength[$1]) }
        let label = pixels.first.map { labels[$0] } ?? 0
        var (left, right, top, bottom, rim) = (width, 0, height, 0, 0)
        var sum = (red: 0.0, green: 0.0, blue: 0.0, count: 0.0)
        for index in pixels {
            let (x, y) = (index % width, index / width)
            left = min(left, x)
            right = max(right, x)
            top = min(top, y)
            bottom = max(bottom, y)
            let inside =
                x > 0 && y > 0 && x < width - 1 && y < height - 1 && labels[index - 1] == label
                && labels[index + 1] == label && labels[index - width] == label && labels[index + width] == label
            if !inside { rim += 1 }
            if ink.strength[index] >= 0.7 * peak {
                let colour = colour(at: index)
                sum = (sum.red + colour.red, sum.green + colour.green, sum.blue + colour.blue, sum.count + 1)
            }
        }
        let count = max(1, sum.count)
        return StripPart(
            labels: [label], box: Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
            area: pixels.count, rim: rim,
            colour: InkColour(red: sum.red / count, green: sum.green / count, blue: sum.blue / count),
            touchesEdge: left == 0 || top == 0 || right == width - 1 || bottom == height - 1)
    }
}
