#include "io/json_cells.h"

#ifdef NONET_HAVE_JANSSON

#include <string.h>

/* A number in digits; -1 for anything else. */
static int number_of(const char *text) {
	int number = 0;
	if (*text == '\0' || strlen(text) > 3)
		return -1;
	for (; *text != '\0'; text++) {
		if (*text < '0' || *text > '9')
			return -1;
		number = 10 * number + (*text - '0');
	}
	return number;
}

/* 0..size; -1 for anything else. */
static int small_int(const json_t *value, int size) {
	int number;
	if (!value || json_is_null(value))
		return 0;
	if (json_is_string(value))
		number = *json_string_value(value) == '\0' ? 0 : number_of(json_string_value(value));
	else if (!nonet_json_int(value, 0, size, &number))
		return -1;
	return number <= size ? number : -1;
}

static bool expect(bool good, const json_t *found, int size, struct nonet_error *error_ret) {
	if (!good)
		nonet_json_fault(error_ret, found, N_("a digit from 1 to {highest}"),
		                 NONET_WITH(NONET_NUMBER("highest", size)));
	return good;
}

bool nonet_json_read_value(const json_t *value, int size, uint8_t *value_ret,
                           struct nonet_error *error_ret) {
	int number = small_int(value, size);
	*value_ret = (uint8_t)(number > 0 ? number : 0);
	return expect(number >= 0, value, size, error_ret);
}

bool nonet_json_read_marks(const json_t *array, int size, uint32_t *marks,
                           struct nonet_error *error_ret) {
	for (size_t i = 0; i < json_array_size(array); i++) {
		const json_t *mark = json_array_get(array, i);
		int digit = small_int(mark, size);
		if (digit > 0)
			*marks |= UINT32_C(1) << (digit - 1);
		else if (!json_is_null(mark))
			return expect(false, mark, size, error_ret);
	}
	return true;
}

void nonet_json_read_solution(const json_t *solution, struct nonet_puzzle *puzzle) {
	int ncells = puzzle->size * puzzle->size;
	size_t nbytes;
	const char *text = nonet_json_string(solution, &nbytes);
	if (text ? nbytes != (size_t)ncells || puzzle->size > 9
	         : !nonet_json_is_array_of(solution, (size_t)ncells))
		return;
	for (int cell = 0; cell < ncells; cell++) {
		int value = text ? text[cell] - '0'
		                 : small_int(json_array_get(solution, (size_t)cell), puzzle->size);
		if (value < 1 || value > puzzle->size) {
			memset(puzzle->solution, 0, sizeof puzzle->solution);
			return;
		}
		puzzle->solution[cell] = (uint8_t)value;
	}
}

#endif
