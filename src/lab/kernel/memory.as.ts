// Where everything lies in the kernel's memory. TypeScript reads these as exported globals.

/** Shoes shuffled and dealt side by side: enough to hide the time that a load takes. */
export const LANES: usize = 8;

/** Bytes from one shoe to the next: ten decks and room to read past the end. */
export const SHOE_BYTES: usize = 576;

/** Bytes from the coups of one shoe to those of the next: 520 cards by four, two bytes each. */
export const KINDS_BYTES: usize = 288;

/** Handed in: the state of two xoshiro256++ generators, word by word, side by side (u64). */
export const RANDOM_OFFSET: usize = 1024;

/** Handed in: one byte for each card. Below 8192, because a dealer's place has 13 bits. */
export const SHOES_OFFSET: usize = 1152;

/** Handed in: among how many cards each place is drawn, and which remainders are refused (u16). */
export const BOUNDS_OFFSET: usize = 8192;
export const REFUSED_OFFSET: usize = 9408;

/** Eight draws for each of the eight shoes, as addresses in the upper half of 32 bits. */
export const DRAWS_OFFSET: usize = 10624;

/** Handed in: how many cards the opening burn takes, by the code of the first card (u8). */
export const BURNS_OFFSET: usize = 10880;

/** Handed in: which pair two cards are, by the exclusive or of their codes (u8). */
export const PLAYER_PAIRS_OFFSET: usize = 11136;
export const BANKER_PAIRS_OFFSET: usize = 11392;

/** Handed in: the row in COUPS_OFFSET (u16) by twice the first totals, Banker's in the high byte. */
export const OPENERS_OFFSET: usize = 12288;

/** Handed in: what a coup is, by row and by the two cards that come fifth and sixth. */
export const COUPS_OFFSET: usize = 24576;

/** Handed in: where the tails go from (state, result), in fours (u8). */
export const TAIL_STEPS_OFFSET: usize = 56832;

/** Counted: coups by (state, result), and the same for the last coup of a shoe (u32). */
export const TAILS_OFFSET: usize = 57088;
export const LAST_TAILS_OFFSET: usize = 57344;

/** Kept from shoe to shoe: the last six results of each lane, newest lowest (u32). */
export const HISTORIES_OFFSET: usize = 57600;

/** Of the last turn: how many coups each lane was dealt (u32), and what each was (u16). */
export const DEALT_OFFSET: usize = 57664;
export const KINDS_OFFSET: usize = 57728;

/** Counted: coups by kind (u32), and windows of six results (u32). */
export const KIND_COUNTS_OFFSET: usize = 61440;
export const WINDOWS_OFFSET: usize = 86016;

/** Counted where results alone are wanted: coups, Player wins, Banker wins (u64). */
export const RESULTS_OFFSET: usize = 102400;

/** The first byte that nothing uses. */
export const END: usize = 102432;
