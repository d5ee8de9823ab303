// Draws a screen without a browser: what stands on it, as text that a test can read.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RestTime } from '../client/resting-key.tsx';
import { InLanguage } from '../client/settings.tsx';
import { type Language, LANGUAGES } from '../texts/index.ts';
import { languageFolder } from '../../texts/languages.ts';
import type { ScreenPart } from '../../texts/screen-texts.ts';
import { loadTexts } from '../texts/load-texts.ts';

const EVERY_PART = Object.keys(languageFolder('en').screens) as ScreenPart[]; // its own keys
await Promise.all(LANGUAGES.map(language => loadTexts(language, EVERY_PART)));

/** The screen as HTML, in a language. */
export const draw = (screen: ReactNode, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <RestTime value={0}>
      <InLanguage language={language}>{screen}</InLanguage>
    </RestTime>,
  );

/** The words on it alone, one blank between them. */
export const wordsOn = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
