import Files
import Testing

@testable import Runner

@Suite struct UnrestTests {
    private typealias Rest = Unrest.Rest
    private let start = ContinuousClock.now
    private let photo = Unrest.Unit(source: FilePath("/in/a.jpg"), isFolder: false)
    private let folder = Unrest.Unit(source: FilePath("/in/menu"), isFolder: true)
    private let one = FilePath("1.jpg")
    private let two = FilePath("2.jpg")

    @Test func aClosedPhotoIsTakenAfterAMoment() {
        var unrest = Unrest()
        unrest.note(.written, one, of: photo, at: start)
        unrest.note(.settled, one, of: photo, at: start + .milliseconds(10))
        #expect(unrest.next == start + .milliseconds(10) + Rest.photo && unrest.holds(photo.source))
        #expect(unrest.settled(at: start + Rest.photo).isEmpty)
        #expect(unrest.settled(at: start + .milliseconds(10) + Rest.photo) == [photo])
        #expect(unrest.isEmpty && unrest.next == nil && !unrest.holds(photo.source))
    }

    @Test func aFolderRestsAfterItsLastPhoto() {
        var unrest = Unrest()
        unrest.note(.settled, one, of: folder, at: start)
        unrest.note(.settled, two, of: folder, at: start + .milliseconds(900))
        #expect(unrest.settled(at: start + Rest.folder).isEmpty)
        #expect(unrest.settled(at: start + .milliseconds(900) + Rest.folder) == [folder])
    }

    /// A copier that pauses keeps its file open.
    @Test func anOpenFileHoldsItsMenuBack() {
        var unrest = Unrest()
        unrest.note(.written, one, of: folder, at: start)
        unrest.note(.settled, two, of: folder, at: start)
        #expect(unrest.settled(at: start + Rest.folder).isEmpty)
        unrest.note(.settled, one, of: folder, at: start + .seconds(2))
        #expect(unrest.settled(at: start + .seconds(2) + Rest.folder) == [folder])
    }

    /// A link that was made, or a file whose end nobody heard of, is never closed.
    @Test func whatIsNeverClosedIsTakenInTheEnd() {
        var unrest = Unrest()
        unrest.note(.written, one, of: photo, at: start)
        #expect(unrest.settled(at: start + Rest.photo).isEmpty)
        #expect(unrest.settled(at: start + Rest.open) == [photo])
    }

    @Test func menusDontWaitForEachOther() {
        var unrest = Unrest()
        unrest.note(.written, one, of: folder, at: start)
        unrest.note(.settled, one, of: photo, at: start)
        #expect(unrest.settled(at: start + Rest.photo) == [photo])
        #expect(unrest.holds(folder.source) && !unrest.isEmpty)
    }
}
