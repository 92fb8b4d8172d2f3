// libheif decodes HEIC/HEIF and AVIF photos and hands out their EXIF block.
#include <libheif/heif.h>
