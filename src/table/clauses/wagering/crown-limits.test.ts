// Crown's limits: what is found too late, what is agreed, and what is held for the whole table.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { PLAIN_PAY_RULES } from '../../../rules/settle.ts';
import { WAGERS } from '../../../rules/wagers.ts';
import type { Version } from '../../../rules/rulebook.ts';
import { tooMuch } from '../../wagers/pro-rata.ts';
import type { Setup } from '../../setup/setup.ts';
import { unpayableWagers } from '../../wagers/unpayable.ts';
import { publicView } from '../../views/index.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, creditOf, lyingAt, paidAt } from '../../testing/stakes.ts';
import type { Bet } from '../../wagers/wager.ts';

const clause = clausesOf('crown');

const PLAYER_NINE = '9s Kh Kd 4c';
const BANKER_NINE = '4s 9h Kd Kc';
const TIE_NINE = '9s 9h Kd Kc';

const main = { min: 2500, max: 50_000, step: 2500 };
const live = (changes: Partial<Setup> = {}, version: Version = 'traditional'): Scene => {
  const plain = plainSetup('crown', version);
  const limits = { ...plain.limits, player: main, banker: main };
  return readyTable({ ...plain, ...changes, limits: { ...limits, ...changes.limits } });
};

const recorded = (changes: Partial<Setup> = {}) => live({ stakeMode: 'recorded', ...changes });
const record = (seat: number, on: Bet['on'], stake: number, bet: Partial<Bet> = {}) =>
  ({ do: 'record-wager', seat, patron: `patron-${seat}`, bet: { ...bet, on }, stake }) as const;
const finish = (scene: Scene, cards: string) =>
  scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });
const room = (scene: Scene) => ({ book: scene.book, table: scene.table });

describe('found after the result', () => {
  clause(
    '7.3.1',
    'the first wager under the minimum is settled with advice, later ones go back',
    () => {
      const scene = recorded();
      scene
        .do({ do: 'open-wagering' })
        .do(record(1, 'player', 1000))
        .do(record(2, 'banker', 1000));
      finish(scene, PLAYER_NINE);
      expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_001_000, 999_000]);
      expect(paidAt(scene, 1)['player']?.reason).toMatchObject({
        ...{ code: 'under-minimum-settled-once', minimum: 2500, reason: { code: 'pays-odds' } },
      });
      expect(scene.table.kept.warned).toEqual(['patron-1', 'patron-2']);
      // Whatever the result: a win is not paid, a loss is not taken.
      scene
        .do({ do: 'open-wagering' })
        .do(record(1, 'player', 2000))
        .do(record(2, 'banker', 2000));
      scene.do(record(3, 'player', 2000));
      finish(scene, PLAYER_NINE);
      expect([1, 2, 3].map(seat => chipsOf(scene, seat))).toEqual([1_001_000, 999_000, 1_002_000]);
      expect(paidAt(scene, 1)['player']).toMatchObject({
        ...{ outcome: 'void', paid: 2000, clause: '7.3.1' },
        reason: { code: 'under-minimum-again', minimum: 2500 },
      });
      // Advice is given for a gaming day.
      scene.do({ do: 'begin-gaming-day', day: '2026-11-16', by: staff('system') });
      scene.do({ do: 'open-wagering' }).do(record(1, 'player', 2000));
      finish(scene, BANKER_NINE);
      expect(chipsOf(scene, 1)).toBe(999_000);
    },
  );

  test('a push settles nothing, so it gives no advice', () => {
    const scene = recorded()
      .do({ do: 'open-wagering' })
      .do(record(1, 'player', 1000));
    finish(scene, TIE_NINE);
    expect(scene.table.kept.warned).toEqual([]);
  });

  clause('7.3.2', 'over the maximum only the maximum wins or loses, the rest goes back', () => {
    const scene = recorded();
    scene.do({ do: 'open-wagering' }).do(record(1, 'player', 70_000));
    scene.do(record(2, 'banker', 70_000));
    finish(scene, PLAYER_NINE);
    expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_050_000, 950_000]);
    expect(paidAt(scene, 2)['banker']).toMatchObject({
      ...{ stake: 70_000, counts: 50_000, paid: 20_000, outcome: 'lose' },
      reason: {
        ...{ code: 'above-maximum-returned', over: 20_000, maximum: 50_000, clause: '7.3.2' },
        reason: { code: 'wager-loses' },
      },
    });
    expect(paidAt(scene, 1)['player']).toMatchObject({ paid: 120_000, counts: 50_000 });
  });

  clause('7.3.2', 'a Run over the maximum plays up to it, whenever it is settled', () => {
    const limits = { 'player-run': { min: 500, max: 1000, step: 500 }, player: main };
    const scene = recorded({ limits }).do({ do: 'open-wagering' });
    scene.do(record(1, 'player-run', 3000, { length: 2 }));
    finish(scene, PLAYER_NINE).do({ do: 'open-wagering' });
    finish(scene, PLAYER_NINE);
    // Three to one on ten dollars; thirty were laid.
    expect(chipsOf(scene, 1)).toBe(1_003_000);
  });

  clause('7.3.3', 'a win that does not come out in chips is paid up to the next chip', () => {
    const scene = recorded({ pay: { ...PLAIN_PAY_RULES, chip: 500 } }).do({ do: 'open-wagering' });
    // 95% of 35.00 is 33.25: 35.00 in chips of 5.00. A loss takes the stake as it lies.
    scene.do(record(1, 'banker', 3500)).do(record(2, 'player', 3300));
    finish(scene, BANKER_NINE);
    expect(paidAt(scene, 1)['banker']).toMatchObject({ paid: 7000, commission: 175 });
    expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_003_500, 996_700]);
  });

  clause(
    '6.6',
    'the dealer may hand back a stake no win could pay exactly, before the deal',
    () => {
      const scene = recorded({ pay: { ...PLAIN_PAY_RULES, chip: 500 } }).do({
        do: 'open-wagering',
      });
      scene.do(record(1, 'banker', 3500)).do(record(2, 'player', 5000));
      expect(unpayableWagers(room(scene)).map(({ seat }) => seat)).toEqual([1]);
      const refuse = {
        do: 'refuse-wager',
        seat: 1,
        patron: 'patron-1',
        bet: { on: 'banker' },
      } as const;
      const sound = { ...refuse, seat: 2, patron: 'patron-2', bet: { on: 'player' } } as const;
      expect(englishText(scene.refused(sound).reason)).toMatch(/it stands/);
      expect(scene.refused({ ...refuse, by: patronAt(1) }).refused).toBe('not-authorised');
      scene.do({ do: 'close-wagering' }).do(refuse);
      expect([lyingAt(scene, 1), creditOf(scene, 1)]).toEqual([{}, 1_000_000]);
      scene.cards('9s');
      expect(englishText(scene.refused(refuse).reason)).toMatch(/before the cards are dealt/);
    },
  );

  clause('6.6', 'a Run is paid by its own length, a tail by any of its prices', () => {
    const limit = { min: 100, max: 100_000, step: 100 };
    const scene = readyTable(
      plainSetup('crown', 'traditional', {
        pay: { ...PLAIN_PAY_RULES, chip: 500 },
        limits: Object.fromEntries(WAGERS.map(on => [on, limit])),
      }),
    ).do({ do: 'open-wagering' });
    const refused = (bet: Bet, stake: number): string =>
      scene.refused({ do: 'set-wager', seat: 1, patron: 'patron-1', bet, stake, by: patronAt(1) })
        .refused;
    // Forty-five to one on 1.00 comes out in chips of 5.00; eight to one does not.
    scene.wager(1, 'player-run', 100, { length: 5 });
    expect(refused({ on: 'player-run', length: 3 }, 100)).toBe('cannot-be-paid-exactly');
    scene.wager(1, 'player-run', 500, { length: 3 });
    expect(refused({ on: 'player-dragon-tail', area: 'early' }, 400)).toBe(
      'cannot-be-paid-exactly',
    );
    scene.wager(1, 'player-dragon-tail', 500, { area: 'early' });
    expect(unpayableWagers(room(scene))).toEqual([]);
  });
});

describe('agreed with one patron', () => {
  clause('7.6', 'own limits hold for that patron alone, with a marker at the position', () => {
    const scene = live();
    const agree = {
      do: 'agree-limits',
      ...{ seat: 3, patron: 'patron-3', patronAgrees: true },
      limits: { player: { min: 10_000, max: 500_000, step: 5000 } },
    } as const;
    expect(scene.refused({ ...agree, by: staff('game-supervisor') }).clause).toBe('7.6');
    const by = staff('pit-boss');
    expect(scene.refused({ ...agree, by, patronAgrees: false }).refused).toBe('steps-missing');
    scene.do({ ...agree, by });
    expect(publicView(room(scene)).markers).toEqual([{ seat: 3, limits: agree.limits }]);
    scene.do({ do: 'open-wagering' }).wager(3, 'player', 500_000);
    const change = { do: 'set-wager', bet: { on: 'player' }, seat: 1, patron: 'patron-1' } as const;
    expect(scene.refused({ ...change, by: patronAt(1), stake: 500_000 }).refused).toBe(
      'above-maximum',
    );
    const low = { ...change, seat: 3, patron: 'patron-3', by: patronAt(3), stake: 5000 };
    expect(englishText(scene.refused(low).reason)).toBe(
      'Player minimum is 100.00: the 50.00 was not placed.',
    );
    // Bets that nothing was agreed about keep the limits of the sign.
    expect(scene.refused({ ...low, bet: { on: 'banker' }, stake: 60_000 }).refused).toBe(
      'above-maximum',
    );
    expect(englishText(scene.refused({ ...agree, by, limits: null }).reason)).toMatch(
      /between two coups/,
    );
    finish(scene, PLAYER_NINE).do({ ...agree, by, limits: null });
    expect(publicView(room(scene)).markers).toEqual([]);
  });

  clause('7.6', 'the agreement ends when the patron leaves the seat', () => {
    const scene = live();
    const limits = { player: { min: 500, max: 500_000, step: 500 } };
    const by = staff('pit-boss');
    const seat = { seat: 3, patron: 'patron-3' };
    scene.do({ do: 'agree-limits', ...seat, patronAgrees: true, limits, by });
    scene.do({ do: 'pay-out', ...seat, how: 'chips', cents: 1_000_000 });
    scene.do({ do: 'buy-in', ...seat, tender: 'chips', cents: 100_000 });
    scene.do({ do: 'open-wagering' });
    const change = { do: 'set-wager', ...seat, by: patronAt(3), bet: { on: 'player' } } as const;
    expect(scene.refused({ ...change, stake: 500 }).refused).toBe('below-minimum');
  });

  const differential = { pay: { ...PLAIN_PAY_RULES, differential: 1_000_000 } };
  const wide = { min: 1000, max: 1_000_000, step: 1000 };
  const arranged = (changes: Partial<Setup> = {}, version: Version = 'traditional') => {
    const limits = { player: wide, banker: wide, tie: wide };
    const scene = live({ ...differential, limits, ...changes }, version);
    for (const seat of [1, 2]) {
      const patron = `patron-${seat}`;
      scene.do({ do: 'buy-in', seat, patron, tender: 'chips', cents: 9_000_000 });
    }
    return scene;
  };
  const arrange = {
    do: 'arrange-above-differential',
    ...{ seat: 1, patron: 'patron-1', max: 1_500_000 },
    by: staff('pit-boss'),
  } as const;

  clause(
    ['7.5', '7.5.1', '7.5.2'],
    'by arrangement a main wager goes above the differential, for more commission on the excess',
    () => {
      const scene = arranged();
      const asked = { ...arrange, by: staff('dealer') };
      expect(scene.refused({ ...arrange, by: staff('game-supervisor') }).clause).toBe('7.5');
      // A dealer asks; a game supervisor's word is not enough, a pit boss's is.
      for (const approvedBy of [undefined, staff('game-supervisor')]) {
        const behind = approvedBy === undefined ? {} : { approvedBy };
        expect(scene.refused({ ...asked, ...behind })).toMatchObject({
          ...{ refused: 'needs-second-approver', needs: 'pit-boss' },
        });
      }
      scene
        .do({ ...asked, approvedBy: staff('pit-boss') })
        .do(arrange)
        .do({ do: 'open-wagering' });
      // Above the agreed maximum it is refused as above any maximum; a neighbour has no such terms.
      const change = {
        do: 'set-wager',
        bet: { on: 'banker' },
        seat: 1,
        patron: 'patron-1',
      } as const;
      expect(scene.refused({ ...change, by: patronAt(1), stake: 1_501_000 }).refused).toBe(
        'above-maximum',
      );
      const other = { ...change, seat: 2, patron: 'patron-2', by: patronAt(2), stake: 1_500_000 };
      expect(scene.refused(other).refused).toBe('above-maximum');
      scene.wager(1, 'banker', 1_500_000);
      // It stays out of the totals of the table.
      expect(tooMuch(room(scene))).toEqual([]);
      finish(scene, BANKER_NINE);
      expect(paidAt(scene, 1)['banker']).toMatchObject({
        ...{ paid: 1_500_000 + 1_412_500, commission: 87_500, clause: '7.5.1', arranged: true },
      });
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1_500_000);
      finish(scene, PLAYER_NINE);
      expect(paidAt(scene, 1)['player']).toMatchObject({
        ...{ paid: 1_500_000 + 1_487_500, clause: '7.5.2' },
      });
    },
  );

  clause('7.5', 'without an arrangement nobody pays for what is above the differential', () => {
    const limits = { player: { ...wide, max: 2_000_000 }, banker: { ...wide, max: 2_000_000 } };
    const scene = arranged({ limits }).do({ do: 'open-wagering' }).wager(2, 'banker', 1_500_000);
    finish(scene, BANKER_NINE);
    expect(paidAt(scene, 2)['banker']).toMatchObject({ paid: 2_925_000, commission: 75_000 });
  });

  clause('7.5', 'only Traditional Baccarat knows such arrangements', () => {
    expect(arranged({}, 'crown').refused(arrange)).toMatchObject({
      ...{ refused: 'not-in-this-book', clause: '7.5' },
    });
    const none = live();
    expect(none.refused(arrange).refused).toBe('not-in-this-book');
    expect(arranged().refused({ ...arrange, max: 1_000_000 }).refused).toBe('above-maximum');
  });
});

describe('the table differential', () => {
  const wide = { min: 1000, max: 1_000_000, step: 500 };
  const spread = (changes: Partial<Setup> = {}) => {
    const pay = { ...PLAIN_PAY_RULES, differential: 100_000, chip: 500 };
    return live({ pay, limits: { player: wide, banker: wide }, ...changes });
  };
  const lay = (scene: Scene, players: readonly number[], bankers: readonly number[]) => {
    scene.do({ do: 'open-wagering' });
    for (const [at, stake] of players.entries()) scene.wager(at + 1, 'player', stake);
    for (const [at, stake] of bankers.entries()) scene.wager(7 - at, 'banker', stake);
    return scene;
  };

  clause(
    ['7.2', '7.4'],
    'net: the heavier side is scaled so that the gap is the differential',
    () => {
      const scene = lay(spread(), [100_000, 50_000, 50_000], [20_000]);
      const [over] = tooMuch(room(scene));
      // 2,000 against 200 with a differential of 1,000: 1,200 may lie on Player.
      expect(over).toMatchObject({ side: 'player', total: 200_000, limit: 120_000, clause: '7.4' });
      const reduce = { do: 'reduce-pro-rata' } as const;
      expect(englishText(scene.refused(reduce).reason)).toMatch(/before a card is exposed/);
      scene.do({ do: 'close-wagering' });
      expect(scene.refused({ ...reduce, by: patronAt(1) }).clause).toBe('7.4');
      scene.do(reduce);
      expect([1, 2, 3, 7].map(seat => lyingAt(scene, seat))).toEqual([
        ...[{ player: 60_000 }, { player: 30_000 }, { player: 30_000 }, { banker: 20_000 }],
      ]);
      // What is cut off is credit again at once, and the sums are within the sign.
      expect(creditOf(scene, 1)).toBe(940_000);
      expect(scene.refused(reduce).refused).toBe('nothing-to-do');
      expect(scene.events.at(-1)).toMatchObject({
        wagers: [{ from: 100_000, to: 60_000 }, { from: 50_000 }, { to: 30_000 }],
      });
      scene.cards('9s');
      expect(scene.refused(reduce).refused).toBe('not-now');
    },
  );

  clause('7.4', 'gross: each side alone is held to the differential', () => {
    const scene = lay(spread({ differentialBasis: 'gross' }), [150_000], [120_000]);
    expect(tooMuch(room(scene)).map(({ side, limit }) => [side, limit])).toEqual([
      ['player', 100_000],
      ['banker', 100_000],
    ]);
    scene.do({ do: 'close-wagering' }).do({ do: 'reduce-pro-rata' });
    expect([lyingAt(scene, 1), lyingAt(scene, 7)]).toEqual([
      { player: 100_000 },
      { banker: 100_000 },
    ]);
  });

  clause(
    '7.4',
    'down to the chip, spare chips by largest remainder, ties to the lowest seat',
    () => {
      const scene = lay(spread(), [70_000, 70_000, 70_000], []);
      scene.do({ do: 'close-wagering' }).do({ do: 'reduce-pro-rata' });
      // A third of 1,000.00 is 333.33: 330.00 each in chips of 5.00, and two chips to spare.
      expect([1, 2, 3].map(seat => lyingAt(scene, seat)['player'])).toEqual([
        33_500, 33_500, 33_000,
      ]);
    },
  );

  clause('7.4', 'a stake reduced under the minimum stays valid and is settled', () => {
    const limits = { player: { min: 50_000, max: 1_000_000, step: 500 }, banker: wide };
    const scene = lay(spread({ limits }), [150_000, 50_000], []);
    scene.do({ do: 'close-wagering' }).do({ do: 'reduce-pro-rata' });
    expect([1, 2].map(seat => lyingAt(scene, seat)['player'])).toEqual([75_000, 25_000]);
    scene.cards(PLAYER_NINE).do({ do: 'settle-coup' });
    expect([chipsOf(scene, 1), chipsOf(scene, 2)]).toEqual([1_075_000, 1_025_000]);
    expect(scene.table.kept.warned).toEqual([]);
  });

  test('within the differential nothing is reduced, however much lies', () => {
    const scene = lay(spread(), [900_000], [850_000]).do({ do: 'close-wagering' });
    expect(tooMuch(room(scene))).toEqual([]);
    expect(scene.refused({ do: 'reduce-pro-rata' }).refused).toBe('nothing-to-do');
  });
});
