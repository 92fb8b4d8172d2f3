#include "tables.h"

static const char bundle[] = {
#embed "schema/bundle.schema.json"
};

static const char events[] = {
#embed "schema/events.schema.json"
};

static const char export[] = {
#embed "schema/export.schema.json"
};

static const char folder[] = {
#embed "schema/folder.schema.json"
};

static const char judge[] = {
#embed "schema/judge.schema.json"
};

static const char menu_index[] = {
#embed "schema/index.schema.json"
};

static const char words[] = {
#embed "schema/words.schema.json"
};

static const char profile[] = {
#embed "schema/profile.schema.json"
};

EMBEDDED_TABLE(bundle_schema) { return (struct embedded_table){bundle, sizeof bundle}; }
EMBEDDED_TABLE(events_schema) { return (struct embedded_table){events, sizeof events}; }
EMBEDDED_TABLE(export_schema) { return (struct embedded_table){export, sizeof export}; }
EMBEDDED_TABLE(folder_schema) { return (struct embedded_table){folder, sizeof folder}; }
EMBEDDED_TABLE(index_schema) { return (struct embedded_table){menu_index, sizeof menu_index}; }
EMBEDDED_TABLE(judge_schema) { return (struct embedded_table){judge, sizeof judge}; }
EMBEDDED_TABLE(profile_schema) { return (struct embedded_table){profile, sizeof profile}; }
EMBEDDED_TABLE(words_schema) { return (struct embedded_table){words, sizeof words}; }
