#include "tables.h"

static const char bytes[] = {
#embed "glossary/en.tsv"
    ,
#embed "glossary/de.tsv"
    ,
#embed "glossary/fr.tsv"
    ,
#embed "glossary/es.tsv"
    ,
#embed "glossary/it.tsv"
    ,
#embed "glossary/pt.tsv"
    ,
#embed "glossary/nl.tsv"
    ,
#embed "glossary/pl.tsv"
    ,
#embed "glossary/tr.tsv"
    ,
#embed "glossary/ja.tsv"
    ,
#embed "glossary/zh.tsv"
    ,
#embed "glossary/ko.tsv"
    ,
#embed "glossary/ar.tsv"
    ,
#embed "glossary/cs.tsv"
    ,
#embed "glossary/sv.tsv"
    ,
#embed "glossary/da.tsv"
    ,
#embed "glossary/hu.tsv"
    ,
#embed "glossary/ru.tsv"
    ,
#embed "glossary/el.tsv"
};

EMBEDDED_TABLE(glossary) { return (struct embedded_table){bytes, sizeof bytes}; }
