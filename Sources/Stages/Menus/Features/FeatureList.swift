/// The features of one word, or of one step between words.
///
/// A feature is a name that gives its group and what was found, separated by bars, such as `shape first|upper|1`; the
/// table of weights has it in that form. Here it is kept as a hash, since strings would take most of the time.
package struct FeatureList: Sendable {
    package struct Entry: Sendable {
        /// FNV-1a of the name's bytes.
        package var hash: UInt64
        package var value: Float
    }

    package private(set) var entries: [Entry] = []
    /// The names in the same order; empty unless they are asked for.
    package private(set) var names: [String] = []
    private let keepsNames: Bool
    private var bytes: [UInt8] = []

    init(keepsNames: Bool) {
        self.keepsNames = keepsNames
        entries.reserveCapacity(96)
        bytes.reserveCapacity(48)
    }

    mutating func add<each Part: FeaturePart>(_ group: StaticString, _ part: repeat each Part, value: Float = 1) {
        bytes.removeAll(keepingCapacity: true)
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: group.utf8Start, count: group.utf8CodeUnitCount))
        for part in repeat each part {
            bytes.append(UInt8(ascii: "|"))
            part.append(to: &bytes)
        }
        entries.append(Entry(hash: Self.hash(bytes), value: value))
        if keepsNames { names.append(String(decoding: bytes, as: UTF8.self)) }
    }

    mutating func append(_ other: FeatureList) {
        entries += other.entries
        names += other.names
    }

    /// FNV-1a in 64 bits (Fowler, Noll and Vo).
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}

/// A part of a feature's name.
protocol FeaturePart {
    func append(to bytes: inout [UInt8])
}

extension Bool: FeaturePart {
    func append(to bytes: inout [UInt8]) { bytes.append(self ? UInt8(ascii: "1") : UInt8(ascii: "0")) }
}

extension Int: FeaturePart {
    func append(to bytes: inout [UInt8]) {
        if (0...9).contains(self) {
            bytes.append(UInt8(ascii: "0") + UInt8(self))
        } else {
            bytes.append(contentsOf: String(self).utf8)
        }
    }
}

extension String: FeaturePart {
    func append(to bytes: inout [UInt8]) { bytes.append(contentsOf: utf8) }
}
