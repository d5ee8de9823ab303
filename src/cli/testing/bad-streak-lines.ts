// Lines of `sabot place` and `sabot shoe` with something wrong in them.

import type { BadLine } from './bad-lines.ts';

type Wrong = Omit<BadLine, 'command' | 'line'>;

const asked = {
  ...{ id: 'p', rulebook: 'crown', version: 'traditional', decks: 8 },
  wagers: [{ on: 'player', stake: 1000 }],
};

const place = (change: object, wrong: Wrong): BadLine => ({
  ...wrong,
  command: 'place',
  line: { ...asked, ...change },
});

const situated = (situation: unknown, wrong: Wrong): BadLine => place({ situation }, wrong);

export const BAD_PLACE_LINES: readonly BadLine[] = [
  place({ cards: [] }, { about: 'cards to place on', code: 'unknown-field', field: 'cards' }),
  place({ wagers: undefined }, { about: 'no wagers', code: 'missing-field', field: 'wagers' }),
  place({ decks: 'eight' }, { about: 'decks in words', code: 'wrong-type', field: 'decks' }),
  place(
    { wagers: [{ on: 'player', stake: 0 }] },
    { about: 'a stake of nothing', code: 'bad-stake', field: 'wagers[0].stake' },
  ),
  place(
    { wagers: [{ on: 'player', stake: 2e13 }] },
    { about: 'a huge stake', code: 'stake-too-large', field: 'wagers[0].stake' },
  ),
  place(
    { wagers: [{ on: 'player', stake: 5, area: 'early' }] },
    { about: 'an area of no tail', code: 'unknown-field', field: 'wagers[0].area' },
  ),
  place(
    { wagers: [{ on: 'player-dragon-tail', stake: 5, area: 'middle' }] },
    { about: 'no such area', code: 'unknown-area', field: 'wagers[0].area' },
  ),
  place(
    { wagers: [{ on: 'player-run', stake: 5, length: 0 }] },
    { about: 'a Run of no coup', code: 'out-of-range', field: 'wagers[0].length' },
  ),
  place(
    { wagers: [{ on: 'combination-run', stake: 5, pattern: 'PTB' }] },
    { about: 'a tie nominated', code: 'bad-pattern', field: 'wagers[0].pattern' },
  ),
  situated(7, { about: 'a number for a situation', code: 'wrong-type', field: 'situation' }),
  situated({ fase: 'open' }, { about: 'misspelt', code: 'unknown-field', field: 'situation.fase' }),
  situated(
    { phase: 'late' },
    { about: 'no such phase', code: 'unknown-phase', field: 'situation.phase' },
  ),
  situated(
    { balance: -1 },
    { about: 'a balance below zero', code: 'out-of-range', field: 'situation.balance' },
  ),
  situated(
    { lastCoup: 'no' },
    { about: 'no as text', code: 'wrong-type', field: 'situation.lastCoup' },
  ),
  situated(
    { bankerCount: 10 },
    { about: 'a count of ten', code: 'out-of-range', field: 'situation.bankerCount' },
  ),
  situated(
    { tails: { player: 7 } },
    { about: 'an indicator of seven', code: 'out-of-range', field: 'situation.tails.player' },
  ),
  situated(
    { tails: { tie: 1 } },
    { about: 'a tail of ties', code: 'unknown-field', field: 'situation.tails.tie' },
  ),
  situated(
    { offered: ['player', 'punto'] },
    { about: 'an unknown wager offered', code: 'unknown-wager', field: 'situation.offered[1]' },
  ),
  situated(
    { standing: [{ on: 'player' }] },
    {
      about: 'standing without a stake',
      code: 'missing-field',
      field: 'situation.standing[0].stake',
    },
  ),
  situated(
    { limits: { punto: {} } },
    { about: 'limits of an unknown wager', code: 'unknown-field', field: 'situation.limits.punto' },
  ),
  situated(
    { limits: { player: { step: 0 } } },
    { about: 'no step', code: 'out-of-range', field: 'situation.limits.player.step' },
  ),
  situated(
    { limits: { player: { min: 500, max: 100 } } },
    { about: 'limits crossed', code: 'limits-crossed', field: 'situation.limits.player.max' },
  ),
];

const shoe = {
  ...{ id: 's', rulebook: 'crown', version: 'traditional', decks: 8 },
  coups: [{ cards: ['9s', '2h', 'Ts', '3c'] }, { kind: 'void' }],
  wagers: [{ on: 'player-run', length: 2, before: 0, stake: 500 }],
};
const stack = {
  ...{ id: 't', rulebook: 'crown', version: 'traditional', decks: 8 },
  stack: ['9s', '2h', 'Ts', '3c', '4d', '5d'],
};

const shoed = (change: object, wrong: Wrong): BadLine => ({
  ...wrong,
  command: 'shoe',
  line: { ...shoe, ...change },
});
const streak = (wager: unknown, wrong: Wrong, change: object = {}): BadLine =>
  shoed({ ...change, wagers: [wager] }, wrong);
const stacked = (change: object, wrong: Wrong): BadLine => ({
  ...wrong,
  command: 'shoe',
  line: { ...stack, ...change },
});

export const BAD_SHOE_LINES: readonly BadLine[] = [
  shoed(
    { coups: undefined },
    { about: 'neither coups nor stack', code: 'missing-field', field: 'coups' },
  ),
  shoed({ stack: ['9s'] }, { about: 'coups and stack', code: 'unknown-field', field: 'coups' }),
  shoed({ decks: 2 }, { about: 'two decks', code: 'wrong-decks', field: 'decks', clause: '3.1' }),
  shoed(
    { coups: [{}] },
    { about: 'a live coup without cards', code: 'missing-field', field: 'coups[0].cards' },
  ),
  shoed(
    { coups: [{ cards: [], kind: 'dumy' }] },
    { about: 'no such kind', code: 'unknown-kind', field: 'coups[0].kind' },
  ),
  shoed(
    { coups: [{ cards: [], endOfShoe: 1 }] },
    { about: 'one for true', code: 'wrong-type', field: 'coups[0].endOfShoe' },
  ),
  shoed(
    { coups: [{ cards: ['9s', 'Xx'] }] },
    { about: 'no such card', code: 'unknown-card', field: 'coups[0].cards[1]', clause: '3.1' },
  ),
  streak(
    { on: 'banker', before: 0, stake: 5 },
    { about: 'a wager on one coup', code: 'wrong-command', field: 'wagers[0].on', clause: '6.5.2' },
  ),
  streak(
    { on: 'super-6', before: 0, stake: 5 },
    {
      about: 'one the book has not got',
      code: 'not-offered',
      field: 'wagers[0].on',
      clause: '6.5',
    },
  ),
  streak(
    { on: 'player-run', length: 2, stake: 5 },
    { about: 'placed nowhere', code: 'missing-field', field: 'wagers[0].before' },
  ),
  streak(
    { on: 'player-run', length: 2, before: 2, stake: 5 },
    { about: 'placed after the last coup', code: 'no-such-coup', field: 'wagers[0].before' },
  ),
  streak(
    { on: 'player-run', before: 0, stake: 5 },
    { about: 'a Run of no length', code: 'missing-field', field: 'wagers[0].length' },
  ),
  streak(
    { on: 'tie-run', length: 5, before: 0, stake: 5 },
    {
      about: 'five ties',
      code: 'wrong-length',
      field: 'wagers[0].length',
      clause: '1.1 Run length',
    },
  ),
  streak(
    { on: 'combination-run', pattern: 'P', before: 0, stake: 5 },
    {
      about: 'one side nominated',
      code: 'wrong-length',
      field: 'wagers[0].pattern',
      clause: '1.1 Run length',
    },
  ),
  streak(
    { on: 'combination-run', length: 3, before: 0, stake: 5 },
    { about: 'sides not nominated', code: 'unknown-field', field: 'wagers[0].length' },
  ),
  streak(
    { on: 'player-dragon-tail', before: 0, stake: 5 },
    { about: 'a tail without area', code: 'missing-field', field: 'wagers[0].area' },
  ),
  streak(
    { on: 'player-run', length: 2, before: 0, stake: 5 },
    { about: 'a Run in 2 to 1', code: 'not-offered', field: 'wagers[0].on', clause: '6.5' },
    { version: 'two-to-one' },
  ),
  streak(
    { on: 'player-dragon-tail', area: 'early', before: 0, stake: 5 },
    { about: 'a tail in Tasmania', code: 'not-offered', field: 'wagers[0].on', clause: '6.5' },
    { rulebook: 'tasmania' },
  ),
  stacked({ wagers: [] }, { about: 'wagers on a stack', code: 'unknown-field', field: 'wagers' }),
  stacked(
    { stack: Array.from({ length: 9 }, () => '9s') },
    { about: 'nine of one card', code: 'too-many-copies', field: 'stack', clause: '3.1' },
  ),
  stacked(
    { burn: 7 },
    {
      about: 'more burnt than there is',
      code: 'beyond-the-stack',
      field: 'burn',
      clause: '4.3.1 (a)',
    },
  ),
  stacked(
    { cutFromBack: 7 },
    { about: 'a cut beyond', code: 'beyond-the-stack', field: 'cutFromBack', clause: '4.1.1 (b)' },
  ),
  stacked({ burn: -1 }, { about: 'less than nothing burnt', code: 'out-of-range', field: 'burn' }),
];
