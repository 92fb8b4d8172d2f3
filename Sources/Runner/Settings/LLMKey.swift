internal import Stages

/// The key for the LLM server. It comes from the environment only: a flag would show in the list of processes.
enum LLMKey {
    static let variable = "VEGYSCAN_LLM_KEY"

    /// Nil when there is none.
    static func read(from environment: ProcessEnvironment) throws(SettingsError) -> APIKey? {
        guard let bytes = environment[variable] else { return nil }
        guard let key = APIKey(String(decoding: bytes, as: UTF8.self)) else {
            throw SettingsError(
                message: "The environment variable \(variable) must be one word of printable ASCII characters.")
        }
        return key
    }
}
