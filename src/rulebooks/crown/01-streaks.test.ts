// Part 1 of the document: Runs and Dragon Tails.

import { describe, expect } from 'vitest';
import { tailAreaOpen } from '../../rules/dragon-tails.ts';
import type { StreakAsked } from '../../rules/follow-streaks.ts';
import { follow, place, versionIn } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

/** Follows wagers of 100 in Traditional Baccarat. */
const played = (text: string, ...wagers: readonly StreakAsked[]) =>
  follow(crown, 'traditional', text, wagers);

const run = (on: 'player-run' | 'banker-run' | 'tie-run', length: number, before = 0) =>
  ({ on, length, before, stake: 100 }) as const;
const tail = (side: 'player' | 'banker', before: number, area: 'early' | 'late' = 'early') =>
  ({ on: `${side}-dragon-tail`, area, before, stake: 100 }) as const;

describe('Runs', () => {
  clause('1.1 Run (a)', 'so many Player wins in a row', () => {
    expect(played('P P P B', run('player-run', 3))).toEqual([['win', '800', 2]]);
    expect(played('P P B P', run('player-run', 3))).toEqual([['lose', '-100', 2]]);
  });

  clause('1.1 Run (b)', 'so many Banker wins in a row', () => {
    expect(played('B B P', run('banker-run', 2))).toEqual([['win', '300', 1]]);
    expect(played('B P B', run('banker-run', 2))).toEqual([['lose', '-100', 1]]);
  });

  clause('1.1 Run (c)', 'the hand nominated for each coup must win it', () => {
    const combination = (...pattern: ('player' | 'banker')[]) =>
      ({ on: 'combination-run', pattern, before: 0, stake: 100 }) as const;
    expect(played('P B P', combination('player', 'banker', 'player'))).toEqual([['win', '800', 2]]);
    expect(played('P B P', combination('player', 'player', 'player'))).toEqual([
      ['lose', '-100', 1],
    ]);
  });

  clause('1.1 Run (d)', 'so many ties in a row; any other result loses it', () => {
    expect(played('T T T', run('tie-run', 3))).toEqual([['win', '100000', 2]]);
    expect(played('T T P', run('tie-run', 3))).toEqual([['lose', '-100', 2]]);
    expect(played('B T T', run('tie-run', 3))).toEqual([['lose', '-100', 0]]);
  });

  clause(
    '1.1 Run length',
    'two to six for Player, Banker and combinations, two to four for ties',
    () => {
      const main = { standing: [{ on: 'player', stake: 100 }] } as const;
      for (const [on, lengths] of [
        ['player-run', [2, 3, 4, 5, 6]],
        ['banker-run', [2, 3, 4, 5, 6]],
        ['combination-run', [2, 3, 4, 5, 6]],
        ['tie-run', [2, 3, 4]],
      ] as const) {
        const taken = [0, 1, 2, 3, 4, 5, 6, 7].filter(
          length =>
            place(crown, 'traditional', [{ on, length, stake: 100 }], main).accepted.length === 1,
        );
        expect([on, taken]).toEqual([on, lengths]);
      }
      expect(
        place(crown, 'traditional', [{ on: 'tie-run', length: 5, stake: 100 }]).refused,
      ).toEqual([['tie-run', 'wrong-length', '1.1 Run length']]);
    },
  );

  clause(
    '1.1 Run timing',
    'placed before its first coup, and carried over the end of a shoe',
    () => {
      const wager = [{ on: 'player-run', length: 3, stake: 100 }] as const;
      expect(place(crown, 'traditional', wager, { phase: 'closed' }).refused[0]?.[1]).toBe(
        'wagers-closed',
      );
      expect(played('B P P| P', run('player-run', 3, 1))).toEqual([['win', '800', 3]]);
    },
  );

  clause('1.1 Run several', 'many at once, each with a life of its own', () => {
    expect(
      played(
        'P P B P',
        run('player-run', 2, 0),
        run('player-run', 2, 1),
        run('player-run', 3, 0),
        run('banker-run', 2, 2),
        run('player-run', 2, 3),
      ),
    ).toEqual([
      ['win', '300', 1],
      ['lose', '-100', 2],
      ['lose', '-100', 2],
      ['lose', '-100', 3],
      ['open', '0'],
    ]);
    const many = [
      { on: 'player-run', length: 2, stake: 100 },
      { on: 'player-run', length: 3, stake: 100 },
      { on: 'tie-run', length: 2, stake: 100 },
    ] as const;
    expect(place(crown, 'traditional', many).refused).toEqual([]);
  });
});

describe('Dragon Tails', () => {
  clause(
    '1.1 Dragon Tail (a)',
    'two to six Player results from the coup that established it',
    () => {
      expect(played('P P B', tail('player', 0))).toEqual([['win', '100', 2]]);
      // The shoe had shown two Player results before: they do not count.
      expect(played('P P P P B', tail('player', 2))).toEqual([['win', '100', 4]]);
      expect(played('P P P P P P P', tail('player', 0))).toEqual([['win', '3000', 5]]);
      for (const version of ['two-to-one', 'tie-baccarat'] as const) {
        expect(versionIn(crown, version).tails).toBeUndefined();
      }
    },
  );

  clause(
    '1.1 Dragon Tail (b)',
    'two to six Banker results, beside a Player tail of its own',
    () => {
      expect(played('B B P', tail('banker', 0))).toEqual([['win', '100', 2]]);
      expect(played('B B P P P B', tail('banker', 0), tail('player', 2))).toEqual([
        ['win', '100', 2],
        ['win', '300', 5],
      ]);
    },
  );

  clause(
    '1.1 Dragon Tail placement',
    'early at nought, late at one, neither at two to five',
    () => {
      const open = (indicator: number, lastCoup = false) =>
        (['early', 'late'] as const).filter(area => tailAreaOpen(area, indicator, lastCoup));
      expect([0, 1, 2, 3, 4, 5, 6].map(indicator => open(indicator))).toEqual([
        ...[['early'], ['late'], [], [], [], [], ['early']],
      ]);
      expect([0, 1, 6].map(indicator => open(indicator, true))).toEqual([[], [], []]);
      const late = [{ on: 'player-dragon-tail', area: 'late', stake: 100 }] as const;
      expect(place(crown, 'traditional', late).refused).toEqual([
        ['player-dragon-tail', 'area-not-open', '1.1 Dragon Tail placement'],
      ]);
      const established = { tails: { player: 1, banker: 0 } };
      expect(place(crown, 'traditional', late, established).refused).toEqual([]);
      expect(place(crown, 'traditional', late, { phase: 'closed' }).refused[0]?.[1]).toBe(
        'wagers-closed',
      );
    },
  );

  clause('1.1 Dragon Tail established', 'by an early wager and its result, not by a streak', () => {
    // Nobody wagered early: late stays shut, whatever the shoe has shown.
    expect(played('P P P', tail('player', 1, 'late'))).toEqual([['refused', '0']]);
    expect(played('P P P B', tail('player', 0), tail('player', 1, 'late'))).toEqual([
      ['win', '300', 3],
      ['win', '100', 3],
    ]);
    // The first live coup is a tie or the other side: the early wager loses.
    expect(played('T P P', tail('player', 0))).toEqual([['lose', '-100', 0]]);
    expect(played('B P P', tail('player', 0))).toEqual([['lose', '-100', 0]]);
  });

  clause(
    '1.1 Dragon Tail broken',
    'by a tie, the other side, the end of the shoe or the sixth',
    () => {
      expect(played('P P T', tail('player', 0))).toEqual([['win', '100', 2]]);
      expect(played('P P B', tail('player', 0))).toEqual([['win', '100', 2]]);
      expect(played('P P P| P', tail('player', 0))).toEqual([['win', '300', 2]]);
      expect(played('P P P P P P B', tail('player', 0))).toEqual([['win', '3000', 5]]);
      // Broken, the indicator is back at nought: early is open again.
      expect(played('P B P P B', tail('player', 0), tail('player', 2))).toEqual([
        ['lose', '-100', 1],
        ['win', '100', 4],
      ]);
    },
  );
});
