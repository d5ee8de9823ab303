import fc from 'fast-check';
import { expect, test } from 'vitest';

import { DECK } from '../../../rules/cards.ts';
import { feedFrom, followFeed } from './feed.ts';
import { checkOf, readLine, withCheck } from './line.ts';

test('R-COM-3: the check is the CRC-16 that everybody knows', () => {
  expect(checkOf('123456789')).toBe('29B1');
});

test.each([
  ['CARD 17 Ks', { says: 'card', seq: 17, card: 'Ks' }],
  ['UNREAD 18', { says: 'unread', seq: 18 }],
  ['CUT 19', { says: 'cut', seq: 19 }],
  ['BEAT 20', { says: 'beat', next: 20 }],
  ['FAULT gate-open', { says: 'fault', what: 'gate-open' }],
])('%s', (text, line) => {
  expect(readLine(withCheck(text))).toEqual(line);
});

test.each([
  'CARD 17',
  'CARD 17 1s',
  'CARD 017 Ks',
  'CARD 0 Ks',
  'CARD -1 Ks',
  'CARD 1.5 Ks',
  'CARD 17 Ks Ks',
  'CUT',
  'CUT 17 Ks',
  'BEAT x',
  'FAULT',
  'FAULT Gate',
  'card 17 Ks',
  'DEAL 17 Ks',
  `FAULT ${'a'.repeat(100)}`,
])('R-COM-3: %s is no line', text => {
  expect(readLine(withCheck(text))).toEqual({ bad: 'unreadable' });
});

test('R-COM-3: one changed character of a line is found, wherever it is', () => {
  const line = withCheck('CARD 17 Ks');
  const changed = fc.tuple(fc.nat(line.length - 1), fc.integer({ min: 32, max: 126 }));
  const found = fc.check(
    fc.property(changed, ([place, code]) => {
      const letter = String.fromCharCode(code);
      if (letter === line[place]) return true;
      return 'bad' in readLine(line.slice(0, place) + letter + line.slice(place + 1));
    }),
    { numRuns: 2_000 },
  );
  expect(found.counterexample).toBeNull();
});

test('R-COM-3: any text is read or refused, and never breaks anything', () => {
  const found = fc.check(fc.property(fc.string(), text => typeof readLine(text) === 'object'));
  expect(found.counterexample).toBeNull();
});

const card = (seq: number, face = 'Ks'): string => withCheck(`CARD ${seq} ${face}`);

test('R-COM-3: a feed in order is dealt in order', () => {
  let feed = feedFrom(1);
  for (const [index, face] of DECK.entries()) {
    const [after, told] = followFeed(feed, card(index + 1, face));
    expect(told).toMatchObject({ means: 'deal', line: { card: face } });
    feed = after;
  }
  expect(feed).toEqual({ next: 53, stopped: null });
});

test.each([
  ['a card is missing', card(7), 'gap'],
  ['a card comes twice', card(4), 'repeated'],
  ['a beat tells of more cards than came', withCheck('BEAT 7'), 'gap'],
  ['a beat tells of fewer', withCheck('BEAT 4'), 'repeated'],
  ['a letter is wrong on the way', card(5).replace('K', 'Q'), 'wrong-check'],
  ['noise', '@@@@', 'unreadable'],
  ['its gate is open', withCheck('FAULT gate-open'), 'device-fault'],
])('R-COM-3: %s: the feed stops and takes nothing more', (_, line, fault) => {
  const [feed, told] = followFeed(feedFrom(5), line);
  expect(told).toMatchObject({ means: 'stop', fault });
  expect(followFeed(feed, card(5))).toEqual([feed, { means: 'nothing' }]);
});
