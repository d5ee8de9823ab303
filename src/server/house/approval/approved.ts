// What was approved for the house and its tables: set-ups, odds that hold everywhere, the software.

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { RULEBOOKS } from '../../../rulebooks/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { RulebookId } from '../../../rules/rulebook.ts';
import { decide } from '../../../table/decide.ts';
import { isRefusal } from '../../../table/refusal.ts';
import type { Actor, Setup } from '../../../table/setup/setup.ts';
import { setupFaults } from '../../../table/setup/setup-check.ts';
import type { SentCommand } from '../../../table/acts.ts';
import type { Devices } from '../../devices/devices.ts';
import type { RefusalTold } from '../../tables/mailbox/outcome.ts';
import type { Release } from '../../ports/release.ts';
import type { Clock } from '../../ports/clock.ts';
import { ownOf, type SystemApproval } from '../../record/house-stream-state.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import { openingFault, systemStanding, type SystemStanding } from './on-record.ts';
import { planFault, type PlannedTable } from '../../record/plan.ts';
import {
  overrideFault,
  type OptionsInForce,
  wholeHouseClause,
  withOptions,
} from '../../record/pay-options.ts';
import { ReturnFloors } from './minimum-return.ts';
import type { SumByCurrency } from '../../settings/setting-kinds.ts';
import type { HouseTable } from '../../tables/installed/house-table.ts';
import { withWinLock } from './win-lock.ts';

export interface ApprovedWorld {
  readonly record: HouseRecord;
  readonly devices: Devices;
  readonly release: Release;
  readonly clock: Pick<Clock, 'now'>;
  readonly isDemonstration: boolean;
  /** Above which a win waits for an attendant, by currency. */
  readonly substantialWin: SumByCurrency;
  readonly tables: () => readonly HouseTable[];
}

const no = (refused: string, clause: string, reason: HouseReason): RefusalTold => ({
  refused,
  clause,
  reason,
});

/** The commands that the house's record has a say in. */
const JUDGED: readonly SentCommand['do'][] = ['open-table', 'change-setup', 'buy-in'];

export class HouseApprovals {
  readonly #world: ApprovedWorld;
  readonly #floors = new ReturnFloors();

  constructor(world: ApprovedWorld) {
    this.#world = world;
  }

  /** The set-ups that a table may be opened with, the one it was installed with first. */
  setupsOf(table: string): readonly Setup[] {
    const { plan, setups, options } = this.#world.record.known;
    const planned = plan?.tables.find(({ name }) => name === table)?.setup;
    if (planned === undefined) return [];
    return [planned, ...(ownOf(setups, table) ?? [])].map(setup =>
      this.#floors.filledIn(
        withWinLock(withOptions(setup, options[setup.rulebook]), this.#world.substantialWin),
      ),
    );
  }

  /** Counts what the set-ups of the house return, before its tables are opened. */
  countReturns(): Promise<void> {
    const tables = this.#world.record.known.plan?.tables ?? [];
    return this.#floors.count(tables.flatMap(({ name }) => this.setupsOf(name)));
  }

  /** The running software beside its approval. */
  get system(): SystemStanding {
    return systemStanding(this.#world.release, this.#world.record.known.approval);
  }

  /** Refuses what the whole house's record does not permit at a table. */
  faultOf(table: string, command: SentCommand): RefusalTold | null {
    // Wagers come by the thousand and are none of this.
    if (!JUDGED.includes(command.do)) return null;
    if (command.do === 'open-table' || command.do === 'change-setup') {
      const override =
        this.#documentFault(command.setup) ?? overrideFault(command.setup, this.#setupsInForce());
      if (override !== null) return override;
    }
    const [setup] = this.setupsOf(table);
    const { isDemonstration, devices } = this.#world;
    const { system } = this;
    return openingFault(command, {
      ...{ isDemonstration, system, table, seats: setup?.seats ?? [] },
      equipment: setup && RULEBOOKS[setup.rulebook].procedure.equipment,
      devices: devices.all(),
    });
  }

  /** A new set-up as it goes on record, or why the book or the rest of the house refuses it. */
  async admit(asked: Setup): Promise<Setup | RefusalTold> {
    await this.#floors.count([asked]);
    const book = RULEBOOKS[asked.rulebook];
    const setup = this.#floors.filledIn(asked);
    const fault = this.#floors.typedFault(book, asked) ?? setupFaults(book, setup)[0];
    if (fault !== undefined) return no('set-up-not-permitted', fault.clause, fault.reason);
    return this.#documentFault(setup) ?? overrideFault(setup, this.#setupsInForce()) ?? setup;
  }

  /** A house rule by approval names the document that is stored for its book (G13, M6). */
  #documentFault({ rulebook, recalculation }: Setup): RefusalTold | null {
    if (recalculation === undefined) return null;
    const stored = this.#world.record.known.documents[rulebook]?.sha256;
    if (stored === recalculation.approval) return null;
    return no('set-up-not-permitted', 'ruling M6', { code: 'approval-not-stored' });
  }

  /** A new table as it goes on record, or why the house cannot have it. */
  async admitTable(asked: PlannedTable): Promise<PlannedTable | RefusalTold> {
    const setup = await this.admit(asked.setup);
    if ('refused' in setup) return setup;
    const table = { ...asked, setup };
    const { plan } = this.#world.record;
    assert(plan !== null, 'a house is founded before it gets a table');
    const says = planFault({ ...plan, tables: [...plan.tables, table] });
    return says === null
      ? table
      : no('plan-not-permitted', 'R-ACC-3', { code: 'as-written', note: says });
  }

  /** Approves another set-up for a table: from here on it may be opened with it. */
  async approveSetup(table: string, asked: Setup, by: string): Promise<RefusalTold | null> {
    const setup = await this.admit(asked);
    if ('refused' in setup) return setup;
    const known = this.setupsOf(table);
    const [first] = known;
    if (first === undefined) return no('no-such-table', 'R-ACC-3', { code: 'no-such-table' });
    if (first.rulebook !== setup.rulebook) {
      return no('set-up-not-permitted', 'R-PAY-2', {
        code: 'table-under-book',
        name: first.rulebook,
      });
    }
    if (known.some(({ id }) => id === setup.id)) {
      return no('set-up-not-permitted', 'R-PAY-2', { code: 'setup-needs-new-id' });
    }
    await this.#world.record.note('setup-approved', { table, setup, by });
    return null;
  }

  /** Puts the regulator's approval of the installed software on record. */
  async approveSystem(approval: SystemApproval, by: string): Promise<RefusalTold | null> {
    const today = new Date(this.#world.clock.now()).toISOString().slice(0, 10);
    if (approval.on > today) {
      return no('not-approved', 'R-SW-3', { code: 'approval-of-day-to-come' });
    }
    await this.#world.record.note('system-approved', { ...approval, by });
    return null;
  }

  /**
   * Other odds for all tables of a book at once: every open table can take them now, or none does.
   * Record and tables are written in one commit.
   */
  async switchOptions(
    book: RulebookId,
    options: OptionsInForce,
    by: Actor,
  ): Promise<RefusalTold | null> {
    const clause = wholeHouseClause(book);
    if (clause === undefined) {
      return no('not-one-choice', 'R-PAY-2', { code: 'setup-by-table' });
    }
    const tables = this.#world.tables().filter(({ plan }) => plan.setup.rulebook === book);
    const setups = tables.flatMap(({ plan }) => this.setupsOf(plan.name));
    await this.#floors.count(setups.map(setup => withOptions(setup, options)));
    for (const table of tables) {
      const fault = this.#switchFault(table, options, by, clause);
      if (fault !== null) return fault;
    }
    const noted = this.#world.record.note('pay-options-switched', { book, options, by: by.id });
    const changed = tables.flatMap(({ parts }) => {
      const setup = parts?.mailbox.table.setup ?? null;
      if (parts === null || setup === null || parts.mailbox.table.phase === 'closed') return [];
      const command = { do: 'change-setup', setup: this.#switched(setup, options) } as const;
      return command.setup === setup ? [] : [parts.mailbox.submit({ by, command })];
    });
    await noted;
    await Promise.all(changed);
    return null;
  }

  /** Why one table cannot take other odds now. */
  #switchFault(
    housed: HouseTable,
    options: OptionsInForce,
    by: Actor,
    clause: string,
  ): RefusalTold | null {
    const { plan, parts, stopped } = housed;
    for (const setup of this.setupsOf(plan.name)) {
      const book = RULEBOOKS[setup.rulebook];
      const [fault] = setupFaults(book, this.#switched(setup, options));
      // One that cannot be opened as it is stands in nobody's way.
      if (fault === undefined || setupFaults(book, setup).length > 0) continue;
      return no('set-up-not-permitted', fault.clause, fault.reason);
    }
    if (housed.isElsewhere && housed.summary().phase !== 'closed') {
      return no('not-now', clause, { code: 'table-in-play', name: plan.name });
    }
    // A stopped table is looked at before it plays again, and opened with what holds then.
    if (parts === null || stopped !== null) return null;
    const { book, table, flying } = parts.mailbox;
    const isBusy = flying > 0 || (parts.dealer !== null && table.phase !== 'closed');
    if (isBusy) return no('not-now', clause, { code: 'table-in-play', name: plan.name });
    if (table.setup === null || table.phase === 'closed') return null;
    const setup = this.#switched(table.setup, options);
    if (setup === table.setup) return null;
    const at = Math.max(this.#world.clock.now(), table.at);
    const decision = decide({ book, table }, { do: 'change-setup', setup, by, at });
    if (!isRefusal(decision)) return null;
    const { reason } = decision;
    return no('not-now', clause, { code: 'table-cannot-change', name: plan.name, reason });
  }

  /** A set-up under other options, with what it returns then; itself where it has them. */
  #switched(setup: Setup, options: OptionsInForce): Setup {
    const other = withOptions(setup, options);
    return other === setup ? setup : this.#floors.filledIn(other);
  }

  /** What the tables of the house pay by: set-ups that were approved and those that are open. */
  #setupsInForce(): readonly Setup[] {
    const approved = this.#world.tables().flatMap(({ plan }) => this.setupsOf(plan.name));
    const open = this.#world.tables().flatMap(({ parts }) => parts?.mailbox.table.setup ?? []);
    return [...approved, ...open];
  }
}
