import Foundation

/// The neural engine of whoever runs the tests.
enum InstalledEngine {
    /// Where it is; nil where it wasn't fetched.
    static let folder: String? = {
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
        let folder = environment["VEGYSCAN_ENGINE_FOLDER"] ?? data + "/vegyscan/engines/ppocr"
        return FileManager.default.fileExists(atPath: folder + "/libonnxruntime.so") ? folder : nil
    }()
}
