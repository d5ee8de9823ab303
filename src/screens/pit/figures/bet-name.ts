// What a wager is called on the pages of figures.

import type { Language } from '../../texts/index.ts';
import { textsOf } from '../../texts/load-texts.ts';

const everyScreen = textsOf('everyScreen');

/** One of another release that has no name here says itself; a Run keeps its length or pattern. */
export function betName(language: Language, bet: string): string {
  const names: Readonly<Record<string, string>> = everyScreen(language);
  const [kind = '', ...more] = bet.split(' ');
  return [names[kind] ?? kind, ...more].join(' ');
}
