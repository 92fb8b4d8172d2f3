import Models
import Pages
import Testing

@testable import Reading

struct UnreadAreasTests {
    /// Two lines of the drawn menu, and where they stand.
    private let lines = [Box(x: 70, y: 140, width: 700, height: 60), Box(x: 70, y: 235, width: 700, height: 60)]

    private func unread(_ words: [Box], of areas: [Box]? = nil) throws -> UnreadInk? {
        let raster = try #require(GreyRaster(try DrawnPage().pix()))
        let detected = (areas ?? lines).map { DetectedLine(quad: Quad($0), confidence: 0.9) }
        return UnreadAreas(raster: raster, words: words).ink(in: detected) { $0 }
    }

    @Test func nothingIsUnreadWhereWordsCoverAll() throws {
        #expect(try unread(lines) == UnreadInk(share: 0, regions: []))
    }

    @Test func allIsUnreadWithoutWords() throws {
        let found = try #require(try unread([]))
        #expect(found.share == 1)
        #expect(found.regions == lines.map { UnreadInk.Region(box: $0, share: 1) })
    }

    @Test func aLineThatWasNotReadIsNamed() throws {
        let found = try #require(try unread([lines[0]]))
        #expect(found.share > 0.3 && found.share < 0.7)
        #expect(found.regions.map(\.box) == [lines[1]])
    }

    @Test func halfALineIsHalfUnread() throws {
        var first = lines[0]
        first.width /= 4
        let found = try #require(try unread([first, lines[1]]))
        #expect(found.share > 0.1 && found.share < 0.5)
    }

    @Test func paperHasNoInk() throws {
        #expect(try unread([], of: [Box(x: 900, y: 500, width: 200, height: 50)]) == nil)
        #expect(try unread([], of: []) == nil)
    }

    @Test func muchUnreadInkIsToldAndKeepsAMenuFromBeingComplete() throws {
        #expect(UnreadLines.warning(for: [], ink: UnreadInk(share: 0.24, regions: [])) == nil)
        let warning = try #require(UnreadLines.warning(for: [], ink: UnreadInk(share: 0.25, regions: [])))
        #expect(warning.code == WarningCode.unread.rawValue && warning.message.hasPrefix("25 %"))
    }
}
