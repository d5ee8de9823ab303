// What the house fills into its sentences, in both Chinese scripts: bets, cards, roles, results.

import type { Card } from '../../../rules/cards.ts';
import { WAGERS, type WagerName, wagerTitle } from '../../../rules/wagers.ts';
import { cardSign } from '../../../texts/card-sign.ts';
import { type Language, WORDS } from '../index.ts';
import { knownRoleText } from '../role-words.ts';
import type { Both } from './both.ts';
import { type Fit, Sentences } from './fill.ts';
import { PAYMENTS, ROWS, SHOWN, TIMES } from './parts.ts';
import { SERVER } from './server.ts';
import { WHY } from './why.ts';

const CHINESE = ['zh-Hans', 'zh-Hant'] as const;
const languageAt = (place: 0 | 1): Language => CHINESE[place];

export const named =
  (part: Readonly<Record<string, Both>>): Fit =>
  (text, place) =>
    part[text]?.[place] ?? null;

const asItIs: Fit = text => text;

const SIDES = { player: ['闲', '閒'], banker: ['庄', '莊'] } as const;
const isSide = (text: string): text is keyof typeof SIDES => Object.hasOwn(SIDES, text);
const side: Fit = (text, place) => {
  const name = text.toLowerCase();
  return isSide(name) ? SIDES[name][place] : null;
};

/** Every bet by the name that the table gives it. */
const BETS: ReadonlyMap<string, WagerName> = new Map(
  WAGERS.map(on => [wagerTitle(on).toLowerCase(), on]),
);

const SEATED = ['号座位', '號座位'] as const;
const BET = /^(early |late )?(.+?)(?: of (\d+))?(?: at position (\d+))?$/iu;

/** 'early Banker Dragon Tail', 'Player Run of 3', 'Player Pair at position 5'. */
const bet: Fit = (text, place) => {
  const [, area = '', name = '', length, position] = BET.exec(text) ?? [];
  const on = BETS.get(name.toLowerCase());
  if (on === undefined) return null;
  const words = WORDS[languageAt(place)];
  const when = area === '' ? '' : words[area.toLowerCase() === 'early ' ? 'early' : 'late'];
  const long = length === undefined ? '' : ` ${length} 局`;
  const where = position === undefined ? '' : `（${position} ${SEATED[place]}）`;
  return `${when}${words[on]}${long}${where}`;
};

const rank: Fit = (text, place) =>
  knownRoleText(languageAt(place), text.toLowerCase().replaceAll(' ', '-'));

const CARD = /^[A2-9TJQK][shdc]$/u;
const isCard = (text: string): text is Card => CARD.test(text);
const card: Fit = text => (isCard(text) ? cardSign(text) : null);

const sides: Fit = (text, place) => {
  const each = text.split(', ').map(name => side(name, place));
  return each.includes(null) ? null : each.join('、');
};

const shown: Fit = (text, place) => SHOWN_FOUND.find(text, place);
const row: Fit = (text, place) => ROWS_FOUND.find(text, place);
const payment: Fit = (text, place) => PAYMENTS_FOUND.find(text, place);
const times: Fit = (text, place) => TIMES_FOUND.find(text, place);
const why: Fit = (text, place) => WHY_FOUND.find(text, place);
/** What the server says in a sentence of its own; as it is where that is none of ours. */
const trouble: Fit = (text, place) => SERVER_FOUND.find(text, place) ?? text;

const FITS: Readonly<Record<string, Fit>> = {
  ...{ side, bet, card, rank, shown, row, payment, times, why, sides, trouble },
};
/** How a blank is filled in Chinese. */
export const fitOf = (blank: string): Fit => FITS[blank] ?? asItIs;

const SERVER_FOUND = new Sentences(SERVER, fitOf);
const SHOWN_FOUND = new Sentences(SHOWN, fitOf);
const ROWS_FOUND = new Sentences(ROWS, fitOf);
const PAYMENTS_FOUND = new Sentences(PAYMENTS, fitOf);
const TIMES_FOUND = new Sentences(TIMES, fitOf);
export const WHY_FOUND = new Sentences(WHY, fitOf);
