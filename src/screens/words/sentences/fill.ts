// Finds an English sentence of the house by its pattern, and what was filled into it.

import type { Both } from './both.ts';

/** Translates what was filled into a blank; null where it cannot be that. */
export type Fit = (text: string, place: 0 | 1) => string | null;

interface Pattern {
  readonly reads: RegExp;
  readonly fits: readonly Fit[];
  readonly says: Both;
}

const BLANK = /\{([a-z]+)\}/gu;
/** Blanks that only figures fill, so that no words before them are taken for them. */
const FIGURES = String.raw`(-?[\d,.]+)`;
const FORMS: Readonly<Record<string, string>> = {
  number: FIGURES,
  seat: FIGURES,
  money: FIGURES,
  share: FIGURES,
  counts: String.raw`(\d+(?: (?:to|or) \d+)*)`,
};
const SIGNS = /[.*+?^$()|[\]\\]/gu;

/** Sentences with a way to find them: those without a blank at once, the others one by one. */
export class Sentences {
  readonly #plain: Readonly<Record<string, Both>>;
  readonly #patterns: readonly Pattern[];

  constructor(all: Readonly<Record<string, Both>>, fitOf: (blank: string) => Fit) {
    const names = Object.keys(all);
    this.#plain = all;
    this.#patterns = names
      .filter(name => name.includes('{'))
      // What is said in more words is the narrower pattern.
      .toSorted((a, b) => wordsIn(b) - wordsIn(a))
      .flatMap(name => {
        const says = all[name];
        return says === undefined ? [] : [{ ...read(name, fitOf), says }];
      });
  }

  readonly find: Fit = (text, place) => {
    const plain = this.#plain[text];
    if (plain !== undefined) return plain[place];
    for (const { reads, fits, says } of this.#patterns) {
      const filled = fill(says[place], reads.exec(text), fits, place);
      if (filled !== null) return filled;
    }
    return null;
  };
}

const wordsIn = (name: string): number => name.replaceAll(BLANK, '').length;

function read(name: string, fitOf: (blank: string) => Fit): Pick<Pattern, 'reads' | 'fits'> {
  const source = name
    .replaceAll(SIGNS, String.raw`\$&`)
    .replaceAll(BLANK, (_, blank: string) => FORMS[blank] ?? '(.+?)');
  const blanks = [...name.matchAll(BLANK)].map(([, blank = '']) => blank);
  return { reads: new RegExp(`^${source}$`, 'u'), fits: blanks.map(fitOf) };
}

function fill(
  says: string,
  found: RegExpExecArray | null,
  fits: readonly Fit[],
  place: 0 | 1,
): string | null {
  if (found === null) return null;
  const filled = fits.map((fit, index) => fit(found[index + 1] ?? '', place));
  if (filled.includes(null)) return null;
  return says.replaceAll(/\{(\d)\}/gu, (_, index: string) => filled[Number(index)] ?? '');
}
