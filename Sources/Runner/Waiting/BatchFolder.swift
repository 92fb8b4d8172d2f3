internal import Asking
internal import Files
internal import Foundation
internal import Models

/// A folder of batch files: requests to be sent by somebody, and beside them what their answers are about.
///
/// `requests-1.jsonl`, `requests-2.jsonl` and so on go to the provider; `questions-N.jsonl` say which dishes each request
/// is about; `answered.txt` names the requests whose answers were taken.
struct BatchFolder: Sendable {
    let folder: FilePath

    /// What providers take in one file.
    static let mostRequests = 50_000
    static let mostBytes = 200_000_000

    private static let questions = "questions-"
    private static let ending = ".jsonl"
    private static let mostRead = 1 << 30

    /// What a question in the folder belongs to.
    struct Stored: Codable, Sendable {
        /// The folder of results that waits for it, from the root.
        var results: String
        var question: BatchQuestion
    }

    private var answeredPath: FilePath { folder.appending("answered.txt") }

    private func path(_ kind: String, _ number: Int) -> FilePath {
        folder.appending(FilePath("\(kind)\(number)\(Self.ending)"))
    }

    /// The numbers of its files, in order.
    private var numbers: [Int] {
        ((try? FolderListing.names(in: folder)) ?? []).compactMap { name in
            let text = name.display
            guard text.hasPrefix(Self.questions), text.hasSuffix(Self.ending) else { return nil }
            return Int(text.dropFirst(Self.questions.count).dropLast(Self.ending.count))
        }.sorted()
    }

    /// The ids of requests whose answers were taken, or that failed.
    var answered: Set<String> {
        let bytes = SmallFile.bytes(of: answeredPath, limit: Self.mostRead) ?? []
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Writes requests behind the files that are there.
    ///
    /// - Returns: the files for the provider.
    func write(_ requests: [BatchRequest], for results: FilePath) throws(StageFailure) -> [FilePath] {
        guard !requests.isEmpty else { return [] }
        try Folder.create(folder, as: .export)
        // A request that failed is written again under its id, and waits again.
        let earlier = answered
        let settled = earlier.subtracting(requests.map(\.question.id))
        if settled.count < earlier.count { try set(answered: settled) }
        var files: [FilePath] = []
        var rest = requests[...]
        var number = numbers.last ?? 0
        while !rest.isEmpty {
            number += 1
            var (lines, questions, count) = ([UInt8](), [UInt8](), 0)
            while let request = rest.first, count < Self.mostRequests,
                lines.isEmpty || lines.count + request.line.count <= Self.mostBytes
            {
                lines += request.line
                let stored = Stored(results: results.place.display, question: request.question)
                questions += ((try? JSONEncoder.bundle().encode(stored)).map { Array($0) } ?? []) + [0x0A]
                count += 1
                rest.removeFirst()
            }
            // First what makes answers understood, so that no request is sent without it.
            try AtomicFile.write(questions, to: path(Self.questions, number), permissions: 0o600, as: .export)
            let file = path("requests-", number)
            try AtomicFile.write(lines, to: file, as: .export)
            files.append(file)
        }
        return files
    }

    /// Notes the requests whose answers were taken.
    func note(_ ids: some Collection<String>) throws(StageFailure) {
        if !ids.isEmpty { try set(answered: answered.union(ids)) }
    }

    private func set(answered ids: Set<String>) throws(StageFailure) {
        let lines = ids.sorted().map { $0 + "\n" }.joined()
        try AtomicFile.write(Array(lines.utf8), to: answeredPath, as: .export)
    }

    /// Its questions, read one file after the other.
    ///
    /// - Returns: false where a file can't be read, or holds something else.
    func read(_ take: (Stored) -> Void) -> Bool {
        let decoder = JSONDecoder()
        var isWhole = true
        for number in numbers {
            guard let bytes = SmallFile.bytes(of: path(Self.questions, number), limit: Self.mostRead) else {
                isWhole = false
                continue
            }
            for (_, line) in JSONLines(bytes) {
                if let stored = try? decoder.decode(Stored.self, from: Data(line)) {
                    take(stored)
                } else {
                    isWhole = false
                }
            }
        }
        return isWhole
    }

    /// The keys of dishes whose answers haven't come yet.
    func waitingKeys() -> Set<String> {
        let answered = answered
        var keys: Set<String> = []
        _ = read { if !answered.contains($0.question.id) { keys.formUnion($0.question.keys) } }
        return keys
    }
}
