internal import Asking
internal import Files
internal import Foundation

/// The key for the LLM server: from the environment, or from a file that nobody else can read.
///
/// A flag would show in the list of processes, and a settings file is often shared, so neither may contain it.
struct LLMKey: Sendable {
    static let variable = "VEGYSCAN_LLM_KEY"
    /// A key file is never larger.
    private static let mostBytes = 4096

    /// Where a key was found.
    enum Origin: Sendable, Hashable {
        case environment
        case file(FilePath)
        /// There is none; a server on this machine needs none.
        case nowhere
    }

    private let variable: [UInt8]?
    private let file: Setting<FilePath?>
    /// Whether the file must be there, since somebody named it.
    private var isFileWanted: Bool { file.origin != .default }

    init(settings: Settings, environment: ProcessEnvironment) {
        variable = environment[Self.variable]
        file = settings.llmKeyFile
    }

    /// Whether there is a key that isn't tied to one service: in the environment, or in the usual file.
    var isForAnyService: Bool {
        if case .flag = file.origin { return false }
        if variable != nil { return true }
        return !isFileWanted && file.value.map { FileKind.of($0) != .missing } == true
    }

    /// A file named on the command line takes precedence over the variable, and that over a file named elsewhere.
    ///
    /// A file is read anew each time, so that a key can be exchanged while a run goes on.
    func read() throws(SettingsError) -> (key: APIKey?, origin: Origin) {
        if case .flag = file.origin, let path = file.value { return (try Self.key(in: path), .file(path)) }
        if let variable {
            guard let key = APIKey(String(decoding: variable, as: UTF8.self)) else {
                throw SettingsError(
                    message:
                        "The environment variable \(Self.variable) must be one word of printable ASCII characters.")
            }
            return (key, .environment)
        }
        guard let path = file.value, isFileWanted || FileKind.of(path) != .missing else { return (nil, .nowhere) }
        return (try Self.key(in: path), .file(path))
    }

    /// - Throws: for a file that holds no key or that others can read.
    static func check(_ path: FilePath) throws(SettingsError) { _ = try key(in: path) }

    private static func key(in path: FilePath) throws(SettingsError) -> APIKey {
        let shown = "The key file \(path.display)"
        // Opening a pipe must not wait for a writer.
        let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
        let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw SettingsError(message: "\(shown) can't be opened; make it, or name another with --llm-key-file.")
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SettingsError(message: "\(shown) is no regular file; name one with --llm-key-file.")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw SettingsError(message: "\(shown) can be read by others; run: chmod 600 \(path.quotedForShell)")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        let bytes = (try? handle.read(upToCount: mostBytes + 1)) ?? Data()
        guard bytes.count <= mostBytes, let key = APIKey(String(decoding: bytes, as: UTF8.self)) else {
            throw SettingsError(message: "\(shown) must hold the key alone: one word of printable ASCII characters.")
        }
        return key
    }
}

extension FilePath {
    /// As a shell takes it for one word; names that hold what can't be shown are spelled byte by byte, as `$'caf\xE9'`.
    var quotedForShell: String {
        guard display.utf8.elementsEqual(bytes) else {
            let escaped = bytes.map { byte in
                let isShown = (0x20..<0x7F).contains(byte) && !"'\\".utf8.contains(byte)
                let digits = String(byte, radix: 16, uppercase: true)
                return isShown ? String(UnicodeScalar(byte)) : "\\x" + (digits.count == 1 ? "0" : "") + digits
            }
            return "$'" + escaped.joined() + "'"
        }
        let isPlain = display.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "/._-+".utf8.contains(byte)
        }
        return isPlain && !display.isEmpty ? display : "'" + display.replacing("'", with: "'\\''") + "'"
    }
}
