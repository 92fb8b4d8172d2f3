#include "tables.h"

static const char css[] = {
#embed "report/report.css"
};

static const char js[] = {
#embed "report/report.js"
};

EMBEDDED_TABLE(report_css) { return (struct embedded_table){css, sizeof css}; }
EMBEDDED_TABLE(report_js) { return (struct embedded_table){js, sizeof js}; }
