#include "tables.h"

static const char bytes[] = {
#embed "help/articles.txt"
};

EMBEDDED_TABLE(help) { return (struct embedded_table){bytes, sizeof bytes}; }
