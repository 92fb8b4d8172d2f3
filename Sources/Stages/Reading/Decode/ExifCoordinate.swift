internal import CExif
internal import Models
internal import Pages

extension ExifBlock {
    /// Where the photo was taken, rounded to six decimals (a decimetre); nil unless every part of it is valid.
    ///
    /// Degrees, minutes and seconds must be three unsigned fractions with a reference letter. Cameras without a
    /// position write 0, 0, so that counts as none.
    var coordinate: Coordinate? {
        guard let latitude = degrees(0x0002, reference: 0x0001, positive: "N", negative: "S", atMost: 90),
            let longitude = degrees(0x0004, reference: 0x0003, positive: "E", negative: "W", atMost: 180),
            latitude != 0 || longitude != 0
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// No receiver resolves more finely; a larger denominator (often 4294967295) marks an unset value.
    private static let largestDenominator = 1_000_000_000

    private func degrees(
        _ tag: UInt32, reference: UInt32, positive: String, negative: String, atMost limit: Double
    ) -> Double? {
        guard let letter = entry(reference, in: EXIF_IFD_GPS)?.text?.uppercased(),
            letter == positive || letter == negative,
            let parts = entry(tag, in: EXIF_IFD_GPS)?.rationals, parts.count == 3
        else { return nil }
        var values: [Double] = []
        for part in parts {
            guard part.denominator > 0, part.denominator <= Self.largestDenominator else { return nil }
            values.append(Double(part.numerator) / Double(part.denominator))
        }
        // Some cameras round 59.999 to 60.
        guard values[1] <= 60, values[2] <= 60 else { return nil }
        let value = (values[0] + values[1] / 60 + values[2] / 3600).rounded(toDecimals: 6)
        guard value <= limit else { return nil }
        return letter == negative && value != 0 ? -value : value
    }
}
