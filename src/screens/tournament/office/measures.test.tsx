// A tournament's conditions are entered and shown as people write sums, times and lengths.

import { expect, test } from 'vitest';
import { modelConditions } from '../../../tournament/conditions/model-conditions.ts';
import { draw } from '../../testing/draw.tsx';
import { LANGUAGES, moneyText, sumEntered } from '../../texts/index.ts';
import { fieldName } from './field-name.ts';
import { DocumentForm } from './document-form.tsx';
import { counted, measureOf, momentOf, momentText } from './measures.ts';

const START = Date.UTC(2026, 10, 14, 8, 30);
const quiet = (): undefined => undefined;
const form = (language: (typeof LANGUAGES)[number]): string =>
  draw(
    <DocumentForm document={modelConditions(START)} onChange={quiet} onKeep={quiet} />,
    language,
  );

test.each(LANGUAGES)('%s: sums with their cents, no milliseconds, days and times', language => {
  const html = form(language);
  const { rounds, entryFee, late } = modelConditions(START).terms;
  const [first] = rounds ?? [];
  for (const cents of [entryFee, first?.bank, first?.limits.max]) {
    expect(html).toContain(`value="${moneyText(language, cents ?? 0)}"`);
  }
  expect(html).toContain(`type="datetime-local" value="${momentText(START)}"`);
  expect(html).toContain(`value="${(late?.graceMs ?? 0) / 60_000}"`);
  // Nobody is shown what only the engine counts in.
  expect(html).not.toContain(`value="${START}"`);
  for (const field of ['startsAt', 'bank', 'wagerMs', 'ms'] as const) {
    expect(fieldName(language, field, '')).not.toMatch(/cents|\(ms\)|毫秒|（分）/);
  }
});

test('what is typed is the sum, the moment or the length that is meant', () => {
  for (const language of LANGUAGES) {
    for (const cents of [3_000_000, 125_050, 1250]) {
      expect(sumEntered(language, moneyText(language, cents))).toBe(cents);
    }
    expect(sumEntered(language, '30000')).toBe(3_000_000);
    expect(sumEntered(language, 'twelve')).toBeUndefined();
  }
  expect(sumEntered('en', '12.5')).toBe(1250);
  expect(momentOf(momentText(START))).toBe(START);
  expect(momentOf('')).toBeUndefined();
  expect(counted('minutes', 600_000).shown).toBe(10);
  expect(counted('minutes', 0).meant(1.5)).toBe(90_000);
  expect(counted('place', 0).shown).toBe(1);
  expect(counted('place', 0).meant(3)).toBe(2);
  expect(measureOf('percent')).toBeUndefined();
});
