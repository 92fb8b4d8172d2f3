import Pages
import Testing

@testable import Runner

@Suite struct ComparedNameTests {
    private func likeness(_ one: String, _ other: String) -> Double {
        ComparedName(one).likeness(to: ComparedName(other))
    }

    @Test func typographyDoesNotCount() {
        #expect(likeness("Stern’s  BIG Stack", "stern's big stack") == 1)
    }

    @Test func oneMinusTheEditDistanceOverTheLongerLength() {
        #expect(likeness("Soup", "Soap") == 0.75)
        #expect(likeness("Soup", "Soup of the day") == 4.0 / 15)
        #expect(likeness("Soup", "") == 0 && likeness("", "") == 0)
    }

    @Test func aPartInOneLanguageCounts() {
        #expect(likeness("Mercimek Çorbası / Lentil Soup", "Lentil soup") == 1)
        #expect(likeness("Mercimek Çorbası", "Mercimek Çorbası | Lentil Soup") == 1)
        #expect(likeness("Mercimek Çorbası\nLentil Soup", "Lentil soup") == 1)
        #expect(likeness("Single/double espresso", "Double espresso") < 0.7)
        #expect(likeness("Soup / 2", "2") < 0.7)
    }

    @Test func theSizeOfAPriceMayStandInTheName() {
        let found = ComparedName("Apfelschorle", size: "0,4 l")
        #expect(ComparedName("Apfelschorle 0,4 l").likeness(to: found) == 1)
        #expect(ComparedName("Apfelschorle").likeness(to: found) == 1)
        #expect(ComparedName("0,4 l").likeness(to: found) < 0.7)
    }
}
