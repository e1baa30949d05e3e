/* Every step of Sudoku Explainer's own techniques in a position: those that HoDoKu does not have,
 * or has in another form. */
#ifndef NONET_LOGIC_SE_FIND_H
#define NONET_LOGIC_SE_FIND_H

#include <nonet/logic.h>

/* Whether steps of the technique are asked for. */
bool nonet_find_wants(const struct nonet_find_options *options, enum nonet_technique technique);

/* Tells the steps of the techniques that are asked for. Steps may come up more than once. NONET_OK
 * also when `visit` ended the search by returning false. `limits` is not NULL. */
enum nonet_status nonet_se_find(const struct nonet_position *position,
                                const struct nonet_find_options *options,
                                const struct nonet_limits *limits,
                                bool (*visit)(void *context, const struct nonet_step *step),
                                void *context);

#endif
