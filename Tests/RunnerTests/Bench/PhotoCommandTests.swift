import Files
import Testing

@testable import Runner

@Suite struct PhotoCommandTests {
    private func isTaken(_ line: String) -> Bool {
        do throws(CommandFailure) {
            _ = try PhotoCommand(line, environment: ProcessEnvironment())
            return true
        } catch {
            return error.exitCode != .usage
        }
    }

    /// Quotes around {} would be ended by those that its path gets.
    @Test func thePhotoIsNotQuoted() {
        for line in [
            "ocr {}", "ocr", "'my ocr' {} \"a b\"", "sh -c 'cat \"$1\"' sh {}", "echo it\\'s {}", "a\"b'c\"{}",
            "cat \"${X}\"",
        ] {
            #expect(isTaken(line), "\(line)")
        }
        for line in ["ocr \"{}\"", "ocr '{}'", "sh -c 'cat {}'", "ocr \"a\\\"{}\"", "ocr \\{}", "ocr \"x '{}'\""] {
            #expect(!isTaken(line), "\(line)")
        }
    }

    @Test func itLearnsNoSecrets() throws {
        let command = try PhotoCommand(
            "env", environment: ProcessEnvironment(["A": "a", LLMKey.variable: "key", Passphrase.variable: "phrase"]))
        #expect(command.child(for: FilePath("a.jpg")).environment == [Array("A=a".utf8)])
    }
}
