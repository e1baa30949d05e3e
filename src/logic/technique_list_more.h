/* The techniques that HoDoKu lacks, each with the lines of technique_list.h: no place in HoDoKu's
 * order, no score, and off, so that its path and its ratings do not see them. */
/* clang-format off */
NONET_METHOD(WXYZ_WING, WXYZ_WING, "WXYZ-Wing", 0, EXTREME, 0, false, FIRST, wxyz_wing, 0)
NONET_METHOD(M_WING, M_WING, "M-Wing", 0, EXTREME, 0, false, FIRST, m_wing, 0)
NONET_METHOD(S_WING, S_WING, "S-Wing", 0, EXTREME, 0, false, FIRST, s_wing, 0)
NONET_METHOD(L_WING, L_WING, "L-Wing", 0, EXTREME, 0, false, FIRST, l_wing, 0)
NONET_METHOD(MEDUSA, MEDUSA_TRAP, "3D Medusa", 0, EXTREME, 0, false, FIRST, medusa, 0)
NONET_METHOD(TRIDAGON, TRIDAGON, "Tridagon", 0, EXTREME, 0, false, FIRST, tridagon, 0)
NONET_METHOD(JUNIOR_EXOCET, JUNIOR_EXOCET, "Junior Exocet", 0, EXTREME, 0, false, FIRST, junior_exocet, 0)
NONET_METHOD(SENIOR_EXOCET, SENIOR_EXOCET, "Senior Exocet", 0, EXTREME, 0, false, FIRST, senior_exocet, 0)
NONET_METHOD(SK_LOOP, SK_LOOP, "SK-Loop", 0, EXTREME, 0, false, FIRST, sk_loop, 0)
NONET_METHOD(MULTI_SECTOR_LOCKED_SETS, MULTI_SECTOR_LOCKED_SETS, "Multi-Sector Locked Sets", 0, EXTREME, 0, false, FIRST, multi_sector_locked_sets, 0)
/* clang-format on */
