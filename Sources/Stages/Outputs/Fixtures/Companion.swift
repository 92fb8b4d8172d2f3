internal import Files
internal import Foundation
internal import Library
internal import Models

/// An example of a format other than bundles.
struct Companion {
    let name: String
    let content: [UInt8]

    /// What each file is, for whoever reads along.
    static let notes: [(name: String, note: String)] = [
        (
            "events.jsonl",
            "the events of a run: two menus, of which one could not be read (`schema/events.schema.json`)"
        ),
        ("export.json", "what `vegyscan export` writes (`schema/export.schema.json`)"),
        ("index.jsonl", "the index of a folder with some of these bundles (`schema/index.schema.json`)"),
        (
            "profile.json",
            "what a vegan who is allergic to nuts gets of `bundles/doubts.json`, in clear (`schema/profile.schema.json`)"
        ),
        (
            "separate-words/", "a bundle of `--words separate`, and `words.json` beside it (`schema/words.schema.json`)"
        ),
    ]

    static func all(version: String, events: String) -> [Companion] {
        let fixtures = Fixture.all(version: version)
        func content(_ name: String) -> [UInt8] { fixtures.first { $0.name == name }?.content ?? [] }
        return [
            Companion(name: "events.jsonl", content: Array(events.utf8)),
            Companion(name: "export.json", content: Array(export(version: version).utf8)),
            Companion(
                name: "index.jsonl",
                content: Array(["complete", "partial", "failed"].map { index(of: $0, content($0)) }.joined().utf8)),
            Companion(name: "profile.json", content: verdicts(on: content("doubts"), version: version)),
        ] + separateWords(of: content("complete"))
    }

    private static func bundle(_ content: [UInt8]) -> MenuBundle? {
        try? JSONDecoder().decode(MenuBundle.self, from: Data(content))
    }

    private static func index(of name: String, _ content: [UInt8]) -> String {
        guard let bundle = bundle(content),
            let line = try? JSONEncoder.bundle().encode(IndexLine(menu: FilePath(name), bundle: bundle))
        else { return "" }
        return String(decoding: line, as: UTF8.self) + "\n"
    }

    private static func verdicts(on content: [UInt8], version: String) -> [UInt8] {
        guard
            let profile = try? Profile(
                name: "Anna", restrictions: [.lifestyle(.vegan), .allergen(.nuts, .critical)]),
            let verdicts = MenuVerdicts(ofBundle: content, judge: ProfileJudge(profile, version: version))
        else { return [] }
        return verdicts.bytes
    }

    private static func separateWords(of content: [UInt8]) -> [Companion] {
        guard var bundle = bundle(content) else { return [] }
        bundle.words = .separate
        guard let small = try? BundleWriter.bytes(of: bundle), let words = try? BundleWriter.separateWords(of: bundle)
        else { return [] }
        return [
            Companion(name: "separate-words/bundle.json", content: small),
            Companion(name: "separate-words/words.json", content: words),
        ]
    }

    private static func export(version: String) -> String {
        """
        {
          "export_date": "2026-05-31T12:45:00Z",
          "app_version": "\(version)",
          "menus": [
            {
              "id": "061f231ac61bb3e27202f6d7c1de75cc",
              "date_scanned": "2026-05-30T18:02:11Z",
              "restaurant_name": "The Lotus Pond",
              "location": {"lat": 13.7563, "lng": 100.5018, "city": "Bangkok", "country": "Thailand"},
              "pages": 2,
              "favorites": ["Green Curry"]
            },
            {
              "id": "d4e4a3659bf157ca54fc83212d730287",
              "date_scanned": "2026-05-01T11:20:00Z",
              "restaurant_name": null,
              "location": null,
              "pages": 1,
              "favorites": []
            }
          ],
          "preferences": {"dietary_preference": "vegan", "data_retention_days": 90}
        }

        """
    }
}
