// The cards come out as they were stacked, and each of them as often as the decks hold it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, cardsOf, DECK } from '../rules/cards.ts';
import { runLines } from './testing/scenario-file.ts';

interface Dealt {
  readonly events?: readonly { readonly happened: string; readonly card?: Card | null }[];
}

const dealtIn = (answers: readonly object[]): readonly (Card | null | undefined)[] =>
  answers.flatMap(answer =>
    ((answer as Dealt).events ?? [])
      .filter(({ happened }) => happened === 'card-dealt')
      .map(({ card }) => card),
  );

const wholeShoe = (rulebook: string, decks: number, seed: number, cards = '') =>
  runLines([
    JSON.stringify({ table: { rulebook, decks, setup: 'real-shoe' }, seed }),
    JSON.stringify({ ready: { cards } }),
    '{"play":"","coups":200}',
  ]);

test('a shoe is dealt to its last card, every card as often as the decks hold it', () => {
  const { answers } = wholeShoe('crown', 4, 11);
  const dealt = dealtIn(answers);
  // One was burnt unseen.
  expect(dealt).toHaveLength(4 * 52 - 1);
  const left = cardsOf(4).toSorted();
  const faces = dealt.filter(card => card !== null && card !== undefined);
  for (const card of faces) left.splice(left.indexOf(card), 1);
  expect(left).toHaveLength(1);
});

test('named cards come first, whatever the seed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...DECK), { minLength: 4, maxLength: 12 }),
      fc.nat(1000),
      (cards, seed) => {
        const { answers } = wholeShoe('crown', 4, seed, cards.join(' '));
        expect(dealtIn(answers).slice(0, cards.length)).toEqual(cards);
      },
    ),
    { numRuns: 20 },
  );
});

test('cards that are turned are those that were dealt, whoever is turned first', () => {
  const { answers, run } = runLines([
    '{"table":{"rulebook":"crown","setup":{"faceDown":true}},"seed":3}',
    '{"ready":{"cards":"9s 2h Kh 5c"}}',
    '{"sit":{"seat":1,"patron":"ann","cents":10000}}',
    '{"do":"open-wagering"}',
    '{"do":"set-wager","patron":"ann","bet":{"on":"player"},"stake":1000}',
    '{"play":"","until":"dealing"}',
    ...Array.from({ length: 3 }, () => '{"do":"deal-card"}'),
    '{"do":"turn-card","side":"banker"}',
    '{"expect":{"events":[{"happened":"card-turned","side":"banker","card":"2h"}]}}',
    '{"do":"turn-card","side":"player","card":"Kh"}',
    '{"expect":{"events":[{"happened":"card-turned","side":"player","card":"Kh"}]}}',
    '{"do":"turn-card","side":"player"}',
    '{"do":"turn-card","side":"banker"}',
    '{"show":"table"}',
    '{"expect":{"phase":"complete","coup":{"player":["Kh","9s"],"banker":["2h","5c"]}}}',
  ]);
  expect(run.failures).toEqual([]);
  expect(dealtIn(answers)).toEqual([null, null, null, null]);
});

test('a card that is named out of its turn leaves the others in theirs', () => {
  const { answers } = runLines([
    '{"table":{"rulebook":"mbs-rapid"}}',
    '{"ready":{"cards":"9s 2h Kh 5c 8s 7s 6s 5s"}}',
    '{"sit":{"patron":"ann","cents":10000}}',
    '{"do":"open-wagering"}',
    '{"do":"set-wager","patron":"ann","bet":{"on":"player"},"stake":1000}',
    '{"play":"Kh 2h"}',
    '{"play":""}',
  ]);
  expect(dealtIn(answers).slice(0, 4)).toEqual(['Kh', '2h', '9s', '5c']);
});

test('cards taken back are dealt again, and the shoe is as long as before', () => {
  const { answers, run } = runLines([
    '{"table":{"rulebook":"crown-rapid","decks":4,"setup":"real-shoe"}}',
    '{"ready":{"cards":"2s 9h 3d Kc 4s"}}',
    '{"play":"2s 9h 3d"}',
    '{"do":"report-irregularity","what":"opening-burn-missed",' +
      '"facts":{"choice":"again"},"approvedBy":"game-supervisor"}',
    '{"play":"","coups":200}',
  ]);
  expect(run.failures).toEqual([]);
  const [, , first, , second] = answers;
  expect(dealtIn([first ?? {}])).toEqual(['2s', '9h', '3d']);
  expect(dealtIn([second ?? {}]).slice(0, 4)).toEqual(['9h', '3d', 'Kc', '4s']);
  expect(dealtIn([second ?? {}])).toHaveLength(4 * 52 - 1);
});

test('a second shoe is another one, and may be stacked too', () => {
  const { answers, run } = runLines([
    '{"table":{"rulebook":"crown","decks":4},"seed":5}',
    '{"ready":{}}',
    '{"sit":{"seat":2,"patron":"ann","cents":10000}}',
    '{"play":"","coups":200}',
    '{"expect":{"phase":"preparing","next":"bring-cards"}}',
    '{"ready":{"cards":"9s 2h Kh 5c"}}',
    '{"expect":{"events":["cards-brought",{"step":"cut","cutter":2}],"phase":"between-coups"}}',
    '{"play":""}',
  ]);
  expect(run.failures).toEqual([]);
  expect(dealtIn(answers.slice(-1))).toEqual(['9s', '2h', 'Kh', '5c']);
});
