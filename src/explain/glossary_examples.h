/* The worked examples: NONET_EXAMPLE(technique, how it is found, cells, candidates
 * that are gone, those that the step takes away, digits that it places). Among the cells
 * digits are clues and letters, a for 1 to i for 9, digits placed later. Candidates are triples of
 * digit, row and column. All are positions of puzzles of our own or of public collections, found by
 * searching for the clearest. It has no include guard: it is included wherever its lines have to
 * become something. */
/* clang-format off */
NONET_EXAMPLE(FULL_HOUSE, FINDER,
	"4...6.5...3...7.1.9..14h23..2.3.i....9.71f45..6.5.d.9....435........2......hga.69",
	"", "", "316")
NONET_EXAMPLE(HIDDEN_SINGLE, FINDER,
	".6.31.......9.....1..f5....7.fe.21.8.1.g8.6.bh251.f..3...b....6.5.h6..29f9.4.....",
	"", "", "628")
NONET_EXAMPLE(NAKED_SINGLE, FINDER,
	"1...........5.8.........2.5e.7.148i34...3.e6g3..78.42a2.83.7.d.6......5.i....271.",
	"", "", "721")
NONET_EXAMPLE(DIRECT_POINTING, SE_PATH,
	"8....4....d..2...7b76..h35d....8254.d9..3........d....5..4.c.2...72..d18.b4h.1.3e",
	"", "", "714")
NONET_EXAMPLE(DIRECT_CLAIMING, CLAIMING,
	"......b...3.2.1g..729.3...1.h24.3.7..1...9.26.g..b..8.8....79.bb6....8.g..73h2...",
	"", "369", "319")
NONET_EXAMPLE(DIRECT_HIDDEN_PAIR, SE_PATH,
	"....7.93..g.2..5...9...6..g16.7.....7c.....8.8.2...g.3c8g..21..5b.3.4.7.i....gc2.",
	"", "", "255")
NONET_EXAMPLE(DIRECT_HIDDEN_TRIPLE, SE_PATH,
	".27.....f39.6..8..1..2.5...g.1..85.....7.318.......6.7f78..4....a.....649d35.f7.h",
	"", "", "738")
NONET_EXAMPLE(POINTING, FINDER,
	"721.5..fcfec.2a7..ihd3fgb51hd9eabf3ge16.7c..b2c76h.5a.c95bdfa7h4ghaie3bfafbg384ie",
	"", "424", "")
NONET_EXAMPLE(CLAIMING, FINDER,
	"i8fdacb5g543..gi1fgba69e3hd3gbi5...afae.3...9d98a.6...2cd..a.i8a57..94.2h6i.42a..",
	"", "854", "")
NONET_EXAMPLE(LOCKED_PAIR, FINDER,
	"6ic4bh5agdhbae7c..g5a6c9842cgi28fde124..a5..3..5.4c.b.5c.8i..g.9..cg...e.27ef.93.",
	"476 669 677", "658 687", "")
NONET_EXAMPLE(LOCKED_TRIPLE, FINDER,
	"...5.i8.43efhgd21i.9...bg..9.7..6....1.ihe3g.e...27i..1.ifecd.7..c248.9...5g9af..",
	"", "115 133", "")
NONET_EXAMPLE(NAKED_PAIR, FINDER,
	"de7b3ha6icbfg1i5hdh19fe4bg3agh9dbceficda657bhe62...i417.a..fdc.f.e...81.2.3..a6i.",
	"", "785 875", "")
NONET_EXAMPLE(NAKED_TRIPLE, FINDER,
	"9bcha5g641dh...3b5g56...iahbh49eafgc3g9d6h1ebe6a..2dhid32a87eif.ae....c7.i7e...41",
	"", "285 686", "")
NONET_EXAMPLE(NAKED_QUAD, FINDER,
	"c....h.bd7...4b.8.48b.15.6.9dc..a...8e1.cf24.bfg..d3.1aghd.9.c.e2i..34..f34.57...",
	"197 547 549 739 747 749 844 845", "684 744 964", "")
NONET_EXAMPLE(HIDDEN_PAIR, FINDER,
	"928ea...ffagbi.8e.edc76h..1cg2f.a..9dfi3.7.a.h5a4bi63g186id5...gi4hc2a6ebce17f...",
	"", "277 417", "")
NONET_EXAMPLE(HIDDEN_TRIPLE, FINDER,
	"..g4.5.b.3.5.918d...d6.......ca.456..8f3ei4a.ed1.2f3.iaei.f.g3d4g2iac6..fc8ed7b91",
	"", "835", "")
NONET_EXAMPLE(HIDDEN_QUAD, FINDER,
	"8af57c29d39b......deg2.i..fid1...5f8ghe496abcfbc8...d.2g9.....1ac8....7.56d....82",
	"377 766 987", "375 675 685", "")
NONET_EXAMPLE(X_WING, FINDER,
	".1e..f7...di.ag.5f6b75.3ha.b9c4fhageegf.3a.d8d817.e6..9eh3g2dfaacdf895bg7fbaed.h.",
	"", "214", "")
NONET_EXAMPLE(SWORDFISH, FINDER,
	".ehf.g....6792a.h...15.8gf.a94.f3...fcb.1ed..8g5dib.3.gac2h.95..hi35..175.61gi8.c",
	"411 439", "419 431", "")
NONET_EXAMPLE(JELLYFISH, FINDER,
	"fai8.d5c..c.f5ad.9.de.c96a.i.3da7.fe.6ac859.d4e.ifb1.31.fe9c.4.3i41.h.e65...d6cia",
	"728 731 779 793 823 872", "239 292", "")
NONET_EXAMPLE(SQUIRMBAG, FINDER,
	"2f..57.3i13..b9...iegc.d82.e8.4g.cibd295.c6....3i.b..434.2ih71.hi.gd.2.c..b.35id8",
	"768", "165", "")
NONET_EXAMPLE(WHALE, FINDER,
	"d5gf23h....chg46ebb6h.5.dc7.8.c4b...62de...833...8fb45...b6hc.d.df.c592h8c24..e..",
	"148 149 748 941 943", "936", "")
NONET_EXAMPLE(LEVIATHAN, FINDER,
	".2.i..38e.ea7ch2.6h.c.5b.7..h.ei.f3.5c9b.6g.h.1.87cie23..a.9e2g1.53bgh...7...5..c",
	"441 443 988", "432 439 491 493 495 498", "")
NONET_EXAMPLE(FINNED_X_WING, FINDER,
	".9a5..3..562c18igdcd....a..189...6c.d7c.....1befa834igfa.2cg.d99b4hf5gac.c...126.",
	"", "818", "")
NONET_EXAMPLE(FINNED_SWORDFISH, FINDER,
	"7d.a3.i26c.b.d61g5a.f.bgchdhf4ba97ec.3147.bf..bg.fc..16..c.b..g2.c7.46..dg9f815cb",
	"", "882", "")
NONET_EXAMPLE(FINNED_JELLYFISH, FINDER,
	"5d...271.f1bg.4he.8.ga.ebd....fd.a.ga..e.g6.4g6d.21.854.fbai.78...476..a9ga.5.df2",
	"314 355", "388", "")
NONET_EXAMPLE(FINNED_SQUIRMBAG, FINDER,
	"d...i.7.cc72.84f.99.agc6.2da...dg..ff.4...937g.8.69adb5..d1cb7h.4g9..36a.1cfg.4ie",
	"", "856", "")
NONET_EXAMPLE(FINNED_WHALE, FINDER,
	"59.h.1......6.i1e....27e.8i4.ea9.8....ighde12..83e...49.1e.c.7h.e74.h..a...iag6.5",
	"342 642 661 662", "631 632", "")
NONET_EXAMPLE(FINNED_LEVIATHAN, FINDER,
	"...af.8g..1.8g5..3h.73..6e1.5.621gc....g..e.473.e..a...g........8.b5f91g.62..7...",
	"211 258 371 373 391 411 413 421 423 463 471 473 491 911 913", "475 476", "")
NONET_EXAMPLE(SASHIMI_X_WING, FINDER,
	"5.....34gg.fecd..132d.715.f97..456.3.35....g.6..c.g.e..fg..9.ce2.c.567..8eiga3462",
	"", "151", "")
NONET_EXAMPLE(SASHIMI_SWORDFISH, FINDER,
	"....27.3ic.164ib...9b..e..fa3.9.d.28i.8..b6a..b5..13i...ib.8.5c.....39622.c.if..1",
	"412 772 781 782 792 892", "417", "")
NONET_EXAMPLE(SASHIMI_JELLYFISH, FINDER,
	".ei2h7.a.b18.dig.54.g.e.bhie8.gi41.27.d.b..5....53..dg....6e.7..459g..2..7..12e9.",
	"166 373 381 663", "657 659 667", "")
NONET_EXAMPLE(SASHIMI_SQUIRMBAG, FINDER,
	"8.i6.51.4.4.ga.98ea5.hdi..2...i.4.5ad.12e..i..iea.74b89a2e7f8dc..dc..eaiec8d912..",
	"321 337 633", "343", "")
NONET_EXAMPLE(SASHIMI_WHALE, FINDER,
	"db.8.e97fei6247.h....fi.bd53de1hfgbib..5.94f.6.i.2..ehi5..6bh178f.i..e3b..2.eh6id",
	"153 183 364", "131 132", "")
NONET_EXAMPLE(SASHIMI_LEVIATHAN, FINDER,
	"fai8.d5c..c.f5ad.9.de.c96a.i.3da7.fe.6ac859.d4e.ifb1.31.fe9c.4.3i41.h.e65...d6cia",
	"728 731 779 872", "793", "")
NONET_EXAMPLE(FRANKEN_X_WING, FINDER,
	"e7681i...h.b..4.9.9.db6eh..bfc.5a9.hai8f.c.e.74eib8a63deiah7...3b15.f78.68g..b.1.",
	"", "729", "")
NONET_EXAMPLE(FRANKEN_SWORDFISH, FINDER,
	"3f.ad..2..ad.5.c.6.9.f73.a.d2.9.7.5..5.....4..81e3d..b6dighebc1.g.39a...1c.42f..9",
	"", "221", "")
NONET_EXAMPLE(FRANKEN_JELLYFISH, FINDER,
	"i....e.6.5......927..i21....79h3d........2i83.....9.4.8.7ai.d.5de1b..h.i.9.458...",
	"", "567", "")
NONET_EXAMPLE(FRANKEN_SQUIRMBAG, FINDER,
	"9.d3h.5..8..i4.c..a6c...8d9f.hdi.1cb31..f8ie4.d9a.3g6h.cf.79dha4i.ha.fg3g81fcd2ie",
	"526", "716 726", "")
NONET_EXAMPLE(FRANKEN_WHALE, FINDER,
	"...6iad52abe..4.9f9f4e.b1..d5ai6gb83..b1d3..e...h2e.dae.92...a42d..1.e.93a6d5i.b.",
	"", "875 877", "")
NONET_EXAMPLE(FRANKEN_LEVIATHAN, FINDER,
	"...6iad52abe..4.9f9f4e.b1..d5ai6gb83..b1d3..e...h2e.dae.92...a42d..1.e.93a6d5i.b.",
	"", "877", "")
NONET_EXAMPLE(FINNED_FRANKEN_X_WING, FINDER,
	"c75.2d8a.6ab.8e..3di8.ca..5ahf5.3...e47bi6c8abc91.h.e.gb3de9afhhfdc1g5i2ieahfbg34",
	"", "748", "")
NONET_EXAMPLE(FINNED_FRANKEN_SWORDFISH, FINDER,
	"8.9a...c....i3.h....ch.6..9.8.be91.3i3.7ad.58e1.6hc.i.4.1cih...cbhefg9...i5d2138.",
	"223 423 621 721 731", "672", "")
NONET_EXAMPLE(FINNED_FRANKEN_JELLYFISH, FINDER,
	"5ahf7ibd3f738bd9aebi4e1ch7f.f.bch.5iice7d16hb.8b9fe7c..2f4eg.i88d.ci25f..e91h6.2.",
	"", "189", "")
NONET_EXAMPLE(FINNED_FRANKEN_SQUIRMBAG, FINDER,
	"e..bag9.8..2.f.g.1gah4392fe.....6.7i1.g.2..e6f5.7....b..5673..d3.....5.g8g1...f.c",
	"188 278 368 468 485 486 888 978", "282", "")
NONET_EXAMPLE(FINNED_FRANKEN_WHALE, FINDER,
	"2ca...ih6h4i.c.ega5f7918.c.abh..3.i.dif.8..1.7e3a.9..hfa23e784ic85.i.1.g9gdh.a.5.",
	"", "284", "")
NONET_EXAMPLE(FINNED_FRANKEN_LEVIATHAN, FINDER,
	".g..d936a.1i.2.d....4....i2di31.2..6.5.i7.a4.1hg4.69b.9..b.d5..gd..6.b3i.287i.fad",
	"535", "335", "")
NONET_EXAMPLE(MUTANT_X_WING, FINDER,
	"a8......56...5.82.b.e...1..ce8....6.gf25.c9a.d1i.7.3e.93g26h5d15b.3.4.h.h4.g.e...",
	"", "145", "")
NONET_EXAMPLE(MUTANT_SWORDFISH, FINDER,
	"d.25..63..1..bf5d.ef..4.ba.6.8..9..2a.527..hf...f.84.1..6...1.e3.a...8f4..d.6...3",
	"", "585", "")
NONET_EXAMPLE(MUTANT_JELLYFISH, FINDER,
	"ha9..64...638a.........981f12.i...4h.......513.8a..7...8a2..9.77...9.a....2..1...",
	"", "962", "")
NONET_EXAMPLE(MUTANT_SQUIRMBAG, FINDER,
	".ia8.7.3..6...971h2g8fca.d.h.7.a3.9.1.f.9..8.i4..h6ab.f......71.a..g..f.gh9a623e4",
	"", "215 272", "")
NONET_EXAMPLE(MUTANT_WHALE, FINDER,
	"5fg3daibh....e67da.412g.cfe...18.5i6a..f9..cg.9f7ce.a4.39d1.f524...f.1hc6a..2cd79",
	"", "821 857", "")
NONET_EXAMPLE(MUTANT_LEVIATHAN, FINDER,
	"9.d3h.5..8..i4.c..a6c...8d9f.hdi.1cb31..f8ie4.d9a.3g6h.cf.79dha4i.ha.fg3g81fcd2ie",
	"526", "216 223 226", "")
NONET_EXAMPLE(FINNED_MUTANT_X_WING, FINDER,
	"ic17..6d8g8ef43..i42f9hag3e...196...5.....9..a.i..8..781..f..i4.edh.i.76f9....8..",
	"", "752 753", "")
NONET_EXAMPLE(FINNED_MUTANT_SWORDFISH, FINDER,
	"5ahf7ibd3f738bd9aebi4e1ch7f.f.bch.5iice7d16hb.8b9fe7c..2f4eg.i88d.ci25f..e91h6.2.",
	"", "171", "")
NONET_EXAMPLE(FINNED_MUTANT_JELLYFISH, FINDER,
	"5ahf7ibd3f738bd9aebi4e1ch7f.f.bch.5iice7d16hb.8b9fe7c..2f4eg.i88d.ci25f..e91h6.2.",
	"", "171", "")
NONET_EXAMPLE(FINNED_MUTANT_SQUIRMBAG, FINDER,
	"...6iad52abe..4.9f9f4e.b1..d5ai6gb83..b1d3..e...h2e.dae.92...a42d..1.e.93a6d5i.b.",
	"", "375", "")
NONET_EXAMPLE(FINNED_MUTANT_WHALE, FINDER,
	"5fg3daibh....e67da.412g.cfe...18.5i6a..f9..cg.9f7ce.a4.39d1.f524...f.1hc6a..2cd79",
	"", "861", "")
NONET_EXAMPLE(FINNED_MUTANT_LEVIATHAN, FINDER,
	"6.913.dhb.bh...c1f..4bfh5i74..8a.b798.2...ac....c.bh6.idafe3gb82..gh19d3.h.4296ea",
	"", "526", "")
NONET_EXAMPLE(KRAKEN_FISH_1, FINDER,
	"ab345f.8.d.fgi....7.9.31...24ech7...ca8..9..5fige1dh2ce7...c29h8f.i.....ic2.g.6.4",
	"658", "917", "")
NONET_EXAMPLE(KRAKEN_FISH_2, FINDER,
	"4c21gh...i5afbdc78ghf3iebada7ci5bhd6ed.g.f1..fb.4.....hadb67i5c2.....4..3...d....",
	"885 969 983 993", "299", "")
NONET_EXAMPLE(SKYSCRAPER, FINDER,
	"5b.3i.hfgg9cef814b.h62..i3e.a.f2c5gh3681..dbibegd8ifac.75ic.b8dh4.g.2c.6.cbh..7.1",
	"", "131 183", "")
NONET_EXAMPLE(TWO_STRING_KITE, FINDER,
	"8acg5i..6g62hdcei1dei2fach7.3gfh4.59.4fi1.g3h9h.cg.6...7.4i6...f24achig5.9.eb7.f.",
	"", "171", "")
NONET_EXAMPLE(DUAL_TWO_STRING_KITE, FINDER,
	".1ecih.d7hdga623iec9.degh1.e78baid6cabdhcfeg9ifc5g4ab8.3.9degh.7e.f8a.344h.gbc.e.",
	"", "279 679", "")
NONET_EXAMPLE(TURBOT_FISH, FINDER,
	"29c5..a.d...d.3bi....b9.3.5..i6.84cb826i3d5ag3...be9..fh534ig21i17he264cdcb...hei",
	"", "131", "")
NONET_EXAMPLE(EMPTY_RECTANGLE, FINDER,
	"d61c7beihcega894..h92def3aggc..2e.da...8cd.755.4g.1..c.45.13gh....5.g.cd67cbdhae9",
	"647", "687", "")
NONET_EXAMPLE(DUAL_EMPTY_RECTANGLE, FINDER,
	"9gde8facbbf1397hedehc4ba6ig.ib.ched..4ei.23.hhc6aedb79f1g24eih33b8..id.5de9h.3gb.",
	"", "649 695", "")
NONET_EXAMPLE(W_WING, FINDER,
	"b18..3fedcg6be4hai4ieh1fc27...fba5g3a3be4gif8657chi1dbg..1.hb9ee....b4.1.bad.57.f",
	"", "984 985 991", "")
NONET_EXAMPLE(XY_WING, FINDER,
	"bf147....i8gbc....3edi6.2..dcfga9e8257i8db...ha2cef...14e6hc7bi6i3a2gh4egbheid13f",
	"", "739 768", "")
NONET_EXAMPLE(XYZ_WING, FINDER,
	"afebd8..7.3bgei....9736a.e.95adhfg..fd3e7b...gbh913.4.589acg..4cadfb5h7927fhi4.1.",
	"", "839", "")
NONET_EXAMPLE(WXYZ_WING, FINDER,
	"cifhegab4a542..783gb8a43feiha..g.94ee6...dhgad7i51hbc6.c5.8.d1g.4a7.5cih9hgdca5fb",
	"", "674", "")
NONET_EXAMPLE(M_WING, FINDER,
	"f5..8dib.4.h.b.1ef2.ie6.hd.ahbfice74g93hd526aedfga23ihhb4.7.6c5i65d38gabc..2efd8i",
	"", "319", "")
NONET_EXAMPLE(S_WING, FINDER,
	"d3b981...hgiebfcda1e6cd7ih2.a36i82.49f.dab.c82h4gce1ficd.afihb..b1h74.i3.9h25cda.",
	"", "719", "")
NONET_EXAMPLE(L_WING, FINDER,
	"..e.dhgi...7efi.149.4.g3.ehgeid8a.b.a4bic6eh7..375b9d1db13978fe5g6hb4a3icihfaedgb",
	"", "632", "")
NONET_EXAMPLE(UNIQUENESS_1, FINDER,
	"a35g4hf..gdf32ia8ebh96e1g4ci...h..678f7.3....d..9fg..hci2dg68e1ea4h9cbg6fgh2aei34",
	"", "258 958", "")
NONET_EXAMPLE(UNIQUENESS_2, FINDER,
	"b4ei87af3iaf2cd85gcghfe1bd97cbeaifh4d8a36b..5f59dgh3ab1.d....c...3...d.1..ga4c.2.",
	"", "692", "")
NONET_EXAMPLE(UNIQUENESS_3, FINDER,
	"9.gb.13...68e.i2ga.a2h.7.i.h2egifdac7ca4hbi6e.i.ca58b7b7cfeh14i..9a2.7..a8.9g...b",
	"431 588", "639", "")
NONET_EXAMPLE(UNIQUENESS_4, FINDER,
	"..id.fch....3.9ef..f.h.7149...bidf31.2.ef89g4d96a7cbe8ie8gcbdafg326dahief..9he72c",
	"", "122 123", "")
NONET_EXAMPLE(UNIQUENESS_5, FINDER,
	"..h..47b5ef2h37ida....2ec68f5ibha4g381dcg9feb...e461hi....1h5.49....bh.g.8...cb.6",
	"361", "382", "")
NONET_EXAMPLE(UNIQUENESS_6, FINDER,
	"541.c.g.i....g.b45...9dea.3....f.891....h.cgf6ah397debbf7daiechahig536bd3e4h26ia7",
	"", "543 554", "")
NONET_EXAMPLE(HIDDEN_RECTANGLE, FINDER,
	"f2.7d.a..gh.1f...bai4eb87f3d.ibge..18.bf9a...e.ah34.2.be8dag39fca6i52...9dgchfb15",
	"", "457", "")
NONET_EXAMPLE(AVOIDABLE_RECTANGLE_1, FINDER,
	"8b34a....1g.bi.c48..i37hba.c9bgedf81..a.6c.2d..4.2a5..2c.a8gd.9.a75.9h.bi.8f.ba7.",
	"519 618", "626", "")
NONET_EXAMPLE(AVOIDABLE_RECTANGLE_2, FINDER,
	"...cf78bab169hec7dghc1bd56i8....af.ca.5..3d..3...4h2a..7.dc2a.ffca859gd24..g1fi3.",
	"942 943 952", "243 292", "")
NONET_EXAMPLE(UNIQUE_LOOP_1, SE_PATH,
	"fahg32ide3.25.1g6hge.hf.1cbe..9gf8b19h1db5f732gfcahd5ia.568g.i4d.7a5..hf8f.2..ea7",
	"", "282 382", "")
NONET_EXAMPLE(UNIQUE_LOOP_2, SE_PATH,
	"61b...cd54ghe13if2i5c.2.a8gc971..6b8a6e..b4gcbhd3..e1i7ca..8b.4e2i..a8cfhdf2c.g.1",
	"", "716", "")
NONET_EXAMPLE(UNIQUE_LOOP_3, SE_PATH,
	".1b8..d5c.e4b..fha86ce4abg9fb.1e..94cda79be6h5.id...124c6i15hbg29.f.4ac5a.e3b.idf",
	"", "896", "")
NONET_EXAMPLE(UNIQUE_LOOP_4, SE_PATH,
	"i3g8dea621.d7.iehc.5hc1.d9g.d3a.8.eihied7..1f.1.i5..d8cha29dfg54..ehgica5gifca8b4",
	"", "266 267", "")
NONET_EXAMPLE(BUG_PLUS_1, FINDER,
	"c4e1g2hi6f89e3dabggabhficedie.f83.7..2cgi56..86gbda9c5.c.9eg.f.e9642h7acbg.c1fe.i",
	"", "173 873", "")
NONET_EXAMPLE(BUG_1, SE_PATH,
	"a5.c6.4g.c.64.g1e.87deabcifgda6e3hb95..gd.fcaf3.2.agd59a7hc5bfd265ag4i8cdhcibfe1g",
	"", "253 853", "")
NONET_EXAMPLE(BUG_2, SE_PATH,
	"adf.3e8.bhecf2.d..9bgdh163egf581bcd92a4.f.gehc8i5gdb..dih.e61..eg2a4.i..63a.i.5.d",
	"", "778", "")
NONET_EXAMPLE(BUG_3, SE_PATH,
	"a85dg6cbifb4.9.7a.igc....4.hai6472ecceg8b9df14fb.c.ihg2cag6.8i.59f.8.17.7dhi...3.",
	"534 536 539 596 599", "576", "")
NONET_EXAMPLE(BUG_4, SE_PATH,
	"75c4hi1bf.f.c7298eih2fea7cd6bg9d..a3.9.g.c.4..c..1..gi3di1...5ge1f.c7di.bg85i4c6a",
	"857 866 867", "267 557", "")
NONET_EXAMPLE(SIMPLE_COLORS_TRAP, FINDER,
	"....3.7f.c...afb4.6..52...ce6..h9d2...9.f.8e.87b1de3i6i8fd7a5c2g.5.i3f.4...6e..7.",
	"119 132 133 199 836 919", "813", "")
NONET_EXAMPLE(SIMPLE_COLORS_WRAP, FINDER,
	"5if8dab37hbg..51id4ca2ige6h..9.b.g51adeig68bc27.ae.9df.5d71.6hb.ab...3ge7..e.2dai",
	"", "886 895", "")
NONET_EXAMPLE(MULTI_COLORS_1, FINDER,
	"e.36..a..fa2..74..7..1..6..9efhg1cd2a.d..f7e8...45.iafb6..a.h.d..1bf459.d.57.8bf1",
	"924 935", "939", "")
NONET_EXAMPLE(MULTI_COLORS_2, FINDER,
	"9.g...5.be.429.f...6...7..8d...7...5g5..b3.84h.1id5g.667.3h2d....8...2...4....8..",
	"188 189 198 199 243 318 338 342 348 382 391 947 978 988 998", "312 335", "")
NONET_EXAMPLE(MEDUSA_TRAP, FINDER,
	"...a2i.ec1..345b..b35fgh9ad3b17i...e.5.2a3.9....eh.1c29g3dfa52h6ad8ebcgiehbic7f4a",
	"", "751 753", "")
NONET_EXAMPLE(MEDUSA_WRAP, FINDER,
	"..e..dhbc9d372h1fe8b.c.5gd9..9..b38......cb5.c.2..1ig4a6h437eib5cd2hifag2ig..fd3h",
	"", "565 664", "665")
NONET_EXAMPLE(REMOTE_PAIR, FINDER,
	"bai.g.fe8h76baed394c5ifh1b7eid6.7h1.3h2aeigdfgf18...9ei.he.6.gaa53ghbif4f.g.i158.",
	"", "375", "")
NONET_EXAMPLE(X_CHAIN, FINDER,
	".......ga..73a..841...g8.95.a96..g32.7...caficb6791deh.3a5...47g5.13..b66....geac",
	"911", "811", "")
NONET_EXAMPLE(XY_CHAIN, FINDER,
	"3fag4i52858d...gi.gi2.....dibce74.h.d1f...35gh5g6cab4if78...da21de2hgi..b39da68ge",
	"", "324 334 376", "")
NONET_EXAMPLE(CONTINUOUS_NICE_LOOP, FINDER,
	"7i8fcaed2cedhib617fbag54...h3fag9bedi7542c...1d2efhg3i2..9de...e..b8.d..d..c1..25",
	"", "379 783 837", "")
NONET_EXAMPLE(DISCONTINUOUS_NICE_LOOP, FINDER,
	".ceiag2.8.9.438.5.h..b5f.icge8a64i3b...h2i.75..i3g5h..e467.b3...8.e.1.....16.ce..",
	"162 651 661", "488", "")
NONET_EXAMPLE(AIC, FINDER,
	"a.h6..2.dfbd.8.i5.3.7..bhafe8b...7di91c.2.6hedg6859a..2c....dih74ibchef18f.9..3..",
	"176 795 796", "174 175 193", "")
NONET_EXAMPLE(GROUPED_CONTINUOUS_NICE_LOOP, FINDER,
	"9.724....d2...59..f.....b.41..3e..ib7..d92a86b.9..1..58.b.1.6..5..8...2.c.6.b..4.",
	"119 129 317 362 518 665 776 785 786 797 976 986", "389 442 482 767", "")
NONET_EXAMPLE(GROUPED_DISCONTINUOUS_NICE_LOOP, FINDER,
	"7.h5.2..6.b6.3....d.31...2.2.....4.9h4.b...1.3.7.....2.8...5....g..2.8..6c.9h7.e4",
	"173 177 388 828 918 928 977", "127", "")
NONET_EXAMPLE(GROUPED_AIC, FINDER,
	"bf......7..9.5.2.f1..b.6.8....5..6...9bgf..3...64.2...i8.6.....f.4.2.9..7b.....61",
	"175 562 748 762 859 886 949", "117 148 168", "")
NONET_EXAMPLE(X_CYCLE, SE_PATH,
	"c1..d7f.2.2g1.6.4cfdhb9cag5h94..2g1fgf3.ad5b.aebf7..c427a..ed6.dc.gf.b.1.8f4ba3.g",
	"", "874", "")
NONET_EXAMPLE(Y_CYCLE, SE_PATH,
	"4f125cg..gh2f9ae..eicd78a6bb59afg...3af9h42eg8d73be....3deab8g..b8g36..5.gehdi.b.",
	"", "699 988", "")
NONET_EXAMPLE(XY_CYCLE, SE_PATH,
	"ad83b7..926geid3ha.c.hfag4b3ifd521g87a4fc8ib5h5b..i....8.b.6..7.g..h52...b1..ch..",
	"", "469 477 698", "")
NONET_EXAMPLE(FORCING_X_CHAIN, SE_PATH,
	"d37fbie1h8..a574c...ec4h.g2...h74.ec.73eab8d.58difcgb1gdib3fahec6adhe2igb5h791c6d",
	"", "223", "623")
NONET_EXAMPLE(FORCING_CHAIN, SE_PATH,
	".d..1.h27ig8b65ca43abdhge9faich42g65hf47e1bcibeg...dha4h.a..9.b.3i.2da.h.21..8f4c",
	"", "511", "")
NONET_EXAMPLE(SUE_DE_COQ, FINDER,
	"5cdh..69afgbi518dc8ai63de72g63a9ebhda.e7..i3f.9h...a573.6e.i..8ih72....e.5a.....i",
	"465 475 495 497 695", "396", "")
NONET_EXAMPLE(ALS_XZ, FINDER,
	"12c.86.g.ig...e3..45..cg...g.b.6c...c.57i....6aie24783231.gi..6hfdc5b917eigf...c.",
	"", "874", "")
NONET_EXAMPLE(ALS_XY_WING, FINDER,
	".e.6c79.d73.e4i.f.9fda8bge34i..f..1ef..9.e..7..5....if.2i.5f.78e4..i.6....62..5.9",
	"123 162 183 257 344 467 764 813 853 883 896", "743 792", "")
NONET_EXAMPLE(ALS_XY_CHAIN, FINDER,
	"....27.3ic.164ib...9b..e..fa3.9...28i.8..b6a..b5..13i...ib.8.5c.....39622.c.i...1",
	"447 792 892", "772 781 782", "")
NONET_EXAMPLE(DEATH_BLOSSOM, FINDER,
	"8ic1g62ded6gc5bahiae24ihgc6gd.ha.c6b.a8.235g4b3..4g9a8.h17f.db3cb4.8af.g.g.b3d8.a",
	"", "593", "")
NONET_EXAMPLE(ALIGNED_PAIR_EXCLUSION, SE_PATH,
	"cd19eb...fhec74baibgi..1543ec27di1..96ga28...8a4...gib4b3..69..1.fd.g.2.g.82.....",
	"", "878", "")
NONET_EXAMPLE(ALIGNED_TRIPLE_EXCLUSION, SE_PATH,
	"b1.3gei8...542ha..8..f91.b....if.2.1.b.a836...6ab5.h.37..hc6.1b...7ab..9132ed9gfh",
	"441", "443", "")
NONET_EXAMPLE(JUNIOR_EXOCET, FINDER,
	"..b....35ehgc.2.6i..3.5.b8.bc5.9a..6h7dfbe9ac1fi4....bge6b8..9.c2h1.i...4iae.7.bh",
	"477 615 767 787", "112 139 177 479", "")
NONET_EXAMPLE(SENIOR_EXOCET, FINDER,
	"3i.d.a.f2.8bc7f.1.a.69.b.c.h5a7b4ficgbdfciae8ifc51hb7d..9hf.3baf1.b4c.8.2chai..d6",
	"517", "527 537 587 589 815", "")
NONET_EXAMPLE(SK_LOOP, FINDER,
	"2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
	"", "152 162 326 352 386 726 758 786 848", "")
NONET_EXAMPLE(MULTI_SECTOR_LOCKED_SETS, FINDER,
	".....1.i7....6.a2.8.a9..3f..954...g3.h3...4ei4..e...8a...a.7..6.1.f2.g..5..3..9ab",
	"266 475 486 489 492 493 666 765 815 826 875 886 893", "432 532", "")
NONET_EXAMPLE(TRIDAGON, FINDER,
	"6ae.7.hid8gd56iba3i3bdhaef7.d7.i.f5.52h6.g.49.6i.4e7.2bhf9.d.g5g9c.ef42.45a72.9.6",
	"", "", "246")
NONET_EXAMPLE(NISHIO, SE_PATH,
	"..1...b7.3..82.5...b.1.93...16.h.72.g3b6..h..8..7.2...2...4......92...8.1....86.b",
	"", "773", "")
NONET_EXAMPLE(CELL_CHAINS, SE_PATH,
	"86.9.ac..d.ic.f...c.1478.f.7c8.ai..6542fh3.1.aif.dg.3.i83a65.7.f.4.c2.i.ba..i46.3",
	"227 237", "527", "")
NONET_EXAMPLE(REGION_CHAINS, SE_PATH,
	"86.9.ac..d.ic.f...c.1478.f.7c8.ai..6542fh3.1.aif.dg.3.i83a65.7.f.4.c2.i.ba..i46.3",
	"", "227", "")
NONET_EXAMPLE(DOUBLE_CHAINS, SE_PATH,
	"......8g..7..9.c1...3..7..51..6......5..2..4...8..9..74.....2...6..1..5......6..3",
	"172 361 668 795", "878", "")
NONET_EXAMPLE(CONTRADICTION_CHAINS, SE_PATH,
	".3....6.7.7.....24..4..1....9......3....1..8...a.5.7.f6a2e.4....e32.8d6a.4.a..5.b",
	"834", "251", "")
NONET_EXAMPLE(FORCING_CHAIN_CONTRADICTION, FINDER,
	"4i1..2..7.3..9d.......a.49.2..5.1.g.7...3.8..........6148...g2..7.4b.a6h...a7h.d9",
	"517 529 562 653 986", "", "129")
NONET_EXAMPLE(FORCING_CHAIN_VERITY, FINDER,
	"6.3......87..5..6...1..98.......2.1..6..7..3..4.8......a54..9h..3..1..57......3.1",
	"215 223 345 439 761 896 949 961 963 992", "", "815")
NONET_EXAMPLE(FORCING_NET_CONTRADICTION, FINDER,
	".h..7..9.g....8..4.42..1h7...4.....88.g2.5..95...h.7...7h6..13.2..8......6..3..h.",
	"314 316 317 323 344 364 524 525 669", "", "744")
NONET_EXAMPLE(FORCING_NET_VERITY, FINDER,
	"...h......3ae7.8.98....315.9.8142......ce....5.c6...4.1.42c....c..7....6.8...531.",
	"211 213 412 416 572 587 612 613 712 713 916 933 982 986 987", "", "116")
NONET_EXAMPLE(TEMPLATE_SET, FINDER,
	".816...e...ia5.6.7.....3.4...4..17ih.a..89....9.d.75a295..4..7...2ia...51....e9b.",
	"211 231 351 353 354 633 651 653 695 792 793", "", "861")
NONET_EXAMPLE(TEMPLATE_DELETE, FINDER,
	"781...ci.b3.9a..e.9e...3..1ab.....3.4i.c26.1ec65..1....72.c...9hai46.5.c.dc..9.8.",
	"429 629 738 747 767 797 847 867", "576", "")
NONET_EXAMPLE(BRUTE_FORCE, HODOKU_PATH,
	"..34......5...9...6...2.1..2...6...1.4.5...6...6..3.....9...6.7......8.28...7..1.",
	"", "", "256")
/* clang-format on */
