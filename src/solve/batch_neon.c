#if defined(__aarch64__) && defined(__ARM_NEON)
#define LANES 4
#define KERNEL nonet_batch_neon
#include "solve/batch_template.h"
#else
#include "solve/batch.h"

const struct nonet_batch_kernel nonet_batch_neon = {0};
#endif
