internal import Asking
internal import Models
internal import Stages

/// Where menus go once they are read: into bundles, or only into a count.
protocol MenuSink: Sendable {
    /// False when nothing more can be taken, and the run should end; `announce` is told of a menu that was written.
    func take(_ menu: OpenMenu, for plan: MenuPlan, announce: @Sendable (RunEvent) -> Void) async -> Bool
    /// Told when no menu needs anything, and the index is that of the menus in the folder.
    func keepIndex() async
    /// What is known only once all menus are there.
    func notes() async -> [RunNote]
    /// Ends the run.
    ///
    /// - Returns: why something could not be written, or nil.
    func close() async -> StageFailure?
}

/// Judges menus and writes their bundles.
struct BundleSink: MenuSink {
    let menuChain: MenuChain
    let pendingChain: PendingChain
    let menuRecorder: MenuRecorder
    let fingerprints: MenuFingerprints

    func take(_ menu: OpenMenu, for plan: MenuPlan, announce: @Sendable (RunEvent) -> Void) async -> Bool {
        let summary: MenuSummary?
        switch menu {
        case .read(let menu):
            var menuChain = menuChain
            menuChain.facts = plan.facts.menu
            menuChain.producer.fingerprint = fingerprints.of(plan.facts)
            var bundle = await menuChain(menu.outcomes)
            if pendingChain.classify.isAlone { bundle.keepWaiting(as: menuRecorder.waiting(in: plan.folder)) }
            summary = await menuRecorder.recordScan(
                bundle, menu: plan.folder, seconds: menu.seconds, photos: menu.stamps, origin: plan.origin)
        case .pending(_, let bundle):
            let finished = await pendingChain(bundle)
            summary = await menuRecorder.record(finished, menu: plan.folder, wasRead: true, origin: plan.origin)
        }
        guard let summary else { return false }
        for note in summary.notes { announce(.note(note)) }
        announce(.menuFinished(summary))
        return true
    }

    func keepIndex() async { await menuRecorder.keepIndex() }

    func notes() async -> [RunNote] {
        [await menuRecorder.samePhotos(), await menuRecorder.lostVerdicts()].compactMap(\.self)
    }

    func close() async -> StageFailure? { await menuRecorder.finish() }
}
