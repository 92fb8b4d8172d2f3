#include "tables.h"

static const char css[] = {
#embed "report/report.css"
};

static const char js[] = {
#embed "report/report.js"
};

static const char word_bytes[] = {
#embed "report/words/en.tsv"
    ,
#embed "report/words/de.tsv"
    ,
#embed "report/words/fr.tsv"
    ,
#embed "report/words/es.tsv"
    ,
#embed "report/words/it.tsv"
    ,
#embed "report/words/pt.tsv"
    ,
#embed "report/words/nl.tsv"
    ,
#embed "report/words/pl.tsv"
    ,
#embed "report/words/tr.tsv"
    ,
#embed "report/words/ja.tsv"
    ,
#embed "report/words/zh.tsv"
    ,
#embed "report/words/ko.tsv"
    ,
#embed "report/words/ar.tsv"
};

static const char staff_bytes[] = {
#embed "report/staff.tsv"
};

EMBEDDED_TABLE(report_css) { return (struct embedded_table){css, sizeof css}; }
EMBEDDED_TABLE(report_js) { return (struct embedded_table){js, sizeof js}; }
EMBEDDED_TABLE(report_words) { return (struct embedded_table){word_bytes, sizeof word_bytes}; }
EMBEDDED_TABLE(report_staff) { return (struct embedded_table){staff_bytes, sizeof staff_bytes}; }
