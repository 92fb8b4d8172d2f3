import Files
import Foundation
import Reading
import Testing

@testable import Runner

@Suite struct SettingsTests {
    @Test func strongerSourcesWin() throws {
        let folder = try SettingsFolder()
        let own = FilePath(folder.own.path)
        let foreign = FilePath(folder.foreign.path)
        #expect(try folder.resolve().jobs == Setting(value: nil, origin: .default))
        #expect(try folder.resolve(own: #"{"jobs": 2}"#).jobs == Setting(value: 2, origin: .file(own)))
        #expect(try folder.resolve(foreign: #"{"jobs": 3}"#).jobs == Setting(value: 3, origin: .file(foreign)))
        let variable = ["VEGYSCAN_JOBS": "4"]
        #expect(
            try folder.resolve(environment: variable).jobs == Setting(value: 4, origin: .environment("VEGYSCAN_JOBS")))
        #expect(
            try folder.resolve(environment: variable, "scan", "a", "-o", "x", "-j5").jobs
                == Setting(value: 5, origin: .flag(.jobs)))
    }

    @Test func everySettingHasAVariable() throws {
        let folder = try SettingsFolder()
        let values: [String: String] = [
            "languages": "eng+deu", "jobs": "3", "quality": "off", "words": "none", "location": "off", "cache": "off",
            "history": "off",
            "max_pixels": "7k", "max_bytes": "7k", "deadline": "9", "max_memory": "3G",
            "isolation": "none", "target_language": "de",
            "llm": "off", "backup": "off", "support": "off",
            "llm_url": "http://localhost:1/v1", "llm_model": "m", "llm_key_file": "/key", "llm_prices": "/p",
            "llm_timeout": "30", "llm_patience": "90", "llm_connections": "2", "budget": "0.50", "currency": "USD",
            "offline": "on", "store": "/s",
            "detector": "classic", "engine_folder": "/e", "knowledge": "/k.tsv", "photo_folder": "/p",
            "dietary_preference": "vegan", "profile_reasons": "on", "retention_days": "never", "backup_to": "/b",
            "support_url": "https://support.example/reports", "mock_data": "on",
        ]
        #expect(Set(values.keys) == Set(AllSettings.names))
        let environment = Dictionary(
            uniqueKeysWithValues: values.map { (SettingKey(rawValue: $0).environmentVariable, $1) })
        let settings = try folder.resolve(environment: environment)
        for line in settings.list {
            #expect(line.value == values[line.key.rawValue])
            #expect(line.origin == .environment(line.key.environmentVariable))
        }
        #expect(settings.list.map(\.key.rawValue) == AllSettings.names)
        #expect(settings.maxPixels.value == 7000)
        #expect(settings.maxBytes.value == 7168)
        #expect(settings.languages.value == .fixed(["eng", "deu"]))
        #expect(settings.store.value == FilePath("/s"))
    }

    @Test func everySettingHasAnOption() throws {
        let settings = try SettingsFolder().resolve(
            environment: ["VEGYSCAN_OFFLINE": "off", "VEGYSCAN_LOCATION": "on"],
            "scan", "a", "-o", "x", "-l", "fra", "-j1", "--quality=reject", "--words=none", "--no-location",
            "--no-cache",
            "--no-history", "--max-pixels=1", "--max-bytes=2", "--deadline=3", "--max-memory=1G", "--isolation=none",
            "--target-language=it",
            "--no-llm", "--llm-url=http://h/v1", "--llm-model=m", "--llm-key-file=k",
            "--llm-prices=p", "--llm-timeout=30", "--llm-patience=90", "--llm-connections=2", "--budget=1",
            "--currency=usd", "--offline", "--store=s", "--detector=neural",
            "--engine-folder=e", "--reasons", "--knowledge=k", "--knowledge=other", "--mock-data")
        let listed = settings.list.filter { !AllSettings.outsideOfRuns.contains($0.key) }
        let values = listed.map(\.value)
        #expect(
            values == [
                "fra", "1", "reject", "none", "off", "off", "off", "1", "2", "3", "1G", "none", "it", "off",
                "http://h/v1", "m",
                "k",
                "p", "30", "90", "2", "1.00",
                "USD", "on",
                "s", "neural", "on", "e", "k, other", "on",
            ])
        for line in listed {
            guard case .flag = line.origin else {
                Issue.record("\(line.key) comes from \(line.origin)")
                continue
            }
        }
        #expect(settings.location.origin.description == "--no-location")
    }

    @Test func aFlagThatIsNotGivenSetsNothing() throws {
        let settings = try SettingsFolder().resolve(
            own: #"{"offline": true, "location": false}"#, "scan", "a", "-o", "x")
        #expect(settings.offline.value)
        #expect(!settings.location.value)
    }

    @Test func badVariablesAreRefusedByName() throws {
        let folder = try SettingsFolder()
        for (name, value) in [
            ("VEGYSCAN_JOBS", "many"), ("VEGYSCAN_OFFLINE", "perhaps"), ("VEGYSCAN_QUALITY", "good"),
            ("VEGYSCAN_LLM_URL", "http://me:secret@example.org"),
        ] {
            let message = try folder.refusal(environment: [name: value])
            #expect(message?.contains(name) == true)
            #expect(message?.contains(value) == false)
        }
        #expect(try folder.resolve(environment: ["VEGYSCAN_JOBS": ""]).jobs.origin == .default)
    }

    @Test func mistypedVariablesAreNoticed() throws {
        let folder = try SettingsFolder()
        let settings = try folder.resolve(environment: [
            "VEGYSCAN_OFLINE": "1", "VEGYSCAN_SOMETHING_ELSE": "1", "VEGYSCAN_LLM_KEY": "k", "VEGYSCAN_JOBS": "1",
        ])
        #expect(settings.notices.count == 1)
        #expect(settings.notices.first?.contains("VEGYSCAN_OFFLINE") == true)
    }

    @Test func aStoreKeepsItsBytes() throws {
        let environment = ProcessEnvironment(["VEGYSCAN_STORE": [0x2F, 0xFF]])
        let settings = try Settings.resolve(arguments: nil, environment: environment, folder: FilePath("/nowhere"))
        #expect(settings.store.value == FilePath(bytes: [0x2F, 0xFF]))
    }

    @Test func theKeyIsNoSetting() throws {
        let folder = try SettingsFolder()
        let settings = try folder.resolve(environment: ["VEGYSCAN_LLM_KEY": "sk-secret"])
        #expect(!"\(settings) \(settings.list)".contains("sk-secret"))
    }
}
