#include "tables.h"

static const char bytes[] = {
#embed "languages/words.tsv"
};

EMBEDDED_TABLE(language_words) { return (struct embedded_table){bytes, sizeof bytes}; }
