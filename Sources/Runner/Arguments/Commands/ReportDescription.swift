extension CommandDescription {
    static let report = CommandDescription(
        name: .report,
        summary: "write pages to look at: photos, dishes, what went wrong",
        discussion: [
            """
            Writes a folder of pages that any browser opens from the disk: all menus with filters and search, each \
            menu's photos with a link on every dish and the evidence for what is said of it, the quality of the \
            photos, and the time the runs took. The pages load nothing from elsewhere and send nothing.
            """,
            """
            Photos are found where a run of this machine found them, or in the folder that --photo-folder or the \
            setting photo_folder names, and are shown only when they are still the ones that were read. Their pictures are drawn anew, without what \
            else a photo's file tells; cities and countries are shown, coordinates never.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in."),
        options: [
            .value(
                .out, "o", "DIR", .folder, .output,
                "The folder for the report; made if missing. Beside the results, as DIR-report, unless given."),
            .value(
                .photoFolder, nil, "PATH", .file, .input,
                "A photo or folder that was scanned. Can be given more than once.", repeatable: true),
            .flag(.noPictures, nil, .output, "Show no photos; with many menus this saves most of the time."),
            .flag(
                .verdicts, nil, .output,
                "Show what profile.json says; the report's folder is then private, and profile erase removes it."),
            .quiet, .jobs, .maxPixels, .maxBytes, .store,
        ],
        examples: [
            Example("vegyscan report results", meaning: "Write results-report/index.html; open it in a browser."),
            Example(
                "vegyscan report results --photo-folder photos --out report",
                meaning: "The same where the photos were moved, into another folder."),
        ])
}
