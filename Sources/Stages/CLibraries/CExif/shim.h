// libexif parses EXIF blocks: orientation, capture time, GPS.
#include <libexif/exif-data.h>
#include <libexif/exif-utils.h>
#include <libexif/exif-loader.h>
#include <libexif/exif-log.h>
