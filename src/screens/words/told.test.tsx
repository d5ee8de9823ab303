// What the house says in English is said in Chinese on a Chinese screen: refusals, sums, payments.

import { englishText } from '../../texts/index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { DECK } from '../../rules/cards.ts';
import { dealCoup, factsOf } from '../../rules/coup.ts';
import { PLACEMENT_REFUSALS } from '../../rules/placement/refusals.ts';
import { judgeWager, PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { isSingleCoupWager, WAGERS } from '../../rules/wagers.ts';
import { TABLE_REFUSALS } from '../../table/refusal.ts';
import { refuseStake } from '../../table/wagers/say-refusal.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { TOURNAMENT_REFUSALS } from '../../tournament/refusal.ts';
import { PLAY_REFUSALS } from '../../tournament/play/refusal.ts';
import { FAREWELLS, NOTICES } from '../../wire/index.ts';
import { RefusedReport } from '../console/refused.tsx';
import { PaidLines } from '../terminal/coup/paid-lines.tsx';
import { viewAt } from '../testing/at-console.tsx';
import { draw, wordsOn } from '../testing/draw.tsx';
import { LANGUAGES } from './index.ts';
import { reasonIn, sentenceIn } from './sentences/index.ts';
import { PLAY } from './sentences/play.ts';
import { SERVER } from './sentences/server.ts';
import { WHY } from './sentences/why.ts';
import { asWritten, toldText } from './told.ts';

const NAMES = new Set<string>([
  ...TABLE_REFUSALS,
  ...PLACEMENT_REFUSALS,
  ...TOURNAMENT_REFUSALS,
  ...PLAY_REFUSALS,
  ...NOTICES,
  ...FAREWELLS,
]);
const CHINESE = LANGUAGES.filter(language => language !== 'en');
const LATIN = /[A-Za-z]/u;

describe.each(CHINESE)('%s', language => {
  test.each([...NAMES])('%s has words without a Latin letter', refused => {
    expect(toldText(language, { refused, reason: asWritten('In English.') })).not.toMatch(LATIN);
  });

  test('a refused stake says the same sums as the sentence of the table', () => {
    const { book, table } = readyTable(plainSetup('crown-rapid', 'crown'));
    const limit = { min: 2500, max: 500_000, step: 500 };
    const figures = { bet: { on: 'banker' }, asked: 2222, limit, figure: 1234 } as const;
    const refusals = PLACEMENT_REFUSALS.filter(name => book.placement.refusals[name] !== undefined);
    for (const name of refusals) {
      const { reason } = refuseStake({ book, table }, name, figures);
      const because = englishText(reason);
      const says = toldText(language, { refused: name, reason });
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

/** What a blank of a sentence may be filled with, as the engine fills it. */
const SAMPLES: Readonly<Record<string, string>> = {
  ...{ number: '3', seat: '7', money: '1,250.50', share: '98.94', words: '12.3', patron: '5' },
  ...{ side: 'Banker', bet: 'Early Banker Dragon Tail', wager: 'player-pair', card: 'Ts' },
  ...{ rank: 'game supervisor', ranks: 'pit boss or the tournament director', duty: 'dealer' },
  ...{ refusal: 'below minimum', counts: '5 to 9', places: 'terminals', fact: 'orderIsCertain' },
  ...{ gate: 'Play cannot begin', item: 'a director must be appointed', phase: 'between coups' },
  ...{ power: 'void coup', step: 'place-cutting-card', shown: 'Banker wins 7 to 4' },
  ...{ row: 'Player won three times in a row', payment: '1 to 1 less 5% commission' },
  ...{ times: 'twice', why: 'Tie at 6: the stake goes back.', sides: 'Player, Banker' },
  ...{ term: 'entryFee', trouble: 'No table is open.' },
};
const filled = (pattern: string): string =>
  pattern.replaceAll(/\{([a-z]+)\}/gu, (_, blank: string) => {
    const sample = SAMPLES[blank];
    if (sample === undefined) throw new Error(`nothing fills {${blank}}`);
    return sample;
  });

const HOUSE = {
  ...PLAIN_PAY_RULES,
  tiePercent: { player: 5, banker: 5 },
  differential: 500_000,
} as const;
const VERSIONS = Object.values(RULEBOOKS).flatMap(book =>
  Object.values(book.versions).map(version => ({ book, version })),
);

describe.each(CHINESE)('%s says what English says', language => {
  test('every sentence without a code, with its seats, sums and shares', () => {
    const wrong = Object.keys({ ...PLAY, ...SERVER }).filter(pattern => {
      const says = sentenceIn(language, filled(pattern)) ?? pattern;
      const keeps = (blank: string): boolean =>
        !pattern.includes(`{${blank}}`) || says.includes(filled(`{${blank}}`));
      return LATIN.test(says) || !['seat', 'money', 'share'].every(keeps);
    });
    expect(wrong).toEqual([]);
  });

  test('every reason of a payment', () => {
    const reasons = Object.keys(WHY).map(pattern => reasonIn(language, filled(pattern)));
    expect(reasons.filter(says => says === null || LATIN.test(says))).toEqual([]);
  });

  test('every payment of a coup dealt at random, in every version, is explained in full', () => {
    const card = fc.constantFrom(...DECK);
    const cards = fc.array(card, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...VERSIONS), cards, ({ book, version }, shoe) => {
        const dealt = dealCoup(book.tableau, shoe);
        const coup = factsOf(dealt);
        for (const on of WAGERS.filter(isSingleCoupWager)) {
          const offer = version.wagers[on];
          if (offer === undefined) continue;
          const { because } = judgeWager(offer, HOUSE, coup, { on, stake: 1_000_000 });
          const says = reasonIn(language, because) ?? because;
          expect([because, says.match(LATIN)]).toEqual([because, null]);
          const figures = because.match(/\d+/gu) ?? [];
          for (const figure of figures) expect(says).toContain(figure);
        }
      }),
    );
  });
});

test('a code is written in the language that is spoken, with its figures', () => {
  const bet = { on: 'banker' } as const;
  const reason = { code: 'stake-below-minimum', bet, minimum: 2500, asked: 2000 } as const;
  expect(toldText('en', { refused: 'below-minimum', reason })).toBe(
    'Banker minimum is 25.00: the 20.00 was not placed.',
  );
  expect(toldText('zh-Hans', { refused: 'below-minimum', reason })).toBe(
    '庄最低限红 25.00：20.00 未能下注。',
  );
});
