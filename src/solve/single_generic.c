#define LANES 4
#define SEARCH nonet_single_generic
#include "solve/single_template.h"
