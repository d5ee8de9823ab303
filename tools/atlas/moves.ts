// The commands that the walk tries from a table; those that are refused lead nowhere.

import type { Irregularity } from '../../src/rulebooks/irregularity.ts';
import type { Card } from '../../src/rules/cards.ts';
import type { Command } from '../../src/table/acts.ts';
import type { Facts } from '../../src/table/irregularities/irregularity.ts';
import type { Table } from '../../src/table/table.ts';
import { patronAt, staff } from '../../src/table/testing/scene.ts';

/** Enough cards for every answer of the tableau: naturals, draws, stands, and a Banker's six. */
const CARDS: readonly Card[] = ['2s', '7d', '9c', 'Kd'];
/** A later coup is walked for what differs by its place in the shoe, with fewer cards. */
const LATER_CARDS: readonly Card[] = ['7d', 'Kd'];

const dealer = { by: staff('dealer'), at: 0 } as const;
const operator = { by: staff('operator'), at: 0 } as const;
const patron = { by: patronAt(1), at: 0, seat: 1, patron: 'patron-1' } as const;

/** Somebody else of the highest rank, who can approve whatever needs approval. */
export const APPROVER = { role: 'operator', id: 'operator-2' } as const;

const report = (what: Irregularity, facts: Facts): Command => ({
  do: 'report-irregularity',
  ...operator,
  approvedBy: APPROVER,
  what,
  facts,
});

const stake = (cents: number): Command => ({
  do: 'set-wager',
  ...patron,
  bet: { on: 'player' },
  stake: cents,
});

const deal = (card: Card | null): Command => ({
  do: 'deal-card',
  ...dealer,
  card,
  source: 'keypad',
});

const SURPLUS_CARDS: readonly Command[] = [
  report('surplus-card-unseen', { cards: [null] }),
  report('surplus-card-seen', { cards: ['5h'] }),
  report('card-face-up-in-shoe', { cards: ['5h'] }),
];

const BETWEEN: readonly Command[] = [
  { do: 'open-wagering', ...dealer },
  { do: 'begin-dummy-coup', ...dealer },
  { do: 'order-dummy-coups', ...operator, reason: 'during-the-shoe', count: 1 },
  { do: 'order-free-coups', ...operator, count: 1 },
];

const dealing = (cards: readonly Card[]): readonly Command[] => [
  { do: 'announce-counts', ...dealer },
  report('wager-change-wanted', {}),
  deal(null),
  ...cards.map(card => deal(card)),
  ...cards.flatMap((card): Command[] => [
    { do: 'turn-card', ...dealer, side: 'player', card },
    { do: 'turn-card', ...dealer, side: 'banker', card },
  ]),
];

/** What may leave the shoe beside the cards of the hands, tried in the first coup. */
const FIRST_COUP: readonly Command[] = [
  { do: 'burn-card', ...dealer },
  { do: 'record-cutting-card', ...dealer },
  report('cards-missing', { left: 0 }),
  ...dealing(CARDS),
];
const LATER_COUP = dealing(LATER_CARDS);

/** One surplus card at a time: a second shows nothing that the first does not. */
const surplus = ({ shoe }: Table): readonly Command[] =>
  shoe.held.length + shoe.putAway.length === 0 ? SURPLUS_CARDS : [];

/** Frozen tables are looked at and go nowhere: they differ from others in corrections alone. */
export const movesFrom = (table: Table): readonly Command[] =>
  table.frozen === null ? [...movesIn(table), ...freezing(table)] : [];

/** There is something to recalculate once a coup was settled. */
const freezing = ({ records, phase }: Table): readonly Command[] =>
  records.length > 0 && phase !== 'closed' ? [{ do: 'freeze-accounts', ...dealer }] : [];

/** What is tried in the phase that the table is in. */
function movesIn(table: Table): readonly Command[] {
  switch (table.phase) {
    case 'closed':
      return [];
    case 'preparing':
      return [
        { do: 'order-dummy-coups', ...operator, reason: 'after-the-last-coup', count: 1 },
        ...surplus(table),
      ];
    case 'between-coups':
      return [...BETWEEN, ...surplus(table)];
    case 'wagering':
      return [stake(1000), { do: 'close-wagering', ...dealer }, { do: 'burn-card', ...dealer }];
    case 'no-more-wagers':
    case 'dealing':
    case 'insurance':
      return table.shoe.coups > 1 ? LATER_COUP : FIRST_COUP;
    case 'wagers-reopened':
    case 'wagers-changing':
      return [stake(0), { do: 'close-wager-window', ...dealer }];
    case 'complete':
      return [
        { do: 'settle-coup', ...dealer },
        { do: 'record-cutting-card', ...dealer },
        report('cards-to-the-wrong-side', { choice: 'reopen' }),
        ...surplus(table),
      ];
  }
}
