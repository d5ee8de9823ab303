import { describe, expect, test } from 'vitest';
import { crown, crownRapid, mbsRapid, RULEBOOKS, tasmania } from '../../rulebooks/index.ts';
import {
  judgePlacement,
  type PlacementSituation,
  PLAIN_SITUATION,
  type WagerAsked,
} from './judge-placement.ts';
import { type Limit, permittedTotal } from './limits.ts';
import { PLACEMENT_REFUSALS } from './refusals.ts';
import type { PlacementTable } from './stake-rules.ts';
import { type GameRules, type Version, versionOf } from '../rulebook.ts';
import { PLAIN_PAY_RULES } from '../settle.ts';
import { WAGERS } from '../wagers.ts';

function tableOf(book: GameRules, name: Version, decks = 8): PlacementTable {
  const version = versionOf(book, name);
  if (version === undefined) throw new Error(`${book.id} has no ${name}`);
  const house = { ...PLAIN_PAY_RULES, tiePercent: { player: 5, banker: 5 } };
  return { book, version, decks, house };
}

const rapid = tableOf(crownRapid, 'traditional');
const melbourne = tableOf(crown, 'traditional');

const judge = (
  table: PlacementTable,
  asked: readonly WagerAsked[],
  situation: Partial<PlacementSituation> = {},
) => {
  const { accepted, refused } = judgePlacement(table, { ...PLAIN_SITUATION, ...situation }, asked);
  return {
    accepted: accepted.map(({ wager, stake }) => [wager.on, stake]),
    refused: refused.map(({ wager, refusal, clause }) => [wager.on, refusal, clause]),
  };
};

describe('each refusal, with the clause of its book', () => {
  test.each<{
    refusal: string;
    table: PlacementTable;
    asked: WagerAsked;
    situation?: Partial<PlacementSituation>;
    clause: string;
  }>([
    {
      refusal: 'not-offered',
      table: tableOf(tasmania, 'traditional'),
      asked: { on: 'player-pair', stake: 100 },
      clause: '6.5',
    },
    {
      refusal: 'not-offered',
      table: rapid,
      asked: { on: 'tie', stake: 100 },
      situation: { offered: ['player'] },
      clause: '4.9',
    },
    {
      refusal: 'wagers-closed',
      table: rapid,
      asked: { on: 'player', stake: 100 },
      situation: { phase: 'closed' },
      clause: '4.7',
    },
    {
      refusal: 'wagers-closed',
      table: melbourne,
      asked: { on: 'player', stake: 100 },
      situation: { phase: 'dummy' },
      clause: '11.8.5',
    },
    {
      refusal: 'wagers-closed',
      table: tableOf(tasmania, 'federal'),
      asked: { on: 'tie', stake: 100 },
      situation: { phase: 'dummy' },
      clause: '14.1',
    },
    {
      refusal: 'wagers-closed',
      table: melbourne,
      asked: { on: 'player', stake: 100 },
      situation: { phase: 'insurance' },
      clause: '6.4',
    },
    {
      refusal: 'below-minimum',
      table: rapid,
      asked: { on: 'player', stake: 400 },
      situation: { limits: { player: { min: 500, max: 5000, step: 100 } } },
      clause: '5.3.1',
    },
    {
      refusal: 'off-step',
      table: melbourne,
      asked: { on: 'player', stake: 550 },
      situation: { limits: { player: { min: 500, max: 5000, step: 100 } } },
      clause: '7.3.3',
    },
    {
      refusal: 'above-maximum',
      table: melbourne,
      asked: { on: 'player', stake: 5100 },
      situation: { limits: { player: { min: 500, max: 5000, step: 100 } } },
      clause: '7.3.2',
    },
    {
      refusal: 'insufficient-balance',
      table: rapid,
      asked: { on: 'player', stake: 101 },
      situation: { balance: 100 },
      clause: '4.1',
    },
    {
      refusal: 'needs-a-qualifying-wager',
      table: rapid,
      asked: { on: 'player-pair', stake: 100 },
      clause: '4.11.1',
    },
    {
      refusal: 'needs-a-qualifying-wager',
      table: melbourne,
      asked: { on: 'combination-run', length: 2, stake: 100 },
      clause: '6.5.7',
    },
    {
      refusal: 'below-aggregate-minimum',
      table: rapid,
      asked: { on: 'player', stake: 100 },
      situation: { aggregateMin: 101 },
      clause: '5.3.3',
    },
    {
      refusal: 'area-not-open',
      table: melbourne,
      asked: { on: 'player-dragon-tail', area: 'late', stake: 100 },
      clause: '1.1 Dragon Tail placement',
    },
    {
      refusal: 'window-not-open',
      table: tableOf(crown, 'crown'),
      asked: { on: 'insurance', stake: 100 },
      clause: '1.1 Insurance/No 6 trigger',
    },
    {
      refusal: 'exceeds-main-wager',
      table: tableOf(crown, 'crown'),
      asked: { on: 'insurance', stake: 101 },
      situation: { phase: 'insurance', standing: [{ on: 'banker', stake: 100 }] },
      clause: '1.1 Insurance/No 6 cap',
    },
    {
      refusal: 'cannot-be-paid-exactly',
      table: melbourne,
      asked: { on: 'banker', stake: 110 },
      clause: '6.6',
    },
    {
      refusal: 'cannot-be-paid-exactly',
      table: tableOf(mbsRapid, 'no-commission'),
      asked: { on: 'banker', stake: 1 },
      clause: 'ruling G1',
    },
    {
      refusal: 'wrong-decks',
      table: tableOf(tasmania, 'federal', 9),
      asked: { on: 'player', stake: 100 },
      clause: '4.1',
    },
    {
      refusal: 'wrong-decks',
      table: tableOf(crown, 'crown', 7),
      asked: { on: 'player-perfect-pair', stake: 100 },
      clause: '3.1.1',
    },
    {
      refusal: 'wrong-length',
      table: melbourne,
      asked: { on: 'tie-run', length: 5, stake: 100 },
      clause: '1.1 Run length',
    },
    {
      refusal: 'wrong-length',
      table: melbourne,
      asked: { on: 'player-run', stake: 100 },
      clause: '1.1 Run length',
    },
  ])('$refusal by $clause: $asked.on', ({ refusal, table, asked, situation, clause }) => {
    expect(judge(table, [asked], situation)).toEqual({
      accepted: [],
      refused: [[asked.on, refusal, clause]],
    });
  });

  test('every book that can give a refusal has a clause or a ruling for it', () => {
    const always = PLACEMENT_REFUSALS.filter(
      refusal => !/area|window|main-wager|length|qualifying/.test(refusal),
    );
    for (const book of Object.values(RULEBOOKS)) {
      const given = Object.keys(book.placement.refusals);
      expect(always.filter(refusal => !given.includes(refusal))).toEqual([]);
    }
  });
});

describe('limits', () => {
  const limit: Limit = { min: 25, max: 102, step: 10 };

  test.each([
    { asked: 52, rapid: 45, others: 'off-step' },
    { asked: 45, rapid: 45, others: 45 },
    { asked: 24, rapid: 'below-minimum', others: 'below-minimum' },
    { asked: 500, rapid: 95, others: 'above-maximum' },
  ])('leave of $asked: $rapid on terminals, else $others', ({ asked, ...left }) => {
    expect(permittedTotal(crownRapid.placement.clamps, limit, asked)).toBe(left.rapid);
    expect(permittedTotal(crown.placement.clamps, limit, asked)).toBe(left.others);
  });

  test.each([
    { standing: 95, more: 10, refusal: 'above-maximum' },
    { standing: 45, more: 7, refusal: 'off-step' },
  ])('leave nothing of $more more beside $standing: $refusal', ({ standing, more, refusal }) => {
    const situation = {
      limits: { player: limit },
      standing: [{ on: 'player', stake: standing }] as const,
    };
    for (const table of [rapid, melbourne]) {
      const { accepted, refused } = judge(table, [{ on: 'player', stake: more }], situation);
      expect([accepted, refused.map(([, no]) => no)]).toEqual([[], [refusal]]);
    }
  });

  test('leave what there is no limit for', () => {
    expect(permittedTotal(true, undefined, 7)).toBe(7);
  });

  test('judge the resulting total, not the chip touched', () => {
    const limits = { player: { min: 500, max: 5000, step: 100 } };
    const standing = [{ on: 'player', stake: 500 }] as const;
    expect(judge(rapid, [{ on: 'player', stake: 100 }], { limits, standing }).accepted).toEqual([
      ['player', 100],
    ]);
    const two = [
      { on: 'player', stake: 300 },
      { on: 'player', stake: 400 },
    ] as const;
    expect(judge(rapid, two, { limits }).accepted).toEqual([
      ['player', 300],
      ['player', 400],
    ]);
  });

  test('cut the largest of several wagers on one spot', () => {
    const limits = { player: { min: 500, max: 1000, step: 100 } };
    const asked = [
      { on: 'player', stake: 800 },
      { on: 'player', stake: 400 },
      { on: 'player', stake: 900 },
    ] as const;
    expect(judge(rapid, asked, { limits })).toEqual({
      accepted: [
        ['player', 600],
        ['player', 400],
      ],
      refused: [['player', 'above-maximum', '5.3.2(b)']],
    });
  });
});

describe('wagers are judged together', () => {
  test('a pair wager stands on its qualifier, and falls with it', () => {
    const pair = { on: 'player-pair', stake: 100 } as const;
    const qualifiers = ['player', 'banker', 'tie', 'player-dragon-bonus', 'banker-dragon-bonus'];
    for (const on of WAGERS) {
      if (!(on in rapid.version.wagers) || on.endsWith('pair')) continue;
      const { accepted } = judge(rapid, [pair, { on, stake: 100 }]);
      const stands = accepted.some(([name]) => name === 'player-pair');
      expect([on, stands]).toEqual([on, qualifiers.includes(on)]);
    }
    const limits = { tie: { min: 200, max: 400, step: 1 } };
    const fallen = judge(rapid, [pair, { on: 'tie', stake: 100 }], { limits });
    expect(fallen.refused.map(([, refusal]) => refusal)).toEqual([
      'needs-a-qualifying-wager',
      'below-minimum',
    ]);
  });

  test('first the pairs without a qualifier go back, then the aggregate is counted (R6)', () => {
    const asked = [
      { on: 'super-6', stake: 300 },
      { on: 'player-pair', stake: 300 },
    ] as const;
    expect(judge(rapid, asked, { aggregateMin: 500 }).refused).toEqual([
      ['super-6', 'below-aggregate-minimum', '5.3.3'],
      ['player-pair', 'needs-a-qualifying-wager', '4.11.1'],
    ]);
  });

  test('more than the balance is rejected whole', () => {
    const asked = [
      { on: 'player', stake: 60 },
      { on: 'tie', stake: 60 },
    ] as const;
    expect(judge(rapid, asked, { balance: 100 }).accepted).toEqual([]);
    expect(judge(rapid, asked, { balance: 120 }).accepted).toHaveLength(2);
  });

  test('a combination Run follows one main wager, on the side it nominates (C7)', () => {
    const run = { on: 'combination-run', pattern: ['banker', 'player'], stake: 100 } as const;
    const player = { on: 'player', stake: 100 } as const;
    const banker = { on: 'banker', stake: 100 } as const;
    const stands = (main: readonly WagerAsked[], asked: WagerAsked = run) =>
      judge(melbourne, [asked, ...main]).accepted.some(([on]) => on === 'combination-run');
    expect(stands([banker])).toBe(true);
    expect(stands([player])).toBe(false);
    expect(stands([])).toBe(false);
    // Both sides nominate nothing, whether or not a pattern was declared.
    expect(stands([player, banker])).toBe(false);
    expect(stands([banker, player], { ...run, pattern: ['player', 'player'] })).toBe(false);
    const undeclared = { on: 'combination-run', length: 2, stake: 100 } as const;
    expect(stands([player, banker], undeclared)).toBe(false);
    expect(stands([player], undeclared)).toBe(true);
  });

  test('Insurance is capped by the larger main stake standing (C9)', () => {
    const table = tableOf(crown, 'crown');
    const standing = [
      { on: 'player', stake: 300 },
      { on: 'banker', stake: 500 },
    ] as const;
    const insure = (stake: number, more: Partial<PlacementSituation> = {}) =>
      judge(table, [{ on: 'insurance', stake }], { phase: 'insurance', standing, ...more });
    expect(insure(500).accepted).toEqual([['insurance', 500]]);
    expect(insure(501).accepted).toEqual([]);
    expect(insure(500, { bankerCount: 5 }).refused[0]?.[1]).toBe('window-not-open');
    expect(insure(500, { playerCount: 6 }).refused[0]?.[1]).toBe('window-not-open');
    expect(insure(500, { playerCount: 5, bankerCount: 6 }).accepted).toHaveLength(1);
    expect(insure(500, { phase: 'closed' }).refused[0]?.[1]).toBe('wagers-closed');
  });

  test('Insurance over the main wager and over the balance is told of the main wager', () => {
    const standing = [{ on: 'banker', stake: 1000 }] as const;
    const situation = { phase: 'insurance', standing, balance: 500 } as const;
    const { refused } = judge(
      tableOf(crown, 'crown'),
      [{ on: 'insurance', stake: 2000 }],
      situation,
    );
    expect(refused[0]?.[1]).toBe('exceeds-main-wager');
  });

  test('a tail without an area is one stake with that on the early area', () => {
    const limits = { 'player-dragon-tail': { min: 1000, max: 3000, step: 1000 } };
    const tail = { on: 'player-dragon-tail', stake: 2000 } as const;
    const { refused } = judge(melbourne, [{ ...tail, area: 'early' }, tail], { limits });
    expect(refused.map(([, refusal]) => refusal)).toEqual(['above-maximum', 'above-maximum']);
  });

  test('decks that the book does not permit are refused by the book, not by the wager', () => {
    const asked = [{ on: 'player-perfect-pair', stake: 1000 }] as const;
    expect(judge(tableOf(crownRapid, 'crown', 12), asked).refused).toEqual([
      ['player-perfect-pair', 'wrong-decks', '3.1'],
    ]);
  });

  test('combination Runs go back before the aggregate is counted (R6, C7)', () => {
    const mains = [
      { on: 'player', stake: 1000 },
      { on: 'banker', stake: 1000 },
    ] as const;
    const run = { on: 'combination-run', length: 3, stake: 3000 } as const;
    expect(judge(melbourne, [...mains, run], { aggregateMin: 4000 }).refused).toEqual([
      ['player', 'below-aggregate-minimum', '7.1'],
      ['banker', 'below-aggregate-minimum', '7.1'],
      ['combination-run', 'needs-a-qualifying-wager', '6.5.7'],
    ]);
    expect(judge(melbourne, [mains[0], run], { aggregateMin: 4000 }).refused).toEqual([]);
  });
});
