internal import Files
internal import Stages

/// Other programs, each started once for each photo, as many at a time as there are lanes.
struct ProgramRuns: Sendable {
    /// The time limit for one photo.
    let seconds: Int
    /// Whatever writes more than this failed.
    var mostBytes = 16 << 20
    /// What is started for a photo.
    let child: @Sendable (FilePath) -> ChildProcess

    /// What one of them wrote.
    struct Run: Sendable {
        var output: [UInt8]
        /// From its start to its end.
        var seconds: Double
    }

    /// In the order of the photos; nil for one that failed.
    ///
    /// - Parameter name: of the threads that wait for the program.
    func read(_ photos: [FilePath], lanes count: Int, name: String) async -> [Run?] {
        let interruption = Interruption()
        interruption.onFirst { ChildProcess.killGroups { Interruption.endAtOnce() } }
        defer { withExtendedLifetime(interruption) {} }
        let next = NextPhoto(count: photos.count)
        return await withTaskGroup(of: [(Int, Run)].self) { lanes in
            for number in 0..<count {
                lanes.addTask(executorPreference: LaneExecutor(name: "\(name)-\(number + 1)")) {
                    var runs: [(Int, Run)] = []
                    while let index = next.take() {
                        let start = ContinuousClock.now
                        var child = child(photos[index])
                        // What it starts is not to run on when its time is up.
                        child.leadsGroup = true
                        guard let output = try? child.output(within: seconds, upTo: mostBytes) else { continue }
                        runs.append((index, Run(output: output, seconds: (ContinuousClock.now - start) / .seconds(1))))
                    }
                    return runs
                }
            }
            var runs = [Run?](repeating: nil, count: photos.count)
            for await found in lanes { for (index, run) in found { runs[index] = run } }
            return runs
        }
    }
}
