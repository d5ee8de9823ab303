// Approvals asked of somebody who is not at the table: on the house's record from the asking to
// the answer, so that a restart loses none. Each stands for one command of one person, serves once,
// and is nobody's own (ruling G19).

import { sortedJson } from '../../../table/sorted-json.ts';
import type { SentCommand } from '../../../table/acts.ts';
import type { StaffRole } from '../../../wire/roles.ts';
import type { Approvals } from '../../people/approvals.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AskedApproval, AskedState } from '../../record/asked-approvals.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashOfToken } from '../../storage/secrets/tokens.ts';

/** Whoever asks or answers, in the role of their sign-in. */
export interface FloorPerson {
  readonly id: string;
  readonly role: StaffRole;
}

interface Wanted {
  readonly table: string;
  readonly command: SentCommand;
}

/** Somebody is looked for at the table itself: nothing is on record, nobody elsewhere decides. */
export interface LookedFor extends Wanted {
  readonly asker: FloorPerson;
  readonly firstAt: number;
  /** From then on the floor may be asked. */
  readonly from: number;
}

interface First extends Omit<LookedFor, 'from'> {
  readonly lastAt: number;
}

export interface AskedWorld {
  readonly record: HouseRecord;
  readonly approvals: Approvals;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly settings: Pick<Settings, 'remoteApprovalAfterSeconds' | 'remoteApprovalSeconds'>;
}

/** Why nothing was asked or answered. */
export type AskedFault = 'too-early' | 'too-many' | 'unknown' | 'own' | 'over' | 'elsewhere';

/** An agreement waits for the asker's console to take it: seconds, or a console that comes back. */
const AGREED_MS = 60_000;
const MOST_OPEN = 200;
const MOST_OF_ONE = 10;
const MOST_FIRST = 1_000;
const FIRST_KEPT_MS = 3_600_000;
/** A console that still looks says so every few seconds. */
const LOOKS_MS = 30_000;
const DIGITS = 6;

export class AskedApprovals {
  readonly #world: AskedWorld;
  /** When somebody was first looked for at the table, by asker and command. */
  readonly #first = new Map<string, First>();
  /** What is being put on record: nobody answers it at the same time. */
  readonly #busy = new Set<string>();
  readonly #timers = new Map<string, () => void>();
  #isOver = false;

  constructor(world: AskedWorld) {
    this.#world = world;
  }

  /** From when on the floor may be asked; the first time it is asked starts the waiting. */
  openFrom(by: FloorPerson, wanted: Wanted): number {
    const { clock, settings } = this.#world;
    const now = clock.now();
    const name = nameOf(by, wanted);
    const before = this.#first.get(name)?.firstAt;
    const firstAt = before !== undefined && before > now - FIRST_KEPT_MS ? before : now;
    this.#first.delete(name);
    this.#first.set(name, { asker: by, ...wanted, firstAt, lastAt: now });
    const [oldest] = this.#first.keys();
    if (this.#first.size > MOST_FIRST && oldest !== undefined) this.#first.delete(oldest);
    return firstAt + settings.remoteApprovalAfterSeconds * 1000;
  }

  /** Whom tables look for now, the longest first; what the floor was asked is not there. */
  get lookedFor(): readonly LookedFor[] {
    const { clock, settings } = this.#world;
    const since = clock.now() - LOOKS_MS;
    const open = new Set(this.#open.map(({ asker, ...each }) => nameOf(asker, each)));
    return [...this.#first]
      .filter(([name, { lastAt }]) => lastAt >= since && !open.has(name))
      .map(([, { lastAt: _lastAt, ...each }]) => ({
        ...each,
        from: each.firstAt + settings.remoteApprovalAfterSeconds * 1000,
      }))
      .toSorted((one, other) => one.firstAt - other.firstAt);
  }

  /** What this person has asked already about that command, and nobody has refused. */
  openFor(by: FloorPerson, wanted: Wanted): AskedApproval | undefined {
    const name = nameOf(by, wanted);
    return this.#open.find(({ asker, ...each }) => nameOf(asker, each) === name);
  }

  /** Asks the floor; the same command of the same person is asked once. */
  async ask(by: FloorPerson, wanted: Wanted): Promise<AskedApproval | AskedFault> {
    const { record, clock, settings } = this.#world;
    const same = this.openFor(by, wanted);
    if (same !== undefined) return same;
    const open = this.waiting;
    const from = this.openFrom(by, wanted);
    const askedAt = clock.now();
    if (askedAt < from) return 'too-early';
    const own = open.filter(({ asker }) => asker.id === by.id);
    if (open.length >= MOST_OPEN || own.length >= MOST_OF_ONE) return 'too-many';
    const { table, command } = wanted;
    const firstAt = from - settings.remoteApprovalAfterSeconds * 1000;
    const until = askedAt + settings.remoteApprovalSeconds * 1000;
    return this.#alone('asking', async () => {
      const number = record.known.asked.count + 1;
      const request = `A-${String(number).padStart(DIGITS, '0')}`;
      const at = { firstAt, askedAt, until };
      const asked = { request, ...by, table, act: command.do, command, ...at };
      await record.note('approval-asked', asked);
      const made = this.#named(request);
      if (made === undefined) return 'elsewhere';
      this.#expireIn(made);
      return made;
    });
  }

  /** All that can still be answered, the oldest first. */
  get waiting(): readonly AskedApproval[] {
    return this.#open.filter(({ state }) => state === 'waits');
  }

  get #open(): readonly AskedApproval[] {
    return Object.values(this.#world.record.known.asked.requests)
      .map(each => this.#asItStands(each))
      .filter(({ state }) => state === 'waits' || state === 'agreed');
  }

  /** One of them as its asker may see it. */
  of(by: FloorPerson, request: string): AskedApproval | undefined {
    const found = this.#named(request);
    return found?.asker.id === by.id ? this.#asItStands(found) : undefined;
  }

  /** One that can be answered, by anybody but whoever has asked. */
  toAnswer(by: FloorPerson, request: string): AskedApproval | AskedFault {
    const found = this.#named(request);
    if (found === undefined) return 'unknown';
    if (found.asker.id === by.id) return 'own';
    return this.#asItStands(found).state === 'waits' ? found : 'over';
  }

  /** Somebody who has proven who they are agrees, or refuses and says why. */
  answer(
    by: FloorPerson,
    request: string,
    why: string | null,
  ): Promise<AskedApproval | AskedFault> {
    return this.#alone(request, async () => {
      const found = this.toAnswer(by, request);
      if (typeof found === 'string') return found;
      const { record, clock } = this.#world;
      const answered = { ...factsOf(found), ...by, to: found.asker.id };
      if (why === null) {
        const until = Math.max(found.until, clock.now() + AGREED_MS);
        await record.note('approval-agreed', { ...answered, until });
      } else {
        await record.note('approval-refused', { ...answered, why });
        this.#tableFirst(found);
      }
      const after = this.#named(request);
      if (after?.answeredBy?.id !== by.id) return 'over';
      if (after.state === 'agreed') this.#expireIn(after);
      else this.#callOff(request);
      return after;
    });
  }

  /** The asker takes the approval for exactly that command: once, and it is on record first. */
  take(by: FloorPerson, request: string) {
    return this.#alone(request, async () => {
      const { record, approvals } = this.#world;
      const found = this.of(by, request);
      if (found === undefined) return 'unknown' as const;
      const { state, answeredBy, table, command } = found;
      if (state !== 'agreed' || answeredBy === null) return 'over' as const;
      const given = approvals.give(table, command, answeredBy);
      const mark = hashOfToken(given.approval).toString('base64');
      const noted = { ...factsOf(found), ...answeredBy, to: by.id, mark };
      await record.note('approval-given', noted);
      this.#tableFirst(found);
      this.#callOff(request);
      // Two nodes may have been asked at once: the record says which of them it was given at.
      return this.#named(request)?.mark === mark ? { ...given, ...answeredBy } : ('over' as const);
    });
  }

  /** The asker no longer wants it: it was done at the table, or not at all. */
  withdraw(by: FloorPerson, request: string): Promise<AskedApproval | AskedFault> {
    return this.#alone(request, async () => {
      const found = this.of(by, request);
      if (found === undefined) return 'unknown';
      if (found.state !== 'waits' && found.state !== 'agreed') return 'over';
      await this.#world.record.note('approval-withdrawn', { ...factsOf(found), ...by });
      this.#first.delete(nameOf(by, found));
      this.#callOff(request);
      return { ...found, state: 'withdrawn' };
    });
  }

  /** Where the floor has answered, the table is asked first before the floor is asked once more. */
  #tableFirst({ asker, ...about }: AskedApproval): void {
    this.#first.delete(nameOf(asker, about));
  }

  /** What waited when the house stopped goes on waiting, or is over. */
  begin(): void {
    for (const each of Object.values(this.#world.record.known.asked.requests)) {
      if (each.state === 'waits' || each.state === 'agreed') this.#expireIn(each);
    }
  }

  stop(): void {
    this.#isOver = true;
    for (const request of this.#timers.keys()) this.#callOff(request);
  }

  #named(request: string): AskedApproval | undefined {
    const { requests } = this.#world.record.known.asked;
    return Object.hasOwn(requests, request) ? requests[request] : undefined;
  }

  /** Its time may be over before that is on record. */
  #asItStands(asked: AskedApproval): AskedApproval {
    const isOpen = asked.state === 'waits' || asked.state === 'agreed';
    const state: AskedState =
      isOpen && asked.until <= this.#world.clock.now() ? 'expired' : asked.state;
    return { ...asked, state };
  }

  #expireIn({ request, until }: AskedApproval): void {
    this.#callOff(request);
    if (this.#isOver) return;
    const { clock, record } = this.#world;
    const callOff = clock.after(Math.max(0, until - clock.now()), () => {
      this.#timers.delete(request);
      const found = this.#named(request);
      const isOpen = found?.state === 'waits' || found?.state === 'agreed';
      if (found === undefined || !isOpen) return;
      if (clock.now() < found.until || this.#busy.has(request)) {
        this.#expireIn({ ...found, until: Math.max(found.until, clock.now() + 1) });
        return;
      }
      const over = { ...factsOf(found), to: found.asker.id, at: clock.now() };
      // While nothing can be put on record, whoever asks is told all the same.
      void record.note('approval-expired', over).catch(() => undefined);
    });
    this.#timers.set(request, callOff);
  }

  #callOff(request: string): void {
    this.#timers.get(request)?.();
    this.#timers.delete(request);
  }

  async #alone<Answer>(what: string, act: () => Promise<Answer>): Promise<Answer | 'elsewhere'> {
    if (this.#busy.has(what)) return 'elsewhere';
    this.#busy.add(what);
    try {
      return await act();
    } finally {
      this.#busy.delete(what);
    }
  }
}

const nameOf = ({ id }: FloorPerson, { table, command }: Wanted): string =>
  `${id} ${table} ${sortedJson(command)}`;

/** What every event about it repeats: which command it is about is read from any of them. */
const factsOf = ({ request, table, command }: AskedApproval) => ({
  ...{ request, table, act: command.do, command },
});
