internal import Models

/// How large a photo may be before it is refused, so that a hostile or mistaken file can't exhaust the machine.
public struct PhotoLimits: Sendable, Hashable, Codable {
    /// Pixels of the whole picture, as its header claims; checked before any is decoded. 100 million by default.
    public var maxPixels: Int
    /// Bytes of the file; checked before and while it is read. 64 MiB by default.
    public var maxBytes: Int

    public init(maxPixels: Int = 100_000_000, maxBytes: Int = 64 << 20) {
        self.maxPixels = maxPixels
        self.maxBytes = maxBytes
    }

    enum CodingKeys: String, CodingKey {
        case maxPixels = "max_pixels"
        case maxBytes = "max_bytes"
    }

    /// Throws `tooLarge` for a picture over the limit and `corrupt` for one without pixels.
    func check(width: Int, height: Int) throws(StageFailure) {
        guard width > 0, height > 0 else {
            throw StageFailure(.decode, .corrupt, "The picture's header gives no valid size; make a new copy of it.")
        }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        if overflow || pixels > maxPixels {
            throw StageFailure(
                .decode, .tooLarge,
                "The picture claims \(width) × \(height) pixels, over the limit of \(maxPixels); scale it down or raise the limit."
            )
        }
    }
}
