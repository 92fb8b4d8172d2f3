/// Finished tables as they are in memory, block after block, each from a multiple of 16 bytes on.
///
/// A table lists its blocks once, in `exchange(with:)`: an image that is being written takes them, one that is being read
/// gives them. It fits the program that wrote it and no other, since values have the layout that the compiler gave them
/// there.
struct TableImage {
    private enum Direction {
        case writing([UInt8])
        case reading(MappedValues<UInt8>, place: Int)
    }

    private var direction: Direction

    /// Sixteen bytes.
    private static let opening = Array("VegyScan tables\n".utf8)

    /// An image to be written.
    init() { direction = .writing(Self.opening) }

    /// An image to be read, which stands at a multiple of 16 bytes.
    init(_ image: MappedValues<UInt8>) throws(TableImageFault) {
        let length = Self.opening.count
        guard image.count >= length, image.isAligned(to: 16) else { throw TableImageFault() }
        for place in 0..<length where image[place] != Self.opening[place] { throw TableImageFault() }
        direction = .reading(image, place: length)
    }

    /// What was written; empty for an image that is read.
    var bytes: [UInt8] {
        guard case .writing(let bytes) = direction else { return [] }
        return bytes
    }

    /// Adds a block to the image, or takes the next one from it.
    mutating func exchange<Element>(_ block: inout Block<Element>) throws(TableImageFault) {
        switch direction {
        case .writing(var bytes):
            // So that there is one array, which grows in place.
            direction = .writing([])
            Self.add(block, to: &bytes)
            direction = .writing(bytes)
        case .reading(let image, var place):
            block = try Self.block(of: image, at: &place)
            direction = .reading(image, place: place)
        }
    }

    private static func add<Element>(_ block: Block<Element>, to bytes: inout [UInt8]) {
        for number in [block.count, MemoryLayout<Element>.stride] {
            for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
        }
        unsafe block.withBytes { unsafe bytes.append(contentsOf: $0) }
        bytes += Array(repeating: 0, count: padding(after: bytes.count))
    }

    private static func block<Element>(
        of image: MappedValues<UInt8>, at place: inout Int
    ) throws(TableImageFault) -> Block<Element> {
        let count = try number(in: image, at: &place)
        let stride = try number(in: image, at: &place)
        guard stride == MemoryLayout<Element>.stride, count <= (image.count - place) / stride else {
            throw TableImageFault()
        }
        let values: MappedValues<Element> = image.values(place..<place + count * stride)
        place += count * stride
        place += padding(after: place)
        return Block(values)
    }

    private static func number(in image: MappedValues<UInt8>, at place: inout Int) throws(TableImageFault) -> Int {
        guard image.count - place >= 8 else { throw TableImageFault() }
        let number = (0..<8).reduce(UInt64(0)) { $0 | UInt64(image[place + $1]) << UInt64(8 * $1) }
        place += 8
        guard let count = Int(exactly: number) else { throw TableImageFault() }
        return count
    }

    private static func padding(after count: Int) -> Int { (16 - count % 16) % 16 }
}

/// What was read is no image, or ends too early, or has values of other sizes.
struct TableImageFault: Error {}
