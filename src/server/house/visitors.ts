// Visitors of a demonstration house go without a word: their seat ends some time after their
// terminal has gone, and its secret with it. What they had is paid out like anybody's who leaves.

import type { Devices, ListedDevice } from '../devices/devices.ts';
import type { Clock } from '../ports/clock.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';

/** By whom a visitor's terminal is enrolled. */
export const BY_VISITOR = 'visitor';

/** A page that is loaded again, or a line that drops, is back within this. */
const AWAY_MS = 600_000;
const LOOK_MS = 60_000;

export interface VisitedHouse {
  readonly demonstration: boolean;
  readonly devices: Pick<Devices, 'all' | 'revoke'>;
  readonly table: (name: string) => HouseTable | undefined;
  readonly clock: Clock;
}

export class Visitors {
  readonly #house: VisitedHouse;
  /** Since when a terminal was seen without a line, by device. */
  readonly #awaySince = new Map<string, number>();
  #callOff: () => void = () => undefined;

  constructor(house: VisitedHouse) {
    this.#house = house;
  }

  begin(): void {
    if (!this.#house.demonstration) return;
    this.#callOff = this.#house.clock.after(LOOK_MS, () => {
      void this.look().catch(() => undefined);
      this.begin();
    });
  }

  stop(): void {
    this.#callOff();
  }

  /** Ends the seats of those who have been away for long. */
  async look(): Promise<void> {
    const now = this.#house.clock.steady();
    const terminals = visitorTerminals(this.#house.devices.all());
    const latest = new Map(terminals.map(device => [placeOf(device), device.id]));
    for (const device of terminals) {
      const broadcast = this.#house.table(device.table)?.parts?.broadcast;
      const isHere = broadcast?.isConnected(device.seat) === true;
      if (isHere && latest.get(placeOf(device)) === device.id) {
        this.#awaySince.delete(device.id);
        continue;
      }
      const since = this.#awaySince.get(device.id) ?? now;
      this.#awaySince.set(device.id, since);
      if (now - since >= AWAY_MS) await this.#end(device, isHere);
    }
  }

  /** The place of whoever went is given up; somebody else's who sits there by now is not. */
  async #end(device: VisitorTerminal, isOthers: boolean): Promise<void> {
    const { id, seat, table } = device;
    this.#awaySince.delete(id);
    await this.#house.devices.revoke(id);
    const parts = this.#house.table(table)?.parts;
    const patron = parts?.broadcast.patronAt(seat);
    if (isOthers || !parts || patron !== id) return;
    const by = { role: 'patron', id, seat } as const;
    const command = { do: 'leave', seat, patron: id, reason: 'own-accord' } as const;
    await parts.mailbox.submit({ by, command });
  }
}

type VisitorTerminal = ListedDevice & { readonly seat: number };

/** Terminals that visitors sat down at, the latest last. */
const visitorTerminals = (devices: readonly ListedDevice[]): readonly VisitorTerminal[] =>
  devices
    .filter((device): device is VisitorTerminal => device.seat !== null)
    .filter(({ kind, enrolledBy }) => kind === 'terminal' && enrolledBy === BY_VISITOR)
    .toSorted((one, other) => one.enrolledAt - other.enrolledAt);

const placeOf = ({ table, seat }: VisitorTerminal): string => `${table} ${seat}`;
