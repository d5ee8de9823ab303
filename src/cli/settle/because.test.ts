// The library's sentence is that of the English texts; other languages keep its figures.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settlementText } from '../../library/reason-text.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { DECK } from '../../rules/cards.ts';
import { dealCoup, factsOf } from '../../rules/coup.ts';
import { judgeWager, PLAIN_PAY_RULES, RETURNS } from '../../rules/settle.ts';
import { isSingleCoupWager, WAGERS } from '../../rules/wagers.ts';
import { englishText, reasonText } from '../../texts/index.ts';
import { languageFolder, LANGUAGES } from '../../texts/languages.ts';

const HOUSE = {
  ...PLAIN_PAY_RULES,
  tiePercent: { player: 2.5, banker: 5 },
  differential: 500_000,
} as const;
const VERSIONS = Object.values(RULEBOOKS).flatMap(book =>
  Object.values(book.versions).map(version => ({ book, version })),
);
const ALL = await Promise.all(LANGUAGES.map(language => languageFolder(language).texts()));

test('every payment of a coup dealt at random is explained in every language', () => {
  const cards = fc.array(fc.constantFrom(...DECK), { minLength: 6, maxLength: 6 });
  const anyStake = fc.constantFrom(1000, 1_000_000);
  fc.assert(
    fc.property(fc.constantFrom(...VERSIONS), cards, anyStake, ({ book, version }, shoe, stake) => {
      const coup = factsOf(dealCoup(book.tableau, shoe));
      for (const on of WAGERS.filter(isSingleCoupWager)) {
        const offer = version.wagers[on];
        if (offer === undefined) continue;
        const { reason } = judgeWager(offer, HOUSE, coup, { on, stake });
        const because = englishText(reason);
        expect(settlementText(reason)).toBe(because);
        for (const texts of ALL) {
          const says = reasonText(texts, reason);
          expect(says.match(/\{/u)).toBeNull();
          for (const figure of because.match(/\d+/gu) ?? []) expect(says).toContain(figure);
        }
      }
    }),
  );
});

test.each(RETURNS)('%s: the stake goes back', why => {
  const reason = { code: `returned-${why}` } as const;
  expect(settlementText(reason)).toBe(englishText(reason));
});
