// The audit mode of a terminal: staff look at its meters and records on its own screen. Meanwhile
// nothing is wagered or paid in there; afterwards it is as it was (R-MOD-1).

import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { HouseRecord } from '../record/house-record.ts';

export interface TerminalPlace {
  readonly table: string;
  readonly seat: number;
}

interface Audit {
  readonly token: string;
  readonly by: string;
  readonly until: number;
  readonly callOff: () => void;
}

export interface AuditsWorld {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly record: Pick<HouseRecord, 'note'>;
  /** Slots for notes shut and open again. */
  readonly onChange: (table: string) => void;
}

/** It ends by itself: nobody leaves a terminal so. */
export const AUDIT_MS = 300_000;

const keyOf = ({ table, seat }: TerminalPlace): string => `${table} ${seat}`;

export class TerminalAudits {
  readonly #world: AuditsWorld;
  readonly #open = new Map<string, Audit>();

  constructor(world: AuditsWorld) {
    this.#world = world;
  }

  isOn(place: TerminalPlace): boolean {
    return this.#open.size > 0 && this.#open.has(keyOf(place));
  }

  /** On record first; whoever was at it before has finished. */
  async begin(place: TerminalPlace, by: string): Promise<Pick<Audit, 'token' | 'until'>> {
    const { record, clock, chance, onChange } = this.#world;
    await record.note('audit-begun', { ...place, by });
    await this.#close(place, 'another');
    const token = chance.bytes(18).toString('base64url');
    const callOff = clock.after(AUDIT_MS, () => void this.#close(place, 'time'));
    const until = clock.now() + AUDIT_MS;
    this.#open.set(keyOf(place), { token, by, until, callOff });
    onChange(place.table);
    return { token, until };
  }

  /** Whoever began it ends it; false for anybody else. */
  async end(place: TerminalPlace, token: string): Promise<boolean> {
    if (this.#open.get(keyOf(place))?.token !== token) return false;
    await this.#close(place, 'closed');
    return true;
  }

  stop(): void {
    for (const { callOff } of this.#open.values()) callOff();
    this.#open.clear();
  }

  async #close(place: TerminalPlace, why: 'closed' | 'time' | 'another'): Promise<void> {
    const audit = this.#open.get(keyOf(place));
    if (audit === undefined) return;
    audit.callOff();
    this.#open.delete(keyOf(place));
    this.#world.onChange(place.table);
    const { by } = audit;
    await this.#world.record.note('audit-ended', { ...place, by, why }).catch(() => undefined);
  }
}
