// mallopt(3) of the C library, which Swift's Glibc doesn't expose.
#include <malloc.h>
