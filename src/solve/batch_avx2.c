#if defined(__AVX2__) && defined(__BMI2__)
#define LANES 8
#define KERNEL nonet_batch_avx2
#include "solve/batch_template.h"
#else
#include "solve/batch.h"

const struct nonet_batch_kernel nonet_batch_avx2 = {0};
#endif
