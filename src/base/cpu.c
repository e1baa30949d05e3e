#include "base/cpu.h"

#if defined(__x86_64__)

bool nonet_cpu_has_avx2(void) {
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
	       __builtin_cpu_supports("bmi2");
}

bool nonet_cpu_has_avx512(void) {
	return nonet_cpu_has_avx2() && __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd") &&
	       __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
	       __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512vpopcntdq");
}

#else

bool nonet_cpu_has_avx2(void) {
	return false;
}

bool nonet_cpu_has_avx512(void) {
	return false;
}

#endif

bool nonet_cpu_has_neon(void) {
#if defined(__aarch64__)
	return true;
#else
	return false;
#endif
}
