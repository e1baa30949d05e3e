#include "io/link.h"

#include "base/sentence.h"
#include "io/json_kind.h"
#include "io/link_find.h"
#include "io/lz_string.h"
#include "io/scl_text.h"
#include "io/short_code.h"
#include "io/solo.h"
#include "io/sudokuwiki.h"

#include <string.h>

enum { MAX_UNPACKED = 1 << 20 }; /* code units; the longest link that was seen has 20,000 */

bool nonet_link_begins(const char *bytes, size_t nbytes) {
	return nonet_link_find(bytes, nbytes).kind != NONET_LINK_NONE;
}

static void set_place(struct nonet_error *error, const char *bytes, size_t offset) {
	error->offset = offset;
	error->line = error->column = 1;
	for (size_t i = 0; i < offset; i++)
		error->column += ((unsigned char)bytes[i] & 0xC0) != 0x80;
}

static enum nonet_status fail(struct nonet_error *error_ret, const char *sentence) {
	nonet_error_say(error_ret, sentence, NULL);
	return NONET_SYNTAX;
}

/* ---- Data ---- */

#ifdef NONET_HAVE_JANSSON

static int hex_value(char byte) {
	if (byte >= '0' && byte <= '9')
		return byte - '0';
	byte = (char)(byte | 0x20);
	return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}

/* Replaces %XX, once. Whether there was any. */
static bool decode_percent(struct nonet_buffer *data) {
	size_t kept = 0, length = data->length;
	for (size_t at = 0; at < length; kept++) {
		const char *from = data->bytes + at;
		int high = length - at > 2 && from[0] == '%' ? hex_value(from[1]) : -1;
		int low = high >= 0 ? hex_value(from[2]) : -1;
		data->bytes[kept] = low >= 0 ? (char)(16 * high + low) : from[0];
		at += low >= 0 ? 3 : 1;
	}
	data->length = kept;
	return kept < length;
}

/* The JSON in a text, whether SudokuPad shortened it or not. */
static enum nonet_status load_text(const char *text, size_t nbytes, json_t **root_ret,
                                   struct nonet_error *error_ret) {
	if (!nonet_scl_text_begins(text, nbytes))
		return nonet_json_load(text, nbytes, root_ret, error_ret);
	struct nonet_buffer json = {0};
	nonet_scl_text_expand(text, nbytes, &json);
	enum nonet_status status = NONET_NO_MEMORY;
	if (!json.no_memory)
		status = nonet_json_load(json.bytes, json.length, root_ret, error_ret);
	nonet_buffer_free_inside(&json);
	return status;
}

static enum nonet_status explain(enum nonet_status status, size_t offset, size_t nbytes,
                                 struct nonet_error *error_ret) {
	if (status == NONET_NO_MEMORY)
		return status;
	if (status == NONET_LIMIT)
		return fail(error_ret, N_("the data of this link unpack to more than a puzzle has"));
	return fail(error_ret,
	            offset == nbytes
	                ? N_("the data of this link are cut off")
	                : N_("the data of this link are spoilt, or something else was added"));
}

static enum nonet_status load_data(const struct nonet_buffer *data, json_t **root_ret,
                                   struct nonet_error *error_ret) {
	struct nonet_buffer text = {0};
	size_t offset;
	enum nonet_status status =
	    nonet_lz_decompress(data->bytes, data->length, MAX_UNPACKED, &text, &offset);
	if (status == NONET_OK)
		status = load_text(text.bytes ? text.bytes : "", text.length, root_ret, error_ret);
	else
		status = explain(status, offset, data->length, error_ret);
	nonet_buffer_free_inside(&text);
	return status;
}

/* Chats and servers make one slash of two in an address. Without one of its characters the rest of
 * the data is nonsense, so that what makes JSON is right. */
static enum nonet_status load_mended(const struct nonet_buffer *data, json_t **root_ret) {
	enum { MAX_TRIES = 200, MAX_NBYTES = 8192 };
	enum nonet_status status = NONET_SYNTAX;
	struct nonet_error ignored;
	if (data->length > MAX_NBYTES)
		return status;
	for (size_t at = 0, tries = 0; status == NONET_SYNTAX && at < data->length; at++) {
		if (data->bytes[at] != '/' || ++tries > MAX_TRIES)
			continue;
		struct nonet_buffer mended = {0};
		nonet_buffer_add(&mended, data->bytes, at + 1);
		nonet_buffer_add(&mended, data->bytes + at, data->length - at);
		status = mended.no_memory ? NONET_NO_MEMORY : load_data(&mended, root_ret, &ignored);
		nonet_buffer_free_inside(&mended);
	}
	return status;
}

static enum nonet_status read_root(const json_t *root, struct nonet_told *told_ret,
                                   struct nonet_error *error_ret) {
	const struct nonet_json_kind *kind = &nonet_json_fpuzzles;
	if (!kind->matches(root))
		kind = &nonet_json_sudokupad;
	if (kind->matches(root))
		return kind->read(root, told_ret, error_ret) ? NONET_OK : NONET_SYNTAX;
	return fail(error_ret, N_("the data of this link are no puzzle of f-puzzles or SudokuPad"));
}

static enum nonet_status read_data(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                                   struct nonet_error *error_ret) {
	enum { MAX_ROUNDS = 3 }; /* an address in an address is encoded twice */
	struct nonet_buffer data = {0};
	json_t *root = NULL;
	nonet_buffer_add(&data, bytes, nbytes);
	if (data.no_memory)
		return NONET_NO_MEMORY;
	for (int round = 0; round < MAX_ROUNDS && decode_percent(&data); round++)
		;
	enum nonet_status status = load_data(&data, &root, error_ret);
	if (status == NONET_SYNTAX)
		status = load_mended(&data, &root) == NONET_OK ? NONET_OK : status;
	if (status == NONET_OK)
		status = read_root(root, told_ret, error_ret);
	json_decref(root);
	nonet_buffer_free_inside(&data);
	return status;
}

static enum nonet_status read_scl_text(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret) {
	json_t *root = NULL;
	enum nonet_status status = load_text(bytes, nbytes, &root, error_ret);
	if (status == NONET_OK)
		status = read_root(root, told_ret, error_ret);
	json_decref(root);
	return status;
}

#else

static enum nonet_status read_data(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                                   struct nonet_error *error_ret) {
	(void)bytes, (void)nbytes, (void)told_ret;
	return fail(error_ret,
	            N_("this link holds JSON, which a nonet built without jansson cannot read"));
}

static enum nonet_status read_scl_text(const char *bytes, size_t nbytes,
                                       struct nonet_told *told_ret, struct nonet_error *error_ret) {
	return read_data(bytes, nbytes, told_ret, error_ret);
}

#endif

/* ---- Other links ---- */

static enum nonet_status tell_board(const struct nonet_board *board, struct nonet_told *told_ret) {
	nonet_told_clear(told_ret, 9);
	nonet_puzzle_from_board(board, &told_ret->puzzle);
	return NONET_OK;
}

static enum nonet_status read_short(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                                    struct nonet_error *error_ret) {
	struct nonet_board board;
	size_t used = nonet_short_code_read(bytes, nbytes, &board);
	if (used == 0)
		return fail(error_ret, N_("found no code of 81 cells in this link"));
	if (used < nbytes)
		return fail(error_ret, N_("found more than the code of 81 cells, which is for the rules of "
		                          "variants; nonet reads classic rules only"));
	return tell_board(&board, told_ret);
}

/* 81 digits, for which Sudoku Exchange may have a code. */
static enum nonet_status read_digits(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                                     size_t *offset_ret, struct nonet_error *error_ret) {
	struct nonet_board board;
	bool code = nbytes != NONET_CELLS && nonet_short_code_read(bytes, nbytes, &board) == nbytes;
	if (!code && nonet_board_parse(bytes, nbytes, &board, error_ret) != NONET_OK) {
		*offset_ret = error_ret->offset;
		return NONET_SYNTAX;
	}
	return tell_board(&board, told_ret);
}

static enum nonet_status read_part(const struct nonet_link *link, const char *bytes,
                                   struct nonet_told *told_ret, size_t *offset_ret,
                                   struct nonet_error *error_ret) {
	size_t nbytes = link->nbytes;
	bool good = false;
	switch (link->kind) {
	case NONET_LINK_DATA:
		return read_data(bytes, nbytes, told_ret, error_ret);
	case NONET_LINK_SCL_TEXT:
		return read_scl_text(bytes, nbytes, told_ret, error_ret);
	case NONET_LINK_SHORT:
		return read_short(bytes, nbytes, told_ret, error_ret);
	case NONET_LINK_DIGITS:
		return read_digits(bytes, nbytes, told_ret, offset_ret, error_ret);
	case NONET_LINK_WIKI:
		good = nonet_sudokuwiki_read(bytes, nbytes, told_ret, offset_ret, error_ret);
		break;
	case NONET_LINK_SOLO:
		good = nonet_solo_read(bytes, nbytes, told_ret, offset_ret, error_ret);
		break;
	case NONET_LINK_WIKI_PAGE:
		return fail(error_ret, N_("this link is for a variant's page of SudokuWiki; nonet reads "
		                          "classic rules only"));
	default:
		return fail(error_ret, N_("this link only names a puzzle on a server, from which nonet "
		                          "fetches nothing; a link that holds the puzzle is longer"));
	}
	return good ? NONET_OK : NONET_SYNTAX;
}

enum nonet_status nonet_link_read(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                                  struct nonet_error *error_ret) {
	struct nonet_link link = nonet_link_find(bytes, nbytes);
	size_t offset = 0;
	enum nonet_status status = read_part(&link, bytes + link.at, told_ret, &offset, error_ret);
	if (status == NONET_SYNTAX)
		set_place(error_ret, bytes, link.at + offset);
	return status;
}
