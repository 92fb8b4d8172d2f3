internal import Foundation
internal import Stages
internal import Synchronization

/// A process that has been started, and our ends of the pipes to it.
struct WorkerSpawn {
    var process: pid_t
    /// We write what it reads.
    var input: Int32
    /// We read what it writes.
    var output: Int32

    /// Starts a program with two pipes as its standard input and output, its complaints thrown away, and nothing else
    /// of ours open.
    ///
    /// It gets a process group of its own: a Ctrl-C on the terminal is for us, who let the photos in hand be finished.
    static func start(_ program: WorkerProgram) throws(SystemFailure) -> WorkerSpawn {
        // A child that came between the making of a pipe and the marking of its ends would inherit them.
        try ChildPipe.starting.withLock { _ throws(SystemFailure) in try startAlone(program) }
    }

    private static func startAlone(_ program: WorkerProgram) throws(SystemFailure) -> WorkerSpawn {
        let down = try pipeEnds()
        defer { close(down.reading) }
        let up: (reading: Int32, writing: Int32)
        do {
            up = try pipeEnds()
        } catch {
            close(down.writing)
            throw error
        }
        defer { close(up.writing) }
        // Ours must not wait for a process that hangs.
        for end in [down.writing, up.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        var process: pid_t = 0
        let code = spawn(program, reading: down.reading, writing: up.writing, &process)
        guard code == 0 else {
            close(down.writing)
            close(up.reading)
            throw SystemFailure(code: code)
        }
        return WorkerSpawn(process: process, input: down.writing, output: up.reading)
    }

    /// What the system answered.
    struct SystemFailure: Error {
        var code: Int32
        var reason: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }
    }

    private static func spawn(
        _ program: WorkerProgram, reading: Int32, writing: Int32, _ process: inout pid_t
    ) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            _ = unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        for descriptor in inheritable { unsafe posix_spawn_file_actions_addclose(&actions, descriptor) }
        // What this process and its thread hold back or ignore must not be passed on.
        var none = sigset_t()
        var all = sigset_t()
        unsafe sigemptyset(&none)
        unsafe sigfillset(&all)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var path = program.path.bytes.map(CChar.init(bitPattern:)) + [0]
        var words = CStringList(program.arguments)
        var variables = CStringList(program.environment)
        let code = unsafe words.withPointers { words in
            unsafe variables.withPointers { variables in
                unsafe posix_spawn(&process, &path, &actions, &attributes, words, variables)
            }
        }
        return (code ?? nil) ?? ENOMEM
    }

    /// What somebody else opened and a child would get: we mark all of ours.
    private static var inheritable: [Int32] {
        let names = (try? FolderListing.names(in: FilePath("/proc/self/fd"))) ?? []
        return names.compactMap { Int32($0.display) }.filter { descriptor in
            let flags = fcntl(descriptor, F_GETFD)
            return descriptor > STDERR_FILENO && flags >= 0 && flags & FD_CLOEXEC == 0
        }
    }

    /// Both above the standard descriptors, so that none is overwritten while the child's are put in place, and closed
    /// in every other child.
    private static func pipeEnds() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        for index in ends.indices where ends[index] <= STDERR_FILENO {
            let copy = fcntl(ends[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
            let code = errno
            close(ends[index])
            ends[index] = copy
            guard copy >= 0 else {
                for end in ends where end >= 0 { close(end) }
                throw SystemFailure(code: code)
            }
        }
        return (ends[0], ends[1])
    }
}
