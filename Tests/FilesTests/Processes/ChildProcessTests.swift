import Foundation
import Testing

@testable import Files

@Suite struct ChildProcessTests {
    private func run(
        _ program: String, _ arguments: [String], environment: [String] = ["A=1"], seconds: Int = 60,
        limit: Int = 1 << 20
    ) -> Result<[UInt8], ChildProcess.Failure> {
        let child = ChildProcess(
            program: program, arguments: arguments.map { Array($0.utf8) },
            environment: environment.map { Array($0.utf8) })
        do throws(ChildProcess.Failure) {
            return .success(try child.output(within: seconds, upTo: limit))
        } catch {
            return .failure(error)
        }
    }

    private func failure(_ result: Result<[UInt8], ChildProcess.Failure>) -> String {
        if case .failure(let failure) = result { "\(failure)" } else { "none" }
    }

    @Test func argumentsAndVariablesArriveAsTheyAre() throws {
        let text = "a b;$HOME`*\"'\n"
        #expect(try run("printf", ["%s|%s", text, ""]).get() == Array((text + "|").utf8))
        #expect(
            try run("env", [], environment: ["OMP_THREAD_LIMIT=1", "B=x y"]).get()
                == Array("OMP_THREAD_LIMIT=1\nB=x y\n".utf8))
        let bytes = ChildProcess(program: "printf", arguments: [Array("%s".utf8), [0xFF, 0xFE]], environment: [])
        #expect(try bytes.output(within: 60) == [0xFF, 0xFE])
    }

    @Test func muchOutputArrivesWhole() throws {
        #expect(try run("head", ["-c", "500000", "/dev/zero"]).get().count == 500_000)
    }

    @Test func standardInputIsEmpty() throws {
        #expect(try run("cat", []).get() == [])
    }

    @Test func whatGoesWrongIsTold() {
        #expect(failure(run("no-such-program-anywhere", [])) == "missing")
        #expect(failure(run("/etc/passwd", [])) == "missing")
        #expect(failure(run("false", [])) == "ended")
        #expect(failure(run("head", ["-c", "5000", "/dev/zero"], limit: 4_999)) == "ended")
    }

    @Test func whatTakesTooLongIsKilled() {
        #expect(failure(run("sleep", ["600"], seconds: 1)) == "ended")
        // Closing its output is no way out.
        #expect(failure(run("sh", ["-c", "exec >&-; exec sleep 600"], seconds: 1)) == "ended")
    }

    /// The end of a pipe that only it holds tells that a grandchild is gone.
    @Test func whatAGroupStartedIsKilledWithIt() throws {
        var ends: [Int32] = [-1, -1]
        #expect(unsafe pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let child = ChildProcess(
            program: "sh", arguments: ["-c", "exec 3<&0; sleep 20 & wait"].map { Array($0.utf8) },
            environment: ["PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "")"].map { Array($0.utf8) },
            input: .descriptor(ends[1]), leadsGroup: true)
        #expect(throws: ChildProcess.Failure.self) { try child.output(within: 1) }
        close(ends[1])
        var ended = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        #expect(unsafe poll(&ended, 1, 10_000) == 1)
    }
}
