/// How much one worker process may take before it is killed.
struct WorkerLimits: Sendable, Hashable {
    /// For one photo, without the time it waits for room.
    var seconds: Int
    /// Resident memory.
    var bytes: Int
    /// Until it is ready for its first photo: a busy machine may take long to load a program and its libraries.
    var secondsToStart = 60
    /// Of what it says at a time; the page of a dense menu has half a megabyte.
    var bytesOfALine = 64 << 20
}

extension WorkerLimits {
    /// The deadline makes reading end by itself with what was read so far. It is checked between lines, but not while a
    /// photo is decoded and straightened, which took 4 s for 100 megapixels. A worker that hasn't answered so many
    /// seconds later is hanging.
    static let grace = 60

    init(_ settings: Settings) {
        self.init(seconds: settings.deadline.value + Self.grace, bytes: settings.maxMemory.value)
    }
}
