internal import CMalloc
internal import Foundation

/// The arenas of the C library's allocator, from which threads get their memory.
public enum MemoryArenas {
    /// Limits them to one per core instead of the usual eight: no more threads than that run at once, and what each
    /// arena retains makes memory grow with the length of a run (`make bench-memory`). This must be called before a
    /// second thread starts.
    public static func limit() {
        // If the call is refused, nothing changes.
        _ = mallopt(M_ARENA_MAX, Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
    }
}
