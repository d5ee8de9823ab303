// Crown's wagers at a live table: chips on areas, standing patrons, call bets, side wagers, Runs.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Version } from '../../../rules/rulebook.ts';
import type { WagerName } from '../../../rules/wagers.ts';
import type { Setup } from '../../setup/setup.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, creditOf, lyingAt } from '../../testing/stakes.ts';
import type { Bet } from '../../wagers/wager.ts';

const clause = clausesOf('crown');

const PLAYER_NINE = '9s Kh Kd 4c';
const BANKER_NINE = '4s 9h Kd Kc';
const TIE_NINE = '9s 9h Kd Kc';

const live = (changes: Partial<Setup> = {}, version: Version = 'traditional'): Scene =>
  readyTable(plainSetup('crown', version, changes));

/** A table whose stakes the dealer enters, with patrons allowed to stand. */
const recorded = (changes: Partial<Setup> = {}): Scene =>
  live({ stakeMode: 'recorded', ...changes }).do({
    ...{ do: 'allow-standing-patrons', allowed: true, by: staff('game-supervisor') },
  });

/** Somebody stands behind a seat with 1,000.00 in chips. */
function stands(scene: Scene, seat: number, patron: string): Scene {
  scene.do({ do: 'stand-behind', seat, patron });
  return scene.do({ do: 'buy-in', seat, patron, tender: 'chips', cents: 100_000 });
}

const record = (seat: number, patron: string, bet: Bet, stake: number) =>
  ({ do: 'record-wager', seat, patron, bet, stake }) as const;
const on = (name: WagerName): Bet => ({ on: name });

const coup = (scene: Scene, cards: string): Scene =>
  scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });

describe('chips on areas', () => {
  clause('6.1', 'stakes are chips of the patron’s account and nothing else', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    expect(scene.refused(record(1, 'patron-1', on('player'), 1_000_100))).toMatchObject({
      ...{ refused: 'insufficient-balance', clause: '6.1' },
    });
    scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents: 100 });
    scene.do(record(1, 'patron-1', on('player'), 1_000_100));
    expect(creditOf(scene, 1)).toBe(0);
    // Every pending stake is held on the patron's own chips, in favour of the float.
    const pends = scene.events.flatMap(({ transfers = [] }) =>
      transfers.filter(({ act }) => act === 'pend'),
    );
    expect(pends.map(({ debit, credit }) => [debit, credit])).toEqual([
      ['patron:1/patron-1', 'float'],
    ]);
  });

  clause('6.2', 'a wager lies on one area: one bet at one position', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    scene.do(record(1, 'patron-1', on('player'), 5000));
    scene.do(record(2, 'patron-2', on('player'), 6000));
    scene.do(record(1, 'patron-1', { on: 'player-run', length: 3 }, 1000));
    scene.do(record(1, 'patron-1', { on: 'player-run', length: 4 }, 2000));
    expect(lyingAt(scene, 1)).toEqual({ player: 5000, 'player-run 3': 1000, 'player-run 4': 2000 });
    expect(lyingAt(scene, 2)).toEqual({ player: 6000 });
    // What does not belong to a bet makes no second area of it.
    scene.do(record(1, 'patron-1', { on: 'player', length: 3, area: 'late' }, 7000));
    expect(lyingAt(scene, 1)).toMatchObject({ player: 7000 });
    const none = { do: 'record-wager', seat: 15, patron: 'patron-1', bet: on('tie') } as const;
    expect(scene.refused({ ...none, stake: 1000 }).refused).toBe('no-such-seat');
  });

  test('where only results are kept no stake is taken from anybody', () => {
    const scene = live({ stakeMode: 'results-only' }).do({ do: 'open-wagering' });
    const change = { seat: 1, patron: 'patron-1', bet: on('player'), stake: 5000 } as const;
    expect(scene.refused({ do: 'set-wager', ...change, by: patronAt(1) }).clause).toBe(
      'ruling G12',
    );
    expect(scene.refused({ do: 'record-wager', ...change }).refused).toBe('not-now');
    coup(scene, PLAYER_NINE);
    expect(scene.table.records.at(-1)).toMatchObject({ result: 'player', seats: [] });
  });

  clause('4.3.1 (d)', 'no card is dealt before no more bets has closed every place at once', () => {
    const scene = live().do({ do: 'open-wagering' }).wager(1, 'player', 5000);
    const card = { do: 'deal-card', card: '9s', source: 'keypad' } as const;
    expect(scene.refused(card)).toMatchObject({ refused: 'not-now', clause: '8.2.2 (a)' });
    scene.do({ do: 'close-wagering' });
    for (const seat of [1, 2, 7]) {
      const change = {
        do: 'set-wager',
        by: patronAt(seat),
        seat,
        patron: `patron-${seat}`,
      } as const;
      expect(scene.refused({ ...change, bet: on('tie'), stake: 1000 }).clause).toBe('6.4');
    }
    scene.do(card);
  });

  clause(
    '6.4',
    'from the first card until settlement nobody touches a wager, Runs included',
    () => {
      const scene = recorded().do({ do: 'open-wagering' });
      scene.do(record(1, 'patron-1', on('player'), 5000));
      scene.do(record(1, 'patron-1', { on: 'player-run', length: 3 }, 1000));
      scene.do({ do: 'close-wagering' });
      const touches = [
        record(1, 'patron-1', on('player'), 0),
        record(1, 'patron-1', on('player'), 9000),
        record(2, 'patron-2', on('tie'), 1000),
      ];
      for (const card of ['9s', 'Kh', 'Kd', '4c']) {
        scene.cards(card);
        for (const touch of touches) expect(scene.refused(touch).clause).toBe('6.4');
      }
      scene.do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
      // The Run rides on: the next window does not give it up either.
      scene.do(record(1, 'patron-1', { on: 'player-run', length: 3 }, 0));
      expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1, wager: { stake: 1000 } }]);
      expect(creditOf(scene, 1)).toBe(chipsOf(scene, 1) - 1000);
    },
  );
});

describe('without a seat', () => {
  clause('6.2.1', 'patrons stand only where a game supervisor or above allows it', () => {
    const scene = live({ stakeMode: 'recorded' });
    const behind = { do: 'stand-behind', seat: 1, patron: 'walker' } as const;
    expect(scene.refused(behind)).toMatchObject({ refused: 'not-authorised', clause: '6.2.1' });
    const allow = { do: 'allow-standing-patrons', allowed: true } as const;
    expect(scene.refused(allow).clause).toBe('6.2.1');
    scene.do({ ...allow, by: staff('game-supervisor') });
    stands(scene, 1, 'walker').do({ do: 'open-wagering' });
    scene.do(record(1, 'walker', on('banker'), 5000));
    scene.do(record(1, 'patron-1', on('player'), 5000));
    coup(scene, BANKER_NINE);
    // Separate accounts, separate wagers.
    expect([chipsOf(scene, 1, 'walker'), chipsOf(scene, 1)]).toEqual([104_750, 995_000]);
    const owing = {
      do: 'approve-commission-deferral',
      seat: 1,
      patron: 'walker',
      approved: true,
    } as const;
    expect(scene.refused({ ...owing, by: staff('operator') }).refused).toBe('set-up-not-permitted');
    scene.do({ ...allow, allowed: false, by: staff('pit-boss') }).do({ do: 'open-wagering' });
    expect(scene.refused(record(1, 'walker', on('tie'), 1000)).clause).toBe('6.2.1');
  });

  test('somebody who stands may go while the seated patron plays on', () => {
    const scene = stands(recorded(), 1, 'walker').do({ do: 'open-wagering' });
    scene.do(record(1, 'walker', on('tie'), 1000)).do(record(1, 'patron-1', on('player'), 1000));
    scene.do({ do: 'leave', seat: 1, patron: 'walker', reason: 'own-accord' });
    expect([lyingAt(scene, 1, 'walker'), lyingAt(scene, 1)]).toEqual([{}, { player: 1000 }]);
    scene.do({ do: 'pay-out', seat: 1, patron: 'walker', how: 'chips', cents: 100_000 });
    scene.do(record(1, 'patron-1', on('player'), 2000));
    expect(scene.table.seats[0]).toMatchObject({ leaving: false, standing: [] });
  });

  clause('6.2.2', 'on layout B three wagers lie on an area and the fourth is refused', () => {
    const crowd = ['walker-1', 'walker-2', 'walker-3'];
    const onLayout = (layout: Setup['layout']) => {
      const scene = recorded({ layout });
      for (const patron of crowd) stands(scene, 1, patron);
      scene.do({ do: 'open-wagering' }).do(record(1, 'patron-1', on('banker'), 1000));
      scene.do(record(1, 'walker-1', on('banker'), 1000));
      return scene.do(record(1, 'walker-2', on('banker'), 1000));
    };
    const scene = onLayout('B');
    const fourth = record(1, 'walker-3', on('banker'), 1000);
    expect(scene.refused(fourth)).toEqual({
      ...{ refused: 'area-full', clause: '6.2.2' },
      reason: { code: 'area-full', count: 3, bet: { on: 'banker' } },
    });
    // Raising one that lies there is no fourth, and another area has room.
    scene.do(record(1, 'walker-1', on('banker'), 2000));
    scene.do(record(1, 'walker-3', on('player'), 1000));
    onLayout('A').do(fourth);
  });

  clause(
    ['6.8.3', '6.8.4'],
    'whoever has the side’s main wager comes first for its side wagers',
    () => {
      for (const [side, bonus, by] of [
        ['player', 'player-dragon-bonus', '6.8.3'],
        ['banker', 'banker-dragon-bonus', '6.8.4'],
      ] as const) {
        const scene = recorded({ layout: 'B' });
        for (const patron of ['a', 'b', 'c']) stands(scene, 1, patron);
        scene.do({ do: 'open-wagering' });
        for (const patron of ['a', 'b', 'c']) scene.do(record(1, patron, on(bonus), 1000));
        expect(scene.refused(record(1, 'patron-1', on(bonus), 1000)).clause).toBe('6.8.7');
        scene.do(record(1, 'patron-1', on(side), 5000)).do(record(1, 'patron-1', on(bonus), 1000));
        // The last of those without a claim gave way, and has the chips again.
        expect(lyingAt(scene, 1, 'c')).toEqual({});
        expect(creditOf(scene, 1, 'c')).toBe(100_000);
        expect(scene.events.at(-2)).toMatchObject({
          ...{ gesture: 'give-way', patron: 'c' },
          changes: [{ stake: 0, clause: by }],
        });
      }
    },
  );

  clause(
    ['6.8.5', '6.8.6', '6.8.7'],
    'second come holders of any other wager there, then everybody else',
    () => {
      for (const [pair, main, by] of [
        ['player-pair', 'player', '6.8.5'],
        ['banker-pair', 'banker', '6.8.6'],
      ] as const) {
        const scene = recorded({ layout: 'B' });
        for (const patron of ['a', 'b', 'c', 'd']) stands(scene, 1, patron);
        scene.do({ do: 'open-wagering' });
        // Everybody may take it while there is room (6.8.7).
        for (const patron of ['a', 'b', 'c']) scene.do(record(1, patron, on(pair), 1000));
        scene.do(record(1, 'd', on('tie'), 1000)).do(record(1, 'd', on(pair), 1000));
        expect(scene.events.at(-2)).toMatchObject({ patron: 'c', changes: [{ clause: by }] });
        // First rank beats second; a second does not displace another second.
        scene.do(record(1, 'a', on('tie'), 1000)).do(record(1, 'b', on('tie'), 1000));
        scene.do(record(1, 'c', on('banker-dragon-bonus'), 1000));
        expect(scene.refused(record(1, 'c', on(pair), 1000)).clause).toBe(by);
        scene.do(record(1, 'c', on(main), 1000)).do(record(1, 'c', on(pair), 1000));
        expect(lyingAt(scene, 1, 'd')).toEqual({ tie: 1000 });
      }
    },
  );

  clause('13.12', 'people who share a position never share an account', () => {
    const scene = stands(recorded(), 1, 'walker').do({ do: 'open-wagering' });
    scene.do(record(1, 'walker', on('player'), 5000));
    scene.do(record(1, 'patron-1', on('banker'), 5000));
    coup(scene, PLAYER_NINE);
    const moved = scene.events.flatMap(({ transfers = [] }) => transfers);
    const between = moved.filter(
      ({ debit, credit }) => debit.startsWith('patron:') && credit.startsWith('patron:'),
    );
    expect([between, chipsOf(scene, 1, 'walker'), chipsOf(scene, 1)]).toEqual([
      [],
      105_000,
      995_000,
    ]);
    // What a win costs goes to the house, and stays with nobody at the table.
    const won = recorded().do({ do: 'open-wagering' });
    won.do(record(1, 'patron-1', on('banker'), 5000));
    coup(won, '2c 9s Kd Kh');
    expect(chipsOf(won, 1)).toBe(1_004_750);
  });
});

describe('spoken wagers', () => {
  clause('6.3', 'a call bet counts with its money, changed at once and before no more bets', () => {
    const scene = recorded().do({ do: 'open-wagering' });
    const call = { do: 'call-bet', seat: 1, patron: 'patron-1', bet: on('banker') } as const;
    const short = { ...call, stake: 20_000, tender: 'cash', cents: 15_000 } as const;
    expect(scene.refused(short)).toMatchObject({ refused: 'not-enough-money', clause: '6.3' });
    scene.do({ ...short, cents: 25_000 });
    expect(lyingAt(scene, 1)).toEqual({ banker: 20_000 });
    expect(creditOf(scene, 1)).toBe(1_005_000);
    // The record of the conversion comes first.
    expect(scene.events.slice(-2).map(({ happened }) => happened)).toEqual([
      'bought-in',
      'wagers-changed',
    ]);
    scene.do({ do: 'close-wagering' });
    expect(scene.refused({ ...short, cents: 25_000 }).clause).toBe('6.4');
    expect(chipsOf(scene, 1)).toBe(1_025_000);
  });
});

describe('settlement of a coup', () => {
  clause(
    ['6.7', '6.7.1', '6.7.2'],
    'every losing wager is collected, then every winning one paid',
    () => {
      const scene = live().do({ do: 'open-wagering' });
      scene.wager(1, 'player', 5000).wager(2, 'banker', 4000).wager(3, 'tie', 1000);
      scene.wager(4, 'player', 7000);
      coup(scene, PLAYER_NINE);
      const settled = scene.events.at(-1);
      const acts = (settled?.transfers ?? []).map(({ act, memo }) => `${act} ${memo}`);
      // Stakes first, taken or given free; payments after the last of them.
      expect(acts).toEqual([
        ...['void wager', 'post wager', 'post wager', 'void wager'],
        ...['transfer payment', 'transfer payment'],
      ]);
      expect([1, 2, 3, 4].map(seat => chipsOf(scene, seat))).toEqual([
        ...[1_005_000, 996_000, 999_000, 1_007_000],
      ]);
      expect(scene.table.seats.every(({ wagers }) => wagers.length === 0)).toBe(true);
    },
  );

  test('a float that cannot pay the coup stops it until a fill has come', () => {
    const scene = live({
      limits: { player: { min: 100, max: 100_000_000_000, step: 100 } },
      pay: { dragonBonus: 1, perfectPairs: 1, chip: 1 },
    });
    const cents = 200_000_000;
    scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents });
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 150_000_000);
    scene.do({ do: 'close-wagering' }).cards(PLAYER_NINE);
    expect(englishText(scene.refused({ do: 'settle-coup' }).reason)).toMatch(/call for a fill/);
    const signed = { slip: 'F-2', countersignedBy: 'cashier-1', by: staff('game-supervisor') };
    scene.do({ do: 'move-float', move: 'fill', cents: 100_000_000, ...signed });
    scene.do({ do: 'settle-coup' });
    expect(chipsOf(scene, 1)).toBe(1_000_000 + cents + 150_000_000);
  });
});

test('a tie gives main stakes back in this version, and pays the Tie', () => {
  const scene = live().do({ do: 'open-wagering' });
  scene.wager(1, 'player', 5000).wager(1, 'tie', 1000);
  coup(scene, TIE_NINE);
  expect(chipsOf(scene, 1)).toBe(1_008_000);
});
