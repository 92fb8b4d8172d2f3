@testable import Stages

/// A cache in memory.
actor MemoryCache: OpinionCache {
    private(set) var kept: [String: ModelOpinion] = [:]
    func opinion(forKey key: String) -> ModelOpinion? { kept[key] }
    func keep(_ opinion: ModelOpinion, forKey key: String, model: String) { kept[key] = opinion }
}
