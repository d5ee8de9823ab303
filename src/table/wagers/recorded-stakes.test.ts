// A live table where anything may be laid: what is paid is what the accounts show, to the cent.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trialBalance } from '../../ledger/index.ts';
import { commissionDue } from '../settlement/commission.ts';
import { fold } from '../evolve.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import { isRefusal } from '../refusal.ts';
import { newTable } from '../table.ts';
import { plainSetup, readyTable, type Scene, staff } from '../testing/scene.ts';
import type { Bet } from './wager.ts';

const LIMIT = { min: 2500, max: 50_000, step: 500 };
const BETS: readonly Bet[] = [
  { on: 'player' },
  { on: 'banker' },
  { on: 'tie' },
  { on: 'player-pair' },
  { on: 'banker-dragon-bonus' },
  { on: 'player-run', length: 2 },
  { on: 'combination-run', length: 2 },
  { on: 'combination-run', pattern: ['player', 'banker'] },
  { on: 'player-dragon-tail', area: 'early' },
  { on: 'player-dragon-tail', area: 'late' },
];
const PEOPLE = [
  ...[1, 2, 3, 4, 5].map(seat => ({ seat, patron: `patron-${seat}` })),
  { seat: 4, patron: 'walker-1' },
  { seat: 4, patron: 'walker-2' },
];
const CARDS = ['9s Kh Kd 4c', '4s 9h Kd Kc', '9d 9c Ks Qc', '5s 6h 5d Tc 2h', '2s 3h 2d 3c 8h'];

const lay = fc.record({
  who: fc.constantFrom(...PEOPLE),
  bet: fc.constantFrom(...BETS),
  stake: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90_000 })),
});
const coups = fc.array(
  fc.record({
    lays: fc.array(lay, { maxLength: 12 }),
    reduces: fc.boolean(),
    becomesDummy: fc.nat(7).map(chance => chance === 0),
    cards: fc.constantFrom(...CARDS),
  }),
  { maxLength: 7 },
);

/** Five seats: one owes commission, one has an arrangement, one own limits, two people stand. */
function table(): Scene {
  const seats = plainSetup('crown', 'traditional').seats.slice(0, 5);
  const pay = { dragonBonus: 1, perfectPairs: 1, chip: 500, differential: 60_000 };
  const offered = BETS.map(({ on }) => on);
  const scene = readyTable(
    plainSetup('crown', 'traditional', {
      ...{ seats, pay, layout: 'B', deferredCommission: true, offered },
      stakeMode: 'recorded',
      limits: Object.fromEntries(offered.map(on => [on, LIMIT])),
    }),
  );
  const [first, second, third] = PEOPLE;
  scene.do({ do: 'allow-standing-patrons', allowed: true, by: staff('game-supervisor') });
  for (const { seat, patron } of PEOPLE.slice(5)) {
    scene.do({ do: 'stand-behind', seat, patron });
    scene.do({ do: 'buy-in', seat, patron, tender: 'chips', cents: 1_000_000 });
  }
  if (first === undefined || second === undefined || third === undefined) return scene;
  scene.do({ do: 'approve-commission-deferral', ...first, approved: true, by: staff('operator') });
  scene.do({ do: 'arrange-above-differential', ...second, max: 90_000, by: staff('pit-boss') });
  const limits = { player: { min: 500, max: 80_000, step: 500 } };
  const by = staff('pit-boss');
  return scene.do({ do: 'agree-limits', ...third, limits, patronAgrees: true, by });
}

/** Does what is not refused. */
function tryTo(scene: Scene, change: Parameters<Scene['ask']>[0]): void {
  if (!isRefusal(scene.ask(change))) scene.do(change);
}

const chips = (scene: Scene) =>
  PEOPLE.map(({ seat, patron }) => balanceOf(scene.table.ledger, patronAccount(seat, patron)));

/** What rides or lies is exactly what the books hold. */
function expectHeld({ table: { seats, tails, ledger } }: Scene): void {
  const lying = seats.flatMap(({ wagers }) => wagers.map(({ stake }) => stake));
  const riding = seats.flatMap(({ runs }) => runs.map(({ wager }) => wager.stake));
  const onTails = [tails.player, tails.banker].flatMap(({ fresh, early, late }) =>
    [...fresh, ...early, ...late].map(({ stake }) => stake),
  );
  const held = [...lying, ...riding, ...onTails].reduce((sum, stake) => sum + stake, 0);
  expect(ledger.reserved).toBe(held);
}

/** Every account moved by what the record says it was paid. */
function expectPaid(scene: Scene, before: readonly number[], owedBefore: number): void {
  const paid = scene.table.records.at(-1)?.seats ?? [];
  const brought = PEOPLE.map(({ seat, patron }) =>
    (paid.find(entry => entry.seat === seat)?.paid ?? [])
      .filter(wager => wager.patron === patron)
      .reduce((sum, wager) => sum + wager.paid - wager.stake, 0),
  );
  expect(chips(scene)).toEqual(before.map((cents, at) => cents + (brought[at] ?? 0)));
  const deferred = paid
    .flatMap(entry => entry.paid)
    .filter(wager => wager.deferred === true)
    .reduce((sum, { commission }) => sum + commission, 0);
  expect(commissionDue(scene.table, 1, 'patron-1') - owedBefore).toBe(deferred);
  for (const each of trialBalance(scene.table.ledger).statements) {
    expect(each.moneyIn).toBe(each.moneyOut + each.balances + each.houseWin);
  }
}

test('recorded stakes, in the limits or not, are settled to the cent', () => {
  fc.assert(
    fc.property(coups, night => {
      const scene = table();
      for (const { lays, reduces, becomesDummy, cards } of night) {
        scene.do({ do: 'open-wagering' });
        // A coup nobody wagers on would be another story.
        scene.do({
          do: 'record-wager',
          seat: 5,
          patron: 'patron-5',
          bet: { on: 'tie' },
          stake: 100,
        });
        for (const { who, bet, stake } of lays) {
          tryTo(scene, { do: 'record-wager', ...who, bet, stake });
          expectHeld(scene);
        }
        if (becomesDummy) {
          const by = staff('game-supervisor');
          scene.do({ do: 'order-dummy-coups', reason: 'during-the-shoe', by });
        } else {
          scene.do({ do: 'close-wagering' });
          if (reduces) tryTo(scene, { do: 'reduce-pro-rata' });
        }
        expectHeld(scene);
        const before = chips(scene);
        const owed = commissionDue(scene.table, 1, 'patron-1');
        scene.cards(cards).do({ do: 'settle-coup' });
        expectHeld(scene);
        expectPaid(scene, before, owed);
      }
      const again = fold(scene.book, newTable('table-1'), scene.events);
      expect(JSON.stringify(again)).toBe(JSON.stringify(scene.table));
    }),
    { numRuns: 80 },
  );
});
