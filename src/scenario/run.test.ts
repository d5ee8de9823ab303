// How lines are read, what becomes of those that cannot be, and of an engine that throws.

import { describe, expect, test } from 'vitest';
import { RULEBOOK_IDS } from '../rules/rulebook.ts';
import { ScenarioRun } from './run.ts';
import { runLines } from './testing/scenario-file.ts';

const TABLE = '{"table":{"rulebook":"crown","version":"traditional","decks":8},"seed":7}';
const READY = '{"ready":{}}';
const SIT = '{"sit":{"seat":3,"patron":"ann","cents":100000}}';

const answersOf = (...lines: readonly string[]) => {
  const { answers, run } = runLines(lines);
  return { answers, last: answers.at(-1), exit: run.exit, failures: run.failures };
};

describe('a line that cannot be read', () => {
  test.each([
    ['{', 'broken-json', /no JSON/],
    ['[]', 'unknown-line', /expected an object/],
    ['{"dance":1}', 'unknown-line', /expected one of table, .*got dance/],
    ['{"do":"set-wagers"}', 'unknown-command', /set-wager.*got "set-wagers"/],
    ['{"do":7}', 'unknown-command', /got 7/],
    [
      '{"do":"settle-coup","colour":"red"}',
      'unknown-field',
      /colour: no such field here; expected do, by, at$/,
    ],
    ['{"do":"settle-coup","approvedBy":"pit-boss"}', 'unknown-field', /approvedBy/],
    ['{"do":"buy-in","patron":"ann","tender":"cash"}', 'missing-field', /cents: .*got nothing/],
    [
      '{"do":"buy-in","patron":"ann","tender":"cash","cents":1.5}',
      'wrong-value',
      /cents: expected a whole number, got 1.5/,
    ],
    ['{"do":"set-wager","patron":"ann","bet":{"on":"plyer"},"stake":1}', 'wrong-value', /bet.on/],
    [
      '{"do":"set-wager","patron":"ann","bet":{"on":"tie","at":1},"stake":1}',
      'unknown-field',
      /at/,
    ],
    ['{"do":"open-wagering","by":"barman"}', 'wrong-value', /by: expected one of patron/],
    ['{"do":"open-wagering","by":{"role":"patron"}}', 'missing-field', /by.id/],
    ['{"do":"open-wagering","at":"soon"}', 'wrong-value', /at: /],
    ['{"do":"open-wagering","at":5}', 'wrong-value', /expected a time from \d+ on, got 5/],
    ['{"do":"deal-card","card":"1x"}', 'wrong-value', /card/],
    ['{"play":"9s 1x"}', 'wrong-value', /play: expected cards, got 1x/],
    ['{"ready":{"cards":"zz"}}', 'wrong-value', /ready.cards: expected cards, got zz/],
    ['{"show":"cards"}', 'wrong-value', /show: expected/],
    ['{"show":"view"}', 'missing-field', /role/],
    ['{"expect":7}', 'wrong-value', /expect: expected an object, got 7/],
    ['{"expect":{},"soon":1}', 'unknown-field', /soon/],
    ['{"title":""}', 'wrong-value', /title/],
    [TABLE, 'out-of-order', /table: there is one already/],
  ])('%s is %s', (line, code, says) => {
    const { last, exit } = answersOf(TABLE, READY, SIT, line);
    expect(last).toMatchObject({ line: 4, error: { code } });
    expect(last).toHaveProperty('error.message', expect.stringMatching(says));
    expect(exit).toBe(2);
  });

  test('does nothing, takes no time, and the others go on', () => {
    const { answers, exit } = answersOf(TABLE, READY, '{"do":"dance"}', SIT);
    const [, ready, , sit] = answers.map(answer => JSON.stringify(answer));
    expect(ready).toContain('"at":1740830401000');
    expect(sit).toContain('"at":1740830402000');
    expect(exit).toBe(2);
  });

  test('is an expectation of nothing, and a line before any table', () => {
    expect(answersOf('{"expect":{}}').last).toMatchObject({ error: { code: 'out-of-order' } });
    expect(answersOf(READY).last).toMatchObject({ error: { code: 'out-of-order' } });
  });

  test('names a card of which there are not so many', () => {
    const nine = Array.from({ length: 9 }, () => 'Ts').join(' ');
    const { last } = answersOf(TABLE, `{"ready":{"cards":"${nine}"}}`);
    expect(last).toMatchObject({
      error: { code: 'too-many-copies', message: 'cards: 8 decks hold Ts 8 times, not more' },
    });
    const later = answersOf(
      TABLE,
      `{"ready":{"cards":"${nine.slice(3)}"}}`,
      `{"ready":{"cards":"Ts"}}`,
    );
    expect(later.exit).toBe(0);
  });

  test('names a version that the book does not have', () => {
    const { last } = answersOf('{"table":{"rulebook":"tasmania","version":"crown"}}');
    expect(last).toMatchObject({
      error: { message: 'table.version: expected one of traditional, federal, got "crown"' },
    });
  });
});

describe('a line’s time', () => {
  const at = (line: string): unknown => {
    const { last } = answersOf(TABLE, READY, line);
    return (last as unknown as { events: { at: number }[] }).events[0]?.at;
  };

  test('is a second later than the line before, or as it says', () => {
    expect(at('{"do":"open-wagering"}')).toBe(1_740_830_402_000);
    expect(at('{"do":"open-wagering","at":1740830500000}')).toBe(1_740_830_500_000);
    expect(at('{"do":"open-wagering","at":"+20m"}')).toBe(1_740_830_401_000 + 20 * 60_000);
    expect(at('{"do":"open-wagering","at":"+1d"}')).toBe(1_740_830_401_000 + 86_400_000);
    expect(at('{"do":"open-wagering","at":"+7ms"}')).toBe(1_740_830_401_007);
  });
});

describe('an engine that throws', () => {
  const throwing = () =>
    new ScenarioRun({
      answer: fields => {
        if ('do' in fields) throw new Error('impossible: it was not');
        return { events: [] };
      },
    });

  test('stops the scenario: later lines say so, expectations fail, the exit code is 1', () => {
    const run = throwing();
    expect(run.answer(1, '{"play":""}')).toEqual({ line: 1, events: [] });
    expect(run.answer(2, '{"do":"x"}')).toEqual({ line: 2, stopped: 'impossible: it was not' });
    expect(run.answer(3, '{"play":""}')).toEqual({ line: 3, stopped: 'impossible: it was not' });
    expect(run.answer(4, '{"expect":{"events":[]}}')).toMatchObject({ expected: { events: [] } });
    expect(run.exit).toBe(1);
  });

  test('fails a scenario even where the stop is expected', () => {
    const run = throwing();
    run.answer(1, '{"do":"x"}');
    expect(run.answer(2, '{"expect":{"stopped":"impossible: it was not"}}')).toHaveProperty('held');
    expect(run.exit).toBe(1);
  });
});

describe('what nobody expected', () => {
  test('is noted, and does not change the exit code', () => {
    const no = '{"do":"settle-coup"}';
    const expected = runLines([TABLE, READY, no, '{"expect":{"refused":"not-now"}}', no, SIT]);
    expect(expected.run.unexpected).toMatchObject([{ line: 5 }]);
    expect(expected.run.exit).toBe(0);
    expect(runLines([TABLE, READY, no]).run.unexpected).toMatchObject([{ line: 3 }]);
  });
});

test('several expectations are about the same answer; a title stands anywhere', () => {
  const { answers, exit } = answersOf(
    ...['{"title":"Somebody sits."}', TABLE, READY, SIT],
    ...['{"expect":{"events":["bought-in"]}}', '{"title":"And so on."}'],
    '{"expect":{"phase":"between-coups","commands":[{"do":"buy-in","tender":"chips"}]}}',
  );
  expect(answers[0]).toEqual({ line: 1, title: 'Somebody sits.' });
  expect(answers.slice(-3)).toEqual([
    { line: 5, held: true },
    { line: 6, title: 'And so on.' },
    { line: 7, held: true },
  ]);
  expect(exit).toBe(0);
});

test('the same seed deals the same cards, another seed others', () => {
  const play = (seed: number) =>
    JSON.stringify(
      RULEBOOK_IDS.map(rulebook => {
        const table = JSON.stringify({ table: { rulebook }, seed });
        const bet = '{"do":"set-wager","patron":"ann","bet":{"on":"player"},"stake":1000}';
        return answersOf(table, READY, SIT, '{"do":"open-wagering"}', bet, '{"play":""}').last;
      }),
    );
  expect(play(3)).toBe(play(3));
  expect(play(3)).not.toBe(play(4));
});
