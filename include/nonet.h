/* nonet: a Sudoku engine. This header brings in all of it; each part has its own under nonet/.
 *
 *     struct nonet_board puzzle;
 *     struct nonet_answer answer;
 *     if (nonet_board_parse(text, strlen(text), &puzzle, NULL) == NONET_OK &&
 *         nonet_solve(&puzzle, NULL, &answer) == NONET_OK && answer.verdict == NONET_UNIQUE)
 *             ... answer.solution ...
 *
 * Link with `pkg-config --cflags --libs nonet`.
 */
#ifndef NONET_H
#define NONET_H

#include <nonet/board.h>
#include <nonet/canon.h>
#include <nonet/explain.h>
#include <nonet/format.h>
#include <nonet/generate.h>
#include <nonet/io.h>
#include <nonet/logic.h>
#include <nonet/picture.h>
#include <nonet/puzzle.h>
#include <nonet/render.h>
#include <nonet/session.h>
#include <nonet/solve.h>
#include <nonet/status.h>

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 1
#define NONET_VERSION_PATCH 0
#define NONET_VERSION "0.1.0"

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library that is linked, such as "0.1.0". Static. */
NONET_API const char *nonet_version(void);

#ifdef __cplusplus
}
#endif
#endif
