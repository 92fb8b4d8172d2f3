#include "tables.h"

static const char weights_bytes[] = {
#embed "digits/weights.tsv"
};

EMBEDDED_TABLE(digit_weights) { return (struct embedded_table){weights_bytes, sizeof weights_bytes}; }
