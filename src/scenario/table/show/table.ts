// `show table`: where the table stands, all that is open there, and what may be done next by whom.

import { SIDES, type Side } from '../../../rules/hand.ts';
import type { Tail } from '../../../rules/dragon-tails.ts';
import { debtsOf, markersOf } from '../../../table/settlement/commission.ts';
import { betOf } from '../../../table/wagers/wager.ts';
import { holderOf } from '../../../table/people/holders.ts';
import { owedBy, owingTo } from '../../../table/restatement/outstanding.ts';
import { peopleAt } from '../../../table/people/people-at.ts';
import type { TableCoup, CoupRecord, Patron, Seat, Table, TailKey } from '../../../table/table.ts';
import type { DrivenTable } from '../driven-table.ts';
import { nextAt } from './next.ts';

export function tableAt(driven: DrivenTable): object {
  const { table } = driven;
  const { claims, kept } = table;
  return {
    phase: table.phase,
    at: table.at,
    setup: table.setup?.id ?? null,
    version: table.setup?.version ?? null,
    staff: table.staff,
    coup: table.coup === null ? null : coupShown(table.coup),
    previousCoup: recordShown(table.records.at(-1)),
    shoe: shoeShown(table),
    seats: table.seats.map(seatShown),
    riding: ridingShown(table),
    tails: { player: table.tails.player.indicator, banker: table.tails.banker.indicator },
    claims: claims.open,
    holds: claims.holds,
    excluded: claims.excluded,
    detained: claims.detained,
    notices: table.notices,
    discrepancies: kept.shownMatters,
    frozen: table.frozen,
    lockedWins: table.seats.flatMap(({ number, wins = [] }) =>
      wins.map(win => ({ seat: number, ...win })),
    ),
    owed: owedBy(table),
    owing: owingTo(table),
    commissionDue: markersOf(table),
    debts: debtsOf(table),
    warned: kept.warned,
    partnerships: kept.partnerships,
    standingAllowed: kept.standingAllowed,
    commissionCarried: kept.commissionCarried,
    gamingDay: kept.gamingDay,
    shoeHolder: holderOf(table),
    informed: table.informed,
    next: nextAt(driven),
  };
}

const handShown = ({ cards }: Pick<TableCoup, 'cards'>, side: Side) =>
  cards.filter(({ to }) => to === side).map(({ card, down }) => (down === true ? null : card));

const coupShown = (coup: TableCoup) => ({
  number: coup.number,
  standing: coup.standing,
  ground: coup.ground,
  player: handShown(coup, 'player'),
  banker: handShown(coup, 'banker'),
  closesAt: coup.closesAt,
  closedAt: coup.closedAt,
  burnt: coup.burnt,
  countsAnnounced: coup.countsAnnounced,
  insuranceOver: coup.insuranceOver,
  cuttingCardIn: coup.cuttingCardIn,
  faceDown: coup.faceDown,
  method: coup.method,
  openers: coup.openers,
  rulings: coup.rulings,
  corrections: coup.corrections ?? [],
  surplus: coup.surplus ?? [],
});

function recordShown(record: CoupRecord | undefined): object | null {
  if (record === undefined) return null;
  const { shoe, number, standing, result, playerCount, bankerCount, corrected, rulings } = record;
  const hands = { player: handShown(record, 'player'), banker: handShown(record, 'banker') };
  const paid = record.seats.flatMap(({ seat, paid: all }) => all.map(each => ({ seat, ...each })));
  const counts = { playerCount, bankerCount };
  return { shoe, number, standing, result, ...hands, ...counts, corrected, rulings, paid };
}

function shoeShown({ shoe, setup }: Table): object {
  const { seen: _seen, hands: _hands, lastCoup: finalCoup, ...rest } = shoe;
  const results = shoe.hands.map(({ winner }) => winner).join('');
  return { ...rest, left: shoe.cards - shoe.dealt, finalCoup, results, decks: setup?.decks ?? 0 };
}

const seatShown = (seat: Seat) => ({
  number: seat.number,
  kind: seat.kind,
  patron: seat.patron?.id ?? null,
  standing: seat.standing.map(({ id }) => id),
  agreed: peopleAt(seat).flatMap(agreedShown),
  state: seat.state,
  leaving: seat.leaving,
  idleCoups: seat.idleCoups,
  revision: seat.revision,
  wagers: seat.wagers.map(wager => {
    const { stake, patron, counts, under } = wager;
    // What is undefined is not in JSON.
    return { patron, ...betOf(wager), stake, counts, under };
  }),
});

/** What was agreed with a patron, where anything was. */
function agreedShown({ id, paidIn: _paidIn, ...agreed }: Patron): readonly object[] {
  return Object.keys(agreed).length === 0 ? [] : [{ patron: id, ...agreed }];
}

/** Runs and tails on their way, with how many coups have come right. */
const ridingShown = (table: Table): readonly object[] => [
  ...table.seats.flatMap(({ number, runs }) =>
    runs.map(({ wager, count, patron }) => ({ seat: number, patron, ...wager, count })),
  ),
  ...SIDES.flatMap(side => tailShown(side, table.tails[side])),
];

const tailShown = (side: Side, { indicator, fresh, early, late }: Tail<TailKey>) =>
  [...fresh, ...early, ...late].map(({ key, area, stake }) => ({
    ...{ seat: key.seat, patron: key.patron, on: `${side}-dragon-tail`, area, stake },
    count: indicator,
  }));
