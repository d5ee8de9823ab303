// Approvals: a second person proves who they are, and one command at one table may say so, once.

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import type { CommandName } from '../../table/acts.ts';
import type { StaffRole } from '../../wire/http.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Clock } from '../ports/clock.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';

/** What an approval is given for: the command, and of a report what is reported (G19). */
export const approvedAct = (command: {
  readonly do: CommandName;
  readonly what?: Irregularity;
}): string => (command.what === undefined ? command.do : `${command.do}/${command.what}`);

interface Given {
  readonly table: string;
  /** What it was given for: no other act may say so (G19). */
  readonly act: string;
  readonly by: Actor;
  readonly until: number;
}

/** Long enough to read what would happen; nobody leaves an open approval lying about. */
const LASTS_MS = 60_000;
const MOST_OPEN = 1_000;

export class Approvals {
  readonly #clock: Clock;
  readonly #open = new Map<string, Given>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  give(
    table: string,
    act: string,
    person: { readonly id: string; readonly role: StaffRole },
  ): { readonly approval: string; readonly until: number } {
    const approval = newToken();
    const until = this.#clock.now() + LASTS_MS;
    this.#sweep();
    const by = { role: person.role, id: person.id };
    this.#open.set(nameOf(approval), { table, act, by, until });
    return { approval, until };
  }

  /** Uses an approval up; undefined when it is not one, of another table or act, or too old. */
  use(approval: string, table: string, act: string): Actor | undefined {
    const given = this.#open.get(nameOf(approval));
    this.#open.delete(nameOf(approval));
    const isFor = given?.table === table && given.act === act;
    return isFor && given.until > this.#clock.now() ? given.by : undefined;
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [name, { until }] of this.#open) {
      if (until <= now || this.#open.size > MOST_OPEN) this.#open.delete(name);
    }
  }
}

const nameOf = (approval: string): string => hashOfToken(approval).toString('base64');
