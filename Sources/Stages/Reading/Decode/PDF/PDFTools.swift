internal import Files
internal import Foundation
internal import Models

/// Poppler's programs (Debian: poppler-utils), each run on one PDF that it reads from its standard input.
///
/// They are programs and no library of ours, since a damaged PDF then ends a process of its own, whose memory and time
/// the system bounds wherever photos are read, and since Poppler is under the GPL.
package enum PDFTools {
    enum Failure: Error {
        /// The programs aren't installed.
        case missing
        /// It failed; what it said.
        case failed(said: String)
        /// It took too long or too much, or a signal ended it.
        case exceeded
    }

    /// Bytes of memory, and seconds of processor time and of waiting, that one program may take. Drawing 24 megapixels
    /// takes some 200 MB and, on the slowest page tried, 5 s.
    private static let memory = 1 << 30
    private static let seconds = 60

    /// What one of them says of the PDF.
    ///
    /// - Parameters:
    ///   - pdf: open at its start.
    ///   - limit: the most bytes that are taken.
    ///   - tellsErrors: whether its complaints are part of the answer.
    static func run(
        _ program: String, _ arguments: [String], on pdf: Int32, upTo limit: Int, tellsErrors: Bool = false
    ) throws(Failure) -> [UInt8] {
        guard isInstalled else { throw .missing }
        // prlimit(1) is part of Debian's base system; it becomes the program.
        let limits = ["--as=\(memory)", "--cpu=\(seconds)", "--core=0", program]
        let child = ChildProcess(
            program: "prlimit", arguments: (limits + arguments).map { Array($0.utf8) },
            environment: [Array("LC_ALL=C.UTF-8".utf8)], input: .descriptor(pdf), tellsErrors: tellsErrors)
        let end: (output: [UInt8], status: Int32)
        do throws(ChildProcess.Failure) {
            end = try child.end(within: seconds, upTo: limit)
        } catch .missing {
            throw .missing
        } catch {
            throw .exceeded
        }
        guard end.status >= 0 else { throw .exceeded }
        guard end.status == 0 else { throw .failed(said: String(decoding: end.output.prefix(4_096), as: UTF8.self)) }
        return end.output
    }

    /// Whether all that is needed is there.
    package static var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return ["pdfinfo", "pdftoppm", "pdftotext", "pdfimages"].allSatisfy { program in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
        }
    }

    /// The Debian package.
    package static let package = "poppler-utils"
}
