// The shapes that stored bodies have had. A released shape is never changed: a new one gets the
// next version, and a pure function lifts the one before to it, so that old journals replay for
// ever. What is lifted is only what was read: hashes run over the bytes as they were stored.

/** Lifts a body to the next version of its shape: pure, and total on what was ever written. */
export type Lift = (body: unknown) => unknown;

/** Kinds that had more than one shape: the first lift is from version 1 to 2, and so on. */
export type Lifts = Readonly<Record<string, readonly Lift[]>>;

/** A body as it was read: in today's version, or in one that only a later release knows. */
export interface ShapedBody {
  readonly version: number;
  readonly body: unknown;
}

const NONE: readonly Lift[] = [];

/** The kinds of events of one family of streams, as tables or the house. */
export class Shapes {
  readonly #lifts: ReadonlyMap<string, readonly Lift[]>;

  constructor(lifts: Lifts = {}) {
    this.#lifts = new Map(Object.entries(lifts));
  }

  /** The version that is written today. */
  versionOf(kind: string): number {
    return 1 + (this.#lifts.get(kind)?.length ?? 0);
  }

  /** The body in today's shape; one of a later release stays as it is. */
  lifted(kind: string, version: number, body: unknown): ShapedBody {
    const lifts = this.#lifts.get(kind) ?? NONE;
    const due = lifts.slice(version - 1);
    return due.length === 0
      ? { version, body }
      : { version: lifts.length + 1, body: due.reduce((before, lift) => lift(before), body) };
  }
}
