package import Files
internal import Glibc

/// Where a menu's photos came from, as recorded in an output folder's journal: enough to recognise the same place
/// again, and too little to reveal it.
package enum MenuOrigin {
    /// 16 hexadecimal digits of the SHA-256 over the machine's name, a zero byte and the path.
    ///
    /// The machine's name is included because the same path on another machine is another place, though both may write
    /// to one folder.
    ///
    /// - Parameters:
    ///   - path: the absolute path of a photo, or of a folder whose photos are pages.
    ///   - isJoined: whether photos from elsewhere are pages too. That menu is another than the one of the photo or
    ///     folder alone, and must never be replaced by it.
    package static func mark(of path: FilePath, isJoined: Bool = false) -> String {
        // No path holds a zero byte.
        let joined = isJoined ? [0] + Array("joined".utf8) : []
        return String(ContentHash.sha256(machine + [0] + path.bytes + joined).prefix(16))
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
