/* Files of the app Sudoku 10'000 (.1gsudoku), as LibreSudoku reads them: <sudoku data="81
 * digits"/>, whatever is around. */
#include "io/xml_kind.h"

#include <string.h>

static void begin(struct nonet_xml_file *file, const char *name, const char **attributes) {
	const char *data = nonet_xml_attribute(attributes, "data");
	if (strcmp(name, "sudoku") != 0 || !data)
		return;
	nonet_told_clear(file->told, 9);
	file->told->line = file->place.line;
	if (nonet_xml_read_digits(file, data, &file->told->puzzle))
		file->item = NONET_OK;
}

static void end(struct nonet_xml_file *file, const char *name) {
	(void)file;
	(void)name;
}

static void finish(struct nonet_xml_file *file) {
	if (file->nitems == 0)
		nonet_xml_refuse(file,
		                 N_("found XML without a puzzle; expected a file of OpenSudoku, "
		                    "KSudoku or Sudoku 10'000"),
		                 NULL);
}

const struct nonet_xml_kind nonet_xml_gsudoku = {NULL, begin, end, finish};
