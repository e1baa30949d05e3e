#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__BMI2__)
#define LANES 8
#define SEARCH nonet_single_avx512
#include "solve/single_template.h"
#else
#include "solve/kernel.h"

nonet_kernel_search *const nonet_single_avx512 = NULL;
#endif
