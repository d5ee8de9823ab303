// Everything that waits for somebody's decision, over all tables: worked out from their state.

import { debtsOf } from '../../table/settlement/commission.ts';
import { balanceOf, patronAccount } from '../../table/accounts/money.ts';
import { owedBy, owingTo } from '../../table/restatement/outstanding.ts';
import type { Seat, Table } from '../../table/table.ts';
import { INBOX_KINDS, type InboxEntry } from '../../wire/pit/inbox.ts';
import type { Bans } from '../record/bans.ts';
import type { EvacuatedOnRecord } from '../record/evacuations.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';

type Found = Partial<InboxEntry> & Pick<InboxEntry, 'kind'>;

const NOTHING = {
  ...{ table: null, seat: null, patron: null, cents: null, currency: null, since: null },
  ...{ coups: [], says: null, balance: null, staked: null, dealer: null, supervisor: null },
};

/** Most pressing first, then the oldest. */
const inOrder = (one: InboxEntry, other: InboxEntry): number =>
  INBOX_KINDS.indexOf(one.kind) - INBOX_KINDS.indexOf(other.kind) ||
  (one.since ?? 0) - (other.since ?? 0);

export interface InboxWorld {
  readonly tables: readonly HouseTable[];
  readonly bans: Pick<Bans, 'all'>;
  readonly evacuated: EvacuatedOnRecord;
  /** When the gaming day began, as far as alarms of people go. */
  readonly sightingsSince: number;
}

export function inboxOf({
  tables,
  bans,
  evacuated,
  sightingsSince,
}: InboxWorld): readonly InboxEntry[] {
  const seen = bans.all.flatMap((ban): readonly InboxEntry[] => {
    if (ban.seen === null || !ban.isInForce || ban.seen.at < sightingsSince) return [];
    const { at: since, where, person: patron } = ban.seen;
    const [table = null, seat] = where.split('/');
    const place = tables.some(({ plan }) => plan.name === table) ? table : null;
    const at = seat === undefined ? null : Number(seat);
    return [{ ...NOTHING, kind: 'banned', table: place, seat: at, patron, since, says: ban.ban }];
  });
  const left = Object.values(evacuated).map(
    ({ table, at: since, why: says, felt: cents, currency }): InboxEntry => ({
      ...{ ...NOTHING, kind: 'evacuated', table, since, says, cents, currency },
    }),
  );
  return [...seen, ...left, ...tables.flatMap(ofHouseTable)].toSorted(inOrder);
}

function ofHouseTable({ plan, parts, stopped }: HouseTable): readonly InboxEntry[] {
  const table = parts?.mailbox.table;
  const common = {
    ...NOTHING,
    table: plan.name,
    currency: table?.setup?.currency ?? plan.setup.currency,
    dealer: table?.staff.dealer ?? null,
    supervisor: table?.staff.gameSupervisor ?? table?.staff.casinoSupervisor ?? null,
  };
  const found: readonly Found[] = [
    ...(stopped === null ? [] : [{ kind: 'stopped' as const, says: stopped }]),
    ...(table === undefined ? [] : ofTable(table)),
  ];
  return found.map(entry => ({ ...common, ...accountOf(table, entry), ...entry }));
}

/** What the patron has there: whoever decides wants to know. */
function accountOf(table: Table | undefined, { seat, patron }: Found): Partial<InboxEntry> {
  const at = table?.seats.find(({ number }) => number === seat);
  if (table === undefined || at === undefined || typeof patron !== 'string') return {};
  const own = at.wagers.filter(wager => wager.patron === patron);
  return {
    balance: Math.max(0, balanceOf(table.ledger, patronAccount(at.number, patron))),
    staked: own.reduce((sum, { stake }) => sum + stake, 0),
  };
}

function ofTable(table: Table): readonly Found[] {
  const { frozen, claims, kept, seats } = table;
  return [
    ...(frozen === null
      ? []
      : [{ kind: 'frozen', since: frozen.since, says: frozen.why } as const]),
    ...claims.open.map(({ seat, patron, says, openedAt: since, disputed }): Found => ({
      ...{ kind: disputed ? 'dispute' : 'claim', seat, patron, says, since },
    })),
    ...claims.detained.map((detention): Found => ({ kind: 'detained', ...detention })),
    ...claims.holds.map(({ seat, patron, cents, incident: says, won = [] }): Found => ({
      ...{ kind: 'held', seat, patron, cents, says },
      coups: won.map(({ shoe, coup }) => ({ shoe, coup })),
    })),
    ...kept.shownMatters.map(({ seat, what, shoe, coup }): Found => ({
      ...{ kind: what, seat, coups: [{ shoe, coup }] },
    })),
    ...kept.outOfService.map(({ seat, fault: says, since }): Found => ({
      ...{ kind: 'out-of-order', seat, since, says },
    })),
    ...moneyAside(table),
    ...seats.flatMap(ofSeat),
  ];
}

const moneyAside = (table: Table): readonly Found[] => [
  ...owedBy(table).map(({ seat, patron, cents, coups }): Found => ({
    ...{ kind: 'owed', seat, patron, cents },
    coups: coups.map(({ shoe, coup }) => ({ shoe, coup })),
  })),
  ...owingTo(table).map(({ seat, patron, cents, coups }): Found => ({
    ...{ kind: 'owing', seat, patron, cents },
    coups: coups.map(({ shoe, coup }) => ({ shoe, coup })),
  })),
  ...debtsOf(table).map(({ seat, patron, cents }): Found => ({
    ...{ kind: 'debt', seat, patron, cents },
  })),
];

function ofSeat({ number: seat, patron, leaving, wins = [] }: Seat): readonly Found[] {
  return [
    ...wins.map(({ patron: winner, cents, at, shoe, coup }): Found => ({
      ...{ kind: 'win-locked', seat, patron: winner, cents, since: at, coups: [{ shoe, coup }] },
    })),
    ...(leaving && patron !== null ? [{ kind: 'leaving', seat, patron: patron.id } as const] : []),
  ];
}
