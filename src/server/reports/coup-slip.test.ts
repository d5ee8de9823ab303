// A slip says what the table paid, the book bears it out, and whatever is changed on it is found.

import { expect, test } from 'vitest';

import { RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type CoupSlip, judgeSlip, readSlipLine, slipLine } from '../../slip/index.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import { coupSlip } from './coup-slip.ts';

const GAMES = RULEBOOK_IDS.flatMap(book =>
  versionsOf(RULEBOOKS[book]).map(version => [book, version] as const),
);

/** Nobody draws: a natural, a Banker by one, a tie of six, a tie of naturals, two pairs. */
const COUPS = ['9s 2h Kd Kc', 'Ks 2h 6d 5c', 'Ks 2h 6d 4c', '5h 5c 4s 4d', '4d 3c 4h 3s'] as const;

/** Every wager of one coup that the game offers, as far as it may be laid together. */
function played([book, version]: (typeof GAMES)[number], cards: string): Scene {
  const scene = readyTable(plainSetup(book, version)).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000).wager(1, 'banker', 8000);
  for (const on of scene.table.setup?.offered ?? []) {
    const isSide = isSingleCoupWager(on) && on !== 'player' && on !== 'banker';
    if (isSide && on !== 'insurance') scene.wager(1, on, 2000);
  }
  return scene.do({ do: 'close-wagering' }).cards(cards);
}

function slipFrom(scene: Scene): CoupSlip {
  const record = scene.table.records.at(-1);
  const slip = coupSlip(scene.table, {
    ...{ house: 'Northshore', demonstration: true, seat: 1, patron: 'patron-1' },
    ...{ shoe: record?.shoe ?? 0, coup: record?.number ?? 0 },
  });
  const read = slip && readSlipLine(slipLine(slip));
  if (read === null) throw new Error('the coup has a slip');
  return read;
}

test.each(GAMES)(
  '%s %s: what the table paid is what the slip says and the book pays',
  (...game) => {
    for (const cards of COUPS) {
      const scene = played(game, cards).do({ do: 'settle-coup' });
      const slip = slipFrom(scene);
      const { faults, judged, unjudged } = judgeSlip(slip);
      expect({ cards, faults }).toEqual({ cards, faults: [] });
      expect(judged).toBe(slip.wagers.length);
      expect(unjudged).toEqual([]);
    }
  },
);

test('a payment, a card, the result, the book: whatever is changed is found', () => {
  const scene = played(['crown', 'traditional'], COUPS[0]).do({ do: 'settle-coup' });
  const slip = slipFrom(scene);
  const [first, ...more] = slip.wagers;
  if (first === undefined) throw new Error('there is a wager');
  const codes = (changed: Partial<CoupSlip>) =>
    judgeSlip({ ...slip, ...changed }).faults.map(({ code }) => code);
  expect(codes({})).toEqual([]);
  expect(codes({ wagers: [{ ...first, paid: first.paid + 1 }, ...more] })).toEqual([
    'other-payment',
  ]);
  expect(codes({ result: 'banker' })).toEqual(['other-result']);
  expect(codes({ cards: '9s 9h Kd Kc' })).toContain('other-payment');
  expect(codes({ cards: '9s 2h Kd Kc 3c' })).toEqual(['cards-not-by-the-tableau']);
  expect(codes({ cards: 'nonsense' })).toEqual(['cards-not-by-the-tableau']);
  expect(codes({ rulebook: 'macau' })).toEqual(['unknown-book']);
});

test('a void coup gives every stake back; a streak is named and left alone', () => {
  const scene = played(['crown', 'traditional'], COUPS[0]).do({ do: 'settle-coup' });
  const slip = slipFrom(scene);
  const back = slip.wagers.map(wager => ({ ...wager, paid: wager.stake }));
  const voided = { ...slip, standing: 'void', result: null, wagers: back } as const;
  expect(judgeSlip(voided).faults).toEqual([]);
  const run = {
    on: 'player-run',
    stake: 500,
    paid: 9000,
    clause: '7.1',
    beside: 'streak',
  } as const;
  expect(judgeSlip({ ...slip, wagers: [run] })).toEqual({ faults: [], judged: 0, unjudged: [run] });
});

test('nobody’s slip is another’s', () => {
  const scene = played(['crown', 'traditional'], COUPS[0]).do({ do: 'settle-coup' });
  const of = { house: 'N', demonstration: true, shoe: 1, coup: 1 };
  expect(coupSlip(scene.table, { ...of, seat: 1, patron: 'patron-2' })).toBeNull();
  expect(coupSlip(scene.table, { ...of, seat: 2, patron: 'patron-1' })).toBeNull();
  expect(coupSlip(scene.table, { ...of, coup: 9, seat: 1, patron: 'patron-1' })).toBeNull();
});
