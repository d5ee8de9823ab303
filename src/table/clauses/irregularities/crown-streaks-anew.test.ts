// Runs and Dragon Tails of a coup that was settled on a wrong result, or is void after all.

import { englishText, writtenLines } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { audit } from '../../../ledger/index.ts';
import type { Result } from '../../../rules/coup.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { effectOf } from '../../rulings/effect-of.ts';
import { owedBy } from '../../restatement/outstanding.ts';
import { isRefusal } from '../../refusal.ts';
import { tellCoup } from '../../coup/tell-coup.ts';
import { report } from '../../testing/irregular.ts';
import { patronAt, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, creditOf, paidAt } from '../../testing/stakes.ts';
import { cardsFor, corrects, tableOfFive } from '../../testing/streak-night.ts';
import type { EventOf } from '../../acts.ts';

const clause = clausesOf('crown');
const FULL = 1_000_000;

/** Closes the wagers that lie, deals and settles; the next coup is open for wagers. */
const coup = (scene: Scene, result: Result, number = 0): Scene =>
  scene
    .do({ do: 'close-wagering' })
    .cards(cardsFor(result, number))
    .do({ do: 'settle-coup' })
    .do({ do: 'open-wagering' });

const opened = (): Scene => tableOfFive().do({ do: 'open-wagering' });

const fatesIn = ({ events }: Scene) => {
  const event = events.findLast(
    (each): each is EventOf<'coup-restated'> => each.happened === 'coup-restated',
  );
  return (event?.streaks?.fates ?? []).map(({ seat, bet, fate }) => `${seat} ${bet.on} ${fate}`);
};

describe('no later coup has begun', () => {
  test('[R-IRR-3] a Run lost on a wrong result lies again, and wins when its time comes', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 2 });
    coup(scene, 'banker');
    expect(chipsOf(scene, 1)).toBe(FULL - 1000);
    corrects(scene, 'player');
    expect(fatesIn(scene)).toEqual(['1 player-run lies-again']);
    expect([chipsOf(scene, 1), creditOf(scene, 1)]).toEqual([FULL, FULL - 1000]);
    expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1, wager: { length: 2 } }]);
    expect(paidAt(scene, 1)).toEqual({});
    coup(scene, 'player', 1);
    // Two in a row pay three to one.
    expect(chipsOf(scene, 1)).toBe(FULL + 3000);
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  test('[R-IRR-3] a Run that rode on is lost, and a tail that rode on is broken and paid', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 4 });
    scene.wager(2, 'player-dragon-tail', 1000, { area: 'early' });
    coup(coup(coup(scene, 'player'), 'player', 1), 'player', 2);
    expect([creditOf(scene, 1), creditOf(scene, 2)]).toEqual([FULL - 1000, FULL - 1000]);
    corrects(scene, 'banker');
    expect(scene.table.seats[0]?.runs).toEqual([]);
    expect(paidAt(scene, 1)['player-run 4']).toMatchObject({ outcome: 'lose', paid: 0 });
    // The tail broke at two.
    const tail = paidAt(scene, 2)['player-dragon-tail early'];
    expect(tail).toMatchObject({ outcome: 'win' });
    expect(tail?.reason).toMatchObject({ code: 'streak-pays', side: 'player', count: 2 });
    expect(creditOf(scene, 2)).toBe(FULL - 1000 + (tail?.paid ?? 0));
    expect(scene.table.tails.player).toMatchObject({ indicator: 0, early: [] });
    expect(scene.table.ledger.reserved).toBe(0);
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  test('a tail paid too early gives the payment back and rides on with its stake', () => {
    const scene = opened().wager(1, 'banker-dragon-tail', 1000, { area: 'early' });
    coup(coup(coup(scene, 'banker'), 'banker', 1), 'player', 2);
    const paid = paidAt(scene, 1)['banker-dragon-tail early']?.paid ?? 0;
    expect(creditOf(scene, 1)).toBe(FULL - 1000 + paid);
    corrects(scene, 'banker');
    expect([chipsOf(scene, 1), creditOf(scene, 1)]).toEqual([FULL, FULL - 1000]);
    expect(scene.table.tails.banker).toMatchObject({ indicator: 3, early: [{ stake: 1000 }] });
  });

  test('the preview names what lies again, and nothing is done yet', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 2 }).wager(2, 'player', 5000);
    coup(scene, 'banker').do({ do: 'freeze-accounts', why: 'claim', by: staff('game-supervisor') });
    const cards = cardsFor('player', 0).split(' ') as ['9s', 'Kh', 'Kd', '4c']; // the test's own
    const wrong = { what: 'wrong-result-entered', facts: { cards } } as const;
    const room = { book: scene.book, table: scene.table };
    const effect = effectOf(room, { ...wrong, by: staff('game-supervisor'), at: 0 });
    if (isRefusal(effect)) throw new Error(englishText(effect.reason));
    expect(effect.streaks).toMatchObject([{ seat: 1, fate: 'lies-again', stake: 1000 }]);
    expect(effect.seats).toMatchObject([{ seat: 2, credit: 10_000 }]);
    expect(scene.table.seats[0]?.runs).toEqual([]);
    const alone = { ...wrong, do: 'report-irregularity', by: staff('pit-boss') } as const;
    expect(scene.refused(alone).refused).toBe('needs-second-approver');
  });

  test('a stake whose chips are gone goes back: nobody plays on credit', () => {
    const scene = opened().wager(1, 'banker-dragon-tail', 1000, { area: 'early' });
    coup(coup(coup(scene, 'banker'), 'banker', 1), 'player', 2);
    // Everything, the payment too, lies on the coming coup.
    scene.wager(1, 'player', 500_000).wager(1, 'banker', creditOf(scene, 1));
    corrects(scene, 'banker');
    expect(fatesIn(scene)).toEqual(['1 banker-dragon-tail cannot-lie-again']);
    const back = {
      outcome: 'void',
      paid: 1000,
      reason: { code: 'bet-goes-back', bet: { on: 'banker-dragon-tail', area: 'early' } },
    };
    expect(paidAt(scene, 1)['banker-dragon-tail early']).toMatchObject(back);
    expect(scene.table.tails.banker).toMatchObject({ indicator: 0, early: [] });
    expect(creditOf(scene, 1)).toBe(0);
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  test('what somebody who has left had on it is owed, and nothing lies again (R11)', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 2 });
    coup(scene, 'banker');
    const gone = { seat: 1, patron: 'patron-1' } as const;
    scene.do({ do: 'leave', ...gone, reason: 'own-accord', by: patronAt(1) });
    scene.do({ do: 'pay-out', ...gone, how: 'chips', cents: FULL - 1000 });
    corrects(scene, 'player');
    expect(owedBy(scene.table)).toMatchObject([{ ...gone, cents: 1000 }]);
    expect(scene.table.seats[0]?.runs).toEqual([]);
  });

  test('two wagers overpaid to one who has spent it are a shortfall', () => {
    const scene = opened().wager(1, 'player', 5000).wager(1, 'player-run', 5000, { length: 2 });
    coup(coup(scene.wager(2, 'tie', 1000), 'player'), 'player', 1);
    scene.wager(1, 'player', 500_000).wager(1, 'banker', creditOf(scene, 1));
    corrects(scene, 'banker');
    expect(creditOf(scene, 1)).toBe(0);
    expect(audit(scene.table.ledger)).toEqual([]);
  });

  clause('11.13', 'a late wager on a tail that the true result unmakes goes back', () => {
    const scene = opened().wager(1, 'player-dragon-tail', 1000, { area: 'early' });
    coup(scene, 'player').wager(2, 'player-dragon-tail', 1000, { area: 'late' });
    corrects(scene, 'banker');
    expect(fatesIn(scene)).toEqual(['2 player-dragon-tail area-shut']);
    expect(scene.table.seats[1]?.wagers).toEqual([]);
    expect(creditOf(scene, 2)).toBe(FULL);
    expect(paidAt(scene, 1)['player-dragon-tail early']?.outcome).toBe('lose');
  });

  test('the story of the coup tells of the stake that lies again', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 2 });
    corrects(coup(scene, 'banker'), 'player');
    const story = tellCoup(scene.book, scene.events, 1, 1);
    expect(writtenLines(story?.lines ?? []).map(({ says }) => says)).toContain(
      'Seat 1, patron-1: 10.00 on Player Run of 2 lies again.',
    );
  });
});

describe('a later coup has begun', () => {
  /** A Run of two and one of three lost to Banker; a Banker tail rode on; then Player won. */
  function twoCoupsOn(): Scene {
    const scene = opened().wager(1, 'player-run', 1000, { length: 2 });
    scene.wager(3, 'banker-dragon-tail', 1000, { area: 'early' });
    coup(scene, 'player');
    return scene;
  }

  clause(
    '11.12',
    'what the coup decided it decides anew; what rode on since is not touched',
    () => {
      const scene = twoCoupsOn().wager(3, 'banker-run', 1000, { length: 3 });
      scene.wager(2, 'player-run', 1000, { length: 3 });
      // Coup 2 ends seat 1's Run of two and seat 2's Run of three; seat 3's rides on.
      coup(scene, 'banker', 1);
      coup(scene, 'banker', 2);
      const [chips, rides] = [chipsOf(scene, 1), scene.table.seats[2]?.runs];
      corrects(scene, 'player', 2);
      expect(chipsOf(scene, 1)).toBe(chips + 4000);
      expect(scene.table.seats[2]?.runs).toEqual(rides);
      expect(scene.table.records.at(-1)).toMatchObject({ number: 3, result: 'banker' });
      expect(fatesIn(scene)).toEqual([
        '2 player-run left-to-a-claim',
        '3 banker-run rides-as-it-did',
      ]);
      const [claim] = scene.table.claims.open;
      expect(claim).toMatchObject({ seat: 2, patron: 'patron-2' });
      expect(claim?.says).toBe(
        'Shoe 1, coup 2: Player Run of 3, 10.00, was decided by a wrong result.',
      );
      expect(chipsOf(scene, 2)).toBe(FULL - 1000);
      expect(audit(scene.table.ledger)).toEqual([]);
    },
  );

  test('once wagers are closed the coming coup is in progress: nothing that rides changes', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 3 });
    coup(scene, 'player').wager(2, 'tie', 1000).do({ do: 'close-wagering' });
    corrects(scene, 'banker');
    expect(fatesIn(scene)).toEqual(['1 player-run rides-as-it-did']);
    expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1 }]);
  });
});

describe('the coup is void after all', () => {
  const fire = report('game-disrupted', { disruption: 'fire' }, staff('pit-boss'));

  clause('13.4', 'older Runs and tails are as before the coup; those placed on it go back', () => {
    const scene = opened().wager(1, 'player-run', 1000, { length: 2 });
    scene.wager(1, 'banker-run', 1000, { length: 3 });
    scene.wager(2, 'player-dragon-tail', 1000, { area: 'early' });
    scene.do({ do: 'close-wagering' }).cards(cardsFor('player', 0)).do({ do: 'settle-coup' });
    scene.do({ do: 'open-wagering' });
    scene.wager(3, 'player-run', 1000, { length: 3 }).wager(4, 'banker-run', 1000, { length: 3 });
    scene.do({ do: 'close-wagering' }).cards(cardsFor('player', 1)).do({ do: 'settle-coup' });
    // Seat 1 won its Run of two, seat 4 lost, seats 2 and 3 ride on.
    expect(chipsOf(scene, 1)).toBe(FULL - 1000 + 3000);
    scene.do(fire);
    expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1, wager: { length: 2 } }]);
    expect(scene.table.tails.player).toMatchObject({ indicator: 1, early: [{ stake: 1000 }] });
    expect([1, 2, 3, 4].map(seat => chipsOf(scene, seat))).toEqual([FULL - 1000, FULL, FULL, FULL]);
    expect([3, 4].map(seat => creditOf(scene, seat))).toEqual([FULL, FULL]);
    expect(scene.table.ledger.reserved).toBe(2000);
    expect(audit(scene.table.ledger)).toEqual([]);
  });
});
