// Reads the lines that programs write, quicker than JSON.parse: the list of wagers is most of such
// a line, and making an object of every wager takes longer than settling it.

import { WAGERS, type WagerName } from '../../../rules/wagers.ts';

/** The wagers of a line that ends with them, written without spaces: neither objects nor texts. */
export class PlainWagers {
  readonly on: WagerName[] = [];
  readonly stakes: number[] = [];
}

const LIST = ',"wagers":[';

interface Opening {
  readonly on: WagerName;
  readonly text: string;
}

const OPENINGS: readonly Opening[] = WAGERS.map(on => ({ on, text: `{"on":"${on}","stake":` }));

/** Lines of one file mostly have the same wagers in the same order: what came here last time. */
const cameLast: Opening[] = [];

/**
 * What JSON.parse makes of the line, but for its wagers where they are plain. The list begins
 * outside every text of the line, since a quotation mark in a text has a stroke before it; and
 * what stands before the list is checked by JSON.parse, closed as if the list were not there.
 */
export function parseSettleLine(text: string): unknown {
  const list = text.indexOf(LIST);
  if (list < 2) return JSON.parse(text);
  const wagers = readPlain(text, list + LIST.length);
  const head = wagers === undefined ? undefined : parsedOrNot(`${text.slice(0, list)}}`);
  if (typeof head !== 'object' || head === null) return JSON.parse(text);
  return Object.assign(head, { wagers });
}

/** The fault of a head that is no JSON is found again, and named, with the whole line. */
function parsedOrNot(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The wagers from here to the end of the line; undefined when anything about them is unusual. */
function readPlain(text: string, from: number): PlainWagers | undefined {
  const wagers = new PlainWagers();
  for (let at = from, index = 0; ; index += 1) {
    const opening = openingAt(text, at, index);
    if (opening === undefined) return undefined;
    const stake = digitsAt(text, at + opening.text.length);
    if (stake.end === 0) return undefined;
    wagers.on.push(opening.on);
    wagers.stakes.push(stake.value);
    const next = text.charCodeAt(stake.end + 1);
    if (next === BRACKET) return text.slice(stake.end + 1) === ']}' ? wagers : undefined;
    if (next !== COMMA) return undefined;
    at = stake.end + 2;
  }
}

function openingAt(text: string, at: number, index: number): Opening | undefined {
  const last = cameLast[index];
  if (last !== undefined && text.startsWith(last.text, at)) return last;
  const found = OPENINGS.find(opening => text.startsWith(opening.text, at));
  // Few lines have many wagers: what comes late in a long list need not be remembered.
  if (found !== undefined && index < OPENINGS.length) cameLast[index] = found;
  return found;
}

const ZERO = 48;
const NINE = 57;
const COMMA = 44;
const BRACKET = 93;
const BRACE = 125;
const MOST_DIGITS = 14;

/** One result for all: a stake is looked at before the next is read. */
const digits = { value: 0, end: 0 };

/** A whole number up to the brace that ends its wager; the end is 0 when there is none. */
function digitsAt(text: string, from: number): typeof digits {
  digits.value = 0;
  digits.end = 0;
  // A number with a zero before it is no JSON.
  if (text.charCodeAt(from) === ZERO) return digits;
  for (let at = from; at <= from + MOST_DIGITS; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BRACE && at > from) {
      digits.end = at;
      return digits;
    }
    if (!(code >= ZERO && code <= NINE)) return digits;
    digits.value = digits.value * 10 + (code - ZERO);
  }
  return digits;
}
