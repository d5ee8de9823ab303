// What every field of a tournament's conditions is called. A field without a name does not compile.

import type { SentTournamentCommand } from '../../../wire/index.ts';
import type { Language } from '../../texts/index.ts';
import { textsOf } from '../../texts/load-texts.ts';

type Conditions = Extract<SentTournamentCommand, { do: 'write-conditions' }>['conditions'];

/** Every name in a document, however deep. */
type FieldsOf<Part> = Part extends readonly (infer Line)[]
  ? FieldsOf<Line>
  : Part extends object
    ? { [Name in keyof Part & string]-?: Name | FieldsOf<Part[Name]> }[keyof Part & string]
    : never;

/** A name that means something else within another field. */
type Within = 'prizes.place' | 'follows.chips';
export type ConditionField = FieldsOf<Conditions> | Within;

const names: (language: Language) => Readonly<Record<ConditionField, string>> =
  textsOf('conditions');

/** A field by its own name and that of the field around it; undefined for what is no field. */
export function fieldName(language: Language, name: string, around: string): string | undefined {
  const known: Readonly<Record<string, string>> = names(language);
  return known[`${around}.${name}`] ?? known[name];
}
