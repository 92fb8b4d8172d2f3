import Testing

@testable import Menus

@Suite("Words that the reader glued")
struct WordPiecesTests {
    private func pieces(_ word: String) -> [String] { WordPieces.pieces(of: word).pieces.map(\.text) }

    @Test(arguments: [
        ("Soup.....4.50", ["Soup", "4.50"]), ("宫保鸡丁28元", ["宫保鸡丁", "28元"]), ("12.Pad", ["12.", "Pad"]),
        ("3宫保鸡丁", ["3", "宫保鸡丁"]), ("￥2001红油肚丝", ["￥2001", "红油肚丝"]), ("soup$4.50", ["soup", "$4.50"]),
        ("青岛啤酒（瓶装）", ["青岛啤酒", "（瓶装）"]), ("元/串烤大蒜", ["元/串", "烤大蒜"]), ("水煮鱼38", ["水煮鱼", "38"]),
        ("三杯雞NT$300", ["三杯雞", "NT$300"]), ("飯（小）NT$185", ["飯", "（小）", "NT$185"]), ("pizza$4", ["pizza", "$4"]),
        ("soup4.50", ["soup", "4.50"]), ("SOUP&14,95", ["SOUP", "&14,95"]),
    ])
    func fallApart(word: String, parts: [String]) { #expect(pieces(word) == parts) }

    @Test(arguments: [
        "4.50", "12.-", "￥12/份", "5元／瓶", "10-12", "Café", "B12", "7up", "12oz", "kg4.50", "soup4.5", "Cola0,33",
        "ABC4.505", "1/2",
        "(4", "…", ".",
    ])
    func stayWhole(word: String) { #expect(pieces(word).count <= 1) }

    @Test func whatIsCutOffIsAPrice() { #expect(PriceForm("&14.95").amounts == [14.95]) }

    @Test func aLeaderBehindAWordLeadsOn() {
        let found = WordPieces.pieces(of: "Soup....")
        #expect(found.pieces.map(\.text) == ["Soup"])
        #expect(found.endsInLeader)
    }

    @Test func whatFollowsALeaderKnowsIt() {
        let found = WordPieces.pieces(of: "Soup...Fish...4").pieces
        #expect(found.map(\.hasLeader) == [false, true, true])
        #expect(found.map(\.start) == [0, 7, 14])
    }
}
