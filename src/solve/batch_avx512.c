#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512VL__) &&                      \
    defined(__AVX512VBMI2__) && defined(__AVX512VPOPCNTDQ__) && defined(__BMI2__)
#define LANES 16
#define KERNEL nonet_batch_avx512
#include "solve/batch_template.h"
#else
#include "solve/batch.h"

const struct nonet_batch_kernel nonet_batch_avx512 = {0};
#endif
