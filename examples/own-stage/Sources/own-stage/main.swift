// Takes the chain of VegyScan, replaces a stage, adds another, and prints the result as JSON.
//
//     swift run own-stage PHOTO…      the pages of one menu, in order

import Files
import Foundation
import Models
import Stages

/// Where a restaurant can be reached, as its menu prints it.
struct Contact: Codable {
    enum Kind: String, Codable { case phone, web }

    var kind: Kind
    var text: String
    /// From 1.
    var page: Int
    /// The `id` of the line on that page.
    var line: Int
}

/// The added stage. Like every other it is a value with one entry point, from what is known to what is known then.
struct FindContacts: Sendable {
    func callAsFunction(_ pages: [Page]) -> [Contact] {
        pages.flatMap { page in
            page.lines.flatMap { line in
                contacts(in: line.text).map { Contact(kind: $0, text: $1, page: page.number, line: line.id) }
            }
        }
    }

    private func contacts(in text: String) -> [(Contact.Kind, String)] {
        // A phone number begins with a plus or a zero; a price doesn't, and has a point or a comma before its zeros.
        let phones = text.matches(of: /(?:^|[^\d.,])((?:\+|\(?0)[\d ()\/\-]{5,}\d)/).map { String($0.1) }
        let addresses = text.matches(of: /(?:https?:\/\/|www\.)[^\s"'<>()]+/.ignoresCase()).map { String($0.0) }
        return phones.map { (.phone, $0) } + addresses.map { (.web, $0) }
    }
}

/// What the longer chain makes of a menu.
struct MenuWithContacts: Codable {
    var menu: MenuBundle
    var contacts: [Contact]
}

/// VegyScan's chain with a stage more.
struct OwnChain {
    private var chain = Chain(producer: Producer(version: "own-stage 1.0", fingerprint: "own-stage"))
    private let findContacts = FindContacts()

    init() {
        // The replaced stage: it calls the one that was there, and tells the place to a kilometre only.
        let locate = chain.menu.locate
        chain.menu.locate = { pages in
            var location = locate(pages)
            location.lat = location.lat?.rounded(toDecimals: 2)
            location.lng = location.lng?.rounded(toDecimals: 2)
            return location
        }
    }

    func callAsFunction(_ photos: [PhotoFile]) async -> MenuWithContacts {
        let menu = await chain(photos)
        return MenuWithContacts(menu: menu, contacts: findContacts(menu.pages))
    }
}

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else {
    FileHandle.standardError.write(Data("usage: own-stage PHOTO…\n".utf8))
    exit(64)
}
let photos = paths.flatMap { PhotoFile.pages(of: FilePath($0), shown: $0) }
let json = try JSONEncoder.bundle(pretty: true).encode(await OwnChain()(photos))
print(String(decoding: json, as: UTF8.self))
