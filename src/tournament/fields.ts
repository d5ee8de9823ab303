// The small values that a tournament's commands are made of, beside those of a table.

import { z } from 'zod';

import { seatNumber, text, word } from '../table/fields.ts';

export * from '../table/fields.ts';

/** More than any tournament has entrants. */
export const MOST_PATRONS = 1_000;
export const patrons = z.array(word).max(MOST_PATRONS);
/** A person, a document, a round as somebody writes it. */
export const name = text(200).min(1);
export const ofPatron = { patron: word };
export const ofSession = { session: word };
export const ofTable = { session: word, table: word };
/** A seat of a session's table, whoever sits there. */
export const ofSeat = { seat: seatNumber };
