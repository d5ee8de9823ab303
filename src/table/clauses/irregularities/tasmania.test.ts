// tasmania 14, 6.2 and 3: irregular, dummy and free coups, under the table inspector.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { isRefusal } from '../../refusal.ts';
import { staff } from '../../testing/scene.ts';
import {
  balances,
  CLOSE,
  dealt,
  DUMMY,
  FULL,
  hands,
  lastCoupAt,
  OPEN,
  playOut,
  report,
  SETTLE,
  stackOf,
  tableOf,
} from '../../testing/irregular.ts';

const clause = clausesOf('tasmania');
const tasmania = () => tableOf('tasmania', 'traditional');
const realShoe = () => tableOf('tasmania', 'traditional', { cuttingCard: 'noted' });
const inspector = staff('table-inspector');

/** The marker came out with the first coup: "last hand" is announced for the second. */
const lastHand = (cards: string) => lastCoupAt(realShoe(), cards);

clause('3 responsibility', 'every ruling stands under the table inspector on duty', () => {
  const scene = dealt(tasmania(), '9s Kh Kd 4c');
  scene.do(report('third-card-to-player', { cards: ['5h'] }));
  expect(scene.events.find(({ happened }) => happened === 'irregularity-ruled')).toMatchObject({
    inspector: 'table-inspector-1',
    clause: '14.1',
    by: { role: 'dealer' },
  });
  // Without one on duty nothing is ruled.
  const alone = dealt(tasmania(), '9s Kh Kd 4c');
  alone.do({ do: 'sign-off', duty: 'table-inspector', by: inspector });
  const no = alone.refused(report('third-card-to-player', { cards: ['5h'] }));
  expect(no).toMatchObject({ refused: 'steps-missing', clause: '3 presence' });
});

clause('6.2', 'no card is dealt without a wager, unless management ordered free coups', () => {
  const scene = tasmania().do(OPEN).do(CLOSE);
  const card = { do: 'deal-card', card: '9s', source: 'keypad' } as const;
  expect(scene.refused(card)).toMatchObject({ refused: 'not-now', clause: '6.2' });
  const free = { do: 'order-free-coups', count: 2 } as const;
  for (const role of ['dealer', 'game-supervisor', 'table-inspector'] as const) {
    expect(scene.refused({ ...free, by: staff(role) }).refused).toBe('not-authorised');
  }
  scene
    .do({ ...free, by: staff('operator') })
    .cards('9s Kh Kd 4c')
    .do(SETTLE);
  expect(scene.table.records.at(-1)).toMatchObject({ standing: 'free', result: 'player' });
  // Wagers are not wanted in a free coup, but they are taken and settled.
  scene.do(OPEN).wager(1, 'player', 10_000).do(CLOSE).cards('9d Kc Ks 4h').do(SETTLE);
  expect(scene.table.records.at(-1)?.standing).toBe('free');
  expect(balances(scene)[0]).toBe(1_010_000);
  scene.do(OPEN);
  expect(scene.table.coup?.standing).toBe('live');
  const pairs = tasmania().do(OPEN).wager(1, 'player-perfect-pair', 1000).do(CLOSE).cards('9s');
  expect(pairs.table.coup?.standing).toBe('live');
});

clause(
  '14.1',
  'a card wrongly to the Player is the Banker’s third card when the Banker must draw',
  () => {
    const scene = dealt(tasmania(), '3s Kh 4d 3c');
    scene.do(report('third-card-to-player', { cards: ['5h'] }));
    expect(hands(scene)).toEqual({ player: '3s 4d', banker: 'Kh 3c 5h' });
    // A fourth card: Player 2-3-8 has three, Banker 2 draws on any (T10).
    const fourth = dealt(tasmania(), '2s Kh 3d 2c 8h');
    fourth.do(report('third-card-to-player', { cards: ['5h'] }));
    expect(hands(fourth)).toEqual({ player: '2s 3d 8h', banker: 'Kh 2c 5h' });
  },
);

clause('14.1', 'else it waits at the mouth of the shoe and opens a non-betting coup', () => {
  // A natural: nobody draws, whatever the Banker holds.
  const scene = dealt(tasmania(), '9s Kh Kd 4c');
  scene.do(report('third-card-to-player', { cards: ['5h'] })).do(SETTLE);
  expect(balances(scene)).toEqual([1_010_000, 990_000, 990_000]);
  expect(scene.refused(OPEN)).toMatchObject({ refused: 'not-now', clause: '14.1' });
  scene.do(DUMMY);
  const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;
  const wager = { do: 'set-wager', seat: 1, patron: 'patron-1', by, stake: 1000 } as const;
  expect(scene.refused({ ...wager, bet: { on: 'player' } }).refused).toBe('wagers-closed');
  scene.cards('5h 2c 2d 6s');
  expect(hands(scene).player).toBe('5h 2d');
  expect(scene.table.phase).toBe('complete');
  scene.do(SETTLE);
  expect(scene.table.records.at(-1)).toMatchObject({ standing: 'dummy', result: 'banker' });
  expect(balances(scene)).toEqual([1_010_000, 990_000, 990_000]);
  scene.do(OPEN);
  expect(scene.table.coup?.standing).toBe('live');
});

clause('14.1', 'after the last hand no card is dealt until the shuffle', () => {
  for (const what of [
    'third-card-to-player',
    'third-card-to-banker',
    'surplus-card-seen',
    'card-face-up-in-shoe',
  ] as const) {
    const scene = lastHand('9d Kc Ks 4h').do(report(what, { cards: ['5h'] }));
    expect(scene.events.at(-1)).toMatchObject({ happened: 'cards-put-away', cards: ['5h'] });
    scene.do(SETTLE);
    expect(scene.table).toMatchObject({ phase: 'preparing', shoe: { nextIsDummy: null } });
    expect(scene.refused(DUMMY).refused).toBe('not-now');
  }
});

clause('14.2', 'an unseen surplus card is the first card of the next coup, an ordinary one', () => {
  const unseen = report('surplus-card-unseen', { cards: [null] });
  const scene = dealt(tasmania(), '9s Kh Kd 4c').do(unseen).do(SETTLE);
  expect(scene.table.shoe.held).toEqual([null]);
  dealt(scene, '7h');
  expect(hands(scene).player).toBe('7h');
  expect(scene.table.coup?.standing).toBe('live');
  expect(scene.table.shoe.held).toEqual([]);
});

clause('14.2', 'with the marker at the mouth or drawn the card is put away unseen (T4)', () => {
  const unseen = report('surplus-card-unseen', { cards: [null] });
  // Seven cards lie behind the marker: played until one more card would bare it.
  const scene = tasmania();
  const stack = stackOf(8);
  const { cards } = scene.table.shoe;
  const mouth = () => scene.table.shoe.dealt >= cards - 7 - 1;
  while (!mouth() && scene.table.phase === 'between-coups') {
    playOut(dealt(scene, ''), stack);
    if (!mouth()) scene.do(SETTLE);
  }
  expect(scene.table.phase).toBe('complete');
  scene.do(unseen);
  expect(scene.events.at(-2)).toMatchObject({ ruling: 'put-away-unseen', clause: 'ruling T4' });
  expect(scene.table.shoe.held).toEqual([]);
  // The dealer may see the marker of a real shoe.
  const real = dealt(realShoe(), '9s Kh Kd 4c');
  real.do(report('surplus-card-unseen', { cards: [null], markerVisible: true }));
  expect(real.table.shoe.putAway).toEqual([null]);
});

clause('14.3', 'after the first four, a card due to the Player moves to the Player', () => {
  const misplaced = (card: '8h' | '7h') => report('player-card-to-banker', { cards: [card] });
  const scene = dealt(tasmania(), '2s Kh 3d 3c').do(misplaced('8h'));
  expect(hands(scene)).toEqual({ player: '2s 3d 8h', banker: 'Kh 3c' });
  expect(scene.table.phase).toBe('complete');
  expect(dealt(tasmania(), '2s Kh 3d 3c').do(misplaced('7h')).table.phase).toBe('dealing');
  // Among the first four the order of drawing decides (T10): that is another report.
  const opening = dealt(tasmania(), '2s Kh');
  expect(opening.refused(misplaced('8h')).refused).toBe('report-is-false');
  const swapped = report('cards-to-the-wrong-side', { orderIsCertain: true, cards: ['8h'] });
  expect(hands(opening.do(swapped))).toEqual({ player: '2s 8h', banker: 'Kh' });
  // Reported as the Banker's third card it is still the Player's.
  const third = dealt(tasmania(), '2s Kh 3d 3c').do(
    report('third-card-to-banker', { cards: ['8h'] }),
  );
  expect(hands(third)).toEqual({ player: '2s 3d 8h', banker: 'Kh 3c' });
});

clause('14.4', 'a card face up in the shoe is used in its turn where the coup needs one', () => {
  const faceUp = (card: '5h' | 'Kh') => report('card-face-up-in-shoe', { cards: [card] });
  const scene = dealt(tasmania(), '9s').do(faceUp('Kh')).cards('Kh Kd 4c').do(SETTLE);
  expect(balances(scene)).toEqual([1_010_000, 990_000, 990_000]);
  // Not needed any more: it opens a dummy coup.
  const full = dealt(tasmania(), '9s Kh Kd 4c').do(faceUp('5h')).do(SETTLE).do(DUMMY).cards('5h');
  expect(full.table.coup).toMatchObject({ standing: 'dummy', ground: '14.4' });
  // Known before the first card: wagers never stand on a known card.
  const before = tasmania().do(OPEN).wager(1, 'player', 10_000).do(faceUp('5h'));
  expect(before.table.coup).toMatchObject({ standing: 'dummy', ground: '14.4' });
  expect(balances(before)).toEqual(FULL);
  const last = lastHand('9d Kc Ks 4h').do(faceUp('5h')).do(SETTLE);
  expect(last.table.phase).toBe('preparing');
});

clause('14.5', 'cards that do not suffice void the hand, and the shoe is over', () => {
  const scene = dealt(tableOf('tasmania', 'traditional', { cuttingCard: 'noted' }), '2s Kh 3d');
  const tooFew = report('too-few-cards');
  expect(scene.refused(tooFew)).toMatchObject({ refused: 'report-is-false', clause: '14.5' });
  scene.do(report('cards-missing', { left: 0 }, inspector));
  // Nor before the marker card is drawn (T23).
  expect(scene.refused(tooFew)).toMatchObject({ refused: 'report-is-false', clause: '14.5' });
  scene.do({ do: 'record-cutting-card' }).do(tooFew);
  expect(balances(scene)).toEqual(FULL);
  expect(scene.table).toMatchObject({ phase: 'preparing', shoe: { over: true } });
  expect(scene.table.records.at(-1)?.seats[0]?.paid[0]).toMatchObject({ clause: '14.5' });
});

clause('14.6', 'the inspector declares the order lost at any moment: the coup is void', () => {
  const lost = report('card-order-lost');
  for (const cards of ['', '9s', '9s Kh Kd 4c']) {
    const scene = dealt(tasmania(), cards);
    expect(scene.refused(lost)).toMatchObject({ refused: 'needs-second-approver', clause: '14.6' });
    // Once cards are in sight, two people stand behind it (G19).
    const alone = scene.ask({ ...lost, by: inspector });
    expect(isRefusal(alone)).toBe(cards !== '');
    scene.do({ ...lost, approvedBy: inspector });
    expect(balances(scene)).toEqual(FULL);
    expect(scene.table.records.at(-1)).toMatchObject({ standing: 'void', result: null });
  }
  const mixed = report('cards-to-the-wrong-side', { orderIsCertain: false, cards: ['8h'] });
  const unsure = dealt(tasmania(), '2s Kh').do({ ...mixed, approvedBy: inspector });
  expect(unsure.table.records.at(-1)).toMatchObject({ standing: 'void', result: null });
  const approved = dealt(tasmania(), '9s').do({ ...lost, approvedBy: inspector });
  expect(approved.table.phase).toBe('between-coups');
  // The cards are gone: none is put back.
  expect(approved.table.shoe.dealt).toBe(1);
});
