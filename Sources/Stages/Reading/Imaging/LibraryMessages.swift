internal import CLeptonica

/// Keeps the C libraries' own complaints off the terminal; a stage says itself what failed.
public enum LibraryMessages {
    /// Sends everything that C libraries print on stdio's `stderr` stream nowhere, for the rest of the process.
    ///
    /// libjpeg and libpng offer no other way. To be called once, before other threads start. Descriptor 2 is untouched:
    /// messages that are written to it directly, as by Foundation's `FileHandle.standardError`, still arrive.
    public static func discard() {
        leptonicaIsSilent
        stdio_discard_stderr()
    }

    /// Touching it silences Leptonica's own messages, once.
    static let leptonicaIsSilent: Void = leptonica_silence()
}
