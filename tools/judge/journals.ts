// Small honest journals for planted lies: each drives one table through what a lie needs.

import type { TableEvent } from '../../src/table/acts.ts';
import { AuditedTable, type TableWatcher } from '../nightshift/audited-table.ts';
import type { Fields } from '../nightshift/commands/draw-schema.ts';

const NOBODY: TableWatcher = {
  begins: () => undefined,
  sees: () => undefined,
  looks: () => undefined,
  violations: [],
};

const lay = (patron: string, on: string, stake: number, more: Fields = {}): Fields => ({
  ...{ do: 'set-wager', patron, bet: { on, ...more }, stake },
});

const SEATED: readonly Fields[] = [
  { ready: {} },
  { sit: { seat: 1, patron: 'ann', cents: 1_000_000 } },
  { sit: { seat: 2, patron: 'bob', cents: 1_000_000 } },
];
const open: Fields = { do: 'open-wagering' };
const play = (cards: string): Fields => ({ play: cards });

/** Every kind of wager of a book with Runs and tails, over five coups. */
const SIDE_WAGERS: readonly Fields[] = [
  { table: { rulebook: 'crown', version: 'traditional' } },
  ...SEATED,
  open,
  ...[lay('ann', 'player', 10_000), lay('ann', 'player-pair', 1_000), lay('ann', 'tie', 1_000)],
  ...[lay('ann', 'player-dragon-bonus', 1_000), lay('ann', 'player-run', 1_000, { length: 2 })],
  ...[lay('ann', 'player-dragon-tail', 1_000, { area: 'early' }), lay('bob', 'banker', 10_000)],
  ...[lay('bob', 'banker-perfect-pair', 1_000), lay('bob', 'banker-dragon-bonus', 1_000)],
  play('9s Kh Ks 2c'),
  open,
  ...[lay('ann', 'player', 10_000), lay('bob', 'banker', 10_000), lay('bob', 'tie', 1_000)],
  lay('bob', 'combination-run', 1_000, { length: 2 }),
  play('9s Kh Ks 3c'),
  open,
  ...[lay('ann', 'banker', 10_000), lay('ann', 'banker-pair', 1_000)],
  lay('ann', 'tie-run', 1_000, { length: 2 }),
  play('2s 9h Ks 9c'),
  open,
  ...[lay('ann', 'tie', 1_000), lay('bob', 'player', 10_000)],
  play('9s 9h Ks Kc'),
  open,
  lay('bob', 'player-perfect-pair', 1_000),
  play('4s 2h 4s Kc 7d 9h'),
];

/** Insurance, and half on a Banker's six. */
const INSURED: readonly Fields[] = [
  { table: { rulebook: 'crown', version: 'crown' } },
  ...SEATED,
  open,
  ...[lay('ann', 'player', 10_000), lay('bob', 'banker', 10_000)],
  { do: 'close-wagering' },
  ...['Ts', '6h', '5d', 'Tc'].map(card => ({ do: 'deal-card', card, source: 'keypad' })),
  lay('ann', 'insurance', 5_000),
  { do: 'close-insurance' },
  { do: 'deal-card', card: 'Th', source: 'keypad' },
  { do: 'settle-coup' },
];

const SUPERVISOR = { role: 'casino-supervisor', id: 'carl' };

/** A coup that was keyed wrongly, recalculated, and then voided. */
const CORRECTED: readonly Fields[] = [
  { table: { rulebook: 'crown-rapid', version: 'traditional' } },
  ...SEATED,
  open,
  ...[lay('ann', 'player', 10_000), lay('bob', 'banker', 10_000), lay('bob', 'super-6', 1_000)],
  play('9s Kh Kd 2c'),
  { do: 'freeze-accounts', by: SUPERVISOR, why: 'a card was keyed wrongly' },
  {
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', by: SUPERVISOR },
    facts: { coup: 1, cards: ['2s', 'Kh', 'Kd', '9c'], note: 'seen on the video' },
    approvedBy: { role: 'operator', id: 'olga' },
  },
  { do: 'unfreeze-accounts', by: SUPERVISOR, finding: 'put right' },
  open,
  lay('ann', 'player', 10_000),
  { do: 'close-wagering' },
  ...['9s', 'Kh'].map(card => ({ do: 'deal-card', card, source: 'keypad' })),
];

/** A tie that pays a percentage. */
const TIE_BACCARAT: readonly Fields[] = [
  {
    table: {
      ...{ rulebook: 'crown', version: 'tie-baccarat' },
      setup: {
        pay: { dragonBonus: 1, perfectPairs: 1, chip: 1, tiePercent: { player: 5, banker: 5 } },
      },
    },
  },
  ...SEATED,
  open,
  ...[lay('ann', 'player', 10_000), lay('bob', 'banker', 10_000)],
  play('9s 9h Ks Kc'),
];

/** A wager at a book without commission, and a Banker's win with six. */
const NO_COMMISSION: readonly Fields[] = [
  { table: { rulebook: 'mbs-rapid', version: 'no-commission' } },
  ...SEATED,
  open,
  ...[lay('ann', 'player', 10_000), lay('bob', 'banker', 10_000), lay('bob', 'tie', 1_000)],
  play('4s 6h Ks Kc 9d'),
];

/** A card keyed wrongly and put right before the coup is settled. */
const MISKEYED: readonly Fields[] = [
  { table: { rulebook: 'crown-rapid', version: 'traditional' } },
  ...SEATED,
  open,
  lay('ann', 'player', 10_000),
  { do: 'close-wagering' },
  ...['8s', 'Kh', 'Kd'].map(card => ({ do: 'deal-card', card, source: 'keypad' })),
  { do: 'correct-card', position: 1, card: '9s' },
  { do: 'deal-card', card: '2c', source: 'keypad' },
  { do: 'settle-coup' },
];

/** A coup that is void before its end. */
const VOIDED: readonly Fields[] = [
  { table: { rulebook: 'tasmania', version: 'federal' } },
  ...SEATED,
  open,
  lay('ann', 'player', 10_000),
  { do: 'close-wagering' },
  ...['9s', 'Kh'].map(card => ({ do: 'deal-card', card, source: 'keypad' })),
  {
    ...{ do: 'report-irregularity', what: 'card-order-lost', facts: {} },
    ...{ by: { role: 'dealer', id: 'dealer' }, approvedBy: { role: 'operator', id: 'olga' } },
  },
];

export const JOURNALS = {
  'side wagers': SIDE_WAGERS,
  insured: INSURED,
  corrected: CORRECTED,
  'tie baccarat': TIE_BACCARAT,
  'no commission': NO_COMMISSION,
  miskeyed: MISKEYED,
  voided: VOIDED,
} satisfies Readonly<Record<string, readonly Fields[]>>;
export type JournalName = keyof typeof JOURNALS;

/** The events of a journal; every line of it must have had an effect. */
export function eventsOf(name: JournalName): readonly TableEvent[] {
  const [first = {}, ...lines] = JOURNALS[name];
  const table = new AuditedTable(first, NOBODY);
  for (const line of lines) {
    const outcome = table.do(line);
    if (outcome === 'happens') continue;
    throw new Error(`${JSON.stringify(line)} ${outcome}: ${JSON.stringify(table.answer)}`);
  }
  return table.events;
}
