// Crown's combination Runs and Insurance: wagers that lean on a main wager.

import { englishText } from '../../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { Version } from '../../../rules/rulebook.ts';
import type { WagerName } from '../../../rules/wagers.ts';
import type { Setup } from '../../setup/setup.ts';
import { patronAt, plainSetup, readyTable, type Scene, staff } from '../../testing/scene.ts';
import { chipsOf, creditOf, paidAt } from '../../testing/stakes.ts';
import type { Bet } from '../../wagers/wager.ts';

const clause = clausesOf('crown');

const PLAYER_NINE = '9s Kh Kd 4c';
const BANKER_NINE = '4s 9h Kd Kc';

const live = (changes: Partial<Setup> = {}, version: Version = 'traditional'): Scene =>
  readyTable(plainSetup('crown', version, changes));
const on = (name: WagerName): Bet => ({ on: name });
const coup = (scene: Scene, cards: string): Scene =>
  scene.do({ do: 'close-wagering' }).cards(cards).do({ do: 'settle-coup' });

describe('combination Runs', () => {
  const run: Bet = { on: 'combination-run', length: 2 };

  clause('6.5.7', 'each coup the holder’s main wager nominates the side, and it must win', () => {
    const scene = live().do({ do: 'open-wagering' });
    scene.wager(1, 'player', 1000).wager(1, 'combination-run', 1000, run);
    coup(scene, PLAYER_NINE).do({ do: 'open-wagering' }).wager(1, 'banker', 1000);
    coup(scene, BANKER_NINE);
    const paid = Object.values(paidAt(scene, 1)).find(each => each.on === 'combination-run');
    expect(paid).toMatchObject({
      ...{ outcome: 'win', paid: 4000, pattern: ['player', 'banker'] },
      reason: {
        ...{ code: 'nominated-run-pays', count: 2, sides: ['player', 'banker'], odds: [3, 1] },
        bet: { on: 'combination-run', length: 2 },
      },
    });
  });

  clause(
    '6.5.7',
    'no main wager, or one on both sides, and the Run goes back at no more bets',
    () => {
      for (const mains of [[], ['player', 'banker']] as const) {
        const scene = live().do({ do: 'open-wagering' });
        scene.wager(1, 'player', 1000).wager(1, 'combination-run', 1000, run);
        coup(scene, PLAYER_NINE).do({ do: 'open-wagering' });
        expect(scene.table.seats[0]?.runs).toHaveLength(1);
        for (const side of mains) scene.wager(1, side, 2000);
        scene.wager(2, 'tie', 1000).do({ do: 'close-wagering' });
        expect(scene.table.seats[0]?.runs).toEqual([]);
        expect(scene.events.at(-1)).toMatchObject({
          returned: [{ seat: 1, clause: '6.5.7', wager: { on: 'combination-run', stake: 1000 } }],
        });
        expect(creditOf(scene, 1)).toBe(1_001_000 - mains.length * 2000);
      }
    },
  );

  clause('6.5.7', 'a pattern declared in advance is followed by the main wagers (C7)', () => {
    const declared: Bet = { on: 'combination-run', pattern: ['player', 'banker', 'player'] };
    const scene = live().do({ do: 'open-wagering' });
    scene.wager(1, 'player', 1000).wager(1, 'combination-run', 1000, declared);
    scene.wager(2, 'banker', 1000).wager(2, 'combination-run', 1000, declared);
    scene.do({ do: 'close-wagering' });
    const closed = scene.events.at(-1);
    expect(closed).toMatchObject({
      nominations: [{ seat: 1, side: 'player' }],
      returned: [
        {
          seat: 2,
          reason: {
            code: 'returned-for-other-side',
            bet: { on: 'combination-run' },
            side: 'player',
          },
        },
      ],
    });
    scene.cards(PLAYER_NINE).do({ do: 'settle-coup' }).do({ do: 'open-wagering' });
    scene.wager(1, 'player', 1000).do({ do: 'close-wagering' });
    expect(scene.table.seats[0]?.runs).toEqual([]);
  });
});

describe('Insurance', () => {
  /** Banker has six, Player five and must draw. */
  const WINDOW = 'Ts 6h 5d Tc';
  const insured = (changes: Partial<Setup> = {}) => {
    const scene = live(changes, 'crown').do({ do: 'open-wagering' });
    scene.wager(1, 'banker', 10_000).wager(2, 'player', 4000).wager(3, 'tie', 1000);
    return scene.do({ do: 'close-wagering' }).cards(WINDOW);
  };
  const change = (seat: number, stake: number) =>
    ({
      do: 'set-wager',
      ...{ by: patronAt(seat), seat, patron: `patron-${seat}` },
      ...{ bet: on('insurance'), stake },
    }) as const;

  clause(
    '1.1 Insurance/No 6 timing',
    'it is taken between the fourth card and the third card, which is locked meanwhile',
    () => {
      const early = live({}, 'crown').do({ do: 'open-wagering' }).wager(1, 'banker', 10_000);
      expect(early.refused(change(1, 1000)).refused).toBe('window-not-open');
      const scene = insured();
      expect(scene.table.phase).toBe('insurance');
      const third = { do: 'deal-card', card: 'Th', source: 'keypad' } as const;
      expect(englishText(scene.refused(third).reason)).toBe(
        'Insurance is open: close it before the third card.',
      );
      scene.do(change(1, 5000)).do(change(2, 4000));
      // Nothing else is touched in this window.
      expect(scene.refused({ ...change(1, 0), bet: on('banker') }).refused).toBe('wagers-closed');
      scene.do({ do: 'close-insurance' });
      expect(scene.refused(change(1, 6000)).refused).toBe('wagers-closed');
      expect(scene.ask({ do: 'close-insurance' })).toEqual([]);
      scene.do(third).do({ do: 'settle-coup' });
      // Banker wins with six: Insurance loses, and the Banker wager is paid half.
      expect(paidAt(scene, 1)).toMatchObject({
        insurance: { outcome: 'lose', paid: 0 },
        banker: { outcome: 'win', paid: 15_000 },
      });
      expect(chipsOf(scene, 1)).toBe(1_000_000);
    },
  );

  clause('1.1 Insurance/No 6 cap', 'nobody insures more than the own main wager', () => {
    const scene = insured();
    expect(englishText(scene.refused(change(1, 11_000)).reason)).toBe(
      'Insurance is at most the own main wager, which is 100.00.',
    );
    expect(scene.refused(change(3, 1000)).refused).toBe('exceeds-main-wager');
    scene.do(change(2, 4000)).do({ do: 'close-insurance' });
    // Player draws to seven and beats Banker's six.
    scene.cards('2h').do({ do: 'settle-coup' });
    expect(paidAt(scene, 2)['insurance']).toMatchObject({ outcome: 'win', paid: 12_000 });
  });

  test('where stakes are recorded the dealer enters Insurance too', () => {
    const scene = live({ stakeMode: 'recorded' }, 'crown').do({ do: 'open-wagering' });
    const record = (bet: Bet, stake: number) =>
      ({ do: 'record-wager', seat: 1, patron: 'patron-1', bet, stake }) as const;
    scene
      .do(record(on('banker'), 10_000))
      .do({ do: 'close-wagering' })
      .cards(WINDOW);
    expect(scene.refused(record(on('insurance'), 11_000)).refused).toBe('exceeds-main-wager');
    scene.do(record(on('insurance'), 10_000)).do({ do: 'close-insurance' });
    scene.cards('2h').do({ do: 'settle-coup' });
    expect(chipsOf(scene, 1)).toBe(1_000_000 - 10_000 + 20_000);
  });

  test('the window closes by its time, and opens only if somebody may insure', () => {
    const scene = insured({ insuranceMs: 8000 });
    const { now } = scene;
    expect(scene.table.coup?.closesAt).toBe(now + 8000);
    scene.now = now + 7999;
    expect(scene.refused({ do: 'close-insurance', by: staff('system') }).refused).toBe('not-now');
    scene.do(change(1, 1000));
    scene.now = now + 8000;
    expect(scene.refused(change(1, 2000)).refused).toBe('wagers-closed');
    scene.do({ do: 'close-insurance', by: staff('system') });
    expect(scene.table.phase).toBe('dealing');
    const nobody = live({}, 'crown').do({ do: 'open-wagering' }).wager(3, 'tie', 1000);
    expect(nobody.do({ do: 'close-wagering' }).cards(WINDOW).table.phase).toBe('dealing');
  });
});
