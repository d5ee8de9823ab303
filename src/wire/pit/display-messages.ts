// Over HTTP: what the house tells on the displays of chosen tables for a time, in its languages.

import { z } from 'zod';

import { languageTag, time, word } from '../../table/fields.ts';

/** Two lines, each short enough to be read across a room. */
const twoLines = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]{1,40}(?:\n[^\p{Cc}\p{Cs}]{1,40})?$/u)
  .describe('Two lines of 40 letters at most.');

const messageTexts = z
  .record(languageTag, twoLines)
  .refine(texts => Object.keys(texts).length > 0)
  .describe('By language; a display that speaks another one shows the first.');

/** A day: what holds longer belongs into the house's own notices. */
const MOST_MINUTES = 1440;

export const messageShowing = z.strictObject({
  tables: z.array(word).min(1).max(1000),
  texts: messageTexts,
  minutes: z.int().min(1).max(MOST_MINUTES),
});

export const displayMessage = z.strictObject({
  message: word.describe('Its number.'),
  tables: z.array(word),
  texts: messageTexts,
  ...{ since: time, until: time, by: z.string() },
});
export type DisplayMessage = z.infer<typeof displayMessage>;

export const displayMessages = z.strictObject({ messages: z.array(displayMessage) });
export type DisplayMessages = z.infer<typeof displayMessages>;

export const messageEnding = z.strictObject({ message: word });

/** What a display is sent of it. */
const shownMessage = displayMessage.pick({ message: true, texts: true, until: true });

export const houseMessages = z
  .strictObject({
    kind: z.literal('house-messages'),
    table: word,
    messages: z.array(shownMessage),
  })
  .describe('What the house tells at a table until its time is over; all else is taken off.');
