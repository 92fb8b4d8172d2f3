internal import CLeptonica
internal import Models

extension Pix {
    /// A copy as another photo of the same thing would show it; nil without memory.
    func altered(_ alteration: Alteration) -> Pix? {
        let bringIn = Int32(isLightAtItsEdge ? L_BRING_IN_WHITE : L_BRING_IN_BLACK)
        switch alteration {
        case .rotation:
            return unsafe Pix(
                adopting: pixRotate(unsafePointer, 2 * .pi / 180, Int32(L_ROTATE_AREA_MAP), bringIn, 0, 0))
        case .perspective: return leaning(by: 0.02, bringIn)
        case .crop:
            let (x, y) = (width * 3 / 200, height * 3 / 200)
            return cut(Box(x: x, y: y, width: width - 2 * x, height: height - 2 * y))
        case .darker: return unsafe Pix(adopting: pixGammaTRC(nil, unsafePointer, 0.7, 0, 255))
        case .brighter: return unsafe Pix(adopting: pixGammaTRC(nil, unsafePointer, 1.4, 0, 255))
        case .blur:
            let reach = Int32(clamping: max(1, max(width, height) / 2000))
            return unsafe Pix(adopting: pixBlockconv(unsafePointer, reach, reach))
        case .smaller: return scaled(by: 0.7)
        case .recompressed, .strippedEXIF: return rotated(quarterTurns: 0)
        }
    }

    /// Whether the outermost pixels are rather light, so that white should fill what comes in from outside.
    private var isLightAtItsEdge: Bool {
        guard let small = scaled(by: shrinkFactor(toSide: 64)), let grey = small.grey(), let raster = GreyRaster(grey)
        else { return true }
        let last = raster.width * (raster.height - 1)
        var sum = 0
        for x in 0..<raster.width { sum += Int(raster.bytes[x]) + Int(raster.bytes[last + x]) }
        return sum >= 255 * raster.width
    }

    /// The upper corners moved inwards by a share of the width.
    private func leaning(by share: Double, _ bringIn: Int32) -> Pix? {
        let (right, bottom) = (Double(width), Double(height))
        let inset = right * share
        guard let from = unsafe Self.corners([(0, 0), (right, 0), (right, bottom), (0, bottom)]) else { return nil }
        guard let to = unsafe Self.corners([(inset, 0), (right - inset, 0), (right, bottom), (0, bottom)]) else {
            unsafe Self.free(from)
            return nil
        }
        defer {
            unsafe Self.free(from)
            unsafe Self.free(to)
        }
        return unsafe Pix(adopting: pixProjectivePta(unsafePointer, to, from, bringIn))
    }

    @unsafe private static func corners(_ points: [(x: Double, y: Double)]) -> UnsafeMutablePointer<PTA>? {
        guard let list = unsafe ptaCreate(4) else { return nil }
        for point in points { _ = unsafe ptaAddPt(list, Float(point.x), Float(point.y)) }
        return unsafe list
    }

    @unsafe private static func free(_ list: UnsafeMutablePointer<PTA>) {
        var list: UnsafeMutablePointer<PTA>? = unsafe list
        unsafe ptaDestroy(&list)
    }
}
