/// How sure a dish's words and bounds have to be for a diet to get more than a "maybe".
package struct DoubtLimits: Sendable, Hashable {
    /// The least confidence of its words (`Dish.reading`). Below the standard one a word is more likely misread than not: of
    /// 2,438 dishes on real photos (three sets) 107 have such a word, and of 666 that seemed fit for a diet 11.
    package var reading: Double
    /// The least certainty of its bounds (`Dish.structure`), without which a dish may lack a word of its own, such as the one
    /// that tells what isn't vegan.
    package var structure: Double

    package init(reading: Double, structure: Double) {
        self.reading = reading
        self.structure = structure
    }

    package static let standard = DoubtLimits(reading: 0.5, structure: 0.6)
    package static let none = DoubtLimits(reading: 0, structure: 0)
}
