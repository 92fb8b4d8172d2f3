internal import Models
internal import Reading
internal import Stages

/// Reads a list of photos on lanes of its own, for commands that only make text from them.
struct PhotoLanes: Sendable {
    let settings: Settings
    /// Where the pictures of each step go, or nil for none. Photos are then read within this process.
    var steps: StepFolder?
    /// Nil to read within this process.
    var makeReader: MakeReader?
    /// Told what happens beside the photos' outcomes.
    var tell: @Sendable (RunNote) -> Void = { _ in }
    /// Asked before each photo; no photo is begun after it said no.
    var isWanted: @Sendable () -> Bool = { true }

    /// Returns when each photo has been handed to `each`, with its place in the list and in no fixed order.
    func read(
        _ photos: [NamedPhoto], each: @escaping @Sendable (Int, PhotoOutcome, StageDurations) -> Void
    ) async {
        let next = NextPhoto(count: photos.count)
        await withTaskGroup(of: Void.self) { lanes in
            for number in 0..<settings.lanes(photos: photos.count) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) {
                    let chain = PhotoChain(settings: settings, qualityPolicy: .off)
                    let reader = steps == nil ? makeReader?(tell) : nil
                    while isWanted(), let index = next.take() {
                        var durations = StageDurations()
                        let photo = photos[index]
                        if let reader {
                            each(index, await reader.read(photo.file, durations: &durations), durations)
                        } else {
                            let steps = steps?.recorder(for: photo.name)
                            each(index, await chain(photo.file, steps: steps, durations: &durations), durations)
                        }
                    }
                }
            }
        }
    }
}

/// A photo, with the name under which its results are stored; unique within a run.
struct NamedPhoto: Sendable, Hashable {
    var name: String
    var file: PhotoFile
}

extension Plan {
    /// The photos of a plan of single photos.
    var namedPhotos: [NamedPhoto] {
        var menus = menus
        var folders = MenuFolders()
        _ = folders.settle(&menus)
        return menus.flatMap { menu in
            menu.pages.map { NamedPhoto(name: PhotoFile.shownName(menu.folder, page: $0.page), file: $0) }
        }
    }
}
