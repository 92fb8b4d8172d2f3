internal import Foundation
internal import Synchronization

/// One thread of its own for one lane.
///
/// Decoding and OCR block for seconds; on Swift's shared pool they would starve everything else (four blocking jobs of
/// 1 s took 2.6 s there, 1.0 s on own threads). One thread per lane also keeps in one place what Tesseract and OpenMP
/// store per thread.
final class LaneExecutor: TaskExecutor {
    private let queue = Queue()

    init(name: String) {
        let queue = queue
        let executor = unsafe asUnownedTaskExecutor()
        let thread = Thread {
            // Runs until the executor is released; jobs hold no reference to the thread.
            while let job = queue.wait() { unsafe job.runSynchronously(on: executor) }
        }
        thread.name = name
        // Tesseract recurses over blocks; the default of secondary threads would do, this leaves room.
        thread.stackSize = 16 << 20
        thread.start()
    }

    deinit { queue.close() }

    func enqueue(_ job: consuming ExecutorJob) {
        queue.add(UnownedJob(job))
    }

    /// Jobs in order of arrival. A condition variable, since the thread must sleep outside Swift's concurrency.
    private final class Queue: @unchecked Sendable {
        private let condition = NSCondition()
        private var jobs: [UnownedJob] = []
        private var isClosed = false

        func add(_ job: UnownedJob) {
            condition.withLock {
                jobs.append(job)
                condition.signal()
            }
        }

        func close() {
            condition.withLock {
                isClosed = true
                condition.signal()
            }
        }

        /// Nil when closed and empty.
        func wait() -> UnownedJob? {
            condition.withLock {
                while jobs.isEmpty {
                    if isClosed { return nil }
                    condition.wait()
                }
                return jobs.removeFirst()
            }
        }
    }
}
