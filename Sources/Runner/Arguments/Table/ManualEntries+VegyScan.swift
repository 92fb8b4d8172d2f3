extension ManualEntries {
    static let vegyscan = ManualEntries(
        exitCodes: [
            (0, "All done."),
            (
                1,
                "Some photos failed, were left out or could be read only in part, or dishes wait for the LLM; all else is done. diff: there are differences."
            ),
            (64, "The command line was wrong."),
            (
                66,
                "There was nothing to read: a path, a profile or a menu is missing, or a path holds no photos or no bundles."
            ),
            (69, "The OCR engine, a language or the LLM that was asked for is missing."),
            (70, "A bug in this program."),
            (73, "The results could not be written."),
            (78, "A settings file or an environment variable is wrong."),
            (130, "Interrupted before all was done; what was done by then is on disk."),
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
            ("NO_COLOR", "No colours, also on a terminal; CLICOLOR=0 has the same effect."),
            ("CLICOLOR_FORCE", "Colours also in files and pipes, unless it is 0 or NO_COLOR is set."),
        ],
        files: [
            (
                "vegyscan.json",
                """
                In any folder above a menu: its languages, currency, cuisine and restaurant, for vegyscan scan; \
                vegyscan schema folder describes it.
                """
            ),
            (
                "./vegyscan.json",
                """
                Settings of the current folder besides. It may have come with somebody's photos, so it may only make a run \
                more private: \(AllSettings.folderLimits).
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
                What a run notes for the next one and for reports, and the lock that keeps two runs apart; no part of \
                the result. It may be removed while no run writes to DIR: the next one then looks at every file again, \
                and a report may have to be told where the photos are.
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

extension AllSettings {
    /// What the settings file of the current folder can't do, as a part of a sentence.
    fileprivate static var folderLimits: String {
        var refused: [String] = []
        var onlyOff: [String] = []
        var onlyOn: [String] = []
        for setting in list {
            switch setting.folderRule {
            case .refused: refused.append(setting.key.rawValue)
            case .allBut(.toggle(true), _): onlyOff.append(setting.key.rawValue)
            case .allBut(.toggle(false), _): onlyOn.append(setting.key.rawValue)
            case .allBut, .free: break
            }
        }
        return "it can't set \(refused.listed("and")), nor switch \(onlyOff.listed("or")) on, or "
            + "\(onlyOn.listed("or")) off"
    }
}
