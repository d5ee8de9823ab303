// The form of a secret wager as its patron wrote it, and how it is read (16.6.2, Diagram I).

import { z } from 'zod';

import { text } from '../../../table/fields.ts';
import type { Plain } from '../../../table/same.ts';
import { readFigures } from '../words/read-figures.ts';
import { readWords } from '../words/read-words.ts';
import { type StakeArea, AREAS } from '../play.ts';

export const stakeArea = z.enum(AREAS);

/** As it was written: whatever can be typed is a form, and for the inspector to judge (16.6.2). */
const written = text(200);

/** Kept as handed in: nothing is filled in, converted or corrected. */
export const secretForm = z
  .strictObject({
    name: written,
    seatNumber: written,
    figures: written,
    words: written,
    /** Every selection that is marked; one is right. */
    marked: z.array(stakeArea).max(AREAS.length),
    signature: written,
  })
  .meta({ title: 'secret wager form' });
export type SecretForm = Plain<z.infer<typeof secretForm>>;

/** What cannot be made out on a form settles no wager (16.6.10.d). */
export const ENTRY_FAULTS = [
  'figures-missing',
  'figures-unreadable',
  'words-missing',
  'words-unreadable',
  'words-differ',
  'no-selection',
  'several-selections',
] as const;
export type EntryFault = (typeof ENTRY_FAULTS)[number];

/** A form that says what it wagers, or what is wrong with its entries. */
export type ReadForm =
  | { readonly on: StakeArea; readonly stake: number }
  | { readonly faults: readonly [EntryFault, ...EntryFault[]] };

/** Reads type and amount; words that only a person can read are the inspector's to compare. */
export function readForm(form: SecretForm, wordsAgree: boolean | null): ReadForm {
  const stake = readFigures(form.figures);
  const faults = [
    ...faultsOfFigures(form.figures, stake),
    ...faultsOfWords(form.words, stake, wordsAgree),
    ...faultsOfSelection(form.marked),
  ];
  const [first, ...others] = faults;
  if (first !== undefined) return { faults: [first, ...others] };
  const [on] = form.marked;
  return on === undefined || stake === undefined ? { faults: ['no-selection'] } : { on, stake };
}

function faultsOfFigures(figures: string, stake: number | undefined): readonly EntryFault[] {
  if (figures.trim() === '') return ['figures-missing'];
  return stake === undefined ? ['figures-unreadable'] : [];
}

function faultsOfWords(
  words: string,
  stake: number | undefined,
  wordsAgree: boolean | null,
): readonly EntryFault[] {
  if (words.trim() === '') return ['words-missing'];
  if (wordsAgree !== null) return wordsAgree ? [] : ['words-differ'];
  const said = readWords(words);
  if (said === undefined) return ['words-unreadable'];
  return stake === undefined || said === stake ? [] : ['words-differ'];
}

function faultsOfSelection(marked: readonly StakeArea[]): readonly EntryFault[] {
  if (marked.length === 1) return [];
  return [marked.length === 0 ? 'no-selection' : 'several-selections'];
}
