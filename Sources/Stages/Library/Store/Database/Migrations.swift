/// The steps that update a database's tables to the present version, each done once, in order.
///
/// `PRAGMA user_version` holds the number of steps that a file has gone through. A released step never changes; any
/// change is a new step.
struct Migrations {
    /// The scripts, each of which ends by setting `user_version` to its place, counted from 1.
    var steps: [StaticString]
    /// Queries that every file of the present version understands; a file that doesn't is damaged, whatever its
    /// structure.
    var probes: [StaticString] = []

    /// Applies all missing steps to the database, or leaves it as it was.
    ///
    /// - Throws: `newer` when it has gone through more steps than exist, `foreign` when it has gone through none and
    ///   isn't empty.
    func apply(to database: Database) throws(DatabaseError) {
        let present = Int64(steps.count)
        // Usually there is nothing to do, and then nobody else has to wait.
        if try database.number("PRAGMA user_version") == present { return try probe(database) }
        try database.transaction { () throws(DatabaseError) in
            let version = try database.number("PRAGMA user_version") ?? 0
            guard version <= present else { throw .newer }
            guard version >= 0 else { throw .foreign }
            if version == 0, try database.number("SELECT count(*) FROM sqlite_schema") != 0 { throw .foreign }
            for (place, step) in steps.enumerated() where place >= version {
                try database.run(script: step)
            }
        }
    }

    private func probe(_ database: Database) throws(DatabaseError) {
        for query in probes { _ = try database.number(query) }
    }
}
