#include "tables.h"

static const char bytes[] = {
#embed "prices/models.tsv"
};

EMBEDDED_TABLE(prices) { return (struct embedded_table){bytes, sizeof bytes}; }
