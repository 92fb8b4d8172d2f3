// OpenSSL's libcrypto computes the SHA-256 of photos and settings, and seals profiles and backups.
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
