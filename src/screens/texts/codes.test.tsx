// What the house says in English is said in Chinese on a Chinese screen: refusals, sums, payments.

import { englishText } from '../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { PLACEMENT_REFUSALS } from '../../rules/placement/refusals.ts';
import { refuseStake } from '../../table/wagers/say-refusal.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { RefusedReport } from '../console/refused.tsx';
import { PaidLines } from '../terminal/coup/paid-lines.tsx';
import { viewAt } from '../testing/at-console.tsx';
import { draw, wordsOn } from '../testing/draw.tsx';
import { LANGUAGES } from './index.ts';
import { codeText } from './load-texts.ts';

const CHINESE = LANGUAGES.filter(language => language !== 'en');
const LATIN = /[A-Za-z]/u;

describe.each(CHINESE)('%s', language => {
  test('a refused stake says the same sums as the sentence of the table', () => {
    const { book, table } = readyTable(plainSetup('crown-rapid', 'crown'));
    const limit = { min: 2500, max: 500_000, step: 500 };
    const figures = { bet: { on: 'banker' }, asked: 2222, limit, figure: 1234 } as const;
    const refusals = PLACEMENT_REFUSALS.filter(name => book.placement.refusals[name] !== undefined);
    for (const name of refusals) {
      const { reason } = refuseStake({ book, table }, name, figures);
      const because = englishText(reason);
      const says = codeText(language, reason);
      expect(says).not.toMatch(LATIN);
      const [first] = because.match(/\d[\d,]*\.\d\d/u) ?? [];
      if (first !== undefined) expect([name, says]).toEqual([name, expect.stringContaining(first)]);
    }
  });

  test('the console refuses and the terminal explains without a word of English', () => {
    const scene = readyTable(plainSetup('crown-rapid', 'crown'));
    const no = scene.refused({ do: 'deal-card', card: 'As', source: 'keypad' });
    const refused = { key: 1, ...no };
    const says = wordsOn(
      draw(<RefusedReport refused={refused} known={[]} onReport={quiet} />, language),
    );
    expect(says.replace(/\(.*\)/u, '')).not.toMatch(LATIN);

    scene.do({ do: 'open-wagering' }).wager(1, 'player', 5000).wager(1, 'tie', 5000);
    scene.do({ do: 'close-wagering' }).cards('9s 3d Ks 4h').do({ do: 'settle-coup' });
    const [record] = scene.table.records;
    const { sign } = viewAt(scene);
    const paid = record?.seats[0]?.paid ?? [];
    if (sign === null) throw new Error('the sign is up');
    expect(paid).toHaveLength(2);
    const why = wordsOn(draw(<PaidLines paid={paid} sign={sign} />, language));
    expect(why.replaceAll(/\([^)]*\)/gu, '')).not.toMatch(LATIN);
  });
});

const quiet = (): undefined => undefined;

test('a code is written in the language that is spoken, with its figures', () => {
  const bet = { on: 'banker' } as const;
  const reason = { code: 'stake-below-minimum', bet, minimum: 2500, asked: 2000 } as const;
  expect(codeText('en', reason)).toBe('Banker minimum is 25.00: the 20.00 was not placed.');
  expect(codeText('zh-Hans', reason)).toBe('庄最低限红 25.00：20.00 未能下注。');
});
