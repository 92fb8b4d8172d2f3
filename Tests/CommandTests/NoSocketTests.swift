import Foundation
import Models
import StubService
import TestMaterial
import Testing

/// `--offline` opens no socket at all: the kernel kills the program that tries.
@Suite struct NoSocketTests {
    /// Starts a program that is killed (SIGSYS) by its first `socket`, of whatever family, or its first `io_uring_setup`,
    /// which could make one unseen. Ends with 77 where the kernel allows no such filter (seccomp, Linux 3.17).
    private static let launcher = """
        import ctypes, os, platform, struct, sys
        numbers = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
        if platform.machine() not in numbers: sys.exit(77)
        machine, socket = numbers[platform.machine()]
        load, equal, end, kill, allow = 0x20, 0x15, 0x06, 0x80000000, 0x7FFF0000
        steps = [(load, 0, 0, 4), (equal, 1, 0, machine), (end, 0, 0, kill), (load, 0, 0, 0)]
        for number in (socket, 425): steps += [(equal, 0, 1, number), (end, 0, 0, kill)]
        code = b"".join(struct.pack("HBBI", *step) for step in steps + [(end, 0, 0, allow)])
        class Program(ctypes.Structure): _fields_ = [("count", ctypes.c_ushort), ("code", ctypes.c_char_p)]
        program = Program(len(code) // 8, code)
        libc = ctypes.CDLL(None)
        if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, ctypes.byref(program), 0, 0): sys.exit(77)
        os.execv(sys.argv[1], sys.argv[1:])
        """

    private static let line = "exec python3 \"$LAUNCHER\" "

    private static func environment(_ home: TemporaryFolder) throws -> [String: String] {
        ["LAUNCHER": try home.write(launcher, to: "launcher.py").path]
    }

    /// Python or the filter may be missing, as in some containers.
    private static let isAllowed: @Sendable () async throws -> Bool = {
        let program = try Program()
        return try await program.shell(line + "/bin/true", environment: environment(program.home)).code == 0
    }

    @Test(.enabled("needs python3 and a kernel that lets a program filter its own calls", isAllowed))
    func offlineOpensNone() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let stub = try StubServer { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { stub.stop() }
        let environment = try Self.environment(folder.home).merging([
            "VEGYSCAN_LLM_URL": stub.url.absoluteString, "VEGYSCAN_LLM_MODEL": "m", "VEGYSCAN_LLM_KEY": "k",
        ]) { $1 }
        func scan(_ options: String) async throws -> Outcome {
            try await folder.program.shell(
                Self.line + "\"$VEGYSCAN\" scan in --store store " + options, environment: environment)
        }
        let offline = try await scan("--out out --offline")
        #expect(offline.code == 1 && offline.errors.contains("wait for the LLM"), "\(offline)")
        #expect(try folder.bundles().first?.bundle.status == .partial)
        #expect(stub.requests.isEmpty)
        let mock = try await scan("--out made-up --mock-data --refresh")
        #expect(mock.code == 0, "\(mock)")
        #expect(stub.requests.isEmpty)
        // The filter works: the same without the flag ends at the first socket.
        let online = try await scan("--out out")
        #expect(online.isSignalled && online.status == SIGSYS, "\(online)")
        #expect(stub.requests.isEmpty)
        for command in ["doctor --offline", "retry out --store store --offline"] {
            let outcome = try await folder.program.shell(
                Self.line + "\"$VEGYSCAN\" " + command, environment: environment)
            #expect(!outcome.isSignalled, "\(outcome)")
        }
    }
}
