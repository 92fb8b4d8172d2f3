internal import CSQLite
internal import Files

/// The kind of file system that a folder is on, as far as it matters to a database.
enum FileSystemKind: Hashable, Sendable {
    case local
    /// It is on another machine or provided by a program: two machines don't see each other's shared memory, which
    /// SQLite's write-ahead log needs (https://www.sqlite.org/wal.html).
    case network
    case unknown

    /// The kind for a folder, by what `statfs` says.
    init(of folder: FilePath) {
        var type: UInt32 = 0
        let failed = (try? unsafe folder.withCPath { unsafe vegy_file_system_type($0, &type) }) ?? -1
        self = failed == 0 ? Self(type: type) : .unknown
    }

    /// - Parameter type: the magic number, from `linux/magic.h` and the manual page of statfs(2).
    init(type: UInt32) {
        self = Self.networks.contains(type) ? .network : .local
    }

    private static let networks: Set<UInt32> = [
        0x6969,  // NFS
        0x517B, 0xFF53_4D42, 0xFE53_4D42,  // SMB, CIFS, SMB 2
        0x6573_5546,  // FUSE: sshfs and others, which can't be distinguished here
        0x0102_1997,  // 9p
        0x5346_414F, 0x6B41_4653,  // AFS
        0x00C3_6400,  // Ceph
        0x7375_7245,  // Coda
        0x564C,  // NCP
        0x0BD0_0BD0,  // Lustre
        0x4750_4653,  // GPFS
        0x0116_1970, 0x7461_636F,  // GFS2, OCFS2
        0x786F_4256, 0xBACB_ACBC,  // folders shared by VirtualBox and VMware
    ]
}

extension StoreLocations {
    /// Whether the caches are on another machine, where SQLite uses a rollback journal; determined on each access.
    package var isCacheOnNetwork: Bool { FileSystemKind(of: cache.parent) == .network }
}
