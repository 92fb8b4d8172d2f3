import Models
import Pages
import Testing

@testable import Reading

struct SheetLevelTests {
    private func sheet() throws -> Sheet {
        let picture = try DrawnPage(width: 1_800, height: 1_300).picture(reduction: 2)
        let quality = try Inspect()(picture)
        return try Straighten(byShape: false)(picture, quality: quality)
    }

    private let corners = [(200.0, 300.0), (900, 200), (1_000, 700), (300, 800)].map { SheetPoint(x: $0.0, y: $0.1) }

    @Test func anglesTooSmallToTellLeaveTheSheet() throws {
        var sheet = try sheet()
        let before = sheet.transform
        guard case .none = sheet.turnBack(by: 0.9, keeping: corners) else { return #expect(Bool(false)) }
        #expect(sheet.transform == before && sheet.straightening.skew == 0)
    }

    @Test(arguments: [(90.0, 3), (-90, 1), (89.5, 3)])
    func quarterTurnsLoseNothing(degrees: Double, turns: Int) throws {
        var sheet = try sheet()
        let wanted = try TestPicture.require(sheet.pix.rotated(quarterTurns: turns)).greyPixels()
        guard case .large = sheet.turnBack(by: degrees, keeping: corners) else { return #expect(Bool(false)) }
        #expect(sheet.pix.greyPixels() == wanted)
        #expect(sheet.straightening.quarterTurns == turns && sheet.straightening.skew == 0)
    }

    @Test(arguments: [-88.0, -60, -30, -6, -3, 3, 6, 30, 44, 46, 75])
    func levelLinesRunAtThatAngleInThePhoto(degrees: Double) throws {
        var sheet = try sheet()
        _ = sheet.turnBack(by: degrees, keeping: corners)
        let (start, end) = (sheet.transform.point(100, 200), sheet.transform.point(300, 200))
        let angle = TextSlopeTests.degrees(end.x - start.x, end.y - start.y)
        #expect(abs(angle - degrees) < 0.01)
        #expect(sheet.straightening.quarterTurns == -Int((degrees / 90).rounded()) & 3)
        #expect(
            abs(Double(-sheet.straightening.quarterTurns * 90) + sheet.straightening.skew - degrees)
                .truncatingRemainder(dividingBy: 360) < 0.01)
        // A pixel of the sheet is as large as the record says.
        let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        #expect(abs(length * sheet.straightening.scale - 200) < 1)
    }

    @Test func flatteningIsUndone() throws {
        let plain = try sheet()
        var sheet = try sheet()
        let turned = try TestPicture.require(sheet.pix.rotated(quarterTurns: 1))
        sheet.pix = turned
        sheet.transform = .scale(7)
        (sheet.straightening.perspective, sheet.straightening.skew) = (true, 3)
        sheet.quality.reasons = [QualityThresholds.reason(.extremePerspective), QualityThresholds.reason(.tooDark)]
        let isUndone = sheet.undoFlattening()
        #expect(isUndone && sheet.transform == plain.transform && sheet.straightening == plain.straightening)
        #expect(sheet.pix.greyPixels() == plain.pix.greyPixels())
        #expect(sheet.quality.reasons == [QualityThresholds.reason(.tooDark)])
    }

    /// Its lines run along one of its sides.
    @Test(arguments: [
        (0.0, true), (-3, true), (92, true), (-88, true), (180, true), (11, false), (-20, false), (45, false),
    ])
    func aFlatPageHasLevelLines(degrees: Double, isFlat: Bool) throws {
        #expect(try sheet().isFlat(withLinesAt: degrees) == isFlat)
    }

    @Test func aSlightTurnTellsWherePointsAre() throws {
        var sheet = try sheet()
        let before = sheet.transform.point(700, 400)
        guard case .slight(let map) = sheet.turnBack(by: 3, keeping: corners) else { return #expect(Bool(false)) }
        let moved = map.point(700, 400)
        let after = sheet.transform.point(moved.x, moved.y)
        #expect(abs(before.x - after.x) < 0.01 && abs(before.y - after.y) < 0.01)
    }

    /// What is kept of a turned page is its text, as large as on a photo that shows nothing else.
    @Test func theTextFillsTheSheet() throws {
        var sheet = try sheet()
        let before = corners.map { sheet.transform.point($0.x, $0.y) }
        _ = sheet.turnBack(by: 30, keeping: corners)
        let inverse = try #require(sheet.transform.inverse)
        let points = before.map { inverse.point($0.x, $0.y) }
        let (width, height) = (Double(sheet.pix.width), Double(sheet.pix.height))
        #expect(points.allSatisfy { $0.x > 0 && $0.y > 0 && $0.x < width && $0.y < height })
        let wide = try #require(points.map(\.x).max()) - (try #require(points.map(\.x).min()))
        #expect(wide > width * 0.7)
        #expect(width * height <= ReadingSize.largest * 1.01)
    }

    @Test func aSheetIsTurnedAsAnotherOfItsPhotoWas() throws {
        var one = try sheet()
        var other = try sheet()
        _ = one.turnBack(by: 75, keeping: corners)
        let turned = other.turn(as: one.straightening)
        #expect(turned)
        let (start, end) = (other.transform.point(100, 200), other.transform.point(300, 200))
        #expect(abs(TextSlopeTests.degrees(end.x - start.x, end.y - start.y) - 75) < 0.01)
    }
}
