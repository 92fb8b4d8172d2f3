/// The steps that bring a database's tables to the present version, each done once, in order.
///
/// `PRAGMA user_version` holds the number of steps that a file has seen. A step that was released never changes;
/// a change is a new step.
struct Migrations {
    /// Each a script that ends with setting `user_version` to its place, counted from 1.
    var steps: [StaticString]
    /// Queries that every file of the present version understands; one that doesn't is damaged, whatever its structure.
    var probes: [StaticString] = []

    /// Brings the database to the last step, or leaves it as it was.
    ///
    /// - Throws: `newer` when it has seen more steps than there are, `foreign` when it has seen none and is not empty.
    func apply(to database: Database) throws(DatabaseError) {
        let present = Int64(steps.count)
        // Most often there is nothing to do, and then nobody else has to wait.
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
