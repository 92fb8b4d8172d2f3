internal import CMalloc
internal import Foundation

/// The arenas of the C library's allocator, out of which threads take their memory.
public enum MemoryArenas {
    /// One a core instead of the usual eight: no more threads than that run at once, and what each arena keeps for later
    /// makes memory grow with the length of a run (`make bench-memory`). To be called before a second thread starts.
    public static func limit() {
        // It can only refuse, and then all stays as it was.
        _ = mallopt(M_ARENA_MAX, Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
    }
}
