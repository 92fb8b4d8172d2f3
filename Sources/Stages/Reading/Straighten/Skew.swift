internal import CLeptonica
internal import Foundation
internal import Pages

/// How far the lines of text on a page are from level.
struct Skew {
    /// Degrees by which the lines run downhill (clockwise positive).
    var degrees: Double
    /// Leptonica's figure: how much sharper the rows stand out at this angle than at the worst one.
    var confidence: Double

    /// Finds, on a small grey copy, the angle up to 40° at which pixel rows differ most from one another in their sums
    /// of whatever stands out from its surroundings (Leptonica's `pixFindSkewSweepAndSearch`, after Postl 1986).
    ///
    /// Nil when there is nothing to go by.
    static func find(on sheet: borrowing Pix) -> Skew? {
        let factor = sheet.shrinkFactor(toSide: InspectionCopy.side)
        guard let small = sheet.scaled(by: factor),
            let mean = small.blurred(radius: max(8, max(small.width, small.height) / 60)),
            let darker = mean.minus(small), let lighter = small.minus(mean),
            let difference = unsafe Pix(adopting: pixAddGray(nil, darker.unsafePointer, lighter.unsafePointer)),
            let ink = difference.ink(atLeast: TextMarks.leastContrast)
        else { return nil }
        var angle: Float = 0
        var confidence: Float = 0
        guard
            unsafe pixFindSkewSweepAndSearch(ink.unsafePointer, &angle, &confidence, 4, 2, Self.widest, 1, 0.02) == 0,
            angle.isFinite, confidence.isFinite
        else { return nil }
        return Skew(degrees: -Double(angle), confidence: Double(confidence))
    }

    /// In degrees. Up to 45° a page is nearer to lying than to standing. Six samples, turned by 15° to 35° to both sides:
    /// looked at up to 15° only, 7 of 48 had all their dishes; up to 40°, 43 of 48. The text of 33 photos of menus is the
    /// same with both.
    private static let widest: Float = 40

    /// Whether the angle is certain and large enough to be worth a turn.
    ///
    /// Turned by 4° and 8°, 32 of 33 photos of menus gave a difference within 1° of that; the one that didn't had a
    /// confidence of less than 1.2. On five of them turned by 10° the mean word F1 was 0.93 levelled and 0.31 not, by
    /// 2° 0.93 and 0.86. Below 4° a photo in perspective may gain nothing, so the angle must be more certain there.
    var isWorthLevelling: Bool {
        abs(degrees) >= 1 && confidence >= 1.4 || abs(degrees) >= 4 && confidence >= 1.2
    }
}

extension Pix {
    /// A copy turned so that lines running downhill by `degrees` are level, on a sheet large enough for all of it; only
    /// for 8-bit grey. Nil without memory.
    func turnedBack(by degrees: Double, paperIsLight: Bool) -> Pix? {
        unsafe Pix(
            adopting: pixRotate(
                unsafePointer, Float(-degrees * .pi / 180), Int32(L_ROTATE_AREA_MAP),
                Int32(paperIsLight ? L_BRING_IN_WHITE : L_BRING_IN_BLACK), Int32(clamping: width),
                Int32(clamping: height)))
    }
}

extension SheetTransform {
    /// The map from points of a levelled picture to points of the one it was made from: a clockwise turn about the
    /// middles.
    static func turning(by degrees: Double, from level: borrowing Pix, to original: borrowing Pix) -> SheetTransform {
        let angle = degrees * .pi / 180
        let cosine = cos(angle)
        let sine = sin(angle)
        let middle = (x: Double(level.width) / 2, y: Double(level.height) / 2)
        let target = (x: Double(original.width) / 2, y: Double(original.height) / 2)
        return SheetTransform(matrix: [
            cosine, -sine, target.x - cosine * middle.x + sine * middle.y,
            sine, cosine, target.y - sine * middle.x - cosine * middle.y,
            0, 0, 1,
        ])
    }
}
