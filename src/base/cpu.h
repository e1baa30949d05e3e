/* What the processor can do: the one place that asks it. */
#ifndef NONET_BASE_CPU_H
#define NONET_BASE_CPU_H

#include <stdbool.h>

/* AVX2 with BMI1 and BMI2, as every x86-64 processor with AVX2 has. */
bool nonet_cpu_has_avx2(void);

/* AVX-512 as Intel's Ice Lake (2019) and AMD's Zen 4 (2022) have it: F, BW, CD, DQ, VL, VBMI2 and
 * VPOPCNTDQ. */
bool nonet_cpu_has_avx512(void);

/* NEON on 64-bit Arm, where it is always there. */
bool nonet_cpu_has_neon(void);

#endif
