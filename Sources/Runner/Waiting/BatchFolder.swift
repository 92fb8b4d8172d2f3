internal import Asking
internal import Files
internal import Foundation
internal import Models

/// A folder of batch files: requests to be sent by somebody, and beside them what their answers are about.
///
/// `requests-1.jsonl`, `requests-2.jsonl` and so on go to the provider; `questions-N.jsonl` say which dishes each request
/// is about, or each of another folder's whose answers are waited for as well; `answered.txt` names the requests whose
/// answers were taken. Several processes may write to it.
struct BatchFolder: Sendable {
    let folder: FilePath

    /// What providers take in one file.
    static let mostRequests = 50_000
    static let mostBytes = 200_000_000

    private static let ending = ".jsonl"
    private static let mostRead = 1 << 30

    /// What its files are called before their number.
    private enum Kind: String {
        case requests = "requests-"
        /// Requests that nobody can have sent yet; what is asked in them is not yet asked.
        case unfinished = ".requests-"
        case questions = "questions-"
    }

    /// What a question in the folder belongs to.
    struct Stored: Codable, Sendable {
        /// The folder of results that waits for it, from the root.
        var results: FilePath
        var question: BatchQuestion

        private enum CodingKeys: String, CodingKey {
            case results, question
        }

        init(results: FilePath, question: BatchQuestion) { (self.results, self.question) = (results, question) }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            guard let results = FilePath(address: try values.decode(String.self, forKey: .results)) else {
                throw DecodingError.dataCorruptedError(forKey: .results, in: values, debugDescription: "no address")
            }
            self.init(results: results, question: try values.decode(BatchQuestion.self, forKey: .question))
        }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(results.address, forKey: .results)
            try values.encode(question, forKey: .question)
        }
    }

    private var answeredPath: FilePath { folder.appending("answered.txt") }

    private func path(_ kind: Kind, _ number: Int) -> FilePath {
        folder.appending(FilePath("\(kind.rawValue)\(number)\(Self.ending)"))
    }

    /// The numbers of the files of a kind, in order.
    private func numbers(_ kind: Kind) -> [Int] {
        ((try? FolderListing.names(in: folder)) ?? []).compactMap { name in
            let text = name.display
            guard text.hasPrefix(kind.rawValue), text.hasSuffix(Self.ending) else { return nil }
            return Int(text.dropFirst(kind.rawValue.count).dropLast(Self.ending.count))
        }.sorted()
    }

    /// The ids of requests whose answers were taken, or that failed.
    var answered: Set<String> {
        let bytes = SmallFile.bytes(of: answeredPath, limit: Self.mostRead) ?? []
        return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Makes the folder where it is missing.
    func create() throws(StageFailure) { try Folder.create(folder, as: .export) }

    /// Writes requests behind the files that are there.
    ///
    /// - Parameters:
    ///   - asked: questions that an earlier file asks, whose answers these results wait for as well.
    ///   - results: the folder that waits for the answers.
    /// - Returns: the files for the provider.
    func write(
        _ requests: [BatchRequest], sharing asked: [BatchQuestion] = [], for results: FilePath
    ) throws(StageFailure) -> [FilePath] {
        guard !requests.isEmpty || !asked.isEmpty else { return [] }
        try create()
        return try PrivateFolder.hold(folder) { () throws(StageFailure) in
            removeUnfinished()
            var files: [FilePath] = []
            var rest = requests[...]
            var number = max(numbers(.questions).last ?? 0, numbers(.requests).last ?? 0)
            while !rest.isEmpty {
                number += 1
                var (lines, questions) = ([UInt8](), [BatchQuestion]())
                while let request = rest.first, questions.count < Self.mostRequests,
                    lines.isEmpty || lines.count + request.line.count <= Self.mostBytes
                {
                    lines += request.line
                    questions.append(request.question)
                    rest.removeFirst()
                }
                files.append(try write(lines, asking: questions, number, for: results))
            }
            if !asked.isEmpty { try write(asked, number + 1, for: results) }
            return files
        }
    }

    /// Whenever it is killed, no request is there that could be sent without its question, and no question counts as
    /// asked that couldn't be sent.
    private func write(
        _ lines: [UInt8], asking questions: [BatchQuestion], _ number: Int, for results: FilePath
    ) throws(StageFailure) -> FilePath {
        let file = path(.requests, number)
        do throws(StageFailure) {
            try AtomicFile.write(lines, to: path(.unfinished, number), as: .export)
            try write(questions, number, for: results)
            do throws(SystemError) {
                try SystemCalls.system.rename(path(.unfinished, number), file)
                try Folder.sync(folder)
            } catch {
                throw .cannotWrite(.export, error)
            }
        } catch {
            removeUnfinished()
            throw error
        }
        return file
    }

    private func write(_ questions: [BatchQuestion], _ number: Int, for results: FilePath) throws(StageFailure) {
        let encoder = JSONEncoder.bundle()
        var lines: [UInt8] = []
        for question in questions {
            let stored = Stored(results: results.place, question: question)
            lines += ((try? encoder.encode(stored)).map { Array($0) } ?? []) + [0x0A]
        }
        try AtomicFile.write(lines, to: path(.questions, number), permissions: 0o600, as: .export)
    }

    /// Takes away what an export that was killed, or failed, had begun.
    private func removeUnfinished() {
        for number in numbers(.unfinished) {
            // The mark goes last, so that its questions never count without it.
            TemporaryName.remove(path(.questions, number))
            TemporaryName.remove(path(.unfinished, number))
        }
    }

    /// Notes the requests whose answers were taken.
    func note(_ ids: some Collection<String>) throws(StageFailure) {
        guard !ids.isEmpty else { return }
        try PrivateFolder.hold(folder) { () throws(StageFailure) in
            let earlier = answered
            let all = earlier.union(ids)
            guard all.count > earlier.count else { return }
            let lines = all.sorted().map { $0 + "\n" }.joined()
            try AtomicFile.write(Array(lines.utf8), to: answeredPath, as: .export)
        }
    }

    /// Its questions, read one file after the other.
    ///
    /// - Returns: false where a file can't be read, or holds something else.
    func read(_ take: (Stored) -> Void) -> Bool {
        let decoder = JSONDecoder()
        let unfinished = Set(numbers(.unfinished))
        var isWhole = true
        for number in numbers(.questions) where !unfinished.contains(number) {
            guard let bytes = SmallFile.bytes(of: path(.questions, number), limit: Self.mostRead) else {
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
}

/// What files of batches ask about and has no answer yet.
struct AskedQuestions {
    /// Of their dishes.
    private(set) var keys: Set<String> = []
    /// Those that only other results wait for, by their ids.
    private var others: [String: BatchQuestion] = [:]

    /// None.
    init() {}

    /// - Parameter results: a folder that may wait for the same answers.
    init(in folders: some Collection<BatchFolder>, for results: FilePath) {
        // Several folders may wait for one answer.
        let answered = folders.reduce(into: Set<String>()) { $0.formUnion($1.answered) }
        let place = results.place
        var own: Set<String> = []
        for folder in folders {
            _ = folder.read { stored in
                let question = stored.question
                guard !answered.contains(question.id) else { return }
                keys.formUnion(question.keys)
                if stored.results == place { own.insert(question.id) } else { others[question.id] = question }
            }
        }
        for id in own { others[id] = nil }
    }

    /// Those about any of these dishes that only other results wait for.
    func ofOthers(about dishes: Set<String>) -> [BatchQuestion] {
        others.values.filter { !dishes.isDisjoint(with: $0.keys) }.sorted { $0.id < $1.id }
    }
}
