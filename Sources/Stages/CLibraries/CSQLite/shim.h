// SQLite keeps history and caches.
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast macro that Swift can't import.
static inline sqlite3_destructor_type sqlite_transient(void) { return SQLITE_TRANSIENT; }
