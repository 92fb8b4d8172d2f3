import Files
import Foundation
import Library
import Models
import Testing

@Suite struct ProfileBookTests {
    private func book(_ names: String...) throws -> ProfileBook {
        var book = ProfileBook()
        for name in names { try book.create(Profile(name: name)) }
        return book
    }

    @Test(arguments: ["", "  ", "\t\n", "a\u{7}b", "\u{200B}", "a\u{202E}b", String(repeating: "x", count: 61)])
    func namesAreRefused(_ name: String) {
        #expect(throws: ProfileFailure.badName) { try Profile(name: name) }
    }

    @Test(arguments: [("Anna", "ANNA"), ("é", "e\u{301}"), ("Ａnna", "anna"), ("Straße", "STRASSE"), ("A  B", "a b")])
    func namesAreOneName(first: String, second: String) throws {
        var book = try book(first)
        #expect(throws: ProfileFailure.nameTaken) { try book.create(Profile(name: second)) }
        #expect(book.profile(named: second)?.name == first)
        #expect(book.profiles.count == 1)
    }

    @Test func theLatestIsActiveAndTheLastThreeAreKept() throws {
        var book = try book("A", "B", "C", "D")
        #expect(book.active?.name == "D")
        #expect(book.recent.map(\.name) == ["D", "C", "B"])
        try book.activate("a")
        #expect(book.active?.name == "A")
        try book.noteUse(of: "B")
        #expect(book.active?.name == "A", "a profile used once doesn't become the active one")
        #expect(book.recent.map(\.name) == ["B", "A", "D"])
        #expect(throws: ProfileFailure.unknownName) { try book.activate("X") }
    }

    @Test func theActiveOneGivesWayToTheOneUsedBefore() throws {
        var book = try book("A", "B", "C")
        try book.activate("A")
        try book.delete("A")
        #expect(book.active?.name == "C")
        try book.delete("C")
        #expect(book.active?.name == "B", "the only one is active by itself")
        #expect(throws: ProfileFailure.lastProfile) { try book.delete("B") }
        #expect(book.profiles.count == 1)
    }

    @Test func aFailedChangeChangesNothing() throws {
        var book = try book("A", "B")
        try book.activate("A")
        #expect(throws: ProfileFailure.nameTaken) {
            try book.edit("A") { profile throws(ProfileFailure) in
                try profile.add(.lifestyle(.vegan))
                try profile.rename(to: "b")
            }
        }
        #expect(book.profile(named: "A")?.restrictions.isEmpty == true)
        try book.edit("A") { profile throws(ProfileFailure) in try profile.rename(to: "C") }
        #expect(book.active?.name == "C" && book.recent.map(\.name).contains("C"))
        try book.edit("C") { profile throws(ProfileFailure) in try profile.rename(to: "c") }
        #expect(book.profiles.map(\.name) == ["c", "B"])
    }

    @Test func aSeverityIsReplaced() throws {
        var profile = try Profile(name: "A", restrictions: [.allergen(.milk, .mild), .lifestyle(.vegan)])
        try profile.add(.allergen(.milk, .critical))
        #expect(profile.restrictions == [.allergen(.milk, .critical), .lifestyle(.vegan)])
        #expect(profile.summary == "critical allergy to milk, vegan")
        let isRemoved = profile.remove("MILK")
        #expect(isRemoved && !profile.remove("eggs"))
    }

    @Test func comesBackAsItWas() throws {
        var book = try book("A", "Ö")
        try book.edit("A") { profile throws(ProfileFailure) in
            for restriction in [
                Restriction.allergen(.nuts, .critical), .allergy("kiwi", .mild), .medical(.celiac), .religious(.jain),
                .lifestyle(.noAlcohol), .avoid("blue cheese"),
            ] {
                try profile.add(restriction)
            }
        }
        book.note(folder: FilePath(bytes: [0x2F, 0xFF]))
        book.countGuestScan()
        let data = try JSONEncoder().encode(book)
        #expect(try JSONDecoder().decode(ProfileBook.self, from: data) == book)
    }

    @Test(arguments: [
        #"{"category": "allergy", "subject": "peanuts"}"#,
        #"{"category": "allergy", "subject": "plutonium", "severity": "mild"}"#,
        #"{"category": "allergy", "subject": "peanuts", "severity": "terrible"}"#,
        #"{"category": "hobby", "subject": "chess"}"#,
        #"{"category": "avoid", "subject": " "}"#,
    ]) func whatIsNotKnownIsNotLeftOut(restriction: String) {
        let text = #"{"profiles": [{"name": "A", "restrictions": [\#(restriction)]}]}"#
        #expect(throws: (any Error).self) { try JSONDecoder().decode(ProfileBook.self, from: Data(text.utf8)) }
    }
}
