import Files
import Foundation
import Models
import Reading
import TestMaterial
import Testing

@Suite struct EngineCommandTests {
    /// An engine on this machine that is to the last byte what the program installs; nil where there is none.
    private static let installed: String? = {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["VEGYSCAN_ENGINE_FOLDER"].map { EngineFolder(FilePath($0)) }
        guard let path = (folder ?? EngineFolder.standard(environment: environment))?.path,
            EngineRelease.current?.isWhole(in: path) == true
        else { return nil }
        return path.display
    }()

    private func files(_ program: Program) -> [String] {
        let folder = program.home["data/vegyscan/engines/ppocr"]
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func engines(_ program: Program, _ options: [String] = []) async throws -> [[String: Any]] {
        let outcome = try await program.run(["engine", "list", "--json"] + options)
        #expect(outcome.code == 0, "\(outcome)")
        let object = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        return object?["engines"] as? [[String: Any]] ?? []
    }

    @Test func withoutItTheOtherWayIsInUse() async throws {
        let program = try Program()
        let rows = try await engines(program)
        #expect(rows.map { $0["name"] as? String } == ["neural", "classic"])
        #expect(rows.map { $0["in_use"] as? Bool } == [false, true])
        #expect(rows.first?["installed"] as? Bool == false)
        let list = try await program.run("engine", "list")
        #expect(list.output.contains("vegyscan engine install"))
        let doctor = try await program.run("doctor").output
        #expect(doctor.contains("→ vegyscan engine install"))
        #expect(doctor.contains("word F1"))
        let removal = try await program.run("engine", "remove", "--yes")
        #expect(removal.code == 0 && removal.errors.contains("No neural engine"))
    }

    @Test func withoutNetworkOrPythonASentenceSaysWhatIsLeft() async throws {
        let program = try Program()
        let offline = try await program.run("engine", "install", "--offline")
        #expect(offline.code == 69 && offline.errors.contains("--from"), "\(offline)")
        let nothing = try await program.run(
            ["engine", "install"], environment: ["PATH": program.home["no-programs"]])
        #expect(nothing.code == 69 && nothing.errors.contains("apt-get install python3-pip"), "\(nothing)")
        #expect(nothing.errors.split(separator: "\n").count == 2)
        #expect(files(program).isEmpty)
    }

    @Test func aFolderWithoutItIsRefused() async throws {
        let program = try Program()
        try program.home.write(Data(), to: "empty/readme")
        let nothing = try await program.run("engine", "install", "--from", "empty")
        #expect(nothing.code == 66 && nothing.errors.contains("onnxruntime-"), "\(nothing)")
        let release = try #require(EngineRelease.current)
        for file in release.files { try program.home.write(Data([1, 2, 3]), to: "other/" + file.name) }
        let other = try await program.run("engine", "install", "--from", "other")
        #expect(other.code == 66 && other.errors.contains("SHA-256"), "\(other)")
        for wheel in release.wheels { try program.home.write(Data([1, 2, 3]), to: "wheels/" + wheel.fileName) }
        let wheels = try await program.run("engine", "install", "--from", "wheels")
        #expect(wheels.code == 66 && wheels.errors.contains("SHA-256"), "\(wheels)")
        #expect(files(program).isEmpty)
    }

    @Test(.enabled(if: installed != nil, "vegyscan engine install was not run"))
    func itComesFromAFolderAndGoesAgain() async throws {
        let source = try #require(Self.installed)
        let program = try Program()
        let first = try await program.run("engine", "install", "--from", source, "--offline")
        #expect(first.code == 0, "\(first)")
        let release = try #require(EngineRelease.current)
        #expect(files(program) == release.files.map(\.name).sorted())
        let again = try await program.run("engine", "install")
        #expect(again.code == 0 && again.errors.contains("is there"), "\(again)")

        var neural = try #require(try await engines(program).first)
        #expect(neural["in_use"] as? Bool == true && neural["version"] as? String == release.version)
        #expect(try await engines(program, ["--detector", "classic"]).first?["in_use"] as? Bool == false)
        #expect(try await program.run("doctor").output.contains("in use: neural"))

        try program.home.write(Data([1]), to: "data/vegyscan/engines/ppocr/onnxruntime-LICENSE")
        try program.home.write(Data([1]), to: "data/vegyscan/engines/ppocr/notes of mine")
        neural = try #require(try await engines(program).first)
        #expect(neural["own_release"] as? Bool == false)
        #expect(try await program.run("engine", "install", "--from", source, "--quiet").errors.isEmpty)
        #expect(try await engines(program).first?["own_release"] as? Bool == true)

        let unasked = try await program.run("engine", "remove")
        #expect(unasked.code == 64 && files(program).count == release.files.count + 1, "\(unasked)")
        #expect(try await program.run("engine", "remove", "--yes").code == 0)
        #expect(files(program) == ["notes of mine"])
        #expect(try await engines(program).first?["installed"] as? Bool == false)
    }
}
