/* The search for forcing chains from several assumptions. */
#ifndef NONET_LOGIC_SE_MULTIPLE_H
#define NONET_LOGIC_SE_MULTIPLE_H

#include "logic/se_chains.h"

/* Forgets all nets that are kept. */
void nonet_se_multiple_begin(struct nonet_se_chainer *chainer);

/* `starts`, unless NULL, says what has changed since the same search found nothing; only where that
 * matters is searched again. Fills chainer->hints, which must have been started, with what follows
 * from the candidates of some digits. False when stopped or out of memory. The nets of true
 * candidates stay until the next search. */
bool nonet_se_multiple_search(struct nonet_se_chainer *chainer, const struct nonet_se_grid *grid,
                              enum nonet_se_chain_kind kind, unsigned digits,
                              const struct nonet_se_starts *starts);

/* The kept net of a candidate. NULL when stopped or out of memory. */
const struct nonet_se_net *nonet_se_multiple_net(struct nonet_se_chainer *chainer,
                                                 const struct nonet_se_grid *grid,
                                                 enum nonet_se_chain_kind kind, int candidate);

/* Goes through the nodes to which a hint's chains lead, each with its net and the reason for its
 * assumption. The net is good during the call only. False when stopped or out of memory. */
typedef bool nonet_se_target_visitor(void *context, const struct nonet_se_net *net, int position,
                                     enum nonet_se_cause cause_of_start);
bool nonet_se_multiple_visit(struct nonet_se_chainer *chainer, const struct nonet_se_grid *grid,
                             enum nonet_se_chain_kind kind, const struct nonet_se_hint *hint,
                             nonet_se_target_visitor *visit, void *context);

#endif
