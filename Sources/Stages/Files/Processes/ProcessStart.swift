package import Foundation
package import Synchronization

/// How to start another program, without a shell and passing on nothing of ours except what is named here.
package struct ProcessStart: Sendable {
    /// Where its standard input or output leads.
    package enum Stream: Sendable {
        /// Nothing is read there, and what is written is thrown away.
        case nothing
        /// Open here, and closed in every other child.
        case descriptor(Int32)
    }

    /// A path; a name without a slash is looked for in PATH.
    package var program: [UInt8]
    /// With the name it goes by.
    package var arguments: [[UInt8]]
    /// As `NAME=value`.
    package var environment: [[UInt8]]
    package var input = Stream.nothing
    package var output = Stream.nothing
    /// Where its complaints lead.
    package var errors = Stream.nothing
    /// Whether it gets a process group of its own, so that a Ctrl-C on the terminal is for us alone.
    package var leadsGroup = false

    package init(
        program: [UInt8], arguments: [[UInt8]], environment: [[UInt8]], input: Stream = .nothing,
        output: Stream = .nothing, errors: Stream = .nothing, leadsGroup: Bool = false
    ) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
        (self.input, self.output, self.errors) = (input, output, errors)
        self.leadsGroup = leadsGroup
    }

    /// What the system answered.
    package struct Failure: Error {
        /// `errno`.
        package var code: Int32

        package init(code: Int32) { self.code = code }

        package var reason: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }
    }

    /// Held while a pipe is made and while a child is started: a child started between making a pipe and marking its
    /// ends would inherit these and keep the pipe open.
    package static let starting = Mutex(())

    /// Starts it; the caller holds `starting`.
    package func spawn() throws(Failure) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            _ = unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe Self.lead(STDIN_FILENO, to: input, O_RDONLY, &actions)
        unsafe Self.lead(STDOUT_FILENO, to: output, O_WRONLY, &actions)
        unsafe Self.lead(STDERR_FILENO, to: errors, O_WRONLY, &actions)
        for descriptor in Self.inheritable { unsafe posix_spawn_file_actions_addclose(&actions, descriptor) }
        // Signals that this process or thread blocks or ignores must not stay so in the child.
        var none = sigset_t()
        var all = sigset_t()
        unsafe sigemptyset(&none)
        unsafe sigfillset(&all)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        var process: pid_t = 0
        var path = program.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
        var words = CStringList(arguments)
        var variables = CStringList(environment)
        let code = unsafe words.withPointers { words in
            unsafe variables.withPointers { variables in
                unsafe posix_spawnp(&process, &path, &actions, &attributes, words, variables)
            }
        }
        guard let code = code ?? nil else { throw Failure(code: ENOMEM) }
        guard code == 0 else { throw Failure(code: code) }
        return process
    }

    private static func lead(
        _ descriptor: Int32, to stream: Stream, _ mode: Int32, _ actions: inout posix_spawn_file_actions_t
    ) {
        switch stream {
        case .nothing: unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
        case .descriptor(let ours): unsafe posix_spawn_file_actions_adddup2(&actions, ours, descriptor)
        }
    }

    /// Descriptors that others opened and a child would inherit; all of ours are marked against that.
    private static var inheritable: [Int32] {
        let names = (try? FolderListing.names(in: FilePath("/proc/self/fd"))) ?? []
        return names.compactMap { Int32($0.display) }.filter { descriptor in
            let flags = fcntl(descriptor, F_GETFD)
            return descriptor > STDERR_FILENO && flags >= 0 && flags & FD_CLOEXEC == 0
        }
    }
}
