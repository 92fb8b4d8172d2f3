extension CommandTable {
    /// Every command, in the order the help shows them.
    static let types: [any Command.Type] = [
        ScanCommand.self, ReportCommand.self, RetryCommand.self, AskGroup.self, AskExportCommand.self,
        AskImportCommand.self, RepairCommand.self, MergeCommand.self,
        DiffCommand.self, ExportTableCommand.self, ReadCommand.self, JudgeCommand.self,
        BenchGroup.self, BenchTextCommand.self, BenchDishesCommand.self, BenchMarksCommand.self,
        BenchPhotosCommand.self, BenchClaimsCommand.self, BenchLayoutCommand.self, BenchLabelsCommand.self,
        BenchJudgingCommand.self, BenchHashesCommand.self, BenchCacheCommand.self, BenchCompareCommand.self,
        KnowledgeGroup.self, KnowledgeCheckCommand.self, KnowledgeAddCommand.self, KnowledgeLookupCommand.self,
        SettingsCommand.self, SettingsGetCommand.self, SettingsSetCommand.self, SettingsUnsetCommand.self,
        SettingsListCommand.self,
        HistoryGroup.self, HistoryListCommand.self, HistorySearchCommand.self, HistoryShowCommand.self,
        AddPageCommand.self, HistoryRenameCommand.self, RestaurantListCommand.self, HistoryRebuildCommand.self,
        HistoryDeleteCommand.self, HistoryClearCommand.self,
        FavouriteGroup.self, FavouriteAddCommand.self, FavouriteRemoveCommand.self, FavouriteListCommand.self,
        ExportCommand.self, StorageCommand.self, PrivacyCommand.self, EraseLocationsCommand.self,
        ProfileGroup.self, ProfileCreateCommand.self, ProfileListCommand.self, ProfileShowCommand.self,
        ProfileEditCommand.self, ProfileUseCommand.self, ProfileDeleteCommand.self, ProfileRecentCommand.self,
        ProfilePreviewCommand.self, ProfileCategoriesCommand.self, ProfileExportCommand.self,
        ProfileImportCommand.self, ProfileEraseCommand.self,
        RejudgeCommand.self,
        CacheGroup.self, CacheStatsCommand.self, CacheExplainCommand.self, CacheClearCommand.self,
        CacheExportCommand.self, CacheVerifyCommand.self, CachePathCommand.self,
        ResetCommand.self, BackupCommand.self, RestoreCommand.self, SupportCommand.self,
        UpdateGroup.self, UpdateKnowledgeCommand.self, UpdatePricesCommand.self, UpdateStatusCommand.self,
        UpdateRemoveCommand.self,
        EngineGroup.self, EngineInstallCommand.self, EngineListCommand.self, EngineRemoveCommand.self,
        SchemaCommand.self, FixturesCommand.self, DoctorCommand.self, AboutCommand.self, CompletionsCommand.self,
        ProposalsCommand.self,
        ManCommand.self, HelpCommand.self,
    ]

    /// Every word that is part of a command, each once.
    static var words: [String] {
        var words: [String] = []
        for word in types.map({ $0.name.ownWord }) where !words.contains(word) { words.append(word) }
        return words
    }

    /// The command line of this program.
    static let vegyscan = CommandTable(
        program: "vegyscan",
        summary: "find out from photos of menus what a vegan, a vegetarian or someone with an allergy can order",
        discussion: [
            """
            Reads photos of restaurant menus on this machine and writes one JSON bundle per menu: each dish with what \
            speaks for and against it, and where on the photo that stands.
            """,
            """
            A result is a hint, never a guarantee: whoever has an allergy should always ask the staff.
            """,
        ],
        types: types,
        globalOptions: [
            .flag(.help, "h", .general, "Show help and end."),
            .flag(.version, nil, .general, "Show the version and end."),
        ],
        examples: [
            Example("vegyscan scan photos --out results", meaning: "Scan all photos below a folder."),
            Example("vegyscan report results", meaning: "Write pages to look at in a browser."),
            Example("vegyscan read menu.jpg", meaning: "Show only the text on one photo."),
            Example("vegyscan doctor", meaning: "See what is installed, what is missing and how to get it."),
            Example("vegyscan help scan", meaning: "Show all options of a command."),
        ],
        manual: .vegyscan)
}
