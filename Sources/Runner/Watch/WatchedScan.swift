internal import Files
internal import Foundation
internal import Models

/// Scans folders, and then whatever comes into them, until it is told to end.
struct WatchedScan {
    let scan: PhotoScan
    let watched: WatchedFolders
    let console: Console

    /// What is done once after the first look.
    let afterFirst: (ExitCode) async -> Void

    /// - Throws: where the folders can't be watched.
    init(_ scan: PhotoScan, afterFirst: @escaping (ExitCode) async -> Void) throws(CommandFailure) {
        self.scan = scan
        self.afterFirst = afterFirst
        console = scan.console
        for operand in scan.inputs where FileKind.of(operand) != .folder {
            throw CommandFailure(
                message: "\(operand.display): "
                    + (FileKind.of(operand) == .missing
                        ? "There is no such folder." : "Only a folder can be watched; name one."),
                exitCode: .noInput)
        }
        do throws(StageFailure) {
            watched = try WatchedFolders(scan.inputs, excluding: scan.output)
        } catch {
            throw CommandFailure(message: error.message, exitCode: .unavailable)
        }
    }

    func run() async -> ExitCode {
        let watched = watched
        let interruption = Interruption()
        interruption.onFirst { watched.wake() }
        var code = await look(isFirst: true) { !watched.isUnsettled($0) }
        await afterFirst(code)
        let thread = LaneExecutor(name: "watch")
        while code == .success || code == .someFailed {
            if interruption.isRequested { return watched.isAtRest ? .success : .interrupted }
            let news = await Task(executorPreference: thread) { watched.news() }.value
            do throws(StageFailure) {
                guard let sources = try news.get() else {
                    code = await look { !watched.isUnsettled($0) }
                    continue
                }
                if !sources.isEmpty { code = await look { sources.contains($0) } }
            } catch {
                console.error(error.message)
                return .unavailable
            }
        }
        return code
    }

    /// Scans the menus whose photo or folder is wanted.
    ///
    /// - Parameter isFirst: later on, another run that came in between is waited for rather than a reason to end.
    private func look(
        isFirst: Bool = false, _ isWanted: @escaping @Sendable (FilePath) -> Bool
    ) async -> ExitCode {
        var scan = scan
        scan.isRepeated = !isFirst
        scan.waits = scan.waits || !isFirst
        scan.chooses = { menus in
            menus.selecting(menus.indices.filter { menus.source(of: $0).map(isWanted) ?? false })
        }
        return await scan.run()
    }
}
