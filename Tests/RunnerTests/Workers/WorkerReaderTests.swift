import Files
import Models
import Stages
import Synchronization
import Testing

@testable import Runner

/// What a worker process may do wrong, and what becomes of its photo and of the next.
///
/// One after the other: whoever reads waits on its own thread, which here is one that all tests share.
@Suite(.serialized) struct WorkerReaderTests {
    private func reader(
        _ double: WorkerDouble, seconds: Int = 300, bytes: Int = 1 << 40, mayReadInside: Bool = false,
        gate: WeightedGate? = nil, tell: @escaping @Sendable (RunNote) -> Void = { _ in }
    ) throws -> WorkerReader {
        let settings = try Settings.resolve(
            arguments: nil, environment: ProcessEnvironment(), folder: FilePath("/nowhere"))
        let supply = WorkerSupply(
            program: double.program,
            limits: WorkerLimits(seconds: seconds, bytes: bytes, secondsToStart: 300, bytesOfALine: 1 << 20),
            mayReadInside: mayReadInside, pauses: [0, 0, 0])
        return WorkerReader(
            ReadingSettings(settings, quality: .warn), supply: supply, cache: nil, gate: gate, tell: tell)
    }

    private func failure(_ reader: WorkerReader, _ name: String = "a.jpg") async throws -> StageFailure {
        var durations = StageDurations()
        let outcome = await reader.read(
            PhotoFile(path: FilePath("/nowhere/" + name), shown: name), durations: &durations)
        guard case .failed(let record, let failure) = outcome else { throw NoFailure() }
        #expect(record.path == name)
        return failure
    }

    private struct NoFailure: Error {}

    @Test func oneProcessAnswersForAllPhotos() async throws {
        let double = try WorkerDouble("answer()")
        let reader = try reader(double)
        for name in ["a.jpg", "\u{E9}\n\".jpg", "c.jpg"] {
            #expect(try await failure(reader, name).message == WorkerDouble.message)
        }
        #expect(double.starts == 1)
    }

    @Test(arguments: [
        ("killed(signal.SIGSEGV)", FailureCode.crashed, "SIGSEGV"),
        ("killed(signal.SIGABRT)", .crashed, "SIGABRT"),
        ("killed(signal.SIGKILL)", .outOfMemory, "memory"),
        ("sys.exit(0)", .crashed, "without a result (exit code 0)"),
        ("sys.exit(3)", .crashed, "exit code 3"),
        ("print('no JSON', flush=True)\ntime.sleep(600)", .crashed, "no result"),
        ("say({'page': {}})\ntime.sleep(600)", .crashed, "no result"),
        ("answer(number=number + 1)\ntime.sleep(600)", .crashed, "no result"),
        ("answer(shown='other.jpg')\ntime.sleep(600)", .crashed, "no result"),
        ("print(json.dumps(finished())[:40], end='', flush=True)\nsys.exit(0)", .crashed, "exit code 0"),
        ("sys.stdout.buffer.write(b'\\xFF\\xFE\\x00\\n'); sys.stdout.flush()\ntime.sleep(600)", .crashed, "no result"),
        // A line without an end.
        ("while True: sys.stdout.write('x' * 65536)", .crashed, "no result"),
        ("os.close(1)\nkilled(signal.SIGBUS)", .crashed, "SIGBUS"),
    ])
    func badAnswersFailThePhotoOnly(_ behaviour: String, _ code: FailureCode, _ words: String) async throws {
        let lines = behaviour.split(separator: "\n").map { "    \($0)\n" }.joined()
        let double = try WorkerDouble("if shown == 'bad.jpg':\n\(lines)else: answer()")
        let notices = Mutex<[RunNote]>([])
        let reader = try reader(double) { notice in notices.withLock { $0.append(notice) } }
        #expect(try await failure(reader, "good.jpg").message == WorkerDouble.message)
        let failure = try await failure(reader, "bad.jpg")
        #expect(failure.code == code && failure.message.contains(words), "\(failure)")
        #expect(notices.withLock { $0.count } == 1)
        #expect(try await self.failure(reader, "good.jpg").message == WorkerDouble.message)
        // The first, another for the second try, and one for the next photo.
        #expect(double.starts == 3)
    }

    @Test func aPhotoThatHangsIsEnded() async throws {
        let double = try WorkerDouble("say({'begins': {'_0': 'recognise'}})\ntime.sleep(600)")
        let failure = try await failure(try reader(double, seconds: 1))
        #expect(failure.code == .tooSlow && failure.stage == .recognise, "\(failure)")
        #expect(failure.message.contains("1 second"))
        #expect(double.starts == 2)
    }

    /// One that doesn't even read what it is told.
    @Test func aPhotoThatHangsTheReaderIsEnded() async throws {
        let double = try WorkerDouble("", opening: "say({'ready': {}})\ntime.sleep(600)")
        #expect(try await failure(try reader(double, seconds: 1)).code == .tooSlow)
    }

    @Test func aPhotoThatTakesAllMemoryIsEnded() async throws {
        let double = try WorkerDouble("memory = bytearray(os.urandom(1)) * (400 << 20)\ntime.sleep(600)")
        let failure = try await failure(try reader(double, bytes: 128 << 20))
        #expect(failure.code == .outOfMemory && failure.message.contains("128M"), "\(failure)")
    }

    @Test func theSecondTryCounts() async throws {
        let double = try WorkerDouble("if starts == 1: killed(signal.SIGSEGV)\nanswer()")
        let notices = Mutex<[RunNote]>([])
        let reader = try reader(double) { notice in notices.withLock { $0.append(notice) } }
        #expect(try await failure(reader).message == WorkerDouble.message)
        #expect(notices.withLock { $0.first }?.message.contains("SIGSEGV") == true)
        #expect(double.starts == 2)
    }

    /// The next photo is asked of a new process, so that an answer too many can't be taken for its own.
    @Test func whoeverAnswersTwiceIsNotAskedAgain() async throws {
        let double = try WorkerDouble("sys.stdout.write((json.dumps(finished()) + '\\n') * 2); sys.stdout.flush()")
        let reader = try reader(double)
        for _ in 0..<2 { #expect(try await failure(reader).message == WorkerDouble.message) }
        #expect(double.starts == 2)
    }

    @Test func whatIsPrintedBesideIsPassedOver() async throws {
        let double = try WorkerDouble("os.write(2, b'noise' * 100000)\nanswer()")
        #expect(try await failure(try reader(double)).message == WorkerDouble.message)
    }

    @Test func roomIsGivenAndTakenBack() async throws {
        let gate = WeightedGate(capacity: 100)
        let double = try WorkerDouble(
            """
            say({'wantsRoom': {'pixels': 70}})
            if 'admitted' not in json.loads(sys.stdin.readline()): sys.exit(9)
            if shown == 'bad.jpg': killed(signal.SIGSEGV)
            answer()
            """)
        let reader = try reader(double, gate: gate)
        #expect(try await failure(reader).message == WorkerDouble.message)
        #expect(try await failure(reader, "bad.jpg").code == .crashed)
        #expect(try await failure(reader).message == WorkerDouble.message)
        #expect(gate.weightInside == 0)
    }

    @Test func whereNoneStartsPhotosAreReadInside() async throws {
        let double = try WorkerDouble("", opening: "sys.exit(1)")
        let notices = Mutex<[RunNote]>([])
        let reader = try reader(double, mayReadInside: true) { notice in notices.withLock { $0.append(notice) } }
        for _ in 0..<2 { #expect(try await failure(reader).code == .notFound) }
        #expect(notices.withLock { $0.count } == 1)
        #expect(double.starts == 3)
    }

    @Test func whereIsolationIsAskedForNoneIsReadInside() async throws {
        let double = try WorkerDouble("", opening: "sys.exit(1)")
        #expect(try await failure(try reader(double)).code == .engine)
    }

    /// A photo that waits may be what ended the ones before.
    @Test func onceOneHasStartedNoneIsReadInside() async throws {
        let double = try WorkerDouble(
            "killed(signal.SIGSEGV)", opening: "if starts > 1: sys.exit(1)\nsay({'ready': {}})")
        #expect(try await failure(try reader(double, mayReadInside: true)).code == .engine)
    }
}
