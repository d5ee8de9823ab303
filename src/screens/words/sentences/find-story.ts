// A line of a coup told again, in the language that is spoken.

import type { Language } from '../index.ts';
import { fitOf, named } from './blanks.ts';
import { Sentences, type Fit } from './fill.ts';
import { lackText, reasonIn } from './index.ts';
import { CLOSERS, EVENTS, GESTURES, STORY } from './story.ts';

const SCRIPTS = ['zh-Hans', 'zh-Hant'] as const;

/** A whole sentence of the table or a reason of a payment inside a line. */
const reason: Fit = (text, place) => {
  const language = SCRIPTS[place];
  const found = lackText(language, text);
  return found === text ? reasonIn(language, text) : found;
};

const CENTS = /^([a-z0-9-]+)(?::([^=]+))?=(\d+)$/u;

/** 'banker=10000, player-pair=500' as a terminal showed it: areas with their cents. */
const laid: Fit = (text, place) => {
  const each = text.split(', ').map(part => {
    const [, area = '', more, cents] = CENTS.exec(part) ?? [];
    const name = fitOf('wager')(area, place);
    if (name === null || cents === undefined) return part;
    return `${name}${more === undefined ? '' : `（${more}）`} ${(Number(cents) / 100).toFixed(2)}`;
  });
  return each.join('、');
};

const OWN: Readonly<Record<string, Fit>> = {
  gesture: named(GESTURES),
  closer: named(CLOSERS),
  reason,
  laid,
};
const FOUND = new Sentences({ ...STORY, ...EVENTS }, blank => OWN[blank] ?? fitOf(blank));

/** The line with every seat, sum and card of the English one; that itself where none is known. */
export const storyText = (language: Language, english: string): string =>
  language === 'en'
    ? english
    : (FOUND.find(english, language === 'zh-Hans' ? 0 : 1) ?? lackText(language, english));
