internal import Files
internal import Foundation
internal import Library
internal import Models

/// Menus whose verdicts were written beside their bundles, added up.
struct JudgedMenus: Sendable {
    private(set) var menus = 0
    private(set) var counts = VerdictCounts()
    /// Menus without a bundle that this version can read.
    private(set) var unreadable: [String] = []
    /// Why the first of those that couldn't be written could not be; the others are done.
    private(set) var problem: StageFailure?

    init() {}

    /// Writes `profile.json` beside each bundle, several at once.
    ///
    /// - Parameters:
    ///   - menus: relative to the output folder.
    ///   - trustsCurrent: whether verdicts that were written after their bundle for the same profile are left alone.
    init(_ menus: [FilePath], in folder: FilePath, judge: ProfileJudge, trustsCurrent: Bool) async {
        let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 8, menus.count / 16 + 1))
        await withTaskGroup(of: JudgedMenus.self) { group in
            for number in 0..<width {
                group.addTask {
                    var part = JudgedMenus()
                    for place in stride(from: number, to: menus.count, by: width) {
                        part.judge(menus[place], in: folder, judge, trustsCurrent: trustsCurrent)
                    }
                    return part
                }
            }
            for await part in group { self += part }
        }
        unreadable.sort()
    }

    private mutating func judge(_ menu: FilePath, in folder: FilePath, _ judge: ProfileJudge, trustsCurrent: Bool) {
        if trustsCurrent, let counts = ProfileFile.current(beside: menu, in: folder, judge: judge) {
            add(counts)
            return
        }
        do throws(StageFailure) {
            if let counts = try ProfileFile.write(menu: menu, in: folder, judge: judge) {
                add(counts)
            } else {
                unreadable.append(folder.appending(menu).display)
            }
        } catch {
            problem = problem ?? error
        }
    }

    private mutating func add(_ counts: VerdictCounts) {
        menus += 1
        self.counts += counts
    }

    static func += (left: inout JudgedMenus, right: JudgedMenus) {
        left.menus += right.menus
        left.counts += right.counts
        left.unreadable += right.unreadable
        left.problem = left.problem ?? right.problem
    }
}
