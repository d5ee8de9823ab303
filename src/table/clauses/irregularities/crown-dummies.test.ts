// crown 11.8, 11.9 and 8.3.4 (d): dummy coups, ordered or not, and wagers changed before exposure.

import { englishText } from '../../../texts/index.ts';
import { expect, test } from 'vitest';
import { assert } from '../../../rules/assert.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { dummyNotice } from '../../coup/dummy.ts';
import { Scene, staff } from '../../testing/scene.ts';
import {
  balances,
  CLOSE,
  dealt,
  DUMMY,
  FULL,
  OPEN,
  report,
  SETTLE,
  tableOf,
} from '../../testing/irregular.ts';

const clause = clausesOf('crown');
const crown = () => tableOf('crown', 'traditional');
const realShoe = () => tableOf('crown', 'traditional', { cuttingCard: 'noted' });
const supervisor = staff('game-supervisor');
const order = (
  reason: 'card-order' | 'new-shoe' | 'during-the-shoe' | 'until-a-wager',
  count = 1,
) => ({ do: 'order-dummy-coups', reason, count, by: supervisor }) as const;
const CARDS = ['9s Kh Kd 4c', '9d Kc Ks 4h', '9h Qd Qh 4s', '9c Jd Jh 4d'];

/** A dummy dealt to its end and closed. */
const playDummy = (scene: Scene, coup: number) =>
  scene
    .do(DUMMY)
    .cards(CARDS[coup] ?? '')
    .do(SETTLE);

clause(
  ['8.3.4 (d)', '11.2'],
  'after the last coup a supervisor may order dummies; a held card opens them',
  () => {
    const scene = dealt(realShoe(), '9s Kh Kd 4c').do({ do: 'record-cutting-card' }).do(SETTLE);
    const after = { ...order('card-order', 2), reason: 'after-the-last-coup' } as const;
    expect(scene.refused(after)).toMatchObject({ refused: 'not-now', clause: '8.3.4 (d)' });
    dealt(scene, '9d Kc Ks 4h')
      .do(report('surplus-card-unseen', { cards: [null] }))
      .do(SETTLE);
    expect(scene.table.phase).toBe('preparing');
    expect(scene.refused({ ...after, by: staff('dealer') }).needs).toBe('game-supervisor');
    scene.do(after);
    expect(scene.table.shoe.held).toEqual([null]);
    const { dealt: gone } = scene.table.shoe;
    playDummy(scene, 2);
    expect(scene.table.shoe.dealt).toBe(gone + 3);
    expect(scene.table.phase).toBe('between-coups');
    playDummy(scene, 3);
    expect(scene.table.phase).toBe('preparing');
  },
);

clause(['11.8', '1.1 Dummy Coup'], 'a dummy is on record and counts nowhere else', () => {
  const scene = crown().do(OPEN);
  scene.wager(1, 'player-run', 1000, { length: 3 }).wager(2, 'player-dragon-tail', 1000, {
    area: 'early',
  });
  scene
    .do(CLOSE)
    .cards(CARDS[0] ?? '')
    .do(SETTLE);
  const before = scene.table;
  playDummy(scene.do(order('during-the-shoe')), 1);
  const { table } = scene;
  expect(table.records.at(-1)).toMatchObject({ standing: 'dummy', result: 'player', number: 2 });
  expect(table.shoe.hands).toEqual(before.shoe.hands);
  expect(table.tails).toEqual(before.tails);
  expect(table.seats.map(({ runs }) => runs)).toEqual(before.seats.map(({ runs }) => runs));
  expect(table.seats.map(({ idleCoups }) => idleCoups)).toEqual(
    before.seats.map(({ idleCoups }) => idleCoups),
  );
  expect(table.ledger).toEqual(before.ledger);
});

clause(
  ['11.8.1', '11.8.1 (a)', '11.8.1 (c)'],
  'a game supervisor or above orders so many dummies',
  () => {
    const scene = crown();
    const asked = order('card-order', 2);
    expect(scene.refused({ ...asked, by: staff('dealer') })).toMatchObject({
      refused: 'needs-second-approver',
      clause: '11.8.1',
    });
    // Nothing is to be approved that the table would not do.
    expect(scene.refused({ ...asked, reason: 'other-cause', by: staff('dealer') }).refused).toBe(
      'steps-missing',
    );
    expect(scene.refused({ ...asked, count: 0 }).refused).toBe('steps-missing');
    scene.do({ ...asked, by: staff('pit-boss') });
    expect(scene.refused(OPEN).clause).toBe('11.8.1 (a)');
    playDummy(playDummy(scene, 0), 1);
    dealt(scene, CARDS[2] ?? '').do(SETTLE);
    // At any time in the shoe, with wagers down too: the coup in hand is then the first.
    scene.do(OPEN).wager(1, 'player', 10_000).do(order('during-the-shoe'));
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.8.1 (c)' });
    expect(scene.table.seats[0]?.wagers).toEqual([]);
    // A surplus card that was seen opens one, by the same power.
    const seen = dealt(crown(), '9s Kh Kd 4c');
    const surplus = report('surplus-card-seen', { cards: ['5h'] });
    expect(seen.refused(surplus).refused).toBe('needs-second-approver');
    seen.do({ ...surplus, approvedBy: supervisor }).do(SETTLE);
    expect(seen.table.shoe).toMatchObject({ held: ['5h'], nextIsDummy: '11.8.1 (a)' });
    const started = dealt(crown(), '9s');
    expect(started.refused(order('card-order')).refused).toBe('not-now');
  },
);

clause('11.8.1 (b)', 'at the start of a new shoe', () => {
  const scene = crown().do(order('new-shoe'));
  playDummy(scene, 0);
  expect(scene.table.records.at(-1)?.rulings).toEqual([]);
  expect(scene.refused(order('new-shoe'))).toMatchObject({
    refused: 'not-now',
    clause: '11.8.1 (b)',
  });
});

clause(
  '11.8.1 (d)',
  'dummy after dummy until a patron asks to wager, never past the cutting card',
  () => {
    const run = order('until-a-wager');
    const scene = realShoe().do(run);
    playDummy(playDummy(scene, 0), 1);
    const change = { do: 'ask-to-wager', seat: 2, patron: 'patron-2' } as const;
    const by = { role: 'patron', id: 'patron-2', seat: 2 } as const;
    scene
      .do(DUMMY)
      .cards('9h')
      .do({ ...change, by });
    // No stake is taken in the dummy: it is finished, then wagers are called for (C18).
    expect(scene.table.coup?.standing).toBe('dummy');
    scene.cards('Qd Qh 4s').do(SETTLE).do(OPEN).wager(2, 'player', 10_000);
    expect(scene.table.coup?.standing).toBe('live');
    const cut = realShoe()
      .do(run)
      .do(DUMMY)
      .cards(CARDS[0] ?? '');
    cut.do({ do: 'record-cutting-card' }).do(SETTLE).do(OPEN);
    expect(cut.table).toMatchObject({ phase: 'wagering', shoe: { lastCoup: true } });
    const riding = crown().do(OPEN).wager(1, 'player-run', 1000, { length: 3 }).do(CLOSE);
    riding.cards(CARDS[0] ?? '').do(SETTLE);
    expect(riding.refused(run)).toMatchObject({ refused: 'not-now', clause: '11.8.1 (d)' });
    expect(riding.refused({ ...change, by }).clause).toBe('11.8.1 (d)');
  },
);

clause('11.8.1 (e)', 'for another cause only with the cause on record', () => {
  const asked = { ...order('card-order'), reason: 'other-cause' } as const;
  expect(crown().refused(asked)).toMatchObject({ refused: 'steps-missing', clause: '11.8.1 (e)' });
  const scene = crown().do({ ...asked, note: 'A patron spilt water on the layout.' });
  expect(scene.events.at(-1)).toMatchObject({ note: 'A patron spilt water on the layout.' });
});

clause(['11.8.2', '1.1 Dummy Coup'], 'no dummy without a rule that names one', () => {
  const scene = crown();
  expect(scene.refused(DUMMY)).toMatchObject({ refused: 'not-now', clause: '11.8.2' });
  const { irregularities, dummies } = scene.book.procedure;
  const lines = Object.values(irregularities).flatMap(rule => rule?.rulings ?? []);
  const makeOne = ({ ruling }: { readonly ruling: string }) =>
    ruling === 'coup-becomes-dummy' || ruling === 'opens-a-dummy-coup';
  for (const line of lines.filter(makeOne)) expect(dummies?.grounds).toContain(line.clause);
});

test('a dummy that is due shows before its first card and until it is over', () => {
  const scene = dealt(crown(), '2s Kh 4d 7c').do(report('third-card-to-player', { cards: ['5h'] }));
  expect(dummyNotice(scene.table)).toEqual({ now: null, next: '11.6.1 (b)' });
  scene.do(SETTLE).do(DUMMY);
  expect(dummyNotice(scene.table)).toEqual({ now: '11.6.1 (b)', next: null });
  scene.cards('5h 2c 2d 6s').do(SETTLE);
  expect(dummyNotice(scene.table)).toEqual({ now: null, next: null });
});

clause(
  ['11.8.4', '11.8.4 (a)', '11.8.4 (b)'],
  'wagers go back when the coup becomes a dummy, Runs and tails ride on uncounted',
  () => {
    const scene = crown().do(OPEN).wager(1, 'player', 10_000).wager(2, 'player-pair', 1000);
    scene.wager(1, 'player-run', 1000, { length: 3 });
    scene.wager(2, 'player-dragon-tail', 1000, { area: 'early' }).do(CLOSE);
    scene.do(report('card-face-up-in-shoe', { cards: ['9s'] }));
    const made = scene.events.at(-1);
    expect(made).toMatchObject({ happened: 'coup-made-dummy', ground: '11.5.1' });
    expect(scene.table.ledger.reserved).toBe(2000);
    scene.cards(CARDS[0] ?? '').do(SETTLE);
    expect(balances(scene)).toEqual(FULL);
    expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 0 }]);
    expect(scene.table.tails.player).toMatchObject({ indicator: 0, fresh: [{ area: 'early' }] });
    // Their first counted coup is the next live one.
    scene
      .do(OPEN)
      .do(CLOSE)
      .cards(CARDS[1] ?? '')
      .do(SETTLE);
    expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1 }]);
    expect(scene.table.tails.player.indicator).toBe(1);
  },
);

clause(
  ['11.8.5', '11.8.5 (a)', '11.8.5 (b)'],
  'no wager is taken once the dummy was indicated',
  () => {
    const scene = crown().do(order('during-the-shoe')).do(DUMMY);
    const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;
    const wager = { do: 'set-wager', seat: 1, patron: 'patron-1', by, stake: 1000 } as const;
    expect(scene.refused({ ...wager, bet: { on: 'player' } }).refused).toBe('wagers-closed');
    expect(scene.refused({ ...wager, bet: { on: 'player-run', length: 3 } }).refused).toBe(
      'wagers-closed',
    );
  },
);

const faceDown = { do: 'deal-card', card: null, source: 'keypad' } as const;

/** Two cards lie unexposed and somebody wants to change a wager. */
function lying(changes: Parameters<typeof tableOf>[2] = {}): Scene {
  const scene = tableOf('crown', 'traditional', { faceDown: true, ...changes });
  return dealt(scene, '').do(faceDown).do(faceDown);
}

const change = { ...report('wager-change-wanted'), by: supervisor };

clause('11.9', 'only while the dealer holds the shoe and nothing was exposed or read', () => {
  expect(lying({ method: 'hands-to-wagerers' }).do(change).table.phase).toBe('wagers-changing');
  const exposed = dealt(crown(), '9s').refused(change);
  expect(exposed).toMatchObject({ refused: 'report-is-false', clause: '11.9' });
  // A scanner has read a card and has not sealed it (C20).
  const read = lying().do({ do: 'deal-card', card: '9s', source: 'scanner' });
  expect(englishText(read.refused(change).reason)).toContain('read');
  const other = lying();
  const { coup } = other.table;
  const shoeHolder = { seat: 1, patron: 'patron-1', side: 'player', delegate: null } as const;
  const passed = coup && { ...coup, method: 'shoe-to-a-wagerer' as const };
  other.table = { ...other.table, coup: passed, shoeHolder };
  expect(englishText(other.refused(change).reason)).toContain('shoe');
});

clause(
  ['11.9.1', '11.9.1 (a)', '11.9.1 (b)', '11.9.1 (c)', '11.9.1 (d)'],
  'a supervisor opens a window to move, alter, add and take back wagers',
  () => {
    const scene = lying();
    const byDealer = report('wager-change-wanted');
    expect(scene.refused(byDealer)).toMatchObject({ needs: 'game-supervisor', clause: '11.9.1' });
    scene.do({ ...byDealer, approvedBy: supervisor });
    expect(scene.refused(faceDown).refused).toBe('not-now');
    expect(scene.refused({ do: 'turn-card', side: 'player', card: '9s' }).refused).toBe('not-now');
    scene.wager(1, 'player', 0).wager(1, 'banker', 10_000); // (a) another position
    scene.wager(2, 'banker', 20_000); // (b) another amount
    scene.wager(2, 'tie', 1000); // (c) a new wager
    scene.wager(3, 'tie', 0); // (d) withdrawn
    scene.do({ do: 'close-wager-window' });
    expect(scene.table.phase).toBe('dealing');
    const lies = scene.table.seats.map(({ wagers }) => wagers.map(({ on, stake }) => [on, stake]));
    expect(lies.slice(0, 3)).toEqual([
      [['banker', 10_000]],
      [
        ['banker', 20_000],
        ['tie', 1000],
      ],
      [],
    ]);
    expect(scene.refused({ do: 'close-wager-window' }).refused).toBe('not-now');
  },
);

clause('11.9.2', 'everybody withdrew: the hand is finished as a dummy', () => {
  const scene = lying().do(change);
  scene.wager(1, 'player', 0).wager(2, 'banker', 0).wager(3, 'tie', 0);
  scene.do({ do: 'close-wager-window' });
  expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.9.2' });
  expect(scene.table.coup?.cards).toHaveLength(2);
  expect(scene.table.phase).toBe('dealing');
});

clause('1.1 Coup', 'every coup, dummies too, has its number, window, two hands and record', () => {
  const scene = dealt(crown(), CARDS[0] ?? '').do(SETTLE);
  playDummy(scene.do(order('during-the-shoe')), 1);
  dealt(scene, CARDS[2] ?? '');
  expect(scene.table.coup).toMatchObject({ number: 3, openedAt: 0, closedAt: 0 });
  scene.do(SETTLE);
  expect(
    scene.table.records.map(({ number, standing, result }) => [number, standing, result]),
  ).toEqual([
    [1, 'live', 'player'],
    [2, 'dummy', 'player'],
    [3, 'live', 'player'],
  ]);
  for (const { cards } of scene.table.records) {
    expect(cards.map(({ to }) => to)).toEqual(['player', 'banker', 'player', 'banker']);
  }
});

clause('11.8.2', 'a book that does not list a ground plays no dummy coup on it', () => {
  const nobodyWagered = (grounds: (all: readonly string[]) => readonly string[]) => {
    const { book, table } = crown().do(OPEN).do(CLOSE);
    const { dummies } = book.procedure;
    assert(dummies !== undefined, 'the book plays dummies');
    const other = { ...dummies, grounds: grounds(dummies.grounds) };
    const scene = new Scene('crown', {
      ...book,
      procedure: { ...book.procedure, dummies: other },
    });
    scene.table = table;
    return scene;
  };
  const listed = nobodyWagered(all => all).do({ do: 'burn-card' });
  expect(listed.table.coup).toMatchObject({ standing: 'dummy', ground: '11.4' });
  const unlisted = nobodyWagered(all => all.filter(ground => ground !== '11.4'));
  expect(() => unlisted.do({ do: 'burn-card' })).toThrow(/plays no dummy coup on 11\.4/u);
  expect(unlisted.table.coup).toMatchObject({ standing: 'live' });
});
