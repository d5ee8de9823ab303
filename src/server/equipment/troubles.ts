// What staff must look at, table by table: told to consoles at once, and to each that comes later,
// until it is over (R-EVT-1, R-EVT-3).

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';

export const TROUBLES = ['ticket-trouble', 'device-trouble'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

export interface Trouble {
  readonly what: TroubleKind;
  readonly reason: HouseReason;
}

export class Troubles {
  readonly #standing = new Map<string, Map<string, Trouble>>();
  readonly #notify: (table: string, trouble: Trouble) => void;

  constructor(notify: (table: string, trouble: Trouble) => void) {
    this.#notify = notify;
  }

  /** Something is wrong at a table; `source` names the device or the terminal. */
  raise(table: string, source: string, trouble: Trouble): void {
    const standing = this.#standing.get(table) ?? new Map<string, Trouble>();
    standing.set(source, trouble);
    this.#standing.set(table, standing);
    this.#notify(table, trouble);
  }

  /** It is over. */
  end(table: string, source: string): void {
    this.#standing.get(table)?.delete(source);
  }

  /** What still stands at a table. */
  at(table: string): readonly Trouble[] {
    return [...(this.#standing.get(table)?.values() ?? [])];
  }
}
