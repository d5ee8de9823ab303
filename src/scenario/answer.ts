// What a scenario's line is answered with, whether a table or a tournament is driven.

import { englishText } from '../texts/index.ts';
import type { HouseReason } from '../wire/reasons/house-reasons.ts';
import type { LineError } from './line-error.ts';

/** An expected no, as the engine gives it. */
export interface RefusedAnswer {
  readonly refused: string;
  readonly clause: string;
  readonly because: string;
}

interface Refusal {
  readonly refused: string;
  readonly clause: string;
  readonly reason: HouseReason;
  readonly missing?: readonly { readonly clause: string; readonly what: HouseReason }[];
}

/** A refusal of the engine as a line says it: in English. */
export const refusedAnswer = ({ reason, missing, ...refusal }: Refusal): RefusedAnswer => ({
  ...refusal,
  because: englishText(reason),
  ...(missing && {
    missing: missing.map(({ clause, what }) => ({ clause, what: englishText(what) })),
  }),
});

/** What happened; a line of several commands says which were given and where they ended. */
export interface EventsAnswer extends Partial<RefusedAnswer> {
  readonly events: readonly object[];
  readonly commands?: readonly object[];
}

/** Something looked at. */
export interface ShowAnswer {
  readonly show: object;
}

/** The engine threw: nothing more is done in this scenario. */
export interface StoppedAnswer {
  readonly stopped: string;
}

/** What the driven table or tournament says to a line. */
export type StageAnswer = EventsAnswer | RefusedAnswer | ShowAnswer | StoppedAnswer;

/** What an expectation found. */
export type ExpectAnswer =
  | { readonly held: true }
  | { readonly expected: unknown; readonly got: unknown; readonly because: string };

/** What a file says about itself. */
export interface HeaderAnswer {
  readonly title?: string;
  readonly clause?: readonly string[];
}

export interface ErrorAnswer {
  readonly error: LineError;
}

/** One line's answer: which line, and one of these. */
export type LineAnswer = { readonly line: number } & (
  | StageAnswer
  | ExpectAnswer
  | HeaderAnswer
  | ErrorAnswer
);

/** What is driven: answers a line about the table or tournament; throws as the engine does. */
export interface Stage {
  readonly answer: (fields: LineFields) => StageAnswer | LineError;
}

/** A line once it is read as JSON. */
export type LineFields = Readonly<Record<string, unknown>>;
