internal import CLeptonica

/// Keeps the C libraries' own complaints off the terminal; each stage reports failures itself.
public enum LibraryMessages {
    /// Discards everything that C libraries print to stdio's `stderr` stream, for the rest of the process.
    ///
    /// libjpeg and libpng offer no other way. This must be called once, before other threads start. Descriptor 2 is
    /// untouched: messages written to it directly, as by Foundation's `FileHandle.standardError`, still arrive.
    public static func discard() {
        leptonicaIsSilent
        stdio_discard_stderr()
    }

    /// Touching it silences Leptonica's own messages, once.
    static let leptonicaIsSilent: Void = leptonica_silence()
}
