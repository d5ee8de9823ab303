// What docs/scenarios.md says is what the driver does.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TABLE_PHASES } from '../table/table.ts';
import { LINE_ERRORS } from './line-error.ts';
import { TABLE_LINES } from './table/lines.ts';
import { PRESETS } from './table/preset.ts';
import { runLines } from './testing/scenario-file.ts';
import { READY_STEPS, TOURNAMENT_LINES } from './tournament/lines.ts';

const document = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...document.matchAll(/^```jsonl\n([^]*?)^```$/gm)].map(([, text = '']) => text);

describe('a worked example holds', () => {
  test.each(examples.map((text, index) => [index + 1, text] as const))('number %i', (_, text) => {
    const { answers, run } = runLines(text.split('\n'));
    expect(run.failures).toEqual([]);
    expect(run.unexpected).toEqual([]);
    expect(answers.some(answer => 'held' in answer)).toBe(true);
  });

  test('and there are five of them', () => {
    expect(examples).toHaveLength(5);
  });
});

test.each([
  ...['table', 'ready', 'sit', 'do', 'play', 'show', 'expect', 'clause', 'tournament', 'begin'],
  ...Object.keys(TABLE_LINES),
  ...Object.keys(TOURNAMENT_LINES),
])('the line %s is told', name => {
  expect(document).toMatch(new RegExp(`\\{"${name}"`));
});

test.each([...Object.keys(PRESETS), ...TABLE_PHASES, ...LINE_ERRORS, ...READY_STEPS])(
  '%s is told',
  name => {
    expect(document).toContain(`\`${name}\``);
  },
);

test.each(['money', 'table', 'setup', 'view', 'standings', 'entries', 'sessions', 'conditions'])(
  'what show %s tells is told',
  name => {
    expect(document).toMatch(new RegExp(`"${name}"`));
  },
);
