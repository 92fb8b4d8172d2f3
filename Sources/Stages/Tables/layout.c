#include "tables.h"

static const char weights_bytes[] = {
#embed "layout/weights.tsv"
};

EMBEDDED_TABLE(layout_weights) { return (struct embedded_table){weights_bytes, sizeof weights_bytes}; }
