internal import Foundation

/// What became of standard input, once no more comes from it: an error there looks like the end.
enum StandardInput {
    /// Why nothing more can be read, one sentence; nil at a true end, and for a person's keyboard.
    static var failure: String? {
        guard isatty(STDIN_FILENO) == 0 else { return nil }
        var byte: UInt8 = 0
        guard unsafe Foundation.read(STDIN_FILENO, &byte, 1) < 0 else { return nil }
        return failure(errno)
    }

    /// Nil where reading was only put off.
    static func failure(_ code: Int32) -> String? {
        switch code {
        case EINTR, EAGAIN: nil
        case EISDIR: "Standard input: This is a folder; give a file or a pipe."
        default: unsafe "Standard input: It can't be read to its end: \(String(cString: strerror(code)))."
        }
    }
}
