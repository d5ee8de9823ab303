// A pattern declared in advance: grown side by side, and drawn from a real table.

import { expect, test } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { plainSetup } from '../../../table/testing/scene.ts';
import {
  areasOn,
  heardAt,
  openTable,
  terminalHtml,
  terminalSays,
} from '../../testing/at-terminal.tsx';
import { LANGUAGES } from '../../texts/index.ts';
import { areaKey } from './areas.ts';
import { patternArea, patternsIn, withSide } from './run-pattern.tsx';

const clause = clausesOf('crown');
const setup = plainSetup('crown', 'traditional');
const terminals = { ...setup, stakeMode: 'seat-terminals' as const };
const by = { role: 'patron', id: 'patron-1', seat: 1 } as const;

const pattern = ['player', 'banker', 'banker'] as const;
const declared = {
  ...({ do: 'set-wager', by, seat: 1, patron: 'patron-1', stake: 5000 } as const),
  bet: { on: 'combination-run', pattern },
} as const;

test('a pattern grows side by side, and no longer than the odds have it', () => {
  expect(withSide(['player'], 'banker', 6)).toEqual(['player', 'banker']);
  expect(withSide(pattern, 'player', 3)).toBe(pattern);
  expect(areaKey(patternArea(pattern))).toBe('combination-run pbb');
});

clause(
  ['2.4', '1.1 Run (c)'],
  'the Run board takes a combination Run by nomination, or by a pattern declared in advance',
  () => {
    const scene = openTable(terminals);
    expect(areasOn(scene)).toContain('combination-run 3');
    for (const language of LANGUAGES) {
      const html = terminalHtml(heardAt(scene, 1), language);
      expect(html.match(/class="pattern-add/g)).toHaveLength(2);
    }
    scene.wager(1, 'player', 5000).do(declared);
    expect(areasOn(scene)).toContain('combination-run pbb');
    expect(terminalSays(scene)).toMatch(/PBB 8:1/);
    const { seat } = heardAt(scene, 1);
    expect(seat && patternsIn(seat)).toEqual([pattern]);
    // It won its first coup: the pattern rides on, where it can be seen.
    scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    scene.do({ do: 'open-wagering' });
    expect(areasOn(scene)).toContain('combination-run pbb');
  },
);
