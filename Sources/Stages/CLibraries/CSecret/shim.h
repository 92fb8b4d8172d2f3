// The part of libsecret that storing one key in the system's keyring needs. The library is optional: it is opened at
// run time and nothing is linked. Its functions take their attributes as variable arguments, which Swift can't pass.
#ifndef CSECRET_SHIM_H
#define CSECRET_SHIM_H

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// As secret-schema.h of libsecret 0.18 to 0.21 declares it; attributes of type 0 are strings.
struct secret_schema {
    const char *name;
    int flags;
    struct {
        const char *name;
        int type;
    } attributes[32];
    int reserved;
    void *reserved_pointers[7];
};

static inline const struct secret_schema *secret_profile_schema(void) {
    static const struct secret_schema schema = {
        "org.vegyscan.ProfileKey", 0, {{"key-id", 0}, {NULL, 0}}, 0, {NULL}};
    return &schema;
}

enum secret_answer { SECRET_FAILED = -1, SECRET_ABSENT = 0, SECRET_DONE = 1 };

static inline void secret_release_error(void *library, void *error) {
    void (*release)(void *) = (void (*)(void *))dlsym(library, "g_error_free");
    if (release && error) release(error);
}

// A GCancellable, or null; it stays for the life of the process.
static inline void *secret_make_cancellable(void *library) {
    void *(*make)(void) = (void *(*)(void))dlsym(library, "g_cancellable_new");
    return make ? make() : NULL;
}
static inline void secret_cancel(void *library, void *cancellable) {
    void (*cancel)(void *) = (void (*)(void *))dlsym(library, "g_cancellable_cancel");
    if (cancel && cancellable) cancel(cancellable);
}

static inline int secret_store(
    void *library, void *cancellable, const char *id, const char *label, const char *secret) {
    int (*store)(
        const struct secret_schema *, const char *, const char *, const char *, void *, void **, ...) =
        (int (*)(const struct secret_schema *, const char *, const char *, const char *, void *, void **, ...))dlsym(
            library, "secret_password_store_sync");
    if (!store) return SECRET_FAILED;
    void *error = NULL;
    int done = store(secret_profile_schema(), NULL, label, secret, cancellable, &error, "key-id", id, (char *)NULL);
    if (error) secret_release_error(library, error);
    return done && !error ? SECRET_DONE : SECRET_FAILED;
}

// Writes the secret and a terminating zero into `secret`; a secret that doesn't fit counts as absent.
static inline int secret_lookup(void *library, void *cancellable, const char *id, char *secret, size_t room) {
    char *(*lookup)(const struct secret_schema *, void *, void **, ...) =
        (char *(*)(const struct secret_schema *, void *, void **, ...))dlsym(library, "secret_password_lookup_sync");
    void (*release)(char *) = (void (*)(char *))dlsym(library, "secret_password_free");
    if (!lookup || !release) return SECRET_FAILED;
    void *error = NULL;
    char *found = lookup(secret_profile_schema(), cancellable, &error, "key-id", id, (char *)NULL);
    if (error) {
        secret_release_error(library, error);
        return SECRET_FAILED;
    }
    if (!found) return SECRET_ABSENT;
    size_t length = strlen(found);
    int fits = length < room;
    if (fits) memcpy(secret, found, length + 1);
    release(found);
    return fits ? SECRET_DONE : SECRET_ABSENT;
}

static inline int secret_clear(void *library, void *cancellable, const char *id) {
    int (*clear)(const struct secret_schema *, void *, void **, ...) =
        (int (*)(const struct secret_schema *, void *, void **, ...))dlsym(library, "secret_password_clear_sync");
    if (!clear) return SECRET_FAILED;
    void *error = NULL;
    int done = clear(secret_profile_schema(), cancellable, &error, "key-id", id, (char *)NULL);
    if (error) {
        secret_release_error(library, error);
        return SECRET_FAILED;
    }
    return done ? SECRET_DONE : SECRET_ABSENT;
}

#endif
