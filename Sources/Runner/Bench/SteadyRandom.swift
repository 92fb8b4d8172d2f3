/// Numbers that look random and are the same each time.
struct SteadyRandom: RandomNumberGenerator {
    private var state: UInt64 = 0x5EED

    /// The generator of Knuth's MMIX, its high bits mixed into the low ones.
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9 ^ state >> 32
    }
}
