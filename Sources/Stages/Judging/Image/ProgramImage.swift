internal import Foundation

/// The image of the finished tables behind the program in its own file, where `scripts/append-tables.sh` puts it.
///
/// Reading the tables from their texts takes the better part of a second and 140 MB, in each process; mapping what was
/// made of them takes neither. A program without an image, such as one that `swift build` has just linked, reads the
/// texts: it knows the same, and starts more slowly.
package enum ProgramImage {
    /// Behind the image: its length as eight bytes, the lowest first, and these.
    private static let closing = Array("VegyTabl".utf8)
    /// Both together, in bytes.
    private static let closingLength = 16
    /// Images begin at a multiple of the size of a page.
    private static let alignment = 4096

    /// The running program's file, mapped for as long as the process lives.
    ///
    /// The link leads to the program that runs, even where another version has taken its place since.
    private static let program: MappedValues<UInt8>? = {
        let descriptor = unsafe open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let length = Int(lseek(descriptor, 0, SEEK_END))
        guard length > 0, let start = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe start != MAP_FAILED
        else { return nil }
        return unsafe MappedValues(
            UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length))
    }()

    /// The tables of the image, or nil without one.
    static func phrases() -> PhraseIndex? {
        guard let bytes = program.flatMap(image), var image = try? TableImage(bytes) else { return nil }
        var table = PhraseTable()
        guard (try? table.exchange(with: &image)) != nil else { return nil }
        return PhraseIndex(table)
    }

    private static func image(in program: MappedValues<UInt8>) -> MappedValues<UInt8>? {
        let end = program.count - closingLength
        guard end > 0, closing.indices.allSatisfy({ program[end + 8 + $0] == closing[$0] }) else { return nil }
        let length = (0..<8).reduce(UInt64(0)) { $0 | UInt64(program[end + $1]) << UInt64(8 * $1) }
        guard length < end else { return nil }
        return program.values(end - Int(length)..<end)
    }

    /// Whether the running program has an image that can be used.
    package static var isThere: Bool { phrases() != nil }

    /// Of the running program's file in bytes, with its image; nil where it can't be read.
    package static var programLength: Int? { program?.count }

    /// What is to stand behind a program of this length, in bytes, which has no image yet.
    package static func bytes(behind programLength: Int) -> [UInt8] {
        var image = TableImage()
        var table = KnowledgeBuilder.embedded(with: []).table
        // Writing never fails.
        try? table.exchange(with: &image)
        let bytes = image.bytes
        let padding = (alignment - programLength % alignment) % alignment
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
        return Array(repeating: 0, count: padding) + bytes + length + closing
    }
}
