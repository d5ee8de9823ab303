// What a check can find wrong with a stream, each with the place and one sentence.

export const DAMAGES = [
  'changed',
  'missing',
  'not-linked',
  'unreadable',
  'later-version',
  'unknown-stream',
  'books-wrong',
  'balance-differs',
  'snapshot-differs',
  'projection-differs',
  'database-altered',
  'witness-objects',
  'judge-objects',
  'cut-short',
  'rewritten',
] as const;

/** Something in a stream that was not written by us, or not as it stands now. */
export interface Damage {
  readonly stream: string;
  readonly seq: number;
  readonly found: (typeof DAMAGES)[number];
  readonly says: string;
}

export const changedEvent = (stream: string, seq: number): Damage => ({
  stream,
  seq,
  found: 'changed',
  says: `Event ${seq} of ${stream} was changed.`,
});

export const missing = (stream: string, from: number, to: number): Damage => ({
  stream,
  seq: from,
  found: 'missing',
  says:
    from === to
      ? `Event ${from} of ${stream} is missing.`
      : `Events ${from} to ${to} of ${stream} are missing.`,
});

export const notLinked = (stream: string, seq: number): Damage => ({
  stream,
  seq,
  found: 'not-linked',
  says: `Event ${seq} of ${stream} does not follow the one before it.`,
});

export const unreadable = (stream: string, seq: number): Damage => ({
  stream,
  seq,
  found: 'unreadable',
  says: `Event ${seq} of ${stream} cannot be read.`,
});

/** An event of a later release: whoever goes back to an older one must not guess. */
export const laterVersion = (
  stream: string,
  seq: number,
  { kind, version }: { readonly kind: string; readonly version: number },
): Damage => ({
  stream,
  seq,
  found: 'later-version',
  says: `Event ${seq} of ${stream} is version ${version} of ${kind}: a later release wrote it.`,
});

/** The database itself cannot read a page on which events of the stream stand. */
export const brokenPage = (stream: string, seq: number): Damage => ({
  stream,
  seq,
  found: 'unreadable',
  says: `The disk has changed under ${stream}, after its event ${seq}.`,
});
