/// An upright rectangle in a photo.
///
/// Units are pixels of the upright photo at full size (after EXIF orientation or HEIC transforms, before any
/// straightening or scaling of ours). The origin is the top left corner, x grows to the right, y downwards.
public struct Box: Codable, Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The first column right of the box.
    public var maxX: Int { x + width }
    /// The first row below the box.
    public var maxY: Int { y + height }
    public var midX: Int { x + width / 2 }
    public var midY: Int { y + height / 2 }

    /// The smallest box that holds both.
    public func union(_ other: Box) -> Box {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Box(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

extension Sequence<Box> {
    /// The smallest box that holds all of them, or nil when there are none.
    public func union() -> Box? {
        reduce(nil) { joined, box in joined?.union(box) ?? box }
    }
}
