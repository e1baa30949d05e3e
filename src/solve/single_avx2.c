#if defined(__AVX2__) && defined(__BMI2__)
#define LANES 8
#define SEARCH nonet_single_avx2
#include "solve/single_template.h"
#else
#include "solve/kernel.h"

nonet_kernel_search *const nonet_single_avx2 = NULL;
#endif
