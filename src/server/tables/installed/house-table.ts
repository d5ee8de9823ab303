// One table of the running house: its mailbox, its broadcast, and who deals at it.

import type { Actor, Setup } from '../../../table/setup/setup.ts';
import type { PitLine, TableSummary } from '../../../wire/socket/server-messages.ts';
import type { SentCommand } from '../../../table/acts.ts';
import type { TableBroadcast } from '../broadcast/broadcast.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { Request } from '../mailbox/request.ts';
import { busy, refused, type RefusalTold } from '../mailbox/outcome.ts';
import type { OnOutcome } from '../mailbox/pages.ts';
import { gate, type GatedTable } from '../../people/gate.ts';
import type { VirtualDealer } from '../virtual/dealer.ts';
import type { SimulatedPatrons } from '../virtual/patrons.ts';
import type { PlannedTable } from '../../record/plan.ts';

/** What a terminal under audit answers to wagers and money (R-BET-7). */
const IN_AUDIT: RefusalTold = {
  refused: 'in-audit',
  clause: 'R-MOD-1',
  reason: { code: 'terminal-in-audit' },
};

/** What a table has once it could be taken up. */
export interface OpenParts {
  readonly mailbox: Mailbox;
  readonly broadcast: TableBroadcast;
  readonly dealer: VirtualDealer | null;
  readonly patrons: SimulatedPatrons | null;
}

/** A command from outside: it passes the gate before the table sees it. */
export interface OutsideRequest {
  readonly by: Actor;
  readonly command: SentCommand;
  readonly approvedBy?: Actor;
  readonly key: NonNullable<Request['key']>;
}

/** What the whole house says about a table. */
export type HouseView = Pick<GatedTable, 'setups' | 'fault'> & {
  /** Why the table is not for ordinary play now, as while a tournament uses it; null if it is. */
  readonly reserved: () => RefusalTold | null;
  /** Whether staff look into a terminal now (R-MOD-1). */
  readonly isAudited: (seat: number) => boolean;
};

/** What a node says of its tables to all others, for lists of tables and the pit. */
export interface TableHeard {
  readonly summary: TableSummary;
  readonly line: PitLine;
}

/** A table that another node has: it is known by what is heard of it. */
interface Elsewhere {
  readonly heard: () => TableHeard | null;
}

export class HouseTable {
  readonly plan: PlannedTable;
  readonly parts: OpenParts | null;
  readonly #because: string | null;
  readonly #elsewhere: Elsewhere | null;
  readonly #house: HouseView;
  readonly #gated: GatedTable;

  /** Opened with its parts, or stopped for a reason. */
  constructor(
    plan: PlannedTable,
    opened: OpenParts | { readonly because: string } | Elsewhere,
    house: HouseView,
  ) {
    this.plan = plan;
    this.parts = 'mailbox' in opened ? opened : null;
    this.#because = 'because' in opened ? opened.because : null;
    this.#elsewhere = 'heard' in opened ? opened : null;
    this.#house = house;
    this.#gated = { shoe: plan.shoe, setups: house.setups, fault: house.fault };
  }

  /** The set-ups that it may be opened with. */
  get setups(): readonly Setup[] {
    return this.#house.setups();
  }

  /** Why nothing can be played here, or null. */
  get stopped(): string | null {
    const heard = this.heard?.summary.stopped ?? null;
    return this.#because ?? this.parts?.mailbox.stopped ?? heard;
  }

  /** Whether another node of the house has it. */
  get isElsewhere(): boolean {
    return this.#elsewhere !== null;
  }

  /** What that node said of it last. */
  get heard(): TableHeard | null {
    return this.#elsewhere?.heard() ?? null;
  }

  /** A command of somebody outside, who is told when it is done or why it is not. */
  take(request: OutsideRequest, onOutcome: OnOutcome): void {
    const { parts } = this;
    if (this.isElsewhere) {
      onOutcome(busy({ code: 'table-elsewhere' }));
      return;
    }
    if (parts === null) {
      const reason = { code: 'table-stopped', note: this.#because ?? '' } as const;
      onOutcome(refused({ refused: 'table-stopped', clause: 'R-MEM-5', reason }));
      return;
    }
    const shut = this.#shut(request);
    if (shut === null) parts.mailbox.take(request, onOutcome);
    else onOutcome(refused(shut));
  }

  #shut({ by, command }: OutsideRequest): RefusalTold | null {
    const reserved = this.#house.reserved();
    if (reserved !== null) return reserved;
    return this.#isInAudit(by, command) ? IN_AUDIT : gate(by, command, this.#gated);
  }

  /** What a patron does at a terminal under audit, and money for it, is turned away. */
  #isInAudit(by: Actor, command: SentCommand): boolean {
    if (by.role === 'patron') return by.seat !== undefined && this.#house.isAudited(by.seat);
    return (
      (command.do === 'buy-in' || command.do === 'call-bet') && this.#house.isAudited(command.seat)
    );
  }

  summary(): TableSummary {
    return this.heard?.summary ?? this.#summary();
  }

  #summary(): TableSummary {
    const { plan, parts } = this;
    const table = parts?.mailbox.table;
    const { rulebook, version, seats } = plan.setup;
    const taken = new Set(
      (table?.seats ?? []).filter(({ patron }) => patron !== null).map(({ number }) => number),
    );
    const numbers = seats.map(({ number }) => number);
    return {
      table: plan.name,
      title: plan.title,
      ...(plan.titles === undefined ? {} : { titles: plan.titles }),
      rulebook,
      version,
      phase: table?.phase ?? 'closed',
      shoe: table?.shoe.number ?? 0,
      coup: table?.coup?.number ?? null,
      closesAt: table?.phase === 'wagering' ? (table.coup?.closesAt ?? null) : null,
      seats: numbers.length,
      taken: taken.size,
      freeSeats: numbers.filter(
        number => !taken.has(number) && parts?.broadcast.isConnected(number) !== true,
      ),
      connected: parts?.broadcast.connected ?? 0,
      shoeIs: plan.shoe,
      dealer: parts?.dealer?.dealtBy ?? 'by-hand',
      frozen: table?.frozen !== null && table !== undefined,
      stopped: this.stopped,
    };
  }
}

/** What every screen of a table is told when it stops. */
export const stoppedNotice = (because: string): string =>
  JSON.stringify({ kind: 'notice', what: 'table-stopped', reason: stoppedReason(because) });

/** A table that is stopped, and why as it was found. */
export const stoppedReason = (because: string) =>
  ({ code: 'table-stopped', note: because }) as const;
