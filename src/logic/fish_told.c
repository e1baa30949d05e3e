#include "logic/fish_told.h"

#include "base/rng.h"

#include <string.h>

static bool is_few(const struct nonet_fish_told *told) {
	return told->target_count <= NONET_FISH_FEW_TARGETS;
}

static bool has_bit(const uint64_t bits[], unsigned at) {
	return bits[at / 64] >> at % 64 & 1;
}

static void set_bit(uint64_t bits[], unsigned at) {
	bits[at / 64] |= (uint64_t)1 << at % 64;
}

static unsigned number_of(const struct nonet_fish_told *told, struct nonet_cellset cells) {
	unsigned number = 0;
	while (!nonet_cellset_is_empty(cells))
		number |= 1u << told->index[nonet_cellset_take(&cells)];
	return number;
}

void nonet_fish_told_start(struct nonet_fish_told *told, struct nonet_cellset targets) {
	told->target_count = 0;
	while (!nonet_cellset_is_empty(targets))
		told->index[nonet_cellset_take(&targets)] = (uint8_t)told->target_count++;
	nonet_hash_set_clear(&told->many);
	if (!is_few(told))
		return;
	size_t nbytes = (((size_t)1 << told->target_count) + 63) / 64 * sizeof told->told[0];
	memset(told->told, 0, nbytes);
	memset(told->closed, 0, nbytes);
	set_bit(told->closed, 0);
}

bool nonet_fish_told_add(struct nonet_fish_told *told, struct nonet_cellset gone) {
	if (!is_few(told))
		return nonet_hash_set_add(&told->many, nonet_rng_mix(nonet_rng_mix(gone.low) ^ gone.high));
	unsigned number = number_of(told, gone);
	bool added = !has_bit(told->told, number);
	set_bit(told->told, number);
	return added;
}

bool nonet_fish_told_has(const struct nonet_fish_told *told, struct nonet_cellset gone) {
	return is_few(told) && has_bit(told->told, number_of(told, gone));
}

/* Recurses once for each target. */
static bool is_closed(struct nonet_fish_told *told, unsigned number) {
	if (has_bit(told->closed, number))
		return true;
	if (!has_bit(told->told, number))
		return false;
	for (unsigned rest = number; rest; rest &= rest - 1)
		if (!is_closed(told, number & ~(rest & (~rest + 1))))
			return false;
	set_bit(told->closed, number);
	return true;
}

bool nonet_fish_told_all(struct nonet_fish_told *told, struct nonet_cellset targets) {
	return is_few(told) && is_closed(told, number_of(told, targets));
}
