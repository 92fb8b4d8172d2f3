#include "tables.h"

static const char synonyms_bytes[] = {
#embed "profiles/synonyms.tsv"
};

EMBEDDED_TABLE(synonyms) { return (struct embedded_table){synonyms_bytes, sizeof synonyms_bytes}; }
