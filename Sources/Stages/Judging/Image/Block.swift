/// Values of one size, one after the other: an array while tables are being built, a stretch of an image of finished ones
/// afterwards.
///
/// Finished tables are part of the program's file, which the system maps into memory: only what is looked up is ever
/// read, and processes share it.
struct Block<Element: BitwiseCopyable & Sendable>: Sendable {
    /// Empty where the values stand in an image.
    private var built: [Element] = []
    private let mapped: MappedValues<Element>?

    init() { mapped = nil }

    init(repeating element: Element, count: Int) {
        built = Array(repeating: element, count: count)
        mapped = nil
    }

    init(_ values: MappedValues<Element>) { mapped = values }

    var count: Int { mapped?.count ?? built.count }

    /// - Precondition: the place is within the block; a place is only ever set while tables are being built.
    subscript(place: Int) -> Element {
        get {
            if let mapped { mapped[place] } else { built[place] }
        }
        set { built[place] = newValue }
    }

    /// - Precondition: the block isn't part of an image.
    mutating func append(_ element: Element) {
        precondition(mapped == nil)
        built.append(element)
    }

    mutating func reserveCapacity(_ capacity: Int) { built.reserveCapacity(capacity) }

    /// The values as they are in memory.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        if let mapped { return unsafe body(mapped.bytes) }
        return unsafe built.withUnsafeBytes { unsafe body($0) }
    }
}

extension Block<UInt8> {
    mutating func append(_ bytes: Span<UInt8>) {
        for place in bytes.indices { append(bytes[place]) }
    }

    /// - Precondition: the range is within the block.
    func withSpan<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
        unsafe withBytes { bytes in
            let span = unsafe bytes.bindMemory(to: UInt8.self).span
            return body(span.extracting(range))
        }
    }
}

/// Three bytes that a value would leave unset at its end otherwise: images of the same tables are to be the same.
struct Filler: BitwiseCopyable, Sendable {
    private let bytes: InlineArray<3, UInt8> = [0, 0, 0]
}

/// Values in memory that stays as it is until the process ends.
@safe struct MappedValues<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    private let values: UnsafeBufferPointer<Element>

    /// - Parameter values: memory that nobody changes or gives back.
    init(_ values: UnsafeBufferPointer<Element>) { unsafe self.values = unsafe values }

    var count: Int { unsafe values.count }

    subscript(place: Int) -> Element {
        precondition(place >= 0 && place < count)
        return unsafe values[place]
    }

    var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(values) }
}

extension MappedValues<UInt8> {
    func isAligned(to length: Int) -> Bool {
        unsafe UInt(bitPattern: bytes.baseAddress).isMultiple(of: UInt(length))
    }

    /// The values that stand in a range of the bytes, which begins at a multiple of their alignment.
    ///
    /// - Precondition: the range is within the bytes.
    func values<Value>(_ range: Range<Int>) -> MappedValues<Value> {
        let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
        return unsafe MappedValues<Value>(part.bindMemory(to: Value.self))
    }
}
