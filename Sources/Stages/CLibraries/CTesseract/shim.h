// Tesseract's C interface: the OCR engine.
#include <tesseract/capi.h>

// Tesseract's own OpenMP threads make parallel lanes three to four times slower. OMP_THREAD_LIMIT only counts when it
// is set before the process starts; this call works, but only on the thread that runs OCR. The symbol is weak because
// it only exists when Tesseract was built with OpenMP.
extern void omp_set_max_active_levels(int levels) __attribute__((weak));
static inline void tesseract_disable_openmp_on_this_thread(void) {
    if (omp_set_max_active_levels) omp_set_max_active_levels(0);
}
