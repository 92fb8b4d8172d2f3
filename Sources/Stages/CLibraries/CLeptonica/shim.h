// Leptonica decodes every format but HEIC, and does all pixel work: scaling, rotation, thresholds, components.
#include <leptonica/allheaders.h>

// Leptonica prints its complaints about bad files to stderr; they would garble progress and name files twice.
static inline void leptonica_silence(void) { setMsgSeverity(L_SEVERITY_NONE); }
