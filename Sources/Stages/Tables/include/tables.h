// The text tables under Sources/Stages/Tables, compiled into the program so that it is a single file.
#ifndef TABLES_H
#define TABLES_H

#include <stddef.h>

// #embed is a C23 feature; clang also accepts it in older C, but warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

struct embedded_table {
    const char *bytes; // UTF-8, not terminated
    size_t count;
};

#define EMBEDDED_TABLE(name) struct embedded_table table_##name(void)

EMBEDDED_TABLE(cities);
EMBEDDED_TABLE(bundle_schema);
EMBEDDED_TABLE(events_schema);
EMBEDDED_TABLE(export_schema);
EMBEDDED_TABLE(folder_schema);
EMBEDDED_TABLE(index_schema);
EMBEDDED_TABLE(judge_schema);
EMBEDDED_TABLE(profile_schema);
EMBEDDED_TABLE(words_schema);
EMBEDDED_TABLE(ingredients);
EMBEDDED_TABLE(dishes);
EMBEDDED_TABLE(neutral_words);
EMBEDDED_TABLE(markers);
EMBEDDED_TABLE(languages);
EMBEDDED_TABLE(openfoodfacts);
EMBEDDED_TABLE(questions);
EMBEDDED_TABLE(cuisines);
EMBEDDED_TABLE(legend_words);
EMBEDDED_TABLE(menu_words);
EMBEDDED_TABLE(language_words);
EMBEDDED_TABLE(layout_weights);
EMBEDDED_TABLE(digit_weights);
EMBEDDED_TABLE(prices);
EMBEDDED_TABLE(help);
EMBEDDED_TABLE(synonyms);
EMBEDDED_TABLE(report_css);
EMBEDDED_TABLE(report_js);
EMBEDDED_TABLE(report_words);
EMBEDDED_TABLE(report_staff);
EMBEDDED_TABLE(glossary);

#endif
