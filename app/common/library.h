/* Shared libraries that are loaded when they are needed first: what `nonet solve` does not need
 * does not make it start later. A library is a list of its functions, LIST(X) with X(function) for
 * each; a struct of pointers to them, made with LIBRARY_MEMBER; and their names, made with
 * LIBRARY_NAME. */
#ifndef NONET_APP_LIBRARY_H
#define NONET_APP_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

#define LIBRARY_MEMBER(function) __typeof__(function) *function;
#define LIBRARY_NAME(function) #function,

/* Loads the library of that soname, to stay, and sets the pointers to the functions of these names,
 * one after the other. Returns false when it is not there or lacks one of them. */
bool library_load(const char *soname, const char *const *names, size_t number, void *functions_ret);

#endif
