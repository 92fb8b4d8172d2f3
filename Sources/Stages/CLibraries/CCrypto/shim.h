// OpenSSL's libcrypto computes the SHA-256 of photos and settings.
#include <openssl/evp.h>
#include <openssl/sha.h>
