import fc from 'fast-check';
import { expect, test } from 'vitest';

import { DECK } from '../../rules/cards.ts';
import type { Actor } from '../../table/setup/setup.ts';
import {
  atTable,
  CompetitionTable,
  dealt,
  report,
  director,
  form,
  inspector,
  operator,
  ORDER_LOST,
  patronAt,
  turned,
  type PlayStep,
} from '../testing/competition-table.ts';
import { tasmania } from '../../rulebooks/index.ts';
import { evolvePlay } from './evolve.ts';
import { AREAS, newPlay } from './play.ts';
import { worth } from './wagers/positions.ts';

const SEATS = [1, 2, 4] as const;
const seat = fc.constantFrom(...SEATS);
const area = fc.constantFrom(...AREAS);
const side = fc.constantFrom('player', 'banker');
const stake = fc.integer({ min: 0, max: 60 }).map(units => units * 1000);
const card = fc.constantFrom(...DECK);
const written = fc.constantFrom(
  form('player', '100', 'one hundred'),
  form('tie', '50', 'fifty dollars'),
  form('banker', '9000', 'nine thousand'),
  form('banker', '70', 'sixty'),
);

/** What can go wrong with single cards. */
const MISDEALS = [
  ...(['surplus-card-unseen', 'surplus-card-seen', 'player-card-to-banker'] as const),
  ...(['third-card-to-player', 'third-card-to-banker', 'card-face-up-in-shoe'] as const),
  'cards-to-the-wrong-side',
] as const;

/** Everything that somebody may try, with whoever may try it. */
const anyStep: fc.Arbitrary<PlayStep> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<PlayStep>({ do: 'open-wagering' }) },
  {
    weight: 20,
    arbitrary: fc
      .record({ seat, on: area, stake })
      .map((wager): PlayStep => ({ do: 'place-wager', ...wager, by: patronAt(wager.seat) })),
  },
  { weight: 4, arbitrary: seat.map((at): PlayStep => ({ do: 'let-wager-stand', seat: at })) },
  {
    weight: 3,
    arbitrary: fc
      .record({ seat, form: written })
      .map((each): PlayStep => ({ do: 'hand-in-form', ...each, by: patronAt(each.seat) })),
  },
  { weight: 3, arbitrary: seat.map((at): PlayStep => ({ do: 'mark-secret', seat: at })) },
  {
    weight: 3,
    arbitrary: seat.map((at): PlayStep => ({ do: 'record-form', seat: at, by: inspector })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ seat, finding: fc.constantFrom('approved', 'returned') })
      .map((each): PlayStep => ({ do: 'examine-form', ...each, by: inspector })),
  },
  { weight: 8, arbitrary: fc.constant<PlayStep>({ do: 'close-wagering' }) },
  { weight: 30, arbitrary: card.map((each): PlayStep => dealt(each)) },
  { weight: 30, arbitrary: side.map((each): PlayStep => turned(each)) },
  { weight: 6, arbitrary: fc.constant<PlayStep>({ do: 'announce-secrets', by: inspector }) },
  { weight: 3, arbitrary: seat.map((at): PlayStep => ({ do: 'lay-secret', seat: at })) },
  { weight: 10, arbitrary: fc.constant<PlayStep>({ do: 'settle-coup' }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ seat, on: area, stake })
      .map((each): PlayStep => ({ do: 'correct-stake', ...each, by: inspector })),
  },
  {
    weight: 1,
    arbitrary: fc.constant<PlayStep>(ORDER_LOST),
  },
  { weight: 3, arbitrary: fc.constant<PlayStep>(atTable({ do: 'begin-dummy-coup' })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ what: fc.constantFrom(...MISDEALS), card: fc.constantFrom('9s', null) })
      .map((each): PlayStep => report(each.what, each.card)),
  },
  { weight: 4, arbitrary: fc.constant<PlayStep>(dealt('9s')) },
  { weight: 1, arbitrary: seat.map((at): PlayStep => ({ do: 'mark-absent', seat: at })) },
  { weight: 2, arbitrary: seat.map((at): PlayStep => ({ do: 'mark-present', seat: at })) },
  { weight: 1, arbitrary: fc.constant<PlayStep>({ do: 'record-indicator-card' }) },
  { weight: 2, arbitrary: fc.constant<PlayStep>({ do: 'raise-limits', by: director }) },
  { weight: 1, arbitrary: fc.constant<PlayStep>({ do: 'declare-last-coup', by: director }) },
);

/** Staff and strangers who try what is not theirs. */
const STRANGERS: readonly Actor[] = [operator, director, patronAt(7)];

test('whatever is tried, chips balance, nothing breaks, and the events tell it all again', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 60, maxLength: 200 }), tableCommands => {
      const table = new CompetitionTable(SEATS, { bank: 60_000, secretWagers: 3, final: true });
      const before = table.play;
      table.do({ do: 'insert-indicator', fromBack: 104, by: inspector }).begin({ late: [4] });
      for (const tableCommand of tableCommands) {
        const answer = table.ask(tableCommand);
        if (!('refused' in answer)) table.do(tableCommand);
        for (const by of STRANGERS) table.ask({ ...tableCommand, by });
      }
      // The chips of the table balance after every event: evolve asserts it.
      const chips = table.play.positions.reduce((sum, each) => sum + worth(each), 0);
      const { given, paid, collected, deducted, backToOperator } = table.play.bank;
      expect(given + paid).toBe(chips + collected + deducted + backToOperator);
      const again = table.events.reduce((play, event) => evolvePlay(tasmania, play, event), before);
      expect(JSON.stringify(again)).toBe(JSON.stringify(table.play));
    }),
    { numRuns: 60 },
  );
});

test('a table is the same whoever makes it', () => {
  const { rules, positions } = new CompetitionTable([3, 1]).play;
  const seats = positions.map(({ seat: number, patron }) => ({ seat: number, patron }));
  expect(
    newPlay({ table: 'table-1', rules, seats: seats.toReversed(), startsAt: 0, retired: [] }),
  ).toEqual(new CompetitionTable([1, 3]).play);
});
