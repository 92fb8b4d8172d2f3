// Leptonica decodes every format but HEIC, and does all pixel work: scaling, rotation, thresholds, components.
#include <leptonica/allheaders.h>
#include <stdio.h>

// Leptonica prints its complaints about bad files to stderr, where they would garble progress and name files twice.
static inline void leptonica_discard(const char *message) { (void)message; }
static inline void leptonica_silence(void) {
    setMsgSeverity(L_SEVERITY_NONE);
    leptSetStderrHandler(leptonica_discard);
}

// libjpeg and libpng, which Leptonica calls, print to stdio's stderr and can't be told otherwise from outside. glibc
// documents stderr as a variable that may be set; descriptor 2 stays as it is for our own messages.
static inline void stdio_discard_stderr(void) {
    FILE *nowhere = fopen("/dev/null", "we");
    if (nowhere) stderr = nowhere;
}
