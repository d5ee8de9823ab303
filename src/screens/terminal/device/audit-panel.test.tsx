// A terminal's audit mode on its screen: everything it shows, in every language.

import { expect, test } from 'vitest';

import type { TerminalAudit } from '../../../wire/index.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { AuditPage, AuditPanel } from './audit-panel.tsx';
import { offBy, TouchCheck } from './touch-check.tsx';
import { languageFolder, LANGUAGES } from '../../../texts/languages.ts';
import { moneyText } from '../../texts/index.ts';

const AUDIT: TerminalAudit = {
  ...{ table: 'rapid-1', seat: 7, token: 'x'.repeat(24), until: 300_000, by: 'ines' },
  identity: {
    ...{ house: 'Sabot', device: 'terminal-7', release: '0.1.0', engine: '0.1.0+abc' },
    ...{ software: 'f'.repeat(64), rulebook: 'crown-rapid', setup: 'high' },
  },
  balance: 123_456,
  meters: [{ meter: 'stake', of: 'player', currency: 'AUD', count: 3, cents: 6_000 }],
  coups: [
    {
      ...{ shoe: 2, coup: 14, settledAt: 0, result: 'banker', playerCount: 4, bankerCount: 7 },
      ...{ cards: ['P 2s', 'B 3d'], stake: 1_000, paid: 0 },
    },
  ],
  tickets: [{ id: 'T-000042', number: '…1234', cents: 900, issuedAt: 0, state: 'redeemed' }],
  events: [{ number: 12, at: 0, kind: 'win-locked' }],
};

test.each(LANGUAGES)('[R-MOD-1] what staff look at is told in %s', async language => {
  const { audit, events } = languageFolder(language).screens;
  const { isAudit, meters } = await audit();
  const texts = [isAudit, meters, (await events()).names['win-locked']];
  const page = <AuditPage audit={AUDIT} onEnd={() => undefined} />;
  const words = wordsOn(draw(page, language));
  for (const text of texts) expect(words).toContain(text);
  for (const text of [
    '0.1.0+abc',
    'f'.repeat(64),
    moneyText(language, 123_456),
    'P 2s, B 3d',
    'T-000042 …1234',
  ]) {
    expect(words).toContain(text);
  }
});

test('[R-MOD-1] the way in asks for a name and a password; a demonstration for one touch', () => {
  const way = (demonstration: boolean): string =>
    draw(<AuditPanel {...{ table: 'rapid-1', seat: 7, demonstration, aheadMs: 0 }} />);
  expect(way(false)).toMatch(/name="id".*type="password"/u);
  expect(way(true)).not.toContain('<form');
  expect(wordsOn(way(true))).toBe('Staff: look into this terminal Begin the audit');
});

test('[R-BET-6] staff see how far touches fall from five marks', () => {
  const size = { x: 1_000, y: 500 };
  expect(offBy({ x: 100, y: 50 }, 0, size)).toBe(0);
  expect(offBy({ x: 903, y: 46 }, 1, size)).toBe(5);
  expect(offBy({ x: 500, y: 260 }, 2, size)).toBe(10);
  const check = <TouchCheck title="Touch the mark" onDone={() => undefined} />;
  expect(wordsOn(draw(check))).toBe('Touch the mark 1/5 ✛');
});
