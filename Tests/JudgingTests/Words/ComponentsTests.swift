import Testing

@testable import Judging

struct ComponentsTests {
    @Test func allSubstancesFit() {
        #expect(Substance.allCases.count <= Components.capacity)
        var components = Components()
        for substance in Substance.allCases { components.merge(Component(substance: substance, certainty: .rare)) }
        #expect(components.map(\.substance) == Substance.allCases)
        for substance in Substance.allCases { components.merge(Component(substance: substance, certainty: .usual)) }
        #expect(components.count == Substance.allCases.count && components.allSatisfy { $0.certainty == .usual })
    }

    @Test func theMoreCertainStaysInItsPlace() {
        var components: Components = [
            Component(substance: .milk, certainty: .sometimes), Component(substance: .egg, certainty: .always),
        ]
        components.merge([
            Component(substance: .egg, certainty: .rare),
            Component(substance: .milk, certainty: .usual, yields: .toPlants),
        ])
        #expect(components.map(\.substance) == [.milk, .egg])
        #expect(components.map(\.certainty) == [.usual, .always])
        components.merge(Component(substance: .milk, certainty: .usual, yields: .never))
        #expect(components[0].yields == .never)
    }

    @Test func partsAreKeptOrCapped() {
        var components: Components = [
            Component(substance: .milk, certainty: .always), Component(substance: .egg, certainty: .rare),
        ]
        #expect(components.capped(at: .sometimes).map(\.certainty) == [.sometimes, .rare])
        #expect(components.filter { $0.substance == .egg }.map(\.substance) == [.egg])
        components.removeAll { $0.substance == .milk }
        #expect(components == [Component(substance: .egg, certainty: .rare)])
        components[0].certainty = .usual
        #expect(components != [Component(substance: .egg, certainty: .rare)])
    }
}
