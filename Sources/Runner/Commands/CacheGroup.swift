/// `vegyscan cache`: the commands on the caches.
struct CacheGroup: CommandGroup {
    static let name: CommandName = "cache"
    static let description = CommandDescription(
        name: name,
        summary: "look into the caches, check and empty them",
        discussion: [
            """
            What was read from photos and what a language model said of dishes is kept, so that a repeat costs neither \
            time nor money: for 30 days, 10,000 dishes and 50 MB at most. The least recently used goes first. \
            Settings, history and results are elsewhere and never touched.
            """
        ],
        operand: .command(of: name, help: "What to do."),
        examples: [
            Example("vegyscan cache stats", meaning: "See what is kept and how often it was of use."),
            Example("vegyscan cache explain menu.jpg", meaning: "See why a photo would be read again, or not."),
        ])
}
