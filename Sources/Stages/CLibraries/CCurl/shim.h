// libcurl speaks HTTP to a language model. On Linux, URLSession ends the whole program when an answer is cut off inside
// its headers or has trailers after its body.
#include <curl/curl.h>

typedef size_t (*vegy_receiver)(char *, size_t, size_t, void *);
typedef int (*vegy_watcher)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

// The calls below are variadic in libcurl, which Swift can't import.
static inline CURLcode vegy_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode vegy_set_pointer(CURL *handle, CURLoption option, const void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode vegy_set_callbacks(
    CURL *handle, vegy_receiver header, vegy_receiver body, vegy_watcher watcher, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, header);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, watcher);
    if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context);
    return code;
}

static inline long vegy_status(CURL *handle) {
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}
