// SQLite keeps history and caches.
#include <sqlite3.h>
#include <stdint.h>
#include <sys/vfs.h>

// SQLITE_TRANSIENT is a cast macro that Swift can't import.
static inline sqlite3_destructor_type sqlite_transient(void) { return SQLITE_TRANSIENT; }

// Swift's Glibc doesn't show statfs(2), by which a network file system is told: SQLite needs another journal there.
static inline int vegy_file_system_type(const char *path, uint32_t *type) {
    struct statfs status;
    int failed = statfs(path, &status);
    if (!failed) *type = (uint32_t)status.f_type;
    return failed;
}
