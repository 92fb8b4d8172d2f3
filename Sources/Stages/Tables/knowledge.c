#include "tables.h"

static const char ingredient_bytes[] = {
#embed "knowledge/ingredients.tsv"
};
static const char dish_bytes[] = {
#embed "knowledge/dishes.tsv"
    ,
#embed "knowledge/plain.tsv"
};
static const char neutral_bytes[] = {
#embed "knowledge/neutral.tsv"
};
static const char marker_bytes[] = {
#embed "knowledge/markers.tsv"
    ,
#embed "knowledge/styles.tsv"
};
static const char language_bytes[] = {
#embed "knowledge/languages/albanian.tsv"
    ,
#embed "knowledge/languages/amharic.tsv"
    ,
#embed "knowledge/languages/arabic.tsv"
    ,
#embed "knowledge/languages/armenian.tsv"
    ,
#embed "knowledge/languages/bengali.tsv"
    ,
#embed "knowledge/languages/catalan.tsv"
    ,
#embed "knowledge/languages/chinese.tsv"
    ,
#embed "knowledge/languages/czech.tsv"
    ,
#embed "knowledge/languages/danish.tsv"
    ,
#embed "knowledge/languages/dutch.tsv"
    ,
#embed "knowledge/languages/english.tsv"
    ,
#embed "knowledge/languages/estonian.tsv"
    ,
#embed "knowledge/languages/filipino.tsv"
    ,
#embed "knowledge/languages/finnish.tsv"
    ,
#embed "knowledge/languages/french.tsv"
    ,
#embed "knowledge/languages/georgian.tsv"
    ,
#embed "knowledge/languages/german.tsv"
    ,
#embed "knowledge/languages/greek.tsv"
    ,
#embed "knowledge/languages/hebrew.tsv"
    ,
#embed "knowledge/languages/hindi.tsv"
    ,
#embed "knowledge/languages/hungarian.tsv"
    ,
#embed "knowledge/languages/icelandic.tsv"
    ,
#embed "knowledge/languages/indonesian.tsv"
    ,
#embed "knowledge/languages/italian.tsv"
    ,
#embed "knowledge/languages/japanese.tsv"
    ,
#embed "knowledge/languages/korean.tsv"
    ,
#embed "knowledge/languages/latvian.tsv"
    ,
#embed "knowledge/languages/lithuanian.tsv"
    ,
#embed "knowledge/languages/macedonian.tsv"
    ,
#embed "knowledge/languages/persian.tsv"
    ,
#embed "knowledge/languages/polish.tsv"
    ,
#embed "knowledge/languages/portuguese.tsv"
    ,
#embed "knowledge/languages/romanian.tsv"
    ,
#embed "knowledge/languages/russian.tsv"
    ,
#embed "knowledge/languages/slovene.tsv"
    ,
#embed "knowledge/languages/spanish.tsv"
    ,
#embed "knowledge/languages/swedish.tsv"
    ,
#embed "knowledge/languages/tamil.tsv"
    ,
#embed "knowledge/languages/thai.tsv"
    ,
#embed "knowledge/languages/turkish.tsv"
    ,
#embed "knowledge/languages/urdu.tsv"
    ,
#embed "knowledge/languages/vietnamese.tsv"
};
static const char openfoodfacts_bytes[] = {
#embed "knowledge/openfoodfacts.tsv"
};
static const char question_bytes[] = {
#embed "knowledge/questions.tsv"
};
static const char cuisine_bytes[] = {
#embed "knowledge/cuisines.tsv"
};

EMBEDDED_TABLE(ingredients) { return (struct embedded_table){ingredient_bytes, sizeof ingredient_bytes}; }
EMBEDDED_TABLE(dishes) { return (struct embedded_table){dish_bytes, sizeof dish_bytes}; }
EMBEDDED_TABLE(neutral_words) { return (struct embedded_table){neutral_bytes, sizeof neutral_bytes}; }
EMBEDDED_TABLE(markers) { return (struct embedded_table){marker_bytes, sizeof marker_bytes}; }
EMBEDDED_TABLE(languages) { return (struct embedded_table){language_bytes, sizeof language_bytes}; }
EMBEDDED_TABLE(openfoodfacts) { return (struct embedded_table){openfoodfacts_bytes, sizeof openfoodfacts_bytes}; }
EMBEDDED_TABLE(questions) { return (struct embedded_table){question_bytes, sizeof question_bytes}; }
EMBEDDED_TABLE(cuisines) { return (struct embedded_table){cuisine_bytes, sizeof cuisine_bytes}; }
