// What may be said of each irregularity: every answer that could make a difference to its ruling.

import type { Irregularity } from '../../../rulebooks/irregularity.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Facts } from '../../../table/irregularities/irregularity.ts';
import type { Table } from '../../../table/table.ts';

/** A table, whoever drives it. */
interface AtTable {
  readonly table: Table;
}

type Sayable = (at: AtTable) => readonly Facts[];

const SEEN: readonly Card[] = ['5h'];
const TRUE_CARDS: readonly Card[] = ['2s', 'Kd', '7d', '7h'];
const seen: Sayable = () => [{ cards: SEEN }];
const plain: Sayable = () => [{}];
const proven = (facts: Facts): readonly Facts[] => [
  { ...facts, onset: 'before-the-close' },
  { ...facts, onset: 'after-the-close', provenByRecords: true },
  { ...facts, onset: 'after-the-close', provenByRecords: false },
];
const noted =
  (note: string): Sayable =>
  () => [{ note }];

/** Tail wagers that lie; a shut area can have none but these. */
const tailsLaid: Sayable = ({ table }) => {
  const laid = table.seats.flatMap(({ number, wagers }) =>
    wagers
      .filter(({ on }) => on.endsWith('-dragon-tail'))
      .map(({ on, area = 'early', patron }) => ({ seat: number, patron, bet: { on, area } })),
  );
  const patron = table.seats[0]?.patron?.id ?? 'nobody';
  const shut = (area: 'early' | 'late'): Facts => ({
    ...{ seat: 1, patron, bet: { on: 'player-dragon-tail', area } },
  });
  return laid.length > 0 ? laid : [shut('late'), shut('early')];
};

/** The coup at the table, and the one before it. */
const coupsNamed = ({ table }: AtTable): readonly Pick<Facts, 'shoe' | 'coup'>[] => [
  {},
  ...(table.coup === null ? [] : [{ shoe: table.shoe.number, coup: table.coup.number }]),
  ...table.records.slice(-1).map(({ shoe, number }) => ({ shoe, coup: number })),
];

const firstSeat = ({ table }: AtTable): number =>
  table.seats.find(({ patron }) => patron !== null)?.number ?? 1;

export const SAYABLE: Readonly<Record<Irregularity, Sayable>> = {
  'opening-burn-missed': () => [{ choice: 'again' }, { choice: 'complete' }],
  'surplus-card-unseen': () => [{ cards: [null] }],
  'surplus-card-seen': seen,
  'player-card-to-banker': seen,
  'third-card-to-player': seen,
  'third-card-to-banker': seen,
  'card-face-up-in-shoe': seen,
  'nobody-wagered': plain,
  'cards-to-the-wrong-side': () => [
    { choice: 'complete', orderIsCertain: true },
    { choice: 'reopen', orderIsCertain: false },
    { choice: 'dummy', orderIsCertain: false },
  ],
  'card-order-lost': plain,
  'cards-drawn-together': () => [{ orderIsCertain: true }, { orderIsCertain: false }],
  'shoe-order-disturbed': () => [{ canBePutRight: true }, { canBePutRight: false }],
  'too-few-cards': plain,
  'cards-missing': () => [{ left: 0 }],
  'foreign-card': () => [{ foreign: 'joker' }],
  'wrong-number-of-cards': () => [
    { canBePutRight: true },
    { canBePutRight: true, cards: TRUE_CARDS },
    { canBePutRight: false },
    { canBePutRight: false, coup: 1 },
  ],
  'wager-on-a-shut-tail': tailsLaid,
  'wager-change-wanted': plain,
  'wrong-result-entered': () => [{ cards: TRUE_CARDS, note: 'Seen on the recording.' }],
  'terminal-malfunction': at =>
    coupsNamed(at).flatMap(named =>
      proven({ ...named, seat: firstSeat(at), fault: 'screen', note: 'Screen dark.' }),
    ),
  'system-malfunction': at =>
    coupsNamed(at).flatMap(named => proven({ ...named, note: 'Server stopped.' })),
  'equipment-malfunction': noted('The shoe jammed.'),
  'game-disrupted': () => [{ disruption: 'fire', note: 'Fire alarm.' }],
  fraud: noted('A marked card.'),
};
