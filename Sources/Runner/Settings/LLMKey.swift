/// The key for the LLM server; it can't be printed by mistake.
struct LLMKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    static let variable = "VEGYSCAN_LLM_KEY"

    /// For the header of a request and nothing else.
    let secret: String

    /// Nil when there is none. White space around it is dropped; anything else that could split a header is refused.
    init?(environment: ProcessEnvironment) throws(SettingsError) {
        guard let bytes = environment[Self.variable] else { return nil }
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        let key = bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        if key.isEmpty { return nil }
        guard key.count <= 4096, key.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw SettingsError(
                message: "The environment variable \(Self.variable) must be one word of printable ASCII characters.")
        }
        secret = String(decoding: key, as: UTF8.self)
    }

    var description: String { "(hidden)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
