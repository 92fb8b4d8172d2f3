internal import Foundation
package import Models
internal import Pages

extension Sheet {
    /// The angles, in degrees, from which a page is turned level, and from which it is drawn anew for that, with the
    /// area of its text only.
    ///
    /// The recogniser copes with less than the first, as layout does. Up to the second the turned page has nearly the
    /// size of the sheet, and the detector finds on it what it found before.
    static let leastTurn = 1.0
    static let largeTurn = 5.0

    /// What became of a sheet that was to be turned.
    enum Turn {
        /// It is as it was: there was no memory, or the angle is less than `leastTurn`.
        case none
        /// Its points are where the map takes them.
        case slight(SheetTransform)
        /// It is another picture.
        case large
    }

    /// Whether a page was flattened along its own sides, which its lines run along. If they don't, the outline was that of
    /// a shadow or a patch of light.
    ///
    /// Of 61 drawn pages that were flattened, the lines of 57 were within 2 degrees of level, and those of the 4 that a
    /// shadow lay on at 11 to 45.
    func isFlat(withLinesAt degrees: Double) -> Bool {
        abs(degrees - (degrees / 90).rounded() * 90) < Self.largeTurn
    }

    /// Makes the sheet what it was before it was flattened; false where it stays as it is, as without memory.
    mutating func undoFlattening() -> Bool {
        let factor: Double
        let sized: Pix?
        switch colour {
        case .some(let picture):
            factor = ReadingSize.factor(width: picture.width, height: picture.height)
            sized = Straighten.sized(picture, by: factor)
        case .none: return false
        }
        guard let sized else { return false }
        pix = sized
        transform = .scale(Double(max(1, reduction)) / factor)
        straightening.perspective = false
        (straightening.quarterTurns, straightening.skew) = (0, 0)
        quality.reasons.removeAll { $0.code == QualityThresholds.reason(.extremePerspective).code }
        return true
    }

    /// Turns the sheet back by degrees, clockwise positive, so that lines that ran downhill by so many are level.
    ///
    /// - Parameter area: the corners of what is to be kept, on the sheet as it is, where the turn is a large one.
    mutating func turnBack(by degrees: Double, keeping area: [SheetPoint]) -> Turn {
        let quarters = (degrees / 90).rounded()
        let rest = degrees - quarters * 90
        if abs(rest) < Self.leastTurn {
            let turns = -Int(quarters) & 3
            guard turns != 0, let turned = pix.rotated(quarterTurns: turns) else { return .none }
            transform = transform.after(.unturning(quarterTurns: turns, width: pix.width, height: pix.height))
            pix = turned
        } else if quarters == 0, abs(rest) < Self.largeTurn {
            guard let level = pix.turnedBack(by: rest, paperIsLight: quality.brightness >= 0.5) else { return .none }
            transform = transform.after(.turning(by: rest, from: level, to: pix))
            let moved = SheetTransform.turning(by: -rest, from: pix, to: level)
            pix = level
            straightening.skew = (straightening.skew + rest).rounded(toDecimals: 2)
            return .slight(moved)
        } else {
            guard let level = redrawn(turnedBackBy: degrees, keeping: area) else { return .none }
            straightening.scale = (straightening.scale * level.scale).rounded(toDecimals: 4)
            transform = level.transform
            pix = level.pix
        }
        straightening.quarterTurns = (straightening.quarterTurns - Int(quarters)) & 3
        straightening.skew = (straightening.skew + (abs(rest) < Self.leastTurn ? 0 : rest)).rounded(toDecimals: 2)
        return .large
    }

    /// Turns the sheet as another of the same photo was turned; false without memory.
    package mutating func turn(as wanted: Straightening) -> Bool {
        if straightening.perspective, !wanted.perspective, !undoFlattening() { return false }
        let turns = wanted.quarterTurns & 3
        guard let turned = pix.rotated(quarterTurns: turns) else { return false }
        transform = transform.after(.unturning(quarterTurns: turns, width: pix.width, height: pix.height))
        pix = turned
        if wanted.skew != 0 {
            guard let level = pix.turnedBack(by: wanted.skew, paperIsLight: quality.brightness >= 0.5) else {
                return false
            }
            transform = transform.after(.turning(by: wanted.skew, from: level, to: pix))
            pix = level
        }
        straightening.quarterTurns = turns
        straightening.skew = wanted.skew
        return true
    }

    private struct Redrawn: ~Copyable {
        var pix: Pix
        /// From its points to those of the photo.
        var transform: SheetTransform
        /// Its pixels per pixel of the sheet it was made from.
        var scale: Double
    }

    /// The area drawn anew from the photo's own pixels, so that it is as large as a photo of the area alone would be
    /// and is interpolated only once.
    private func redrawn(turnedBackBy degrees: Double, keeping area: [SheetPoint]) -> Redrawn? {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        func level(_ point: SheetPoint) -> SheetPoint {
            SheetPoint(x: point.x * cosine + point.y * sine, y: point.y * cosine - point.x * sine)
        }
        let (right, bottom) = (Double(pix.width), Double(pix.height))
        let whole = LevelArea(
            [(0, 0), (right, 0), (right, bottom), (0, bottom)].map { level(SheetPoint(x: $0, y: $1)) })
        guard let kept = LevelArea(area.map(level))?.widened(within: whole) ?? whole else { return nil }
        let toSheet = SheetTransform(matrix: [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1])
        func drawn(from picture: borrowing Pix, _ toPicture: SheetTransform, pixels: Double) -> Redrawn? {
            guard let grey = picture.grey(), let layers = SheetLayers(grey) else { return nil }
            // `pixels` are those of the picture per pixel of the sheet.
            let factor = ReadingSize.factor(
                width: Int(kept.width * pixels), height: Int(kept.height * pixels))
            let (width, height) = (Int(kept.width * pixels * factor), Int(kept.height * pixels * factor))
            guard width > 0, height > 0 else { return nil }
            let fromUnit = SheetTransform(matrix: [kept.width, 0, kept.left, 0, kept.height, kept.top, 0, 0, 1])
            let bytes = layers.sample(
                toPicture.after(toSheet).after(fromUnit), width: width, height: height, scale: factor)
            guard let pix = Pix(greyPixels: bytes, width: width, height: height) else { return nil }
            let (x, y) = (kept.width / Double(width), kept.height / Double(height))
            let fromPix = SheetTransform(matrix: [x, 0, kept.left, 0, y, kept.top, 0, 0, 1])
            return Redrawn(pix: pix, transform: transform.after(toSheet).after(fromPix), scale: pixels * factor)
        }
        let reduction = Double(max(1, reduction))
        let toPicture = SheetTransform.scale(1 / reduction).after(transform)
        return switch colour {
        case .some(let picture):
            drawn(from: picture, toPicture, pixels: 1 / (straightening.scale * reduction))
        case .none: drawn(from: pix, .identity, pixels: 1)
        }
    }
}

/// An upright rectangle on the level page.
private struct LevelArea {
    var left: Double
    var top: Double
    var width: Double
    var height: Double

    /// Around points; nil for an area without a size.
    init?(_ points: [SheetPoint]) {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max(), right - left >= 1, bottom - top >= 1
        else { return nil }
        (self.left, self.top, width, height) = (left, top, right - left, bottom - top)
    }

    /// With a tenth of its longer side added all round, since the turned detector may have missed lines at its rim, as
    /// far as the whole reaches.
    func widened(within whole: LevelArea?) -> LevelArea? {
        guard let whole else { return nil }
        let margin = max(width, height) / 10
        var area = self
        area.left = max(whole.left, left - margin)
        area.top = max(whole.top, top - margin)
        area.width = min(whole.left + whole.width, left + width + margin) - area.left
        area.height = min(whole.top + whole.height, top + height + margin) - area.top
        return area.width >= 1 && area.height >= 1 ? area : nil
    }
}
