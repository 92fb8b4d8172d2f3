/// The command line of this process.
enum ProcessArguments {
    /// The arguments as bytes, without the program's name. Swift's `CommandLine.arguments` would repair, and so lose,
    /// paths that aren't UTF-8.
    static func bytes() -> [[UInt8]] {
        let count = Int(CommandLine.argc)
        let pointers = unsafe CommandLine.unsafeArgv
        guard count > 1 else { return [] }
        return (1..<count).compactMap { index in
            guard let argument = unsafe pointers[index] else { return nil }
            var bytes: [UInt8] = []
            var next = unsafe argument
            while unsafe next.pointee != 0 {
                bytes.append(unsafe UInt8(bitPattern: next.pointee))
                unsafe next += 1
            }
            return bytes
        }
    }
}
