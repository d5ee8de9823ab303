// What is on record stays on record: claims, holds, exclusions, detentions, freezes and failed
// terminals end by their own acts alone; neither closing nor opening a table ends any (G18).

import type { TableEvent } from '../../../src/table/acts.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Violation } from '../violation.ts';

export class Keeping {
  readonly #claims = new Set<number>();
  readonly excluded = new Set<string>();
  readonly #detained = new Set<string>();
  readonly #failed = new Set<number>();
  /** Why the accounts are frozen; null where they are not. */
  #frozen: string | null = null;

  sees(event: TableEvent): void {
    if (event.happened === 'claim-opened') this.#claims.add(event.claim.id);
    if (event.happened === 'claim-closed') this.#claims.delete(event.claim);
    if (event.happened === 'patron-sanctioned' && event.waits === true) {
      this.#detained.add(`${event.patron} since ${event.at}`);
    }
    if (event.happened === 'detention-ended') {
      this.#detained.delete(`${event.detention.patron} since ${event.detention.since}`);
    }
    if (event.happened === 'accounts-frozen') this.#frozen = event.why;
    if (event.happened === 'accounts-unfrozen') this.#frozen = null;
    if (event.happened === 'terminal-failed') this.#failed.add(event.seat);
    if (event.happened === 'terminal-returned') this.#failed.delete(event.seat);
    if (event.happened === 'exclusion-lifted') this.excluded.delete(event.patron);
    if (event.happened === 'patron-sanctioned' && event.kind === 'exclude') {
      this.excluded.add(event.patron);
    }
  }

  violations(
    table: Table,
    heldOf: ReadonlyMap<string, number>,
    after: string,
  ): readonly Violation[] {
    const { open, excluded, holds } = table.claims;
    const stillOpen = new Set(open.map(({ id }) => id));
    const claim = [...this.#claims].find(id => !stillOpen.has(id));
    if (claim !== undefined) {
      const row = { id: claim };
      return [lost(`claim lost after ${after}`, `claim ${claim}`, { claims: ['...', row, '...'] })];
    }
    const person = [...this.excluded].find(each => !excluded.includes(each));
    if (person !== undefined) {
      const expect = { excluded: ['...', person, '...'] };
      return [lost(`exclusion lost after ${after}`, `the exclusion of ${person}`, expect)];
    }
    const lostHere = this.#lostElsewhere(table, after);
    if (lostHere !== undefined) return [lostHere];
    for (const [patron, cents] of heldOf) {
      const rows = holds.filter(hold => hold.patron === patron);
      const held = rows.reduce((sum, hold) => sum + hold.cents, 0);
      if (held === cents) continue;
      const says = `${cents} of ${patron} are held, the list of holds says ${held}`;
      // A hold that is listed can be ended; one that is not never is.
      const expect = { holds: ['...', { patron }, '...'] };
      return [{ kind: `holds differ after ${after}`, says, expectation: onTable(expect) }];
    }
    return [];
  }

  #lostElsewhere(table: Table, after: string): Violation | undefined {
    const { frozen } = table;
    if (this.#frozen !== null && frozen === null) {
      const expect = { frozen: { why: this.#frozen } };
      return lost(`freeze lost after ${after}`, 'that the accounts are frozen', expect);
    }
    const { claims, kept } = table;
    const waits = claims.detained.map(({ patron, since }) => `${patron} since ${since}`);
    const person = [...this.#detained].find(each => !waits.includes(each));
    if (person !== undefined) {
      const expect = { detained: ['...', { patron: person.split(' ')[0] }, '...'] };
      return lost(`detention lost after ${after}`, `the detention of ${person}`, expect);
    }
    const out = kept.outOfService.map(({ seat }) => seat);
    const number = [...this.#failed].find(seat => !out.includes(seat));
    if (number === undefined) return undefined;
    const expect = { seats: ['...', { seat: number, state: 'faulty' }, '...'] };
    return lost(`fault lost after ${after}`, `the fault of terminal ${number}`, expect);
  }
}

const onTable = (expect: Readonly<Record<string, unknown>>): Violation['expectation'] => ({
  show: { show: 'table' },
  expect,
});

const lost = (
  kind: string,
  what: string,
  expect: Readonly<Record<string, unknown>>,
): Violation => ({
  kind,
  says: `${what} is no longer on record`,
  expectation: onTable(expect),
});

/** Matters of what terminals showed that a closing or an opening took away. */
export function mattersLost(event: TableEvent, before: Table, after: Table): readonly Violation[] {
  if (event.happened !== 'table-closed' && event.happened !== 'table-opened') return [];
  if (event.happened === 'table-opened' && before.notices.limits !== null) {
    const expect = { notices: { limits: before.notices.limits } };
    return [lost('sign lost after table-opened', 'a sign of new limits', expect)];
  }
  const gone = before.kept.shownMatters.find(
    matter => !after.kept.shownMatters.some(each => each.recorded === matter.recorded),
  );
  if (gone === undefined) return [];
  const { seat, shoe, coup } = gone;
  const expect = { discrepancies: ['...', { seat, shoe, coup }, '...'] };
  return [lost(`matter lost after ${event.happened}`, `a matter of seat ${seat}`, expect)];
}
