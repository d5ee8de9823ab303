// Help names whom to call: the site's own line, or else the country's.

import { expect, test } from 'vitest';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { noticesAt } from '../../testing/notices-at.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { terminalTexts } from '../use-terminal-texts.ts';
import { HelpLineText, HelpSheet } from './help-sheet.tsx';

test.each(LANGUAGES)('[R-DSP-1] %s: help names the country’s line', language => {
  const words = terminalTexts(language);
  expect(wordsOn(draw(<HelpSheet view={noticesAt('crown')} />, language))).toContain(
    words.helpAustralia,
  );
  const singapore = wordsOn(draw(<HelpSheet view={noticesAt('mbs-rapid')} />, language));
  expect(singapore).toContain(words.helpSingapore);
});

test('[R-DSP-1] the site’s own line stands in its place', () => {
  const says = wordsOn(draw(<HelpLineText rulebook="crown" ofHouse="Care desk, 555 0100" />));
  expect(says).toContain('Care desk, 555 0100');
  expect(says).not.toContain(terminalTexts('en').helpAustralia);
});
