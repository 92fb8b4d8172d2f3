internal import Foundation

/// What ONNX Runtime would otherwise tell its makers of the machine and of the programs that use it.
public enum EngineReports {
    /// Keeps the library from sending reports, and from leaving a file for them in the user's cache, for the rest of
    /// the process. From version 1.29 on its releases do both, unless this variable says otherwise before the library starts.
    ///
    /// The environment can't be changed safely beside other threads, so a program should call this before it starts
    /// any; opening the library calls it as well.
    public static func decline() {
        guard ProcessInfo.processInfo.environment[variable] != refusal else { return }
        _ = unsafe setenv(variable, refusal, 1)
    }

    private static let variable = "ORT_DISABLE_TELEMETRY"
    private static let refusal = "1"
}
