#include "tables.h"

static const char bytes[] = {
#embed "menus/words.tsv"
};

EMBEDDED_TABLE(menu_words) { return (struct embedded_table){bytes, sizeof bytes}; }
