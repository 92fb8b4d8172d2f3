import Foundation
import Judging
import Models
import Pages
import Testing

@testable import Menus

@Suite struct MeaningWordsTests {
    /// A row that can't be read would be passed over in silence.
    @Test func everyRowOfTheTableIsRead() throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/Stages/Tables/legend/words.tsv").standardized
        let table = GroupedTable(text: try String(contentsOf: file, encoding: .utf8))
        #expect(table.faults.isEmpty && table.groups.count > 800)
        for group in table.groups {
            #expect(
                group.heading.count == 2 && LegendWord(group.heading[0]) != nil && !group.entries.isEmpty,
                "\(group.heading)")
        }
    }

    @Test func theLongestPhraseWins() {
        #expect(LegendPhrase(["orzechy", "ziemne"]).meanings == [.contains(.peanuts)])
        #expect(LegendPhrase(["orzechy"]).meanings == [.contains(.nuts)])
        #expect(
            LegendPhrase(["Arachides", "et", "produits", "à", "base", "d’arachides"]).meanings == [.contains(.peanuts)])
    }

    /// "Without meat" may be with fish; fasting food may hold shellfish.
    @Test(arguments: ["ohne Fleisch", "sans viande", "bezmięsne", "köttfri", "meat free", "vegan option", "постное"])
    func nothingButADietsOwnWordPromisesIt(phrase: String) {
        let meanings = LegendPhrase(phrase.split(separator: " ").map(String.init)).meanings
        #expect(!meanings.contains(.vegan) && !meanings.contains(.vegetarian))
    }
}
