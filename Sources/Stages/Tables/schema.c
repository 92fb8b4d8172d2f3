#include "tables.h"

static const char bytes[] = {
#embed "schema/bundle.schema.json"
};

EMBEDDED_TABLE(bundle_schema) { return (struct embedded_table){bytes, sizeof bytes}; }
