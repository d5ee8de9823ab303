// An act of the floor that is not of every coup: what has to be said for it, and its command.

import type { Card } from '../../../rules/cards.ts';
import type { ConsoleView, StaffRole, SentCommand } from '../../../wire/index.ts';
import type { Area } from '../../terminal/felt/areas.ts';
import type { ACT_NAMES } from './act-names.ts';
import type { ActWord } from './use-act-texts.ts';

export type BookPower = keyof ConsoleView['powers'];
export type ActName = (typeof ACT_NAMES)[number];
export type SignLimits = NonNullable<ConsoleView['sign']>['limits'];
export type SentSetup = Extract<SentCommand, { do: 'open-table' }>['setup'];

/** Somebody at the table, sitting or standing behind a seat. */
export interface Person {
  readonly seat: number;
  readonly patron: string;
}

/** What was said so far: an act asks for each of these once at most. */
export interface Answers {
  readonly person?: Person;
  readonly patrons?: readonly string[];
  readonly cents?: number;
  readonly count?: number;
  readonly choice?: string;
  /** A second choice, where an act has two. */
  readonly fate?: string;
  /** The number of a hold. */
  readonly hold?: number;
  /** Said in the person's own words, for the record. */
  readonly note?: string;
  /** The clause that was broken. */
  readonly breach?: string;
  /** A name or number without blanks. */
  readonly name?: string;
  readonly bet?: Area;
  readonly cards?: readonly Card[];
  readonly limits?: SignLimits;
  readonly setup?: SentSetup;
}
export type Slot = keyof Answers;

/** One of several: under a word of ours, or a name as it is. */
export type FieldChoice = { readonly value: string } & (
  | { readonly word: ActWord }
  | { readonly says: string }
);

/** One thing that is asked for. */
export interface SheetField {
  readonly slot: Slot;
  readonly label: ActWord;
  /** True where it may be left out. */
  readonly isFree?: boolean;
  readonly choices?: readonly FieldChoice[];
  /** Who may be meant: everybody at the table where it is left out. */
  readonly people?: readonly Person[];
  /** What an amount is to begin with. */
  readonly cents?: number;
}

/** The table as it stands, and who asks. */
export interface Here {
  readonly view: ConsoleView;
  readonly role: string | null;
}

/** Whose signature may go beside that of whoever asks. */
export type SignerRole = StaffRole;

/** What happens at the table that the sheet can ask for. */
export interface FloorAct {
  /** What the book gives to a rank; null where everybody on duty may. */
  readonly power: (here: Here, said?: Answers) => BookPower | null;
  /** Whether this table has a use for it at all. */
  readonly isOpen: (here: Here) => boolean;
  readonly fields: (here: Here, said: Answers) => readonly SheetField[];
  /** Null as long as something has to be said. */
  readonly command: (here: Here, said: Answers) => SentCommand | null;
  /** The role whose second signature goes with it (G12, G19). */
  readonly signedBy?: (here: Here, said: Answers) => SignerRole | null;
  /** Whoever lacks the power may ask somebody who has it, here or on the floor. */
  readonly isAsked?: true;
  /** Where the house has a paper to be filled in with it; null while it is not known whose. */
  readonly paper?: (here: Here, said: Answers) => string | null;
}

/** Whoever has a power stands behind it beside the person who asks, and is another one (G19). */
export const secondWith =
  (power: BookPower): NonNullable<FloorAct['signedBy']> =>
  ({ view, role }) => {
    for (const each of view.powers[power]?.roles ?? []) {
      if (each !== role && each !== 'patron' && each !== 'system') return each;
    }
    return 'operator';
  };

export const always = (): boolean => true;
export const by =
  (power: BookPower | null): FloorAct['power'] =>
  () =>
    power;

/** Whether the book gives anybody the power. */
export const bookGives =
  (power: BookPower) =>
  ({ view }: Here): boolean =>
    view.powers[power] !== undefined;

/** Everybody at the table, in the order of the seats. */
export const peopleAtTable = ({ seats }: Pick<ConsoleView, 'seats'>): readonly Person[] =>
  seats.flatMap(({ seat, patron, standing }) =>
    [...(patron === null ? [] : [patron]), ...standing].map(each => ({ seat, patron: each })),
  );

/** Those who sit. */
export const seatedAt = ({ seats }: Pick<ConsoleView, 'seats'>): readonly Person[] =>
  seats.flatMap(({ seat, patron }) => (patron === null ? [] : [{ seat, patron }]));

export const isAnybody = ({ view }: Here): boolean => peopleAtTable(view).length > 0;
export const isAnybodySeated = ({ view }: Here): boolean => seatedAt(view).length > 0;

/** The one of a closed set that was chosen. */
export const chosen = <Value extends string>(
  values: readonly Value[],
  choice: string | undefined,
): Value | undefined => values.find(value => value === choice);

/** A choice for each value of a closed set, under its own word. */
export const choices = <Value extends string>(
  words: Readonly<Record<Value, ActWord>>,
): readonly FieldChoice[] =>
  // its own keys
  (Object.keys(words) as Value[]).map(value => ({ value, word: words[value] }));

const YES_NO = { yes: 'yes', no: 'no' } as const;
export const yesNo = (label: ActWord): SheetField => ({
  slot: 'choice',
  label,
  choices: choices(YES_NO),
});

/** Something was written. */
export const isWritten = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';
