/* The techniques that HoDoKu lacks, each with the lines of technique_list.h: no place in HoDoKu's
 * order, no score, and off, so that its path and its ratings do not see them. */
/* clang-format off */
NONET_METHOD(WXYZ_WING, WXYZ_WING, "WXYZ-Wing", 0, EXTREME, 0, false, FIRST, wxyz_wing, 0)
/* clang-format on */
