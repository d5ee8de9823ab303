// What carries messages between the nodes of a house. It may lose them: whatever must not be lost
// stands in the journal, and whoever missed something reads it there.

/** Nobody answered in time, or nobody was there to. What was asked may have been done. */
export class NotReached extends Error {}

export interface Bus {
  /** Whether messages come through now, as far as this end can tell. */
  readonly isUp: boolean;
  /** The longest message that is carried. */
  readonly longest: number;
  /** To all who listen, in the order in which this end says it; told to nobody twice. */
  readonly publish: (subject: string, text: string) => void;
  /** Hears a subject, or with `*` for its last part all that are like it; ends when called. */
  readonly listen: (subject: string, hear: (text: string, subject: string) => void) => () => void;
  /** Answers what is asked on a subject; one end alone does so for each. */
  readonly answer: (subject: string, answer: Answer) => () => void;
  /** Asks whoever answers; rejects with `NotReached`. */
  readonly ask: (subject: string, text: string, withinMs: number) => Promise<string>;
  /** Told when messages come through again after they did not. */
  readonly onUp: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

/** An answer that throws is none. */
export type Answer = (text: string) => string | Promise<string>;

/** A name as one part of a subject: no sign in it means anything to the bus. */
export const subjectPart = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /[.*!~]/gu,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const readSubjectPart = (part: string): string => decodeURIComponent(part);

/** The last part of a subject. */
export const lastPart = (subject: string): string =>
  readSubjectPart(subject.slice(subject.lastIndexOf('.') + 1));
