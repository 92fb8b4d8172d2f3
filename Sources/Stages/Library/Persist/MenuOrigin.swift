package import Files
internal import Glibc

/// Where a menu's photos came from, as the journal of an output folder remembers it: enough to know the same place
/// again, and too little to tell where it is.
package enum MenuOrigin {
    /// 16 hexadecimal digits of the SHA-256 over the machine's name, a zero byte and the path.
    ///
    /// The machine counts as well: the same path on another one is another place, though both write to one folder.
    ///
    /// - Parameter path: of a photo, or of a folder whose photos are pages, from the root.
    package static func mark(of path: FilePath) -> String {
        String(ContentHash.sha256(machine + [0] + path.bytes).prefix(16))
    }

    private static let machine: [UInt8] = {
        var name = [UInt8](repeating: 0, count: 256)
        let code = unsafe name.withUnsafeMutableBytes { buffer -> Int32 in
            guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return -1 }
            return unsafe gethostname(start, buffer.count - 1)
        }
        return code == 0 ? Array(name.prefix { $0 != 0 }) : []
    }()
}
