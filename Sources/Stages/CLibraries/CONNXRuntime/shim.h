// The part of ONNX Runtime's C interface that reading lines needs. The library is optional: it is opened at run time
// and nothing is linked. Its functions stand in one table whose order is published and only ever grows at the end
// (onnxruntime_c_api.h; the slots used here are of API version 1 and 2), so an older or newer library works as well.
#ifndef CONNXRUNTIME_SHIM_H
#define CONNXRUNTIME_SHIM_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

typedef struct OrtStatus OrtStatus;
typedef struct OrtEnv OrtEnv;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtSession OrtSession;
typedef struct OrtMemoryInfo OrtMemoryInfo;
typedef struct OrtValue OrtValue;
typedef struct OrtTensorShape OrtTensorShape;
typedef struct OrtAllocator OrtAllocator;
typedef struct OrtModelMetadata OrtModelMetadata;

// The table, seen as a row of function pointers.
typedef void (*const *OrtTable)(void);

struct OrtApiBase {
    OrtTable (*GetApi)(uint32_t version);
    const char *(*GetVersionString)(void);
};

enum { ORT_VERSION_ASKED_FOR = 11, ORT_SILENT = 4, ORT_ALL_OPTIMIZATIONS = 99, ORT_FLOAT = 1 };

// The entry point of an opened library, or null when it has none.
static inline const struct OrtApiBase *ort_base(void *library) {
    const struct OrtApiBase *(*entry)(void) =
        (const struct OrtApiBase *(*)(void))dlsym(library, "OrtGetApiBase");
    return entry ? entry() : NULL;
}
static inline OrtTable ort_table(const struct OrtApiBase *base) { return base->GetApi(ORT_VERSION_ASKED_FOR); }
static inline const char *ort_version(const struct OrtApiBase *base) { return base->GetVersionString(); }

// A call through slot `number`; the types are those of the published declaration.
#define ORT_SLOT(number, result, ...) ((result(*)(__VA_ARGS__))table[number])

// A status is null for success; whoever receives one has to release it.
static inline void ort_release_status(OrtTable table, OrtStatus *status) {
    ORT_SLOT(93, void, OrtStatus *)(status);
}

static inline OrtStatus *ort_create_env(OrtTable table, OrtEnv **env) {
    return ORT_SLOT(3, OrtStatus *, int, const char *, OrtEnv **)(ORT_SILENT, "vegyscan", env);
}
static inline OrtStatus *ort_disable_reports(OrtTable table, const OrtEnv *env) {
    return ORT_SLOT(6, OrtStatus *, const OrtEnv *)(env);
}
static inline void ort_release_env(OrtTable table, OrtEnv *env) { ORT_SLOT(92, void, OrtEnv *)(env); }

static inline OrtStatus *ort_create_options(OrtTable table, OrtSessionOptions **options) {
    return ORT_SLOT(10, OrtStatus *, OrtSessionOptions **)(options);
}
static inline OrtStatus *ort_disable_arena(OrtTable table, OrtSessionOptions *options) {
    return ORT_SLOT(19, OrtStatus *, OrtSessionOptions *)(options);
}
static inline OrtStatus *ort_disable_memory_pattern(OrtTable table, OrtSessionOptions *options) {
    return ORT_SLOT(17, OrtStatus *, OrtSessionOptions *)(options);
}
static inline OrtStatus *ort_set_optimization(OrtTable table, OrtSessionOptions *options) {
    return ORT_SLOT(23, OrtStatus *, OrtSessionOptions *, int)(options, ORT_ALL_OPTIMIZATIONS);
}
static inline OrtStatus *ort_set_threads(OrtTable table, OrtSessionOptions *options, int threads) {
    return ORT_SLOT(24, OrtStatus *, OrtSessionOptions *, int)(options, threads);
}
static inline void ort_release_options(OrtTable table, OrtSessionOptions *options) {
    ORT_SLOT(100, void, OrtSessionOptions *)(options);
}

static inline OrtStatus *ort_create_session(
    OrtTable table, const OrtEnv *env, const void *model, size_t bytes, const OrtSessionOptions *options,
    OrtSession **session) {
    return ORT_SLOT(
        8, OrtStatus *, const OrtEnv *, const void *, size_t, const OrtSessionOptions *, OrtSession **)(
        env, model, bytes, options, session);
}
static inline void ort_release_session(OrtTable table, OrtSession *session) {
    ORT_SLOT(95, void, OrtSession *)(session);
}
static inline OrtStatus *ort_count_inputs(OrtTable table, const OrtSession *session, size_t *count) {
    return ORT_SLOT(30, OrtStatus *, const OrtSession *, size_t *)(session, count);
}
static inline OrtStatus *ort_count_outputs(OrtTable table, const OrtSession *session, size_t *count) {
    return ORT_SLOT(31, OrtStatus *, const OrtSession *, size_t *)(session, count);
}
// Names and texts below belong to the default allocator and are given back with ort_free.
static inline OrtStatus *ort_input_name(
    OrtTable table, const OrtSession *session, size_t index, OrtAllocator *allocator, char **name) {
    return ORT_SLOT(36, OrtStatus *, const OrtSession *, size_t, OrtAllocator *, char **)(
        session, index, allocator, name);
}
static inline OrtStatus *ort_output_name(
    OrtTable table, const OrtSession *session, size_t index, OrtAllocator *allocator, char **name) {
    return ORT_SLOT(37, OrtStatus *, const OrtSession *, size_t, OrtAllocator *, char **)(
        session, index, allocator, name);
}
static inline OrtStatus *ort_default_allocator(OrtTable table, OrtAllocator **allocator) {
    return ORT_SLOT(78, OrtStatus *, OrtAllocator **)(allocator);
}
static inline void ort_free(OrtTable table, OrtAllocator *allocator, void *memory) {
    ort_release_status(table, ORT_SLOT(76, OrtStatus *, OrtAllocator *, void *)(allocator, memory));
}

static inline OrtStatus *ort_metadata(OrtTable table, const OrtSession *session, OrtModelMetadata **metadata) {
    return ORT_SLOT(111, OrtStatus *, const OrtSession *, OrtModelMetadata **)(session, metadata);
}
// Sets null for a key that isn't there.
static inline OrtStatus *ort_metadata_value(
    OrtTable table, const OrtModelMetadata *metadata, OrtAllocator *allocator, const char *key, char **value) {
    return ORT_SLOT(116, OrtStatus *, const OrtModelMetadata *, OrtAllocator *, const char *, char **)(
        metadata, allocator, key, value);
}
static inline void ort_release_metadata(OrtTable table, OrtModelMetadata *metadata) {
    ORT_SLOT(118, void, OrtModelMetadata *)(metadata);
}

static inline OrtStatus *ort_cpu_memory(OrtTable table, OrtMemoryInfo **memory) {
    // OrtDeviceAllocator 0, OrtMemTypeDefault 0.
    return ORT_SLOT(69, OrtStatus *, int, int, OrtMemoryInfo **)(0, 0, memory);
}
static inline void ort_release_memory(OrtTable table, OrtMemoryInfo *memory) {
    ORT_SLOT(94, void, OrtMemoryInfo *)(memory);
}
// The tensor uses `values`, which the caller still owns and must keep alive longer.
static inline OrtStatus *ort_float_tensor(
    OrtTable table, const OrtMemoryInfo *memory, float *values, size_t count, const int64_t *shape,
    size_t dimensions, OrtValue **value) {
    return ORT_SLOT(
        49, OrtStatus *, const OrtMemoryInfo *, void *, size_t, const int64_t *, size_t, int, OrtValue **)(
        memory, values, count * sizeof(float), shape, dimensions, ORT_FLOAT, value);
}
static inline void ort_release_value(OrtTable table, OrtValue *value) { ORT_SLOT(96, void, OrtValue *)(value); }

static inline OrtStatus *ort_run(
    OrtTable table, OrtSession *session, const char *input_name, const OrtValue *input, const char *output_name,
    OrtValue **output) {
    const char *inputs[] = {input_name};
    const OrtValue *values[] = {input};
    const char *outputs[] = {output_name};
    return ORT_SLOT(
        9, OrtStatus *, OrtSession *, const void *, const char *const *, const OrtValue *const *, size_t,
        const char *const *, size_t, OrtValue **)(session, NULL, inputs, values, 1, outputs, 1, output);
}

static inline OrtStatus *ort_is_tensor(OrtTable table, const OrtValue *value, int *is_tensor) {
    return ORT_SLOT(50, OrtStatus *, const OrtValue *, int *)(value, is_tensor);
}
static inline OrtStatus *ort_tensor_values(OrtTable table, OrtValue *value, void **values) {
    return ORT_SLOT(51, OrtStatus *, OrtValue *, void **)(value, values);
}
static inline OrtStatus *ort_tensor_shape(OrtTable table, const OrtValue *value, OrtTensorShape **shape) {
    return ORT_SLOT(65, OrtStatus *, const OrtValue *, OrtTensorShape **)(value, shape);
}
static inline OrtStatus *ort_shape_type(OrtTable table, const OrtTensorShape *shape, int *type) {
    return ORT_SLOT(60, OrtStatus *, const OrtTensorShape *, int *)(shape, type);
}
static inline OrtStatus *ort_shape_rank(OrtTable table, const OrtTensorShape *shape, size_t *rank) {
    return ORT_SLOT(61, OrtStatus *, const OrtTensorShape *, size_t *)(shape, rank);
}
static inline OrtStatus *ort_shape_sides(
    OrtTable table, const OrtTensorShape *shape, int64_t *sides, size_t rank) {
    return ORT_SLOT(62, OrtStatus *, const OrtTensorShape *, int64_t *, size_t)(shape, sides, rank);
}
static inline void ort_release_shape(OrtTable table, OrtTensorShape *shape) {
    ORT_SLOT(99, void, OrtTensorShape *)(shape);
}

#endif
