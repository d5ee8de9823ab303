// Reads an amount written in words: 'one thousand two hundred and fifty dollars', or in Chinese.

import { readChinese } from './read-chinese.ts';

const SMALL: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const LARGE: Readonly<Record<string, number>> = { thousand: 1000, million: 1_000_000 };

/** What a running number says so far: whole thousands, and what follows them. */
interface Said {
  readonly whole: number;
  readonly part: number;
}

function say({ whole, part }: Said, word: string): Said | undefined {
  const small = SMALL[word];
  if (small !== undefined) return { whole, part: part + small };
  if (word === 'hundred') return part === 0 ? undefined : { whole, part: part * 100 };
  const large = LARGE[word];
  if (large === undefined || part === 0) return undefined;
  return { whole: whole + part * large, part: 0 };
}

function readNumber(words: readonly string[]): number | undefined {
  if (words.length === 0) return undefined;
  let said: Said | undefined = { whole: 0, part: 0 };
  for (const word of words.filter(each => each !== 'and')) {
    if (said === undefined) return undefined;
    said = say(said, word);
  }
  return said === undefined ? undefined : said.whole + said.part;
}

const wordsIn = (text: string): readonly string[] => text.split(/[\s-]+/).filter(w => w !== '');

/** Whole cents; undefined for what these words cannot say. */
export const readWords = (text: string): number | undefined =>
  /\p{Script=Han}/u.test(text) ? readChinese(text) : readEnglish(text);

function readEnglish(text: string): number | undefined {
  const plain = text.toLowerCase().replaceAll(',', ' ').trim();
  const parts = /^(.*?)(?:\s*dollars?)?(?:\s+(?:and\s+)?(\S+(?:[\s-]\S+)?)\s+cents?)?(?:\s+only)?$/;
  const [, dollars = '', cents] = parts.exec(plain) ?? [];
  const whole = readNumber(wordsIn(dollars));
  const rest = cents === undefined ? 0 : readNumber(wordsIn(cents));
  if (whole === undefined || rest === undefined || rest > 99) return undefined;
  return whole * 100 + rest;
}
