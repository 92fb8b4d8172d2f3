internal import Foundation

/// Asks on the terminal for something that must not be shown while it is typed.
struct PassphrasePrompt {
    enum Answer: Hashable {
        case text(String)
        /// Standard input is no terminal.
        case nobody
        /// Ctrl-C.
        case interrupted
    }

    private static let longest = 4096

    /// Asks on standard error and reads standard input up to the end of the line.
    ///
    /// The terminal neither shows what is typed nor sends signals meanwhile: one that ended the program would leave the
    /// shell without an echo.
    func answer(_ question: String) -> Answer {
        var before = termios()
        guard isatty(STDIN_FILENO) == 1, unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return .nobody }
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0 else { return .nobody }
        defer {
            unsafe _ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
            StandardStreams.printError("\n")
        }
        StandardStreams.printError(question)
        return read()
    }

    private func read() -> Answer {
        var typed: [UInt8] = []
        while true {
            var byte: UInt8 = 0
            let count = unsafe Foundation.read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return .text(Self.text(typed)) }
            switch byte {
            case 3: return .interrupted
            case 4, 10, 13: return .text(Self.text(typed))
            case 8, 127: Self.removeLastCharacter(&typed)
            // Ctrl-U begins anew.
            case 21: typed = []
            default: if typed.count < Self.longest { typed.append(byte) }
            }
        }
    }

    private static func text(_ typed: [UInt8]) -> String { String(decoding: typed, as: UTF8.self) }

    private static func removeLastCharacter(_ typed: inout [UInt8]) {
        // The bytes of a character that follow its first one are 10xxxxxx.
        while let last = typed.popLast(), last & 0xC0 == 0x80 {}
    }
}
