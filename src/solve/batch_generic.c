#define LANES 1
#define KERNEL nonet_batch_generic
#include "solve/batch_template.h"
