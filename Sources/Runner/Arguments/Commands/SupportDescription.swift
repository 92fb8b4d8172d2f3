extension CommandDescription {
    static let support = CommandDescription(
        name: .support,
        summary: "write a problem report that can be read before it is passed on",
        discussion: [
            """
            The report is one JSON file: versions, system, settings with who set them, what doctor finds, counts and \
            times of the last run, and what you write about the problem. It holds no menu text, photo name, key, \
            coordinate, address or place on your disk beyond "~". No network is needed.
            """,
            """
            Nothing is sent unless support_url is set and you agree, by answering or with --send. What can't be sent \
            now waits for the next scan or retry that may use the network, which then says so.
            """,
        ],
        options: [
            .value(
                .out, "o", "FILE", .folder, .output,
                "Where the report goes; a folder of the program's own unless named."),
            .value(
                .describe, nil, "TEXT", .text, .input,
                "What happened, and what you expected; - reads it from standard input. Asked for on a terminal."),
            .flag(.send, nil, .output, "Send it to support_url without asking."),
            .flag(.json, nil, .output, "Print one JSON object."), .offline, .mockData, .quiet, .store,
        ],
        examples: [
            Example("vegyscan support", meaning: "Write a report, and be asked what happened."),
            Example(
                "vegyscan support --out report.json --describe - < problem.txt",
                meaning: "Write one to pass on yourself, with what problem.txt says."),
        ])
}
