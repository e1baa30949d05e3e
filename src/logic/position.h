/* What is known about a position before the first step. */
#ifndef NONET_LOGIC_POSITION_H
#define NONET_LOGIC_POSITION_H

#include <nonet/logic.h>

/* How many solutions the clues have, and whether the position agrees with the only one: the verdict
 * that nonet_path_verdict begins with. `solution_ret` is set when it is NONET_UNIQUE. */
enum nonet_verdict nonet_position_solve(const struct nonet_position *position,
                                        struct nonet_board *solution_ret);

#endif
