import Files
import Foundation
import Models

@testable import Runner

/// A Python program in a worker's place, which misbehaves as it is told to.
final class WorkerDouble: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("double-\(UUID().uuidString)")
    private let behaviour: String

    /// What its good answers say.
    static let message = "The double was asked."

    /// - Parameter behaviour: lines of Python that are run for each photo; `starts` is how often a double was started,
    ///   this one included, `shown` the photo's name, and `answer()` says that all is well.
    init(_ behaviour: String, opening: String = "say({'ready': {}})") throws {
        self.behaviour = behaviour
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = Self.head + opening + Self.loop + behaviour.split(separator: "\n").map { "    \($0)\n" }.joined()
        try script.write(to: folder.appendingPathComponent("double.py"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// How many were started so far.
    var starts: Int { (try? Data(contentsOf: folder.appendingPathComponent("starts")).count) ?? 0 }

    var program: WorkerProgram {
        WorkerProgram(
            path: FilePath("/usr/bin/env"),
            arguments: ["env", "python3", "-S", "-B", "double.py"].map { word in
                Array((word == "double.py" ? folder.appendingPathComponent(word).path : word).utf8)
            },
            environment: ProcessEnvironment.current().entriesWithoutSecrets())
    }

    private static let head = """
        import json, os, signal, sys, time
        def say(value): print(json.dumps(value), flush=True)
        def killed(number): os.kill(os.getpid(), number); time.sleep(600)
        here = os.path.dirname(os.path.abspath(__file__)) + "/starts"
        with open(here, "a") as file: file.write("s")
        starts = os.path.getsize(here)
        opening = json.loads(sys.stdin.readline())

        """

    private static let loop = """

        while True:
            line = sys.stdin.readline()
            if not line: break
            asked = json.loads(line).get("read")
            if not asked: continue
            number, shown = asked["number"], asked["shown"]
            def finished(number=number, shown=shown):
                record = {"path": shown, "sha256": "", "width": 0, "height": 0, "stored_width": 0,
                    "stored_height": 0, "format": "unknown"}
                failure = {"stage": "decode", "code": "empty", "message": "\(message)"}
                outcome = {"failed": {"_0": record, "_1": failure}}
                return {"finished": {"number": number, "outcome": outcome, "durations": {"seconds": []}}}
            def answer(**other): say(finished(**other))

        """
}
