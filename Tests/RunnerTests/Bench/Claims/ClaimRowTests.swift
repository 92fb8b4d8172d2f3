import Foundation
import Judging
import Models
import Testing

@testable import Runner

@Suite struct ClaimRowTests {
    private func row(_ json: String) throws -> ClaimRow {
        try JSONDecoder().decode(ClaimRow.self, from: Data(json.utf8))
    }

    @Test func labelsMayBeOneOrSeveral() throws {
        let both = try row(#"{"name": "Cake", "label": "vegetarian", "label_set": ["vegan", "vegetarian"], "id": 7}"#)
        #expect(both.dish?.labels == [.vegan, .vegetarian] && both.dish?.label == .vegetarian && both.id == .number(7))
        let set = try row(#"{"name": "Cake", "label_set": ["vegan", "vegetarian"]}"#)
        #expect(set.dish?.labels == [.vegan, .vegetarian] && set.dish?.label == .vegetarian)
        let one = try row(#"{"name": "Cake", "label": "vegan", "label_set": []}"#)
        #expect(one.dish?.labels == [.vegan] && one.dish?.label == .vegan)
        let untold = try row(#"{"name": "Cake", "label_set": ["meat", "vegan", "uncertain"]}"#)
        #expect(untold.dish?.label == .uncertain)
    }

    @Test func allergensKnowWhatTheyTellAbout() throws {
        let all = try row(#"{"name": "Cake", "label": "vegan", "allergens": ["nuts"], "allergens_complete": true}"#)
        #expect(all.allergens?.held == [.nuts] && all.allergens?.declared.count == 14)
        let american = try row(#"{"name": "Cake", "allergens": [], "allergens_scope": "us9"}"#)
        #expect(american.dish == nil && american.allergens?.declared == AllergenTruth.us9)
        let some = try row(#"{"name": "Cake", "allergens": ["milk"]}"#)
        #expect(some.allergens?.declared == [])
    }

    @Test func ingredientsHaveClaims() throws {
        let ingredient = try row(#"{"text": "Tapioca", "language": "fr", "vegan": "yes", "vegetarian": "maybe"}"#)
        #expect(ingredient.ingredient?.claims == [.vegan: .yes, .vegetarian: .maybe])
        #expect(ingredient.text.name == "Tapioca" && ingredient.text.language == "fr" && ingredient.dish == nil)
    }

    @Test(arguments: [
        #"{"name": "Cake"}"#, #"{"name": "", "label": "vegan"}"#, #"{"label": "vegan"}"#, #"["Cake"]"#, "7",
        #"{"name": "Cake", "label": "kosher"}"#, #"{"text": "Salt"}"#, #"{"text": "Salt", "vegan": true}"#,
        #"{"name": "Cake", "allergens": ["wool"]}"#,
    ])
    func whatCannotBeScoredIsRefused(json: String) {
        #expect(throws: (any Error).self) { try row(json) }
    }

    @Test func onlyWhatIsAskedForIsJudged() throws {
        let row = try row(
            #"{"name": "Cake", "label": "vegan", "description": "d", "ingredients": ["a", "b"], "language": "en"}"#)
        #expect(row.judged(with: nil).description == nil && row.judged(with: nil).ingredients == nil)
        #expect(row.judged(with: nil).language == "en")
        #expect(row.judged(with: .description).description == "d" && row.judged(with: .description).ingredients == nil)
        #expect(row.judged(with: .ingredients).ingredients == "a, b")
        #expect(row.judged(with: .all).description == "d" && row.judged(with: .all).ingredients == "a, b")
    }

    @Test func badLinesAreCounted() {
        let file = ClaimRowFile(Array("\n{\"name\": \"A\", \"label\": \"meat\"}\r\nnonsense\n  \n{}\n".utf8))
        #expect(file.rows.map(\.text.name) == ["A"] && file.badLines == [3, 5])
    }
}
