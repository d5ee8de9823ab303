// The sign over a terminal that is out of play: what it is about and what becomes of the money.

import { expect, test } from 'vitest';

import { NOTHING_SEEN } from '../client/screen-state.ts';
import { draw, wordsOn } from '../testing/draw.tsx';
import { publicView, seatView } from '../testing/views.ts';
import { StopSign } from './stop-sign.tsx';
import { isOpenFor } from './felt/felt.tsx';
import { LANGUAGES, moneyText } from '../texts/index.ts';
import { terminalTexts } from './use-terminal-texts.ts';

const HERE = { ...NOTHING_SEEN, connected: true, table: publicView };
const LOCKED = { ...seatView, state: 'locked', locked: 6_000_000 } as const;

test.each(LANGUAGES)('[R-CSH-11] [R-DSP-5] a large win that is locked is told in %s', language => {
  const { winLocked, moneyWinLocked } = terminalTexts(language);
  const sign = draw(<StopSign state={HERE} mine={LOCKED} breakLeft={0} />, language);
  expect(sign).toContain('role="alert"');
  expect(wordsOn(sign)).toContain(wordsOn(winLocked(moneyText(language, 6_000_000))));
  expect(wordsOn(sign)).toContain(moneyWinLocked);
});

test('[R-BET-7] a felt takes no touch while its terminal is locked', () => {
  const wagering = { ...publicView, phase: 'wagering' } as const;
  expect(isOpenFor(HERE, wagering, seatView)).toBe(true);
  expect(isOpenFor(HERE, wagering, LOCKED)).toBe(false);
});
