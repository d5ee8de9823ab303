import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type AcceptorMessage, type AcceptedSoFar, meaningOf } from './acceptor-message.ts';
import type { Note, NoteState } from './banknote.ts';

const noteIn = (state: NoteState): Note => ({
  ...{ device: 'a', table: 't', seat: 1, patron: 'p', cents: 1000, currency: 'AUD' },
  ...{ note: 5, state },
});

const cases: readonly (readonly [string, AcceptorMessage, Partial<AcceptedSoFar>, object])[] = [
  ['a new note', { says: 'escrow', note: 5, cents: 1000 }, {}, { means: 'offered' }],
  [
    'a number that was here before',
    { says: 'escrow', note: 4, cents: 1000 },
    {},
    { means: 'fault', fault: 'out-of-order' },
  ],
  [
    'a second note in escrow',
    { says: 'escrow', note: 6, cents: 1000 },
    { offered: 5 },
    { means: 'fault', fault: 'out-of-order' },
  ],
  ['stacked first', { says: 'stacked', note: 5 }, {}, { means: 'fault', fault: 'out-of-order' }],
  [
    'stacked while we have not answered',
    { says: 'stacked', note: 5 },
    { offered: 5 },
    { means: 'fault', fault: 'out-of-order' },
  ],
  [
    'stacked as we asked',
    { says: 'stacked', note: 5 },
    { note: noteIn('accepted') },
    { means: 'stacked' },
  ],
  [
    'stacked, said twice',
    { says: 'stacked', note: 5 },
    { note: noteIn('stacked') },
    { means: 'known-already' },
  ],
  ['given back from escrow', { says: 'returned', note: 5 }, { offered: 5 }, { means: 'returned' }],
  [
    'given back though we had asked for it',
    { says: 'returned', note: 5 },
    { note: noteIn('accepted') },
    { means: 'returned' },
  ],
  [
    'pulled back out of the stack',
    { says: 'returned', note: 5 },
    { note: noteIn('stacked') },
    { means: 'fault', fault: 'pulled-back' },
  ],
  [
    'given back without ever being there',
    { says: 'returned', note: 5 },
    {},
    { means: 'fault', fault: 'out-of-order' },
  ],
  ['a jam', { says: 'fault', fault: 'jam' }, {}, { means: 'fault', fault: 'jam' }],
];

test.each(cases)('R-CSH-3: %s', (_, message, known, meaning) => {
  const all: AcceptedSoFar = { last: 4, offered: null, note: undefined, ...known };
  expect(meaningOf(message, all)).toMatchObject(meaning);
});

test('R-CSH-3: whatever comes in whatever order, only an accepted note is ever stacked', () => {
  const message = fc.oneof(
    fc.record({ says: fc.constant('escrow' as const), note: fc.nat(4), cents: fc.constant(1000) }),
    fc.record({ says: fc.constantFrom('stacked' as const, 'returned' as const), note: fc.nat(4) }),
  );
  const state = fc.constantFrom(undefined, 'accepted' as const, 'stacked' as const);
  const offered = fc.option(fc.nat(4));
  const found = fc.check(
    fc.property(message, state, fc.nat(4), offered, (says, at, last, escrow) => {
      const note = at === undefined ? undefined : noteIn(at);
      const { means } = meaningOf(says, { last, offered: escrow, note });
      return (means !== 'stacked' || at === 'accepted') && (means !== 'offered' || escrow === null);
    }),
  );
  expect(found.counterexample).toBeNull();
});
