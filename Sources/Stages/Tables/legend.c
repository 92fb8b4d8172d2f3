#include "tables.h"

static const char bytes[] = {
#embed "legend/words.tsv"
};

EMBEDDED_TABLE(legend_words) { return (struct embedded_table){bytes, sizeof bytes}; }
