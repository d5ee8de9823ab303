// Wins above what the house pays without an attendant: the terminal locks until one has come.

import { englishText } from '../../texts/index.ts';
import { expect, test } from 'vitest';

import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { evolve } from '../evolve.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import { setupFaults } from '../setup/setup-check.ts';
import { report } from '../testing/irregular.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';
import { seatView } from '../views/seat-view.ts';
import type { Setup } from '../setup/setup.ts';

const PLAYER_WINS = '9s Kh Kd 4c';
const ABOVE = 50_000;
const BOSS = staff('casino-supervisor');
const ONE = { seat: 1, patron: 'patron-1' };

const rapid = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('crown-rapid', 'traditional', { substantialWin: ABOVE, ...changes }));

interface Stakes {
  readonly player: number;
  readonly banker?: number;
}

function coup(scene: Scene, stakes: Stakes): Scene {
  scene.do({ do: 'open-wagering' });
  for (const side of ['player', 'banker'] as const) {
    const stake = stakes[side] ?? 0;
    if (stake > 0) scene.wager(1, side, stake);
  }
  scene.do({ do: 'close-wagering' });
  return scene.cards(PLAYER_WINS).do({ do: 'settle-coup' });
}

const lockedAt = ({ table }: Scene) => table.seats[0]?.wins?.map(({ cents }) => cents) ?? null;

const balance = ({ table }: Scene): number => balanceOf(table.ledger, patronAccount(1, 'patron-1'));

test.each<readonly [string, Stakes, readonly number[] | null]>([
  ['as much as the value is still paid by itself', { player: ABOVE }, null],
  ['more than the value is locked', { player: ABOVE + 1_000 }, [ABOVE + 1_000]],
  ['what another wager lost is not taken off', { player: 60_000, banker: 20_000 }, [60_000]],
])('[R-CSH-11] %s', (_, stakes, locked) => {
  const scene = coup(rapid(), stakes);
  expect(lockedAt(scene)).toEqual(locked);
  expect(scene.table.seats[0]?.state).toBe(locked === null ? 'in-order' : 'locked');
  // It is the patron's, to the cent, whoever must come first.
  expect(balance(scene)).toBe(1_000_000 + stakes.player - (stakes.banker ?? 0));
});

test('[R-CSH-11] the total of the coup counts, all wagers of a patron together', () => {
  const scene = rapid().do({ do: 'open-wagering' });
  scene.wager(1, 'player', 30_000).wager(1, 'player-pair', 3_000);
  scene.do({ do: 'close-wagering' }).cards('9s 2h 9d 4c').do({ do: 'settle-coup' });
  // Neither Player nor the pair alone comes to so much.
  const won = scene.table.records.at(-1)?.seats[0]?.paid ?? [];
  const total = won.reduce((sum, { paid, stake }) => sum + Math.max(0, paid - stake), 0);
  expect(won.every(({ paid, stake }) => paid - stake <= ABOVE)).toBe(true);
  expect(total).toBeGreaterThan(ABOVE);
  expect(lockedAt(scene)).toEqual([total]);
});

test('[R-CSH-11] [R-BET-7] nothing is wagered, paid in or paid out at a locked terminal', () => {
  const scene = coup(rapid(), { player: 60_000 }).do({ do: 'open-wagering' });
  const by = patronAt(1);
  const bet = { on: 'player' } as const;
  const no = { refused: 'terminal-locked', clause: 'R-CSH-11' };
  expect(scene.refused({ do: 'set-wager', by, ...ONE, bet, stake: 1_000 })).toMatchObject(no);
  const revision = scene.table.seats[0]?.revision ?? 0;
  expect(scene.refused({ do: 'repeat-wagers', by, ...ONE, revision })).toMatchObject(no);
  expect(scene.refused({ do: 'buy-in', ...ONE, tender: 'cash', cents: 100 })).toMatchObject(no);
  scene.do({ do: 'leave', by, ...ONE, reason: 'own-accord' });
  const paid = { do: 'pay-out', ...ONE, how: 'chips', cents: balance(scene) } as const;
  expect(scene.refused(paid)).toMatchObject(no);
  // Everybody else plays on.
  scene.wager(2, 'player', 1_000).do({ do: 'close-wagering' }).cards('9h Kc Ks 4d');
  scene.do({ do: 'settle-coup' });
  expect(seatView({ book: scene.book, table: scene.table }, 1)?.locked).toBe(60_000);
  expect(seatView({ book: scene.book, table: scene.table }, 2)).not.toHaveProperty('locked');
});

const clear = {
  do: 'release-locked-win',
  ...ONE,
  cents: 60_000,
  how: 'by-hand',
  form: 'F-17',
} as const;

test('[R-CSH-11] the right role clears it: the sum to the cent, and the number of the form', () => {
  const scene = coup(rapid(), { player: 60_000 });
  for (const role of ['dealer', 'game-supervisor'] as const) {
    expect(scene.refused({ ...clear, by: staff(role) })).toMatchObject({
      ...{ refused: 'not-authorised', needs: 'casino-supervisor' },
    });
  }
  const by = BOSS;
  expect(scene.refused({ ...clear, by, cents: 59_999 })).toMatchObject({
    reason: { code: 'locked-to-the-cent', owed: 60_000 },
  });
  expect(scene.refused({ ...clear, by, form: '' }).refused).toBe('steps-missing');
  expect(scene.refused({ ...clear, by, seat: 2, patron: 'patron-2' }).refused).toBe(
    'nothing-to-do',
  );
  scene.do({ ...clear, by });
  expect(balance(scene)).toBe(1_000_000);
  expect(balanceOf(scene.table.ledger, 'hand-pays')).toBe(60_000);
  expect(scene.table.seats[0]).toMatchObject({ state: 'in-order' });
  expect(scene.table.seats[0]).not.toHaveProperty('wins');
  expect(scene.events.at(-1)).toMatchObject({
    ...{ happened: 'win-cleared', form: 'F-17', how: 'by-hand', by },
    wins: [{ patron: 'patron-1', shoe: 1, coup: 1, cents: 60_000 }],
  });
  expect(scene.refused({ ...clear, by }).refused).toBe('nothing-to-do');
});

test('[R-CSH-11] a win may stay on the account, and the patron plays on', () => {
  const scene = coup(rapid(), { player: 60_000 });
  scene.do({ ...clear, how: 'to-credit', by: BOSS });
  expect(balance(scene)).toBe(1_060_000);
  coup(scene, { player: 10_000 });
  expect(lockedAt(scene)).toBeNull();
});

test('[R-CSH-11] wins of several coups are cleared together; what is faulty stays so', () => {
  const scene = coup(rapid(), { player: 60_000 });
  const again = scene.events.find(event => event.happened === 'win-locked');
  assert(again !== undefined, 'the win is locked');
  const table = evolve(scene, { ...again, coup: 2, cents: 70_000 });
  scene.table = { ...table, seats: table.seats.map(seat => ({ ...seat, state: 'faulty' })) };
  scene.do({ ...clear, cents: 130_000, how: 'to-credit', by: BOSS });
  expect(lockedAt(scene)).toBeNull();
  expect(scene.table.seats[0]?.state).toBe('faulty');
});

test('[R-CSH-11] a table does not close and its rules do not change over a locked win', () => {
  const scene = coup(rapid(), { player: 60_000 });
  scene.do({ do: 'order-shuffle', reason: 'End.', by: BOSS });
  const by = staff('operator');
  expect(englishText(scene.refused({ do: 'close-table', cardsChecked: true, by }).reason)).toMatch(
    /account|sign/u,
  );
  const setup = plainSetup('crown-rapid', 'traditional', { id: 'set-up-2' });
  expect(scene.refused({ do: 'change-setup', setup, by }).refused).toBe('not-now');
});

test('[R-CSH-11] it is off where the set-up says nothing, and in practice', () => {
  const plain = coup(readyTable(plainSetup('crown-rapid', 'traditional')), { player: 900_000 });
  expect(lockedAt(plain)).toBeNull();
  const faults = (book: 'crown' | 'tasmania' | 'crown-rapid', changes: Partial<Setup>) =>
    setupFaults(RULEBOOKS[book], plainSetup(book, 'traditional', changes)).map(
      ({ field, clause }) => `${field} ${clause}`,
    );
  const fault = ['substantialWin R-CSH-11'];
  expect(faults('crown-rapid', { substantialWin: 1 })).toEqual([]);
  expect(faults('crown-rapid', { substantialWin: 0 })).toEqual(fault);
  expect(faults('crown-rapid', { substantialWin: 0.5 })).toEqual(fault);
  expect(faults('crown-rapid', { substantialWin: 1, practice: true })).toEqual(fault);
  // Where the dealer pays with chips from the float, somebody has come already.
  expect(faults('crown', { substantialWin: 1 })).toEqual(fault);
  expect(faults('tasmania', { substantialWin: 1 })).toEqual(fault);
});

/** The coup was keyed wrong: these are its cards. */
const corrected = (scene: Scene, cards: readonly Card[]): Scene =>
  scene
    .do({ do: 'freeze-accounts', why: 'wrong card keyed' })
    .do(report('wrong-result-entered', { cards }, staff('game-supervisor')))
    .do({
      do: 'unfreeze-accounts',
      finding: 'Seen on the recording.',
      by: staff('game-supervisor'),
    });

test('[R-CSH-11] a win that a recalculation takes away is locked no more', () => {
  const scene = corrected(coup(rapid(), { player: 60_000 }), ['4c', 'Kh', 'Kd', '9s']);
  expect([lockedAt(scene), scene.table.seats[0]?.state]).toEqual([null, 'in-order']);
  expect(balance(scene)).toBe(1_000_000 - 60_000);
});

test('[R-CSH-11] a win that a recalculation brings is locked; a cleared one stays so', () => {
  const won = corrected(coup(rapid(), { player: 2000, banker: 60_000 }), ['4c', 'Kh', 'Kd', '9s']);
  // Banker less five per cent.
  expect([lockedAt(won), won.table.seats[0]?.state]).toEqual([[57_000], 'locked']);
  const cleared = coup(rapid(), { player: 60_000 });
  cleared.do({
    do: 'release-locked-win',
    ...ONE,
    cents: 60_000,
    how: 'to-credit',
    form: 'W-1',
    by: BOSS,
  });
  expect(lockedAt(corrected(cleared, ['9s', 'Kh', 'Kd', '5c']))).toBeNull();
});

test('[R-CSH-11] a settled coup that is void after all locks nothing', () => {
  const scene = coup(rapid(), { player: 60_000 });
  scene.do(report('fraud', { note: 'seen' }, BOSS));
  expect([lockedAt(scene), scene.table.seats[0]?.state]).toEqual([null, 'in-order']);
});

test('[R-CSH-11] what changes among the wagers of the seat leaves the lock as it is', () => {
  const scene = coup(rapid(), { player: 60_000 });
  const before = lockedAt(scene);
  scene.table = evolve(scene, {
    ...{ happened: 'wagers-changed', by: staff('dealer'), at: scene.now },
    ...{ seat: 1, patron: 'patron-2', gesture: 'record', changes: [] },
  });
  expect(before).toEqual([60_000]);
  expect(lockedAt(scene)).toEqual(before);
});
