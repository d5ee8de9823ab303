// Lines with something wrong in them, and what must be said about each.

import type { FaultCode } from '../../library/input/fault.ts';
import type { VectorCommand } from './vectors.ts';

export interface BadLine {
  readonly about: string;
  readonly command: VectorCommand;
  readonly line: Readonly<Record<string, unknown>>;
  readonly code: FaultCode;
  readonly field: string;
  readonly clause?: string;
}

type Wrong = Omit<BadLine, 'command' | 'line'>;

const coup = {
  ...{ id: 7, rulebook: 'crown', version: 'crown', decks: 8, kind: 'live' },
  cards: ['Ts', '6h', '5d', 'Tc', 'Th'],
  wagers: [{ on: 'banker', stake: 1000 }],
};

const settle = (change: object, wrong: Wrong): BadLine => ({
  ...wrong,
  command: 'settle',
  line: { ...coup, ...change },
});

const wagered = (wager: unknown, wrong: Wrong, change: object = {}): BadLine =>
  settle({ ...change, wagers: [{ on: 'banker', stake: 500 }, wager] }, wrong);

const housed = (house: unknown, wrong: Wrong, change: object = {}): BadLine =>
  settle({ ...change, house }, wrong);

const without = (name: keyof typeof coup): object => ({ [name]: undefined });

const FIELDS: readonly BadLine[] = [
  settle(
    { stakes: [] },
    { about: 'a field of another name', code: 'unknown-field', field: 'stakes' },
  ),
  settle(without('rulebook'), { about: 'no rulebook', code: 'missing-field', field: 'rulebook' }),
  settle(without('version'), { about: 'no version', code: 'missing-field', field: 'version' }),
  settle(without('decks'), { about: 'no decks', code: 'missing-field', field: 'decks' }),
  settle(without('cards'), { about: 'no cards', code: 'missing-field', field: 'cards' }),
  settle(without('wagers'), { about: 'no wagers', code: 'missing-field', field: 'wagers' }),
  settle(
    { rulebook: 'crwn' },
    { about: 'no such book', code: 'unknown-rulebook', field: 'rulebook' },
  ),
  settle({ rulebook: 4 }, { about: 'a number for a book', code: 'wrong-type', field: 'rulebook' }),
  settle(
    { rulebook: '__proto__' },
    { about: 'an inherited name for a book', code: 'unknown-rulebook', field: 'rulebook' },
  ),
  settle(
    { version: 'classic' },
    { about: 'no such version', code: 'unknown-version', field: 'version' },
  ),
  settle(
    { version: 'federal' },
    { about: "another book's version", code: 'wrong-version', field: 'version' },
  ),
  settle({ kind: 'free' }, { about: 'no such kind', code: 'unknown-kind', field: 'kind' }),
  settle({ kind: null }, { about: 'null for a kind', code: 'wrong-type', field: 'kind' }),
  settle({ decks: '8' }, { about: 'decks as text', code: 'wrong-type', field: 'decks' }),
  settle({ decks: 7.5 }, { about: 'half a deck', code: 'out-of-range', field: 'decks' }),
  settle({ decks: -8 }, { about: 'decks below zero', code: 'out-of-range', field: 'decks' }),
  settle(
    { decks: 3 },
    { about: 'too few decks', code: 'wrong-decks', field: 'decks', clause: '3.1' },
  ),
  settle(
    { decks: 9 },
    { about: 'too many decks', code: 'wrong-decks', field: 'decks', clause: '3.1' },
  ),
  settle(
    { rulebook: 'mbs-rapid', version: 'no-commission', decks: 11 },
    { about: 'eleven decks in Singapore', code: 'wrong-decks', field: 'decks', clause: '2.1' },
  ),
];

const CARDS: readonly BadLine[] = [
  settle({ cards: 'Ts 6h' }, { about: 'cards as one text', code: 'wrong-type', field: 'cards' }),
  settle(
    { cards: ['Ts', '1h'] },
    { about: 'no such card', code: 'unknown-card', field: 'cards[1]', clause: '3.1' },
  ),
  settle(
    { cards: ['Ts', '10h'] },
    { about: 'ten written as 10', code: 'unknown-card', field: 'cards[1]', clause: '3.1' },
  ),
  settle(
    { cards: ['Ts', 10] },
    { about: 'a number for a card', code: 'wrong-type', field: 'cards[1]', clause: '3.1' },
  ),
  settle(
    { cards: ['Ts', 'toString'] },
    { about: 'an inherited name for a card', code: 'unknown-card', field: 'cards[1]' },
  ),
  settle(
    { decks: 4, cards: ['Ts', 'Ts', 'ts', 'tS', 'TS'] },
    {
      about: 'five of one card in four decks',
      code: 'too-many-copies',
      field: 'cards',
      clause: '3.1',
    },
  ),
];

const WAGERS: readonly BadLine[] = [
  settle({ wagers: {} }, { about: 'an object of wagers', code: 'wrong-type', field: 'wagers' }),
  wagered('banker', { about: 'a text for a wager', code: 'wrong-type', field: 'wagers[1]' }),
  wagered(null, { about: 'null for a wager', code: 'wrong-type', field: 'wagers[1]' }),
  wagered([], { about: 'a list for a wager', code: 'wrong-type', field: 'wagers[1]' }),
  wagered({ stake: 5 }, { about: 'no name', code: 'missing-field', field: 'wagers[1].on' }),
  wagered({ on: 'tie' }, { about: 'no stake', code: 'missing-field', field: 'wagers[1].stake' }),
  wagered(
    { on: 'punto', stake: 5 },
    { about: 'no such wager', code: 'unknown-wager', field: 'wagers[1].on' },
  ),
  wagered(
    { on: 'constructor', stake: 5 },
    { about: 'an inherited name for a wager', code: 'unknown-wager', field: 'wagers[1].on' },
  ),
  wagered(
    { on: 'tie', stake: 5, odds: 9 },
    { about: 'a field too many in a wager', code: 'unknown-field', field: 'wagers[1].odds' },
  ),
  wagered(
    { on: 'tie', stake: '5' },
    { about: 'a stake as text', code: 'wrong-type', field: 'wagers[1].stake' },
  ),
  ...[0, -1, -1000, 0.5, 12.25].map(stake =>
    wagered(
      { on: 'tie', stake },
      {
        about: `a stake of ${stake}`,
        code: 'bad-stake',
        field: 'wagers[1].stake',
        clause: 'ruling G1',
      },
    ),
  ),
  ...[1e13 + 1, 1e15, 2 ** 53, 1e300].map(stake =>
    wagered(
      { on: 'tie', stake },
      {
        ...{ about: `a stake of ${stake}`, code: 'stake-too-large', field: 'wagers[1].stake' },
        clause: 'ruling G1',
      },
    ),
  ),
  wagered(
    { on: 'super-6', stake: 5 },
    { about: 'Super 6 where none is', code: 'not-offered', field: 'wagers[1].on', clause: '6.5' },
  ),
  wagered(
    { on: 'insurance', stake: 5 },
    {
      about: 'insurance in Traditional',
      code: 'not-offered',
      field: 'wagers[1].on',
      clause: '6.5',
    },
    { version: 'traditional' },
  ),
  wagered(
    { on: 'banker-dragon-bonus', stake: 5 },
    { about: 'a bonus in 2 to 1', code: 'not-offered', field: 'wagers[1].on', clause: '6.5' },
    { version: 'two-to-one' },
  ),
  wagered(
    { on: 'player-pair', stake: 5 },
    { about: 'a pair in Tasmania', code: 'not-offered', field: 'wagers[1].on', clause: '6.5' },
    { rulebook: 'tasmania', version: 'federal' },
  ),
  wagered(
    { on: 'player-perfect-pair', stake: 5 },
    {
      ...{ about: 'Perfect Pairs on seven decks', code: 'wrong-decks', field: 'wagers[1].on' },
      clause: '3.1.1',
    },
    { decks: 7 },
  ),
  wagered(
    { on: 'banker-perfect-pair', stake: 5 },
    {
      ...{ about: 'Perfect Pairs on five decks', code: 'wrong-decks', field: 'wagers[1].on' },
      clause: '4.1',
    },
    { rulebook: 'tasmania', version: 'federal', decks: 5 },
  ),
  wagered(
    { on: 'player-run', stake: 5, length: 3 },
    { about: 'a Run', code: 'wrong-command', field: 'wagers[1].on', clause: '6.5.5' },
  ),
  wagered(
    { on: 'banker-dragon-tail', stake: 5, area: 'early' },
    { about: 'a tail', code: 'wrong-command', field: 'wagers[1].on', clause: '6.5.12' },
  ),
  wagered(
    { on: 'tie-run', stake: 5 },
    {
      ...{ about: 'a Run in a book without', code: 'not-offered', field: 'wagers[1].on' },
      clause: '3.5',
    },
    { rulebook: 'mbs-rapid', version: 'no-commission' },
  ),
  wagered(
    { on: 'insurance', stake: 5 },
    {
      ...{ about: 'insurance while it is shut', code: 'window-not-open', field: 'wagers[1].on' },
      clause: '1.1 Insurance/No 6 trigger',
    },
    { cards: ['Ts', '6h', '7d', 'Tc'] },
  ),
  wagered(
    { on: 'insurance', stake: 5 },
    {
      ...{ about: 'insurance on a void coup without cards', code: 'window-not-open' },
      field: 'wagers[1].on',
    },
    { kind: 'void', cards: [] },
  ),
];

const HOUSE: readonly BadLine[] = [
  housed([], { about: 'a list of house rules', code: 'wrong-type', field: 'house' }),
  housed(null, { about: 'null for house rules', code: 'wrong-type', field: 'house' }),
  housed(
    { comission: 5 },
    { about: 'a misspelt rule', code: 'unknown-field', field: 'house.comission' },
  ),
  housed(
    { chip: 0 },
    { about: 'a chip of nothing', code: 'out-of-range', field: 'house.chip', clause: 'ruling G1' },
  ),
  housed(
    { chip: 2.5 },
    { about: 'half a cent', code: 'out-of-range', field: 'house.chip', clause: 'ruling G1' },
  ),
  housed({ chip: '1' }, { about: 'a chip as text', code: 'wrong-type', field: 'house.chip' }),
  housed(
    { differential: -1 },
    { about: 'a differential below zero', code: 'out-of-range', field: 'house.differential' },
  ),
  housed(
    { dragonBonus: 0 },
    { about: 'option nought', code: 'out-of-range', field: 'house.dragonBonus' },
  ),
  housed(
    { dragonBonus: 2 },
    {
      about: 'a second option of one',
      code: 'unknown-option',
      field: 'house.dragonBonus',
      clause: '6.5.9',
    },
  ),
  housed(
    { perfectPairs: 3 },
    {
      about: 'a third option of two',
      code: 'unknown-option',
      field: 'house.perfectPairs',
      clause: '4.10.6',
    },
    { rulebook: 'crown-rapid' },
  ),
  housed(
    { dragonBonus: 2 },
    {
      about: 'an option of what is not offered',
      code: 'unknown-option',
      field: 'house.dragonBonus',
      clause: '3.5',
    },
    { rulebook: 'mbs-rapid', version: 'no-commission' },
  ),
  ...[0.5, 10.5, 5.25, -5].map(tiePercent =>
    housed(
      { tiePercent },
      {
        ...{
          about: `${tiePercent} percent on a tie`,
          code: 'out-of-range',
          field: 'house.tiePercent',
        },
        clause: '1.1 Tie Baccarat (a)',
      },
    ),
  ),
  housed(
    { tiePercent: '5' },
    { about: 'percent as text', code: 'wrong-type', field: 'house.tiePercent' },
  ),
  housed(
    { tiePercent: { player: 5 } },
    { about: 'percent for one side', code: 'missing-field', field: 'house.tiePercent.banker' },
  ),
  housed(
    { tiePercent: { player: 5, banker: 11 } },
    { about: 'eleven percent for Banker', code: 'out-of-range', field: 'house.tiePercent.banker' },
  ),
  housed(
    { tiePercent: { player: 5, banker: 5, tie: 5 } },
    { about: 'percent for a third side', code: 'unknown-field', field: 'house.tiePercent.tie' },
  ),
  settle(
    { version: 'tie-baccarat' },
    {
      ...{ about: 'Tie Baccarat without its sign', code: 'needs-tie-percent' },
      ...{ field: 'house.tiePercent', clause: '1.1 Tie Baccarat (a)' },
    },
  ),
];

/** Every fault that a line of `sabot settle` can have. */
export const BAD_SETTLE_LINES = [...FIELDS, ...CARDS, ...WAGERS, ...HOUSE];
