import Foundation
import Testing

@testable import Judging
@testable import Menus
@testable import Models

@Suite struct MeaningWordsTests {
    /// A row that can't be read would be passed over in silence.
    @Test func everyRowOfTheTableIsRead() throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/Stages/Tables/legend/words.tsv").standardized
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count > 900)
        for row in rows {
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
            #expect(cells.count == 3 && LegendWord(String(cells[0])) != nil && !cells[2].isEmpty, "\(row)")
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
