// SQLite stores the history and the caches.
#include <sqlite3.h>
#include <stdint.h>
#include <sys/vfs.h>

// SQLITE_TRANSIENT is a cast macro that Swift can't import.
static inline sqlite3_destructor_type sqlite_transient(void) { return SQLITE_TRANSIENT; }

// Swift's Glibc doesn't expose statfs(2), which identifies a network file system: SQLite needs another journal there.
static inline int vegy_file_system_type(const char *path, uint32_t *type) {
    struct statfs status;
    int failed = statfs(path, &status);
    if (!failed) *type = (uint32_t)status.f_type;
    return failed;
}
