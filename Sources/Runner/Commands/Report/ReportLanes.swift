internal import Files
internal import Models
internal import Outputs
internal import Synchronization

/// Writes the pages of many menus on lanes of their own.
struct ReportLanes {
    let menus: [FilePath]
    let lanes: Int
    let work: ReportMenu

    /// What came of it, in the order of the menus.
    struct Written {
        var menus: [ReportedMenu] = []
        /// Menus whose bundle this version can't read.
        var unreadable: [String] = []
        /// Why the first page that couldn't be written could not be.
        var failure: StageFailure?
    }

    func run() async -> Written {
        let next = NextPhoto(count: menus.count)
        var parts: [(Int, Result<ReportedMenu?, StageFailure>)] = []
        await withTaskGroup(of: [(Int, Result<ReportedMenu?, StageFailure>)].self) { group in
            for number in 0..<lanes {
                group.addTask(executorPreference: LaneExecutor(name: "report-\(number + 1)")) {
                    var part: [(Int, Result<ReportedMenu?, StageFailure>)] = []
                    while let place = next.take() {
                        do throws(StageFailure) {
                            part.append((place, .success(try work(menus[place]))))
                        } catch {
                            part.append((place, .failure(error)))
                            // A full disk won't get emptier.
                            break
                        }
                    }
                    return part
                }
            }
            for await part in group { parts += part }
        }
        var written = Written()
        for (place, result) in parts.sorted(by: { $0.0 < $1.0 }) {
            switch result {
            case .success(let menu?): written.menus.append(menu)
            case .success(nil): written.unreadable.append(menus[place].display)
            case .failure(let error): written.failure = written.failure ?? error
            }
        }
        return written
    }
}
