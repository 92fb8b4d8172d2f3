internal import Files
internal import Models
internal import Stages

/// The events of a run that nobody made, for `vegyscan fixtures`.
enum FixtureEvents {
    static var lines: String {
        let box = Box(x: 100, y: 100, width: 54, height: 36)
        let dish = Dish(
            id: "d1", page: 1, name: "Lentil Soup", box: box, lines: [],
            classification: Classification(
                label: .vegan, confidence: 3, claims: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes],
                reason: "Appears vegan by a mark (V)."))
        let failure = StageFailure(
            .decode, .corrupt, "The JPEG ends too early, part of the picture is missing; copy the photo again.")
        func bundle(_ name: String, _ status: BundleStatus, _ failure: StageFailure?, _ dishes: [Dish]) -> MenuBundle {
            MenuBundle(
                id: String(ContentHash.sha256(name).prefix(32)), status: status,
                source: BundleSource.libraryWithoutLocation.text,
                pages: [Page(number: 1, photo: PhotoRecord(path: name, sha256: ""), failure: failure)], dishes: dishes,
                producer: Producer(version: ProgramVersion.current, fingerprint: String(repeating: "0", count: 16)))
        }
        let events: [RunEvent] = [
            .started(menus: 2, photos: 2, jobs: 1, skippedFiles: 1),
            .problem(path: "missing.jpg", message: "There is no such file or folder."),
            .photoStarted(photo: "soup.jpg"),
            .photoFinished(
                menu: "soup.jpg", page: 1, photo: FilePath("/photos/soup.jpg"), result: .read(lines: 4),
                durations: StageDurations()),
            .menuFinished(
                MenuSummary(
                    menu: "soup.jpg", bundle: bundle("soup.jpg", .complete, nil, [dish]), wasRead: false,
                    seconds: 2.41)),
            .photoStarted(photo: "torn.jpg"),
            .photoFinished(
                menu: "torn.jpg", page: 1, photo: FilePath("/photos/torn.jpg"), result: .failed(failure),
                durations: StageDurations()),
            .menuFinished(
                MenuSummary(
                    menu: "torn.jpg", bundle: bundle("torn.jpg", .failed, failure, []), wasRead: false, seconds: 0.02)),
            .ending,
        ]
        return events.map { EventRecord($0).jsonLine }.joined()
    }
}
