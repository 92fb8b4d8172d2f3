/// Writes finished tables as they are in memory, block after block, each from a multiple of 16 bytes on.
///
/// The image fits the program that wrote it and no other: values have the layout that the compiler gave them there.
struct TableImageWriter {
    private(set) var bytes = TableImage.opening

    mutating func add<Element>(_ block: Block<Element>) {
        add(UInt64(block.count))
        add(UInt64(MemoryLayout<Element>.stride))
        unsafe block.withBytes { unsafe bytes.append(contentsOf: $0) }
        bytes += Array(repeating: 0, count: TableImage.padding(after: bytes.count))
    }

    private mutating func add(_ number: UInt64) {
        for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place))) }
    }
}

/// Reads tables from an image in the order in which they were written.
@safe struct TableImageReader {
    private let memory: UnsafeRawBufferPointer
    private var place = TableImage.opening.count

    /// - Parameter memory: an image at a multiple of 16 bytes, in memory that stays until the process ends.
    init(_ memory: UnsafeRawBufferPointer) throws(TableImageFault) {
        guard memory.count >= place, UInt(bitPattern: memory.baseAddress).isMultiple(of: 16) else {
            throw TableImageFault()
        }
        for number in 0..<place where unsafe memory[number] != TableImage.opening[number] { throw TableImageFault() }
        unsafe self.memory = unsafe memory
    }

    mutating func block<Element>() throws(TableImageFault) -> Block<Element> {
        let count = try number()
        let stride = try number()
        let left = unsafe memory.count - place
        guard stride == MemoryLayout<Element>.stride, count <= left / stride else { throw TableImageFault() }
        let bytes = unsafe UnsafeRawBufferPointer(rebasing: memory[place..<place + count * stride])
        place += count * stride
        place += TableImage.padding(after: place)
        return unsafe Block(MappedValues(bytes.bindMemory(to: Element.self)))
    }

    private mutating func number() throws(TableImageFault) -> Int {
        guard unsafe memory.count - place >= 8 else { throw TableImageFault() }
        let number = unsafe memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        place += 8
        guard let count = Int(exactly: UInt64(littleEndian: number)) else { throw TableImageFault() }
        return count
    }
}

/// What was read is no image, or ends too early, or has values of other sizes.
struct TableImageFault: Error {}

enum TableImage {
    /// Sixteen bytes.
    static let opening = Array("VegyScan tables\n".utf8)

    static func padding(after count: Int) -> Int { (16 - count % 16) % 16 }
}
