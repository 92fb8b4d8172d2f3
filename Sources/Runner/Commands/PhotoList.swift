internal import Foundation
internal import Models
internal import Stages

/// The inputs of a command: its operands, and paths from lists, one a line or separated by zero bytes.
enum PhotoList {
    struct Failure: Error {
        /// One sentence that names the list.
        var message: String
    }

    private static let standardInput = FilePath("-")

    /// Operands in their order, a list in the place of a `-`, then the lists of `--files-from`.
    static func inputs(of arguments: ParsedArguments) throws(Failure) -> [FilePath] {
        let separatedByZero = arguments.has(.null)
        var inputs: [FilePath] = []
        for operand in arguments.paths {
            inputs += operand == standardInput ? try paths(from: operand, separatedByZero) : [operand]
        }
        for list in arguments.paths(.filesFrom) { inputs += try paths(from: list, separatedByZero) }
        return inputs
    }

    private static func paths(from source: FilePath, _ separatedByZero: Bool) throws(Failure) -> [FilePath] {
        let bytes = source == standardInput ? readToEnd(STDIN_FILENO) : try contents(of: source)
        let separator = separatedByZero ? UInt8(0) : UInt8(ascii: "\n")
        return bytes.split(separator: separator).map { entry in
            let isDosLine = !separatedByZero && entry.last == UInt8(ascii: "\r")
            return FilePath(bytes: Array(isDosLine ? entry.dropLast() : entry))
        }.filter { !$0.bytes.isEmpty }
    }

    private static func contents(of file: FilePath) throws(Failure) -> [UInt8] {
        switch FileKind.of(file) {
        case .missing: throw Failure(message: "\(file.display): There is no such list of files.")
        case .folder: throw Failure(message: "\(file.display): This is a folder; name a file with one path a line.")
        case .file: break
        }
        let descriptor = unsafe open(file.bytes.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            throw Failure(message: "\(file.display): The list can't be opened: \(reason).")
        }
        defer { close(descriptor) }
        return readToEnd(descriptor)
    }

    private static func readToEnd(_ descriptor: Int32) -> [UInt8] {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        return Array((try? handle.readToEnd()) ?? Data())
    }
}
