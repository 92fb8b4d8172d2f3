import Models
import Outputs
import Pages
import TestMaterial

/// Pages that are hard to write down.
enum FormatPages {
    /// Latin text in two blocks, with all that XML minds, and what a spreadsheet or a table would stumble over.
    static var hostile: ReadPage {
        var page = PrintedPage()
        page.print("Menu \u{1}<b>&amp;\"'\u{FFFE} =1+1", x: 60, y: 100)
        page.print("Tomato salad", x: 60, y: 200)
        page.print("Onion soup", x: 60, y: 240)
        page.lines[2].block = page.lines[1].block
        return page.read(name: "a \"b\"; <c>&%0A.jpg")
    }

    static var chinese: ReadPage {
        var page = PrintedPage(languages: ["zh-Hans"])
        page.print("宫保 鸡丁 38", x: 60, y: 100)
        return page.read(name: "中文.jpg")
    }

    /// The first word of the line stands at its right end.
    static var hebrew: ReadPage {
        var page = PrintedPage(languages: ["he", "en"])
        page.add([
            Word(text: "חומוס", box: Box(x: 500, y: 80, width: 100, height: 20), confidence: 0.9),
            Word(text: "טחינה", box: Box(x: 380, y: 80, width: 100, height: 20), confidence: 0.8),
        ])
        return page.read(name: "rtl.jpg")
    }

    static var empty: ReadPage { PrintedPage().read(name: "empty.jpg") }

    static var all: [ReadPage] { [hostile, chinese, empty, hebrew] }

    static func document(_ format: TextFormat, _ pages: [ReadPage] = all) -> String {
        var document = TextDocument(format: format, photos: pages.map(\.photo.path), version: "1.2")
        var text = ""
        for (place, page) in pages.enumerated() { text += document.adding(page, number: place + 1) }
        return text + document.end
    }
}

extension PrintedPage {
    func read(name: String) -> ReadPage {
        var page = read
        page.photo.path = name
        return page
    }
}
