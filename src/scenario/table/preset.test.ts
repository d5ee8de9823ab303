// Every book and version has a preset that its book permits, in which every stake can be paid.

import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { offeredBy, RULEBOOK_IDS, versionsOf } from '../../rules/rulebook.ts';
import { paysExactly } from '../../rules/settle.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { setupFaults } from '../../table/setup/setup-check.ts';
import { runLines } from '../testing/scenario-file.ts';
import { PRESETS, presetSetup, type TableLine } from './preset.ts';

const GAMES = RULEBOOK_IDS.flatMap(rulebook =>
  versionsOf(RULEBOOKS[rulebook]).map(version => ({ rulebook, version })),
);

function whole(line: TableLine): Setup {
  const setup = presetSetup(line);
  if ('code' in setup) throw new Error(setup.message);
  return setup;
}

describe.each(GAMES)('$rulebook $version', game => {
  const book = RULEBOOKS[game.rulebook];
  const { least, most } = book.decks;
  const decks = Array.from({ length: most - least + 1 }, (_, index) => least + index);

  test.each(decks)('may be played with %i decks as it is set up', count => {
    expect(setupFaults(book, whole({ ...game, decks: count }))).toEqual([]);
  });

  test('offers all that the version has, within the limits that are promised', () => {
    const { offered, limits, seats, stakeMode } = whole(game);
    const rules = book.versions[game.version];
    expect(offered).toEqual(rules && offeredBy(rules));
    expect(limits.player).toEqual({ min: 500, max: 500_000, step: 100 });
    expect(limits.tie).toEqual({ min: 100, max: 50_000, step: 100 });
    expect(Object.keys(limits)).toEqual(offered);
    expect(seats).toHaveLength(7);
    expect(stakeMode).toBe('seat-terminals');
  });

  test('can pay every stake that its limits permit', () => {
    const { limits, offered, pay } = whole(game);
    const wagers = book.versions[game.version]?.wagers;
    const unpaid = offered.filter(isSingleCoupWager).filter(on => {
      const offer = wagers?.[on];
      const { min, max, step } = limits[on] ?? { min: 0, max: -1, step: 1 };
      for (let stake = min; stake <= max; stake += step) {
        if (offer === undefined || !paysExactly(offer, pay, { on, stake })) return true;
      }
      return max < min;
    });
    expect(unpaid).toEqual([]);
  });

  test('is ready in one line, and a patron’s own hand sets a wager there', () => {
    const { answers, run } = runLines([
      JSON.stringify({ table: game }),
      '{"ready":{"cards":"9s 2h Kh 5c"}}',
      '{"sit":{"seat":7,"patron":"ann","cents":100000}}',
      '{"do":"open-wagering"}',
      '{"do":"set-wager","patron":"ann","bet":{"on":"player"},"stake":1000}',
      '{"play":""}',
      '{"show":"money"}',
      '{"expect":{"patrons":{"ann":{"balance":101000,"available":101000}}}}',
    ]);
    expect(run.failures).toEqual([]);
    expect(run.unexpected).toEqual([]);
    expect(answers.at(-1)).toMatchObject({ held: true });
  });
});

test.each(Object.keys(PRESETS))(
  'a table that is called %s opens under a book that has it',
  name => {
    const opened = GAMES.filter(game => {
      const table = JSON.stringify({ table: { ...game, setup: name } });
      return runLines([table, '{"ready":{}}']).run.unexpected.length === 0;
    });
    expect(opened.length).toBeGreaterThan(0);
  },
);

test('a line changes what it names and nothing else', () => {
  const game = { rulebook: 'crown', version: 'crown' } as const;
  const plain = whole(game);
  const limit = { min: 100, max: 200, step: 100 };
  const changed = whole({
    ...game,
    setup: { preset: 'squeeze', seats: 5, limits: { tie: limit }, pay: { chip: 100 } },
  });
  expect(changed).toEqual({
    ...plain,
    ...PRESETS.squeeze,
    seats: plain.seats.slice(0, 5),
    limits: { ...plain.limits, tie: limit },
    pay: { ...plain.pay, chip: 100 },
  });
});
