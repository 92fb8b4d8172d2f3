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

    /// Gives large blocks back to the system whenever they are freed, instead of keeping ever larger ones for the next
    /// use, as lists of all menus at the end of a run are. Not for a process that reads photos, which needs such blocks
    /// again for each.
    public static func returnLargeBlocks() {
        _ = mallopt(M_MMAP_THRESHOLD, 1 << 20)
    }
}
