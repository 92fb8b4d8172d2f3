internal import CONNXRuntime
internal import Files
internal import Foundation
internal import Models

/// ONNX Runtime's shared library, opened while the program runs. It must be used from one thread only.
@safe final class OnnxLibrary {
    let table: OrtTable
    let environment: OpaquePointer
    /// The version that the library reports, such as `1.17.0`.
    let version: String

    /// Opens the library at a path.
    ///
    /// Throws `.engine` when there is none, it isn't ONNX Runtime, or it is older than API version 11.
    init(path: FilePath) throws(StageFailure) {
        EngineReports.decline()
        // It stays open until the program ends: its threads and static objects don't survive being unloaded.
        let opened = try? unsafe path.withCPath { unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL) }
        guard let library = unsafe opened, let base = unsafe ort_base(library) else {
            throw Self.failure("is no ONNX Runtime library")
        }
        guard let table = unsafe ort_table(base) else { throw Self.failure("is too old") }
        unsafe self.table = table
        version = unsafe ort_version(base).map { unsafe String(cString: $0) } ?? "unknown"
        var environment: OpaquePointer?
        let status = unsafe ort_create_env(table, &environment)
        if let status = unsafe status { unsafe ort_release_status(table, status) }
        guard let environment = unsafe environment else { throw Self.failure("did not start") }
        unsafe self.environment = environment
        // Releases that don't know the variable report to the system they run on, if at all.
        if let status = unsafe ort_disable_reports(table, environment) { unsafe ort_release_status(table, status) }
    }

    deinit { unsafe ort_release_env(table, environment) }

    /// Whether a call succeeded; the status is released. The library's messages may contain paths, so they aren't
    /// passed on.
    @unsafe func succeeded(_ status: OpaquePointer?) -> Bool {
        guard let status = unsafe status else { return true }
        unsafe ort_release_status(table, status)
        return false
    }

    private static func failure(_ what: String) -> StageFailure {
        StageFailure(
            .recognise, .engine,
            "The neural engine's library \(what); get it anew with `vegyscan engine install`, or use --detector classic."
        )
    }
}
