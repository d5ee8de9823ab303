// The night shift, short: irregular nights from seeds under an auditor that can find faults.

import { isLineError } from '../../src/scenario/line-error.ts';
import { readCommand } from '../../src/scenario/table/command-line.ts';
import { COMMAND_NAMES } from '../../src/table/acts.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { evolve, newTable } from '../../src/table/index.ts';
import {
  isSameBasis,
  type SeatBasis,
  seatBasis,
  seatView,
} from '../../src/table/views/seat-view.ts';
import { COMMAND_SCHEMAS } from '../../src/wire/socket/commands.ts';
import { chanceFrom } from '../oracle/chance.ts';
import { probesFor } from '../../src/scenario/table/show/probes.ts';
import { lineFields } from './commands/propose.ts';
import { drawCommand, TABLE_VALUES } from './commands/draw-command.ts';
import { drawFields } from './commands/draw-schema.ts';
import type { Source } from './commands/drawing.ts';
import { isKnown } from './known.ts';
import { Night } from './night/night.ts';
import { rehearse } from './rehearse.ts';
import type { Lines } from './shrink/simpler.ts';
import { fewest } from './shrink/fewer.ts';
import { shrinkWith } from './shrink/shrink.ts';

const NIGHTS = 30;

describe('an irregular night', () => {
  test.each(Array.from({ length: NIGHTS }, (_, index) => index + 1))(
    'of seed %i is clean',
    seed => {
      const { violations } = new Night({ seed, known: isKnown }).play();
      expect(violations).toEqual([]);
    },
  );

  test('is the same from the same seed', () => {
    const night = () => new Night({ seed: 42, known: isKnown }).play();
    expect(night()).toEqual(night());
  });
});

const COUP: Lines = [
  { table: { rulebook: 'crown' } },
  { ready: {} },
  { sit: { seat: 1, patron: 'ann', cents: 100_000 } },
  { sit: { seat: 2, patron: 'bob', cents: 100_000 } },
  { do: 'open-wagering' },
  { do: 'set-wager', patron: 'ann', bet: { on: 'player' }, stake: 1000 },
  { do: 'set-wager', patron: 'bob', bet: { on: 'banker' }, stake: 1000 },
  { play: '9s Kh Kd 2c' },
];

test.each([1, 4, 5, 6, 7])('whatever is asked about after %i lines could be a line', count => {
  const { driven } = rehearse(COUP.slice(0, count));
  const asked = COMMAND_NAMES.flatMap(name => probesFor(name, driven));
  const read = asked.map(probe => readCommand(driven, lineFields({ ...probe })));
  expect(read.filter(isLineError)).toEqual([]);
});

const sourceAt = (lines: Lines): Source => ({
  driven: rehearse(lines).driven,
  chance: chanceFrom(1),
  past: [{ shoe: 1, coup: 1, cards: ['9s', 'Kh', 'Kd', '2c'] }],
  inQuestion: null,
  favourites: {},
  dayOf: () => '2025-03-01',
});

describe('the generator', () => {
  test.each(COMMAND_NAMES)('draws %s as the wire reads it', name => {
    for (const lines of [COUP.slice(0, 1), COUP.slice(0, 6), COUP]) {
      const source = sourceAt(lines);
      for (let draw = 0; draw < 20; draw += 1) {
        const { fields } = drawCommand(source, name);
        expect(COMMAND_SCHEMAS[name].safeParse(fields).error).toBeUndefined();
      }
    }
  });

  test('does not know a field that nobody has given it a value for', () => {
    const { drawing } = drawCommand(sourceAt(COUP), 'deal-card');
    const unknown = z.strictObject({ mystery: z.string() });
    expect(() => drawFields(TABLE_VALUES, drawing, 'a-new-command', unknown)).toThrow(
      /mystery has no gen/,
    );
  });
});

describe('a failing night', () => {
  test('comes down to the fewest things that fail', () => {
    const things = Array.from({ length: 100 }, (_, index) => index);
    expect(fewest(things, some => some.includes(17) && some.includes(71))).toEqual([17, 71]);
  });

  test('comes down to the fewest and plainest lines', () => {
    const night: Lines = [
      { table: { rulebook: 'crown', version: 'crown', decks: 6, setup: { layout: 'B' } }, seed: 3 },
      ...[{ do: 'sign-on', duty: 'dealer' }, { do: 'open-table' }, { do: 'bring-cards' }],
      ...Array.from({ length: 5 }, () => ({ do: 'prepare-shoe' })),
      { do: 'buy-in', seat: 3, patron: 'x/y', tender: 'chips', cents: 77_300 },
      { do: 'buy-in', seat: 5, patron: 'eve', tender: 'chips', cents: 4000 },
      { do: 'open-wagering', by: { role: 'dealer', id: 'dealer' }, at: '+5m' },
      { do: 'set-wager', seat: 5, patron: 'eve', bet: { on: 'banker' }, stake: 2500 },
    ];
    // What is wrong: somebody's chips lie on Banker.
    const shrunk = shrinkWith(night, lines => {
      const table = rehearse(lines);
      const lies = table.driven.table.seats.some(({ wagers }) => wagers.length > 0);
      const violation = { kind: 'lies', says: 'chips lie', expectation: { expect: { held: 1 } } };
      return lies ? { violation, lines: table.lines } : undefined;
    });
    expect(shrunk?.lines).toEqual([
      { title: 'chips lie' },
      { table: { rulebook: 'crown' } },
      { ready: {} },
      { sit: { patron: 'ann', cents: 100_000 } },
      { do: 'open-wagering' },
      { do: 'set-wager', patron: 'ann', bet: { on: 'banker' }, stake: 1000 },
      { expect: { held: 1 } },
    ]);
  });
});

test.each([3, 8, 12])(
  'in the night of seed %i a seat is sent again whenever its view is another',
  seed => {
    const night = new Night({ seed, known: isKnown });
    night.play();
    const { driven, events } = night.table;
    const book = RULEBOOKS[driven.setup.rulebook];
    let table = newTable(driven.table.id);
    const sent = new Map<number, { readonly basis: SeatBasis; readonly text: string }>();
    for (const event of events) {
      table = evolve({ book, table }, event);
      for (const { number } of table.seats) {
        const basis = seatBasis({ book, table }, number);
        const text = JSON.stringify(seatView({ book, table }, number));
        const before = sent.get(number);
        // Nothing is sent on the same basis.
        if (isSameBasis(before?.basis, basis)) expect(text).toBe(before?.text);
        sent.set(number, { basis, text });
      }
    }
    expect(sent.size).toBeGreaterThan(0);
  },
);
