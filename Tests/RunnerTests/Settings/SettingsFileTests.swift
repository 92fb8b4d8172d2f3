import Files
import Foundation
import Testing

@testable import Runner

@Suite struct SettingsFileTests {
    @Test func aFileSetsWhatItNames() throws {
        let settings = try SettingsFolder().resolve(
            own: """
                {"languages": ["eng", "deu"], "jobs": 2, "quality": "reject", "words": "separate", "location": false, "cache": false,
                 "history": false, "max_pixels": 1000, "max_bytes": "2M", "deadline": 5, "max_memory": "1G",
                 "isolation": "none", "target_language": "de",
                 "llm": false, "backup": false, "support": false,
                 "llm_url": "https://example.org/v1", "llm_model": "m", "llm_key_file": "/key",
                 "llm_prices": "/p.tsv", "llm_timeout": 30, "llm_patience": 90, "llm_connections": 2, "budget": 0.5, "currency": "usd", "offline": true, "store": "/s",
                 "detector": "classic", "photo_folder": "~/p", "dietary_preference": "vegetarian",
                 "profile_reasons": true, "retention_days": 30,
                 "engine_folder": "/e", "knowledge": "/k.tsv",
                 "backup_to": "/b", "support_url": "https://support.example",
                 "mock_data": true}
                """)
        #expect(settings.list.allSatisfy { $0.origin != .default })
        #expect(
            settings.list.map(\.value) == [
                "eng+deu", "2", "reject", "separate", "off", "off", "off", "1k", "2M", "5", "1G", "none", "de",
                "off", "https://example.org/v1", "m",
                "/key", "/p.tsv", "30", "90", "2", "0.50", "USD", "on", "/s", "classic",
                settings.photoFolder.value?.display, "vegetarian", "on", "30", "/e", "/k.tsv",
                "off", "/b", "off", "https://support.example", "on",
            ])
    }

    @Test func noFileIsFine() throws {
        #expect(try SettingsFolder().refusal() == nil)
        let nowhere = ProcessEnvironment(["HOME": "/dev/null", "XDG_CONFIG_HOME": "relative"])
        #expect(throws: Never.self) {
            try Settings.resolve(arguments: nil, environment: nowhere, folder: FilePath("/dev/null"))
        }
        #expect(throws: Never.self) {
            try Settings.resolve(arguments: nil, environment: ProcessEnvironment(), folder: FilePath("/nowhere"))
        }
    }

    @Test func theConfigFolderCanBeElsewhere() throws {
        let folder = try SettingsFolder()
        let other = folder.url.appendingPathComponent("other/vegyscan")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data(#"{"jobs": 7}"#.utf8).write(to: other.appendingPathComponent("config.json"))
        let there = ["XDG_CONFIG_HOME": folder.url.appendingPathComponent("other").path]
        #expect(try folder.resolve(own: #"{"jobs": 2}"#, environment: there).jobs.value == 7)
        #expect(try folder.resolve(environment: ["XDG_CONFIG_HOME": "other"]).jobs.value == 2)
    }

    @Test(arguments: [
        (#"{"job": 1}"#, "\"jobs\""), (#"{"colour": 1}"#, "names all"), (#"{"jobs": "4"}"#, "1 to 256"),
        (#"{"jobs": 0}"#, "1 to 256"), (#"{"jobs": 1.5}"#, "1 to 256"), (#"{"jobs": null}"#, "1 to 256"),
        (#"{"jobs": 1e99}"#, "1 to 256"), (#"{"jobs": true}"#, "1 to 256"), (#"{"jobs": {}}"#, "1 to 256"),
        (#"{"offline": "yes"}"#, "true or false"), (#"{"offline": 1}"#, "true or false"),
        (#"{"quality": "good"}"#, "reject, warn or off"), (#"{"languages": [1]}"#, "eng+deu"),
        (#"{"languages": []}"#, "eng+deu"), (#"{"max_bytes": "2T"}"#, "1G"), (#"{"llm_url": "example.org"}"#, "http"),
        (#"{"store": "here"}"#, "~/"), (#"{"llm_key": "sk-secret"}"#, "VEGYSCAN_LLM_KEY"), ("[]", "JSON object"),
        (#"{"budget": 0}"#, "0.50"), (#"{"budget": -1}"#, "0.50"), (#"{"budget": 1e-9}"#, "0.50"),
        (#"{"budget": "much"}"#, "0.50"), (#"{"budget": 1e99}"#, "0.50"), (#"{"currency": "euro"}"#, "EUR"),
        (#"{"currency": 1.5}"#, "EUR"),
        ("", "JSON object"), (#"{"jobs" 1}"#, "JSON object"), (String(repeating: "[", count: 60_000), "JSON object"),
        (String(repeating: " ", count: 70_000), "64 KiB"),
    ])
    func mistakesAreRefused(text: String, mention: String) throws {
        let folder = try SettingsFolder()
        for (path, message) in [
            (folder.own.path, try folder.refusal(own: text)),
            (folder.foreign.path, try folder.refusal(foreign: text, own: "{}")),
        ] {
            let message = try #require(message)
            #expect(message.contains(path))
            #expect(message.contains(mention) || message.contains("where data goes"), "\(message)")
            #expect(!message.contains("secret"))
        }
    }

    @Test func mistakesAreFoundByLine() throws {
        let folder = try SettingsFolder()
        #expect(try folder.refusal(own: "{\n\"cache\": true,\n\"jobs\": 0}")?.contains("(line 3)") == true)
        #expect(try folder.refusal(own: "{\n\"cache\" true}")?.contains("(line 2)") == true)
    }

    @Test(arguments: [
        #"{"llm_url": "https://example.org/v1"}"#, #"{"llm_model": "m"}"#, #"{"store": "s"}"#,
        #"{"engine_folder": "/e"}"#, #"{"knowledge": "/k"}"#, #"{"llm_key_file": "/k"}"#, #"{"llm_prices": "/p"}"#,
        #"{"budget": 5}"#,
        #"{"location": true}"#,
        #"{"llm": true}"#, #"{"backup": true}"#, #"{"support": true}"#, #"{"profile_reasons": true}"#,
        #"{"history": true}"#, #"{"offline": false}"#, #"{"isolation": "none"}"#,
    ])
    func aForeignFileMakesNothingLessPrivate(text: String) throws {
        let folder = try SettingsFolder()
        let message = try folder.refusal(foreign: text)
        #expect(message?.contains("a file of the current folder may") == true)
        #expect(message?.contains("vegyscan.json") == true)
        let accepted = try SettingsFolder().refusal(own: text.replacing("\"s\"", with: "\"/s\""))
        #expect(accepted == nil)
    }

    @Test func aForeignFileMayMakeThingsMorePrivate() throws {
        let settings = try SettingsFolder().resolve(
            foreign: #"{"location": false, "history": false, "offline": true, "cache": true}"#,
            own: #"{"location": true, "history": true, "offline": false, "cache": false}"#)
        #expect(!settings.location.value)
        #expect(!settings.history.value)
        #expect(settings.offline.value)
        #expect(settings.cache.value)
    }

    @Test func aStoreMayLieInTheHome() throws {
        let folder = try SettingsFolder()
        #expect(try folder.resolve(own: #"{"store": "~/s"}"#).store.value == FilePath(folder.home + "/s"))
    }

    @Test func whatIsNoRegularFileIsRefused() throws {
        let folder = try SettingsFolder()
        try FileManager.default.createDirectory(at: folder.foreign, withIntermediateDirectories: false)
        #expect(try folder.refusal()?.contains("no regular file") == true)
        try FileManager.default.removeItem(at: folder.foreign)
        // A pipe nobody writes to must not be waited for.
        let made = unsafe mkfifo(folder.foreign.path, 0o600)
        #expect(made == 0)
        #expect(try folder.refusal()?.contains("no regular file") == true)
    }
}
