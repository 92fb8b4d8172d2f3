// memfd_create(2) of the C library, which Swift's Glibc doesn't expose: its header declares it for GNU programs only.
int memfd_create(const char *name, unsigned int flags);
