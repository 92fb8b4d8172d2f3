internal import Models
internal import Pages

/// Puts together the pieces of ink that one drawing consists of.
extension [StripPart] {
    /// The pieces with those inside others merged into these, as a dot with its square.
    ///
    /// - Parameter limit: pieces with a longer side are left alone.
    func nested(limit: Int) -> [StripPart] {
        let parts = self
        let order = parts.indices.sorted { (-parts[$0].side, $0) < (-parts[$1].side, $1) }
        var holder = [Int?](repeating: nil, count: parts.count)
        var outer: [Int] = []
        for index in order where parts[index].side <= limit {
            let box = parts[index].box
            holder[index] = outer.first {
                let around = parts[$0].box
                return around.x <= box.x + 1 && around.y <= box.y + 1 && around.maxX >= box.maxX - 1
                    && around.maxY >= box.maxY - 1
            }
            if holder[index] == nil { outer.append(index) }
        }
        var joined = parts
        for index in parts.indices { if let outer = holder[index] { joined[outer].join(parts[index]) } }
        return parts.indices.filter { holder[$0] == nil }.map { joined[$0] }
    }

    /// The pieces without the colon behind a drawing, as in "[egg]: Eggs": two dots, one above the other, with nothing
    /// else above or below them.
    ///
    /// - Parameter textHeight: in pixels of the strip.
    func withoutColons(textHeight: Int) -> [StripPart] {
        guard count <= Self.most else { return self }
        let dots = indices.filter { self[$0].side * 10 <= textHeight * 3 }
        var colons: Set<Int> = []
        for upper in dots {
            for lower in dots where self[upper].box.maxY < self[lower].box.y {
                let (one, other) = (self[upper].box, self[lower].box)
                guard abs(one.midX - other.midX) * 9 <= textHeight,
                    (textHeight * 2...textHeight * 9).contains((other.midY - one.midY) * 10)
                else { continue }
                let columns = Swift.min(one.x, other.x)...Swift.max(one.maxX, other.maxX)
                let isAlone = indices.allSatisfy { index in
                    index == upper || index == lower || self[index].box.x > columns.upperBound
                        || self[index].box.maxX < columns.lowerBound
                }
                if isAlone { colons.formUnion([upper, lower]) }
            }
        }
        return indices.filter { !colons.contains($0) }.map { self[$0] }
    }

    /// Joins pieces that nearly touch and are of one colour, or of which one is much smaller: grains of an ear, the
    /// stem of a chilli.
    ///
    /// - Parameter textHeight: in pixels of the strip.
    func joined(textHeight: Int) -> [StripPart] {
        let reach = Swift.max(1, textHeight / 10)
        return merged { a, b in
            let whole = a.box.union(b.box)
            let across = a.across(b)
            guard across <= reach, a.down(b) <= reach, Swift.max(whole.width, whole.height) <= textHeight * 2 else {
                return false
            }
            let small = Swift.min(a.area, b.area) * 100 < 35 * Swift.max(a.area, b.area)
            return small || a.colour.named == b.colour.named && across < 0 && a.colour.distance(to: b.colour) < 60
        }
    }

    /// Joins the pieces of a thin outline that broke: of one colour, near each other, and together no larger than a
    /// drawing.
    ///
    /// - Parameter textHeight: in pixels of the strip.
    func mended(textHeight: Int) -> [StripPart] {
        merged { a, b in
            let whole = a.box.union(b.box)
            return Swift.max(a.across(b), a.down(b)) * 10 <= textHeight * 4
                && Swift.max(whole.width, whole.height) * 10 <= textHeight * 13
                && a.colour.named.mayBe(b.colour.named) && a.colour.distance(to: b.colour) < 60
        }
    }

    /// More pieces than this are texture, and the time would be wasted.
    private static var most: Int { 200 }

    /// Joins any two pieces that belong together, until none do.
    private func merged(where belong: (StripPart, StripPart) -> Bool) -> [StripPart] {
        guard count <= Self.most else { return self }
        var parts = self
        var index = 0
        while index < parts.count {
            if let partner = parts.indices.first(where: { $0 != index && belong(parts[index], parts[$0]) }) {
                parts[Swift.min(index, partner)].join(parts[Swift.max(index, partner)])
                parts.remove(at: Swift.max(index, partner))
                index = 0
            } else {
                index += 1
            }
        }
        return parts
    }
}

extension StripPart {
    /// How far two pieces are apart along the line; negative where they overlap.
    fileprivate func across(_ other: StripPart) -> Int { max(box.x, other.box.x) - min(box.maxX, other.box.maxX) }

    /// The same across the line.
    fileprivate func down(_ other: StripPart) -> Int { max(box.y, other.box.y) - min(box.maxY, other.box.maxY) }
}
