import Foundation
import Models
import Testing

@testable import Runner

@Suite struct LanguageTableTests {
    private struct Photo {
        var rate: Double?
        var error: Double
    }

    /// Two columns, the second an error that is told by layout.
    private func figures(_ groups: [PhotoGroup], _ photos: [Photo]) throws -> LanguageFigures {
        try #require(
            LanguageFigures(
                groups, of: photos,
                [
                    (.init(key: "rate", heading: "rate"), { $0.rate }),
                    (.init(key: "error", heading: "the error", layoutHeading: "E", isError: true), { $0.error }),
                ]))
    }

    private let photos = [
        Photo(rate: 0.5, error: 0.25), Photo(rate: nil, error: 0.75), Photo(rate: 1, error: 0.1234567),
    ]
    private let groups = [
        PhotoGroup(language: "de", layout: nil, photos: [0, 1]), PhotoGroup(language: "de", layout: "one", photos: [1]),
        PhotoGroup(language: "zh-Hans", layout: nil, photos: [2]),
        PhotoGroup(language: "zh-Hans", layout: "two", photos: [2]),
    ]

    @Test func meansAreOfThePhotosThatHaveAFigure() throws {
        let lines = LanguageTable(figures: try figures(groups, photos)).lines
        #expect(
            lines == [
                "language  photos   rate  the error  E one  E two",
                "de             2  0.500      0.500  0.750      -",
                "zh-Hans        1  1.000      0.123      -  0.123",
                "mean              0.750      0.312  0.750  0.123",
                "worst             0.500      0.500  0.750  0.123",
            ], "\(lines.joined(separator: "\n"))")
    }

    @Test func aColumnWithoutFiguresIsLeftOut() throws {
        let lines = LanguageTable(figures: try figures(groups, photos.map { Photo(rate: nil, error: $0.error) })).lines
        #expect(lines.first == "language  photos  the error  E one  E two")
    }

    @Test func oneLanguageHasNoMean() throws {
        let lines = LanguageTable(figures: try figures(Array(groups.prefix(2)), photos)).lines
        #expect(lines == ["language  photos   rate  the error  E one", "de             2  0.500      0.500  0.750"])
    }

    @Test func tooManyLayoutsAreLeftToJSON() throws {
        let many = (0...LanguageTable.mostLayouts).map { PhotoGroup(language: "de", layout: "\($0)", photos: [0]) }
        let lines = LanguageTable(figures: try figures([groups[0]] + many, photos)).lines
        #expect(lines.first == "language  photos   rate  the error")
        let fewer = LanguageTable(figures: try figures([groups[0]] + many.dropLast(), photos)).lines
        #expect(fewer.first?.contains("E 0 ") == true && fewer.first?.hasSuffix("E 7") == true)
    }

    @Test func inJSONEachRowIsAnObject() throws {
        let text = String(decoding: try JSONEncoder.bundle().encode(try figures(groups, photos)), as: UTF8.self)
        #expect(
            text == #"[{"error":0.5,"language":"de","photos":2,"rate":0.5},"#
                + #"{"error":0.75,"language":"de","layout":"one","photos":1},"#
                + #"{"error":0.1235,"language":"zh-Hans","photos":1,"rate":1},"#
                + #"{"error":0.1235,"language":"zh-Hans","layout":"two","photos":1,"rate":1}]"#)
    }

    @Test func withoutGroupsThereAreNoFigures() {
        #expect(LanguageFigures([], of: [TextBenchRow]()) == nil)
        #expect(LanguageFigures([], of: [DishBenchRow]()) == nil)
    }
}
