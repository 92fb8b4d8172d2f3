internal import Models

/// Links blobs of similar height and contrast that stand beside each other into chains: lines or parts of lines.
enum BlobChains {
    /// Each chain from left to right; `blobs` must be sorted by their left edge.
    static func chains(of blobs: [Blob]) -> [[Blob]] {
        var parent = Array(blobs.indices)
        func root(of index: Int) -> Int {
            var index = index
            while parent[index] != index {
                parent[index] = parent[parent[index]]
                index = parent[index]
            }
            return index
        }
        for index in blobs.indices {
            guard let next = neighbour(of: index, in: blobs) else { continue }
            let (one, other) = (root(of: index), root(of: next))
            if one != other { parent[max(one, other)] = min(one, other) }
        }
        var chains: [[Blob]] = []
        var place: [Int: Int] = [:]
        for index in blobs.indices {
            let root = root(of: index)
            if let chain = place[root] {
                chains[chain].append(blobs[index])
            } else {
                place[root] = chains.count
                chains.append([blobs[index]])
            }
        }
        return chains
    }

    /// The widest gap between neighbours, in heights of the taller one. Words are up to 0.6 apart, spaced capitals
    /// more.
    private static let widestGap = 1.3
    private static let largestHeightRatio = 2.2
    private static let largestContrastRatio = 2.2
    private static let leastOverlap = 0.45

    /// The nearest blob to the right that continues the line.
    private static func neighbour(of index: Int, in blobs: [Blob]) -> Int? {
        let blob = blobs[index]
        let reach = Double(blob.box.maxX) + widestGap * largestHeightRatio * Double(blob.box.height)
        var best: (index: Int, distance: Double)?
        for other in blobs.indices[(index + 1)...] {
            let candidate = blobs[other]
            if Double(candidate.box.x) > reach { break }
            guard let distance = distance(from: blob, to: candidate) else { continue }
            if distance < best?.distance ?? .infinity { best = (other, distance) }
        }
        return best?.index
    }

    /// The distance between two blobs; nil where they don't belong together.
    private static func distance(from one: Blob, to other: Blob) -> Double? {
        let gap = Double(other.box.x - one.box.maxX)
        let taller = Double(max(one.box.height, other.box.height))
        let lower = Double(min(one.box.height, other.box.height))
        let overlap = Double(min(one.box.maxY, other.box.maxY) - max(one.box.y, other.box.y))
        guard gap <= widestGap * taller, gap >= -0.5 * Double(min(one.box.width, other.box.width)),
            overlap >= leastOverlap * lower, taller <= largestHeightRatio * lower,
            max(one.contrast, other.contrast) <= largestContrastRatio * min(one.contrast, other.contrast)
        else { return nil }
        return gap + 0.5 * abs(one.box.exactMidY - other.box.exactMidY)
    }
}

extension Box {
    var exactMidX: Double { Double(x) + Double(width) / 2 }
    var exactMidY: Double { Double(y) + Double(height) / 2 }
}
