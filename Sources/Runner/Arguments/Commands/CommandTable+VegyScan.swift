extension CommandTable {
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
        commands: [
            .scan, .report, .retry, .repair, .merge, .diff, .exportTable, .read, .judge, .bench, .benchText,
            .benchDishes, .benchMarks, .benchClaims, .benchLayout, .benchLabels,
            .benchJudging,
            .benchHashes, .benchCache,
            .knowledge,
            .knowledgeCheck, .knowledgeAdd, .knowledgeLookup,
            .settings, .settingsGet, .settingsSet, .settingsUnset, .settingsList,
            .history, .historyList, .historySearch, .historyShow, .historyAddPage, .historyRename, .historyRestaurants,
            .historyRebuild, .historyDelete, .historyClear,
            .favourite, .favouriteAdd, .favouriteRemove, .favouriteList,
            .export, .storage, .privacy, .privacyEraseLocations,
            .profile, .profileCreate, .profileList, .profileShow, .profileEdit, .profileUse, .profileDelete,
            .profileRecent, .profilePreview, .profileCategories, .profileExport, .profileImport, .profileErase,
            .rejudge,
            .cache, .cacheStats, .cacheExplain, .cacheClear, .cacheExport, .cacheVerify, .cachePath, .reset,
            .backup, .restore, .support,
            .update, .updateKnowledge, .updatePrices, .updateStatus, .updateRemove,
            .schema, .fixtures,
            .doctor,
            .about,
            .completions, .man,
            .help,
        ],
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

extension ManualEntries {
    static let vegyscan = ManualEntries(
        exitCodes: [
            (0, "All done."),
            (
                1,
                "Some photos failed or were left out, or dishes wait for the LLM; all else is done. diff: there are differences."
            ),
            (64, "The command line was wrong."),
            (66, "There was nothing to read: a path is missing, or holds no photos or no bundles."),
            (69, "The OCR engine, a language or the LLM that was asked for is missing."),
            (70, "A bug in this program."),
            (73, "The results could not be written."),
            (78, "A settings file or an environment variable is wrong."),
            (130, "Interrupted; what was done by then is on disk."),
        ],
        variables: [
            (
                "VEGYSCAN_LLM_KEY",
                "The key for the LLM server; a file named by llm_key_file may hold it instead. It is never shown."
            ),
            (
                "VEGYSCAN_PASSPHRASE",
                "What backups and exported profiles are sealed with, where nobody can be asked for it. It is never shown."
            ),
            ("XDG_CONFIG_HOME", "Where your own settings are looked for; ~/.config unless set."),
            ("XDG_DATA_HOME", "Where history and neural engine are kept; ~/.local/share unless set."),
            ("XDG_CACHE_HOME", "Where caches are kept; ~/.cache unless set."),
            ("COLUMNS", "The width of the help, from 40 to 100 columns; 80 unless set."),
        ],
        files: [
            (
                "./vegyscan.json",
                """
                Settings of the current folder. It may have come with somebody's photos, so it may only make a run \
                more private: it can't set llm_url, llm_model, llm_key_file, llm_prices, budget, currency, store, \
                engine_folder, knowledge, photo_folder, retention_days, backup_to, support_url and mock_data, nor \
                switch location, history, llm, backup, support or profile_reasons on, or offline off.
                """
            ),
            ("$XDG_CONFIG_HOME/vegyscan/config.json", "Your own settings, with no such limits."),
            (
                "$XDG_CONFIG_HOME/vegyscan/llm-key",
                "The key for the LLM server, where no other file is named. Nobody else may be able to read it."
            ),
            ("DIR/<menu>/bundle.json", "The result for one menu; vegyscan schema describes it."),
            (
                "DIR/<menu>/profile.json",
                "What the active dietary profile says of the menu, private; vegyscan schema profile describes it."
            ),
            (
                "$XDG_DATA_HOME/vegyscan/profiles.sealed",
                "The dietary profiles, encrypted. The key is in the system's keyring, or in the next file."
            ),
            (
                "$XDG_CONFIG_HOME/vegyscan/profile-key-ID",
                "The key to the profiles where there is no keyring. Nobody else may be able to read it."
            ),
            ("DIR/index.jsonl", "One line for each menu in the folder."),
            (
                "DIR/.vegyscan",
                """
                What a run notes for the next one, and the lock that keeps two runs apart; no part of the result. \
                It may be removed while no run writes to DIR: the next one then looks at every file again.
                """
            ),
        ],
        settings: [
            """
            An option on the command line wins over an environment variable, that over ./vegyscan.json, that over \
            $XDG_CONFIG_HOME/vegyscan/config.json, and that over the default.
            """,
            """
            A settings file holds one JSON object with any of the keys below, such as {"languages": "eng+deu", \
            "location": false}. Keys and values that don't exist are refused. An empty environment variable counts \
            as not set.
            """,
        ])
}
