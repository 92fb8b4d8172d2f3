import Menus
import Models
import TestMaterial
import Testing

/// Pages that are no menus, or hardly: nothing may be made up from them.
@Suite("Pages that are no menus")
struct BadPagesTests {
    private static func draft(_ lines: [String], pitch: Int = 40, language: String = "en") -> MenuDraft {
        var page = PrintedPage(languages: [language])
        for (index, text) in lines.enumerated() { page.print(text, x: 60, y: 100 + pitch * index) }
        return page.draft
    }

    @Test(arguments: [
        [
            "Opening hours", "Monday 11:00 - 22:00", "Tuesday 11:00 - 22:00", "Wednesday closed",
            "Thursday 11:00 - 22:00", "Friday 11:00 - 23:30", "Saturday 10:00 - 23:30", "Sunday 10:00 - 21:00",
        ],
        [
            "Öffnungszeiten", "Mo - Fr 11.30 - 14.00 Uhr", "Sa 17.00 - 23.00 Uhr", "Sonntag Ruhetag",
            "Küche 12.00 - 21.30 Uhr",
        ],
        ["Horaires", "Lundi 12h00 - 14h30", "Mardi 12h00 - 14h30", "Samedi 19h00 - 22h30", "Dimanche fermé"],
        ["Orari di apertura", "lunedì 12.00 - 15.00", "martedì 12.00 - 15.00", "sabato 19.00 - 23.30"],
        ["Horario", "lunes 13:00 - 16:00", "viernes 20:00 - 23:30", "domingo 13:00 - 17:00"],
    ])
    func openingHoursHoldNoDish(lines: [String]) {
        let draft = Self.draft(lines)
        #expect(draft.dishes.map(\.name) == [])
        #expect(draft.conservesText)
    }

    @Test(arguments: [
        [
            "Jane Miller", "Managing director", "Miller & Sons Ltd", "12 High Street", "Leeds LS1 4AB",
            "Tel. +44 113 496 0000", "jane@example.com", "www.example.com",
        ],
        [
            "Dr. Karl Brandt", "Rechtsanwalt", "Lindenstraße 12", "10117 Berlin", "Telefon 030 123456",
            "Fax 030 123457",
            "kanzlei@example.de",
        ],
        ["Marie Dubois", "Architecte", "8, rue des Lilas", "75011 Paris", "Tél. 01 23 45 67 89", "marie@example.fr"],
    ])
    func businessCardsHoldNoDish(lines: [String]) {
        let draft = Self.draft(lines)
        #expect(draft.dishes.map(\.name) == [])
        #expect(draft.conservesText)
    }

    @Test func pricesAloneAreNoDishes() {
        let draft = Self.draft((0..<40).map { "€ \($0 + 3),50" })
        #expect(draft.dishes.isEmpty)
        #expect(draft.pages[0].unassigned.count == 40)
        let bare = Self.draft((0..<40).map { "\($0 * 7 % 30 + 5)" })
        #expect(bare.dishes.isEmpty)
        #expect(bare.conservesText)
    }

    @Test func aStoryHoldsNoDish() {
        let draft = Self.draft(
            [
                "The house at the bridge was built for the miller and his",
                "family in the spring of 1874. They kept an inn",
                "for those who came along the river, and the soup was known",
                "as far as the next valley. In 1920 it burned down,",
                "and the grandchildren built it up again, stone by stone,",
                "until the bell over the door rang as before.",
            ], pitch: 30)
        #expect(draft.dishes.map(\.name) == [])
        #expect(draft.conservesText)
    }

    /// A wine list is ordered from: each wine is a dish, and nothing but a wine.
    @Test func wineListsHoldWines() {
        var page = PrintedPage()
        page.print("Red wines", x: 60, y: 100, size: 28)
        page.print("glass", x: 700, y: 140)
        page.print("bottle", x: 860, y: 140)
        let wines = ["Rioja Crianza 2019", "Chianti Classico 2020", "Malbec Reserva 2018", "Pinot Noir 2021"]
        for (index, wine) in wines.enumerated() {
            page.print(wine, x: 60, y: 190 + 50 * index)
            page.print("\(index + 5).50", x: 700, y: 190 + 50 * index)
            page.print("\(index + 24).00", x: 860, y: 190 + 50 * index)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == wines)
        let amounts: [[Double]] = [[5.5, 24], [6.5, 25], [7.5, 26], [8.5, 27]]
        #expect(draft.dishes.map { $0.prices.compactMap(\.amount) } == amounts)
        #expect(draft.addsNoWord)
    }

    /// What a recogniser makes of a page lying on its head: letters, no words. Nothing here is a dish with a price.
    @Test func halfReadTextMakesHardlyADish() {
        let draft = Self.draft([
            "09 8 pa1ea JIM dnos o1ewo", "SL VZ sa1uj ujiM", "ssejb eu!m p", "OS L peaJq 0!IJeb", "I~ :; -",
            "UoWIES p8I1I!1b",
            "0G'6 sau!| aui", "qe ] ue", "¡ ı . '", "saysıp uleW", "66 El xeaïs",
        ])
        #expect(draft.dishes.filter { !$0.prices.isEmpty }.count <= 2)
        #expect(draft.conservesText && draft.addsNoWord)
        #expect(draft.restaurantName == nil)
    }

    @Test(arguments: [0, 1, 2, 3])
    func manyLinesOfAnyKindEnd(kind: Int) {
        let texts = ["Green salad", "STARTERS", "4.50", "we cooked for travellers and for anyone who was hungry"]
        let draft = Self.draft(Array(repeating: texts[kind], count: 2000), pitch: 30)
        #expect(draft.pages[0].lines.count == 2000)
        #expect(draft.conservesText)
        if kind > 1 { #expect(draft.dishes.isEmpty) }
    }
}
