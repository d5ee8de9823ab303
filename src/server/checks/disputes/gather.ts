// Gathers everything about one coup from the journal and what is projected from it, as of one
// moment: the chain is checked from the coup's first event to the table's last.

import { asWritten, type HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { writtenLines } from '../../../texts/index.ts';
import type pg from 'pg';

import { assert } from '../../../rules/assert.ts';
import { rulebookOf } from '../../../rulebooks/index.ts';
import type { TableEvent } from '../../../table/acts.ts';
import type { CoupRecord } from '../../../table/table.ts';
import { tellEvents } from '../../../table/coup/tell-coup.ts';
import { findCoup, type FoundCoup } from '../../reports/read-figures.ts';
import { setupAt, eventFromRow } from '../../reports/setup-at.ts';
import { fromRawHash, readEvent } from '../../storage/journal/canonical.ts';
import { copyOutRows } from '../../storage/copy/copy.ts';
import type { Hash, StoredEvent } from '../../storage/journal/event.ts';
import { canonicalOf, ROW_COLUMNS, storedHashOf } from '../../storage/journal/row.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';
import { brokenChain } from './chain.ts';
import type { DisputedCoupFacts, DisputeEvent } from './dispute.ts';
import { SumsAround } from './sums.ts';

export interface DisputedCoup {
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
}

/** Why there is no file. */
export const DISPUTE_FAILURES = ['no-such-coup', 'not-yet', 'damaged'] as const;
export interface DisputeFailure {
  readonly failed: (typeof DISPUTE_FAILURES)[number];
  readonly reason: HouseReason;
}

/** What belongs to a dispute though it comes after the coup, on the same gaming day. */
const ABOUT: ReadonlySet<string> = new Set<TableEvent['happened']>([
  'accounts-frozen',
  'accounts-unfrozen',
  'claim-opened',
  'claim-closed',
  'claim-disputed',
  'complainant-advised',
  'irregularity-ruled',
  'records-confirmed',
  'patron-sanctioned',
  'hold-ended',
  'exclusion-lifted',
]);

/** The facts of a coup that is over, or why they cannot be told. */
export async function gatherDispute(
  db: pg.Pool,
  asked: DisputedCoup,
): Promise<DisputedCoupFacts | DisputeFailure> {
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const found = await findCoup(client, asked.table, asked);
    if (found === null) {
      return { failed: 'no-such-coup', reason: { code: 'coup-not-over' } };
    }
    return await factsOf(client, asked, found);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function factsOf(
  client: pg.ClientBase,
  { table }: DisputedCoup,
  found: FoundCoup,
): Promise<DisputedCoupFacts | DisputeFailure> {
  const first = await firstOf(client, found);
  const sums = await SumsAround.open(client, found.stream, found.seq);
  if (sums === null) return { failed: 'not-yet', reason: { code: 'coups-not-counted' } };
  const kept = new Kept(found);
  await readRows(client, { name: tableStream(table), id: found.stream, first }, (row, event) => {
    kept.take(row, event);
    sums.take(event);
  });
  const broken = brokenChain(tableStream(table), kept.events) ?? kept.gap;
  if (broken !== null) return { failed: 'damaged', reason: asWritten(broken) };
  const { setup, sign } = await setupAt(client, found.stream, first);
  const book = rulebookOf(setup.rulebook);
  const record = kept.record;
  assert(book !== undefined && record !== null, 'a coup that is over has its book and its record');
  const { lines } = tellEvents(book, kept.tableEvents, found.coup);
  const { shoe, coup, gamingDay, currency } = found.coup;
  const { result, cards, playerCount, bankerCount, corrected, seats } = record;
  return {
    ...{ table, rulebook: book.id, shoe, coup, gamingDay, currency },
    ...{ standing: found.coup.standing, result, cards, playerCount, bankerCount, corrected },
    payments: seats.flatMap(({ seat, paid }) => paid.map(wager => ({ seat, ...wager }))),
    lines: writtenLines(lines),
    ...{ setup, paytable: sign.odds },
    sums: await sums.of(seats.map(({ seat }) => seat)),
    events: kept.events,
    head: kept.head,
  };
}

async function firstOf(client: pg.ClientBase, { stream, seq }: FoundCoup): Promise<number> {
  const { rows } = await client.query<{ seq: number }>(
    `select seq from journal where stream = $1 and seq <= $2
        and kind in ('wagering-opened', 'dummy-coup-begun') order by seq desc limit 1`,
    [stream, seq],
  );
  assert(rows[0] !== undefined, 'a coup begins with a call for wagers or as a dummy');
  return rows[0].seq;
}

async function readRows(
  client: pg.ClientBase,
  { name, id, first }: { readonly name: string; readonly id: number; readonly first: number },
  take: (row: DisputeEvent, event: StoredEvent) => void,
): Promise<void> {
  assert(Number.isSafeInteger(id) && Number.isSafeInteger(first), 'whole numbers for the query');
  await copyOutRows(
    client,
    `select ${ROW_COLUMNS} from journal where stream = ${id} and seq >= ${first} order by seq`,
    row => {
      const hash = fromRawHash(storedHashOf(row));
      const bytes = canonicalOf(row);
      const event = readEvent(name, bytes, hash);
      const { seq: number, at, kind } = event;
      take({ number, at, kind, hash, bytes: bytes.toString('base64') }, event);
    },
  );
}

/** What of a table's events from the coup on belongs into its file. */
class Kept {
  readonly #found: FoundCoup;
  readonly events: DisputeEvent[] = [];
  readonly tableEvents: TableEvent[] = [];
  head: { readonly number: number; readonly hash: Hash } = { number: 0, hash: '' };
  record: CoupRecord | null = null;
  gap: string | null = null;

  constructor(found: FoundCoup) {
    this.#found = found;
  }

  take(row: DisputeEvent, event: StoredEvent): void {
    const { number, hash } = row;
    const isNext =
      this.head.number === 0 || (number === this.head.number + 1 && this.#links(event));
    if (!isNext) this.gap ??= `Event ${number} does not follow event ${this.head.number}.`;
    this.head = { number, hash };
    const { seq, corrections, coup } = this.#found;
    const isCoup = number <= seq || corrections.includes(number);
    const isAbout = ABOUT.has(row.kind) && event.gamingDay === coup.gamingDay;
    if (isCoup || isAbout) this.events.push(row);
    if (!isCoup) return;
    const one = eventFromRow(event);
    this.tableEvents.push(one);
    if ('record' in one) this.record = one.record;
  }

  #links({ prevHash }: StoredEvent): boolean {
    return prevHash === this.head.hash;
  }
}
