// crown-rapid 11.1 to 11.9: cards and coups that went wrong, ruled by the book.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
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
  report,
  SETTLE,
  tableOf,
} from '../../testing/irregular.ts';

const clause = clausesOf('crown-rapid');
const rapid = () => tableOf('crown-rapid', 'traditional');
/** A real shoe whose cutting card the dealer notes: a last coup in two coups. */
const realShoe = () => tableOf('crown-rapid', 'traditional', { cuttingCard: 'noted' });

/** The first coup meets the cutting card: the one that follows is the last. */
const lastCoup = (cards: string) => lastCoupAt(realShoe(), cards);

clause('11.1', 'a burn found missing later changes no result: the shoe goes on', () => {
  const scene = dealt(rapid(), '9s Kh Kd 4c').do(SETTLE);
  const before = balances(scene);
  const { dealt: gone } = scene.table.shoe;
  scene.do(report('opening-burn-missed'));
  expect(balances(scene)).toEqual(before);
  expect(scene.table.shoe).toMatchObject({ dealt: gone - 1, burnMissed: true, over: false });
  expect(scene.refused(report('opening-burn-missed')).refused).toBe('report-is-false');
  dealt(scene, '9d Kc Ks 4h').do(SETTLE);
  expect(scene.table.records).toHaveLength(2);
});

clause('11.1.1', 'an unfinished first coup may be put back, the burn made, and dealt again', () => {
  const scene = dealt(rapid(), '9s Kh Kd');
  const missed = (choice: 'again' | 'complete') => report('opening-burn-missed', { choice });
  expect(scene.refused(report('opening-burn-missed')).refused).toBe('facts-missing');
  const { dealt: gone } = scene.table.shoe;
  // Cards are in sight: the dealer does not deal the coup again alone (G19).
  expect(scene.refused(missed('again')).refused).toBe('needs-second-approver');
  scene.do({ ...missed('again'), approvedBy: staff('game-supervisor') });
  expect(scene.table.phase).toBe('no-more-wagers');
  expect(scene.table.coup?.cards).toEqual([]);
  // The 9s is burnt now; the wagers stay locked as they were (R10).
  expect(scene.table.shoe.dealt).toBe(gone - 3);
  expect(scene.table.shoe.seen).toMatchObject({ '9s': 1, Kh: 0, Kd: 0 });
  expect(scene.table.seats[0]?.wagers).toHaveLength(1);
  scene.cards('Kh Kd 9h 4c');
  expect(hands(scene)).toEqual({ player: 'Kh 9h', banker: 'Kd 4c' });
  // Or it is played on, by the same clause 11.1 as later.
  const other = dealt(rapid(), '9s Kh Kd').do(missed('complete')).cards('4c');
  expect(other.table.phase).toBe('complete');
});

clause('11.2', 'a surplus card nobody saw is the first card of the next coup', () => {
  const scene = dealt(rapid(), '9s Kh Kd 4c');
  const { dealt: gone } = scene.table.shoe;
  scene.do(report('surplus-card-unseen', { cards: [null] })).do(SETTLE);
  expect(scene.table.shoe).toMatchObject({ held: [null], nextIsDummy: null, dealt: gone + 1 });
  dealt(scene, '');
  // No burn may come before it, and no drawn card is ever put back or thrown away.
  expect(scene.refused({ do: 'burn-card' }).clause).toBe('8.3.2');
  scene.cards('7h 2c');
  expect(scene.table.shoe).toMatchObject({ held: [], dealt: gone + 2 });
  expect(hands(scene)).toEqual({ player: '7h', banker: '2c' });
  expect(scene.table.coup?.standing).toBe('live');
});

clause('11.2', 'after the last coup of the shoe the surplus card goes with the shoe', () => {
  const scene = lastCoup('9d Kc Ks 4h');
  scene.do(report('surplus-card-unseen', { cards: [null] }));
  expect(scene.table.shoe).toMatchObject({ held: [], putAway: [null] });
  scene.do(SETTLE);
  expect(scene.table.phase).toBe('preparing');
});

clause(
  '11.3',
  'a card of the Player laid to the Banker goes to the Player, then the tableau',
  () => {
    // Player 5, Banker 3: the Player must draw, and the 8 was laid to the Banker.
    const scene = dealt(rapid(), '2s Kh 3d 3c');
    const laid = { do: 'deal-card', card: '8h', source: 'scanner', laidOn: 'banker' } as const;
    expect(scene.refused(laid)).toMatchObject({ report: 'player-card-to-banker', clause: '8.4.1' });
    scene.do(report('player-card-to-banker', { cards: ['8h'] }));
    expect(hands(scene)).toEqual({ player: '2s 3d 8h', banker: 'Kh 3c' });
    // Three against an eight stands: no further card for the Banker.
    expect(scene.table.phase).toBe('complete');
    // Against a 7 the Banker draws.
    const drawn = dealt(rapid(), '2s Kh 3d 3c').do(
      report('player-card-to-banker', { cards: ['7h'] }),
    );
    expect(drawn.table.phase).toBe('dealing');
    const stood = dealt(rapid(), '2s Kh 4d 3c');
    const wrong = report('player-card-to-banker', { cards: ['7h'] });
    expect(stood.refused(wrong)).toMatchObject({ refused: 'report-is-false', clause: '11.3' });
  },
);

clause('11.4', 'no wager and no card out: the dealer may void the coup', () => {
  const scene = rapid().do(OPEN).do(CLOSE);
  scene.do(report('nobody-wagered'));
  expect(scene.table).toMatchObject({ phase: 'between-coups', coup: null });
  expect(scene.table.records.at(-1)).toMatchObject({ standing: 'void', number: 1 });
  // A void without a card does not use up the last coup (R2).
  const last = dealt(realShoe(), '9s Kh Kd 4c').do({ do: 'record-cutting-card' }).do(SETTLE);
  last.do(OPEN).do(CLOSE).do(report('nobody-wagered'));
  expect(last.table.shoe).toMatchObject({ lastCoup: true, over: false });
  const wagered = dealt(rapid(), '');
  expect(wagered.refused(report('nobody-wagered')).refused).toBe('report-is-false');
});

clause(
  ['11.5', '11.5.2', '11.5.4'],
  'no wager, but a card dealt: the coup is finished as a dummy',
  () => {
    const scene = rapid().do(OPEN).do(CLOSE).cards('9s');
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.5' });
    expect(hands(scene).player).toBe('9s');
    scene.cards('Kh Kd 4c').do(SETTLE);
    expect(scene.table.records.at(-1)).toMatchObject({ standing: 'dummy', result: 'player' });
    expect(scene.table.shoe.hands).toEqual([]);
  },
);

clause(
  ['11.5', '11.5.1', '11.5.3'],
  'no wager, but a card burnt: a dummy, and the burn stays one',
  () => {
    const scene = rapid().do(OPEN).do({ do: 'burn-card' });
    expect(scene.table.coup?.standing).toBe('live');
    scene.do(CLOSE);
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.5', burnt: true });
    scene.cards('9s Kh Kd 4c');
    expect(hands(scene)).toEqual({ player: '9s Kd', banker: 'Kh 4c' });
    const closed = rapid().do(OPEN).do(CLOSE).do({ do: 'burn-card' });
    expect(closed.table.coup?.ground).toBe('11.5');
  },
);

clause('11.6.1', 'a card face up in the shoe as the first of a coup makes it a dummy', () => {
  const scene = dealt(rapid(), '');
  expect(balances(scene)).toEqual(FULL);
  scene.do(report('card-face-up-in-shoe', { cards: ['7h'] }));
  expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.6.1' });
  expect(scene.table.seats.flatMap(seat => seat.wagers)).toEqual([]);
  scene.cards('7h 2c 2d 6s').do(SETTLE);
  expect(balances(scene)).toEqual(FULL);
  // Found once a coup has all its cards, it opens a dummy after the settlement.
  const next = dealt(rapid(), '9s Kh Kd 4c').do(report('card-face-up-in-shoe', { cards: ['7h'] }));
  next.do(SETTLE);
  expect(next.table.shoe.nextIsDummy).toBe('11.6.1');
});

clause('11.6.2', 'a card face up later in a coup is played as if it had lain face down', () => {
  const scene = dealt(rapid(), '9s').do(report('card-face-up-in-shoe', { cards: ['Kh'] }));
  expect(scene.table.coup?.standing).toBe('live');
  scene.cards('Kh Kd 4c').do(SETTLE);
  expect(balances(scene)).toEqual([1_010_000, 990_000, 990_000]);
});

clause(
  '11.7.1(a)',
  'a third card wrongly to the Player is the Banker’s where the Banker draws',
  () => {
    // Player 7 stands, Banker 3 must draw.
    const scene = dealt(rapid(), '3s Kh 4d 3c');
    const laid = { do: 'deal-card', card: '5h', source: 'scanner', laidOn: 'player' } as const;
    expect(scene.refused(laid).report).toBe('third-card-to-player');
    scene.do(report('third-card-to-player', { cards: ['5h'] }));
    expect(hands(scene)).toEqual({ player: '3s 4d', banker: 'Kh 3c 5h' });
    scene.do(SETTLE);
    expect(scene.table.records.at(-1)).toMatchObject({ result: 'banker', bankerCount: 8 });
  },
);

clause(
  '11.7.1(b)',
  'where the Banker stands the coup is settled, then the card opens a dummy',
  () => {
    // Player 6 and Banker 7 both stand.
    const scene = dealt(rapid(), '2s Kh 4d 7c');
    expect(scene.refused({ do: 'deal-card', card: '5h', source: 'keypad' }).refused).toBe(
      'not-now',
    );
    scene.do(report('third-card-to-player', { cards: ['5h'] }));
    expect(scene.table.coup?.standing).toBe('live');
    scene.do(SETTLE);
    expect(balances(scene)).toEqual([990_000, 1_009_500, 990_000]);
    expect(scene.table.shoe).toMatchObject({ held: ['5h'], nextIsDummy: '11.7.1(b)' });
    expect(scene.refused(OPEN)).toMatchObject({ refused: 'not-now', clause: '11.7.1(b)' });
    scene.do(DUMMY);
    expect(scene.refused({ do: 'deal-card', card: '6h', source: 'keypad' }).refused).toBe(
      'impossible-card',
    );
    scene.cards('5h 2c 2d 6s').do(SETTLE);
    expect(scene.table.records.at(-1)).toMatchObject({ standing: 'dummy', number: 2 });
    expect(balances(scene)).toEqual([990_000, 1_009_500, 990_000]);
    expect(scene.table.shoe).toMatchObject({ held: [], nextIsDummy: null });
  },
);

clause(
  '11.7.1(b)',
  'on the last coup no dummy follows, and a casino supervisor confirms it',
  () => {
    const scene = lastCoup('2s Kc 4d 7c');
    const wrong = report('third-card-to-player', { cards: ['5h'] });
    const no = scene.refused(wrong);
    expect(no).toMatchObject({ refused: 'needs-second-approver', needs: 'casino-supervisor' });
    scene.do({ ...wrong, approvedBy: staff('casino-supervisor') }).do(SETTLE);
    expect(scene.table.phase).toBe('preparing');
    expect(scene.table.shoe.nextIsDummy).toBeNull();
  },
);

clause(
  ['11.3', '11.7.2'],
  'a third card wrongly to the Banker is left out; due to the Player it goes there',
  () => {
    // Player 9 is a natural; the Banker took a card all the same, and another came with it.
    const scene = dealt(rapid(), '9s Kh Kd 4c');
    scene.do(report('third-card-to-banker', { cards: ['5h', '6h'] })).do(SETTLE);
    expect(scene.table.records.at(-1)).toMatchObject({ result: 'player', bankerCount: 4 });
    expect(scene.table.shoe).toMatchObject({ held: ['5h', '6h'], nextIsDummy: '11.7.2' });
    scene.do(DUMMY).cards('5h 6h');
    expect(hands(scene)).toEqual({ player: '5h', banker: '6h' });
    // With the Player still due a card it belongs there: 11.3 comes first (R9).
    const due = dealt(rapid(), '2s Kh 3d 3c').do(report('third-card-to-banker', { cards: ['8h'] }));
    expect(hands(due).player).toBe('2s 3d 8h');
    expect(due.table.coup?.rulings).toEqual([{ what: 'third-card-to-banker', clause: '11.3' }]);
  },
);

clause(
  '11.8.1',
  'no ruling drops or reorders a card: every drawn card is dealt in its turn',
  () => {
    const drawn = ['2s', 'Kh', '4d', '7c', '5h', '6h', '2c', '9d', '3s'];
    const scene = dealt(rapid(), '2s Kh 4d 7c');
    scene.do(report('third-card-to-player', { cards: ['5h'] }));
    scene.do(report('surplus-card-seen', { cards: ['6h'] }, staff('casino-supervisor'))).do(SETTLE);
    scene.do(DUMMY).cards('5h 6h 2c 9d 3s');
    const order = [...(scene.table.records[0]?.cards ?? []), ...(scene.table.coup?.cards ?? [])];
    expect(order.map(({ card }) => card)).toEqual(drawn);
    expect(scene.table.shoe.dealt).toBe(1 + drawn.length);
  },
);

clause('11.8.2', 'no dummy coup without a ground of the list: nobody orders one at will', () => {
  const scene = rapid();
  expect(scene.refused(DUMMY)).toMatchObject({ refused: 'not-now', clause: '11.8.2' });
  const order = { do: 'order-dummy-coups', reason: 'during-the-shoe', count: 1 } as const;
  for (const role of ['dealer', 'casino-supervisor', 'operator'] as const) {
    const no = scene.refused({ ...order, by: staff(role) });
    expect(no).toMatchObject({ refused: 'not-in-this-book', clause: '11.8.2' });
  }
  const { grounds } = scene.book.procedure.dummies ?? { grounds: [] };
  expect(grounds).toEqual(['11.5', '11.6.1', '11.7.1(b)', '11.7.2', 'ruling R9']);
});

clause('11.9', 'an error found after a later coup has begun touches no later coup', () => {
  const scene = dealt(rapid(), '9s Kh Kd 4c').do(SETTLE);
  const early = report('third-card-to-banker', { coup: 1, cards: ['5h'] });
  dealt(scene, '');
  // Nothing of the later coup is out: the earlier one goes to recalculation.
  expect(scene.refused(early)).toMatchObject({
    refused: 'not-now',
    report: 'wrong-result-entered',
  });
  scene.cards('2s');
  const before = scene.table;
  scene.do(early);
  expect(scene.events.at(-1)).toMatchObject({ ruling: 'result-stands', clause: '11.9' });
  expect({ ...scene.table, coup: null }).toEqual({ ...before, coup: null });
  expect(scene.table.coup?.cards).toEqual(before.coup?.cards);
});

clause(
  '8.4.1',
  'a hand takes one extra card at most: another is an irregularity, never a card',
  () => {
    const scene = dealt(rapid(), '2s Kh 3d 2c 8h 4s');
    expect(scene.table.phase).toBe('complete');
    for (const laidOn of ['player', 'banker'] as const) {
      const more = { do: 'deal-card', card: '5h', source: 'scanner', laidOn } as const;
      const no = scene.refused(more);
      expect(no).toMatchObject({ clause: '8.4.1', report: `third-card-to-${laidOn}` });
    }
    expect(hands(scene)).toEqual({ player: '2s 3d 8h', banker: 'Kh 2c 4s' });
  },
);

clause('1.1 Void', 'a coup or one terminal’s wagers are void with reason, person and time', () => {
  const scene = dealt(rapid(), '9s Kh');
  scene.now = 5000;
  scene.do(report('card-order-lost', {}, staff('casino-supervisor')));
  expect(scene.events.at(-1)).toMatchObject({
    ...{ happened: 'coup-voided', clause: '13.9', at: 5000, by: { id: 'dealer-1' } },
  });
  expect(balances(scene)).toEqual(FULL);
  expect(scene.table.records.at(-1)?.seats.map(({ paid }) => paid[0])).toMatchObject([
    { outcome: 'void', paid: 10_000, stake: 10_000, commission: 0 },
    { outcome: 'void', paid: 10_000, stake: 10_000, commission: 0 },
    { outcome: 'void', paid: 10_000, stake: 10_000, commission: 0 },
  ]);
  const open = rapid().do(OPEN).wager(1, 'player', 10_000).wager(2, 'banker', 10_000);
  open.do(report('terminal-malfunction', { seat: 1, coup: 1, fault: 'screen' }));
  expect(open.events.at(-2)).toMatchObject({ happened: 'wagers-voided', clause: '11.14(a)' });
  expect(open.table.seats.map(({ wagers }) => wagers.length)).toEqual([0, 1, 0]);
});
