#include "tables.h"

static const char bytes[] = {
#embed "places/cities.tsv"
};

EMBEDDED_TABLE(cities) { return (struct embedded_table){bytes, sizeof bytes}; }
