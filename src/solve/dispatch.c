#include "base/cpu.h"
#include "base/sentence.h"
#include "solve/kernel.h"

#include <assert.h>

/* Fastest first, as measured with `nonet bench` on processors that have them all. One line adds a
 * kernel. */
static const struct nonet_kernel_row rows[] = {
    {{"avx512", N_("AVX-512, as on Ice Lake and Zen 4"), 16},
     nonet_cpu_has_avx512,
     &nonet_single_avx512,
     &nonet_batch_avx512},
    {{"avx2", N_("AVX2 and BMI2, as on Haswell and Zen"), 8},
     nonet_cpu_has_avx2,
     &nonet_single_avx2,
     &nonet_batch_avx2},
    {{"neon", N_("NEON, on 64-bit Arm"), 4},
     nonet_cpu_has_neon,
     &nonet_single_generic,
     &nonet_batch_neon},
    {{"generic", N_("plain C, on every processor"), 1},
     NULL,
     &nonet_single_generic,
     &nonet_batch_generic},
};

enum { ROWS = sizeof rows / sizeof *rows };

static const struct nonet_kernel *const kernels[ROWS] = {&rows[0].kernel, &rows[1].kernel,
                                                         &rows[2].kernel, &rows[3].kernel};

const struct nonet_kernel *const *nonet_kernels(size_t *number_ret) {
	*number_ret = ROWS;
	return kernels;
}

enum nonet_kernel_state nonet_kernel_state(const struct nonet_kernel *kernel) {
	const struct nonet_kernel_row *row = (const struct nonet_kernel_row *)kernel;
	if (!*row->search || !row->batch->solve)
		return NONET_KERNEL_NOT_BUILT;
	return row->cpu_has && !row->cpu_has() ? NONET_KERNEL_NOT_THIS_CPU : NONET_KERNEL_HERE;
}

const struct nonet_kernel_row *nonet_kernel_row(const struct nonet_limits *limits) {
	if (limits && limits->kernel) {
		assert(nonet_kernel_state(limits->kernel) == NONET_KERNEL_HERE);
		return (const struct nonet_kernel_row *)limits->kernel;
	}
	const struct nonet_kernel_row *row = rows;
	while (nonet_kernel_state(&row->kernel) != NONET_KERNEL_HERE)
		row++;
	return row;
}
