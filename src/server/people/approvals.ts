// Approvals: a second person proves who they are, and one command at one table may say so, once.
// The command is the whole of it: act, subject and figures (ruling G19).

import { sortedJson } from '../../table/sorted-json.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { StaffRole } from '../../wire/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Clock } from '../ports/clock.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';

interface Given {
  readonly table: string;
  /** What it was given for, in one order of its fields: no other act may say so (G19). */
  readonly command: string;
  readonly by: Actor;
  readonly until: number;
}

/** An approval as other nodes are told of it: whoever reads it cannot use it. */
export interface NamedApproval {
  readonly name: string;
  readonly given: Given;
}

/** Long enough to read what would happen; nobody leaves an open approval lying about. */
const LASTS_MS = 60_000;
const MOST_OPEN = 1_000;

export class Approvals {
  readonly #clock: Clock;
  readonly #open = new Map<string, Given>();
  /** Called with what was given, by the hash of its name. */
  onGiven: (approval: NamedApproval) => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  give(
    table: string,
    command: SentCommand,
    person: { readonly id: string; readonly role: StaffRole },
  ): { readonly approval: string; readonly until: number } {
    const approval = newToken();
    const until = this.#clock.now() + LASTS_MS;
    this.#sweep();
    const by = { role: person.role, id: person.id };
    const given = { table, command: sortedJson(command), by, until };
    this.#open.set(nameOf(approval), given);
    this.onGiven({ name: nameOf(approval), given });
    return { approval, until };
  }

  /** Keeps what was given at another node of the house: it is used where its table is played. */
  keep({ name, given }: NamedApproval): void {
    this.#sweep();
    this.#open.set(name, given);
  }

  /** Uses an approval up; undefined when it is none, of another table or command, or too old. */
  use(approval: string, table: string, command: SentCommand): Actor | undefined {
    const given = this.#open.get(nameOf(approval));
    this.#open.delete(nameOf(approval));
    const isFor = given?.table === table && given.command === sortedJson(command);
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
