internal import Files

/// The most memory that this process has held at once.
enum PeakMemory {
    /// Bytes of resident memory (`VmHWM` of Linux), or nil where the system doesn't tell.
    static var bytes: Int? {
        SmallFile.bytes(of: FilePath("/proc/self/status"), limit: 1 << 16).flatMap(bytes(in:))
    }

    /// From the text of `/proc/PID/status`.
    static func bytes(in status: [UInt8]) -> Int? {
        for line in String(decoding: status, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(whereSeparator: \.isWhitespace)
            guard parts.count == 3, parts[0] == "VmHWM:", parts[2] == "kB", let kilobytes = Int(parts[1]) else {
                continue
            }
            let (bytes, isTooLarge) = kilobytes.multipliedReportingOverflow(by: 1024)
            return isTooLarge ? nil : bytes
        }
        return nil
    }
}
