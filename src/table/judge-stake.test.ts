// The quick judgement of a touch is that of the rules, for every book, bet, limit and balance.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePlacement, type Limit, type WagerAsked } from '../rules/place.ts';
import { RULEBOOK_IDS, versionOf, versionsOf } from '../rules/rulebook.ts';
import { isRunWager, isTailWager, WAGERS, type WagerName } from '../rules/wagers.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { assert } from '../rules/assert.ts';
import type { At } from './act.ts';
import { permittedStake } from './judge-stake.ts';
import type { OpenPlace } from './may-wager.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Setup } from './setup.ts';
import { plainSetup, readyTable } from './testing/scene.ts';
import { betKey, type Bet, type Wager } from './wager.ts';

const money = fc.integer({ min: 1, max: 60 }).map(units => units * 50);
const limit = fc
  .record({ min: money, more: fc.integer({ min: 0, max: 40 }), step: money })
  .map(({ min, more, step }): Limit => ({ min, max: min + more * 50, step }));

const betOn = (on: WagerName): fc.Arbitrary<Bet> => {
  const length = fc.integer({ min: 1, max: 7 });
  if (on === 'combination-run') {
    const sides = fc.array(fc.constantFrom('player', 'banker'), { minLength: 1, maxLength: 7 });
    return fc.oneof(
      sides.map(pattern => ({ on, pattern })),
      length.map(coups => ({ on, length: coups })),
    );
  }
  if (isRunWager(on)) return length.map(coups => ({ on, length: coups }));
  if (isTailWager(on)) return fc.constantFrom('early', 'late').map(area => ({ on, area }) as const);
  return fc.constant({ on });
};

const bet = fc.constantFrom(...WAGERS).chain(betOn);
const standing = fc.uniqueArray(fc.tuple(bet, money), {
  maxLength: 5,
  selector: ([each]) => betKey(each),
});

const situation = fc.record({
  asked: fc.tuple(bet, fc.oneof(money, fc.integer({ min: 1, max: 4000 }))),
  standing,
  limits: fc.array(limit, { minLength: WAGERS.length, maxLength: WAGERS.length }),
  unlimited: fc.subarray([...WAGERS]),
  offered: fc.subarray([...WAGERS]),
  insures: fc.boolean(),
  indicators: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
  lastCoup: fc.boolean(),
  chip: fc.constantFrom(1, 5, 100),
});
type Situation = typeof situation extends fc.Arbitrary<infer Given> ? Given : never;

/** A room in which one patron's wagers lie as the situation says; no money is behind them. */
function roomFor(base: At, given: Situation): { readonly room: At; readonly place: OpenPlace } {
  const { table, book } = base;
  const [seat] = table.seats;
  assert(table.setup !== null && seat !== undefined, 'a ready table has seats');
  const { patron } = seat;
  assert(patron !== null, 'a ready table has a first patron');
  const limits = Object.fromEntries(
    WAGERS.map((on, at) => [on, given.limits[at]] as const).filter(
      ([on]) => !given.unlimited.includes(on),
    ),
  );
  const { offered, chip } = given;
  const setup: Setup = { ...table.setup, limits, offered, pay: { ...table.setup.pay, chip } };
  const wagers: Wager[] = given.standing.map(([on, stake], transfer) => {
    return { ...on, stake, transfer, patron: patron.id };
  });
  const [player, banker] = given.indicators;
  const tails = {
    player: { ...table.tails.player, indicator: player },
    banker: { ...table.tails.banker, indicator: banker },
  };
  const sitting = { ...seat, wagers };
  return {
    room: {
      book,
      table: {
        ...table,
        phase: given.insures ? 'insurance' : 'wagering',
        setup,
        tails,
        seats: [sitting, ...table.seats.slice(1)],
        shoe: { ...table.shoe, lastCoup: given.lastCoup },
      },
    },
    place: { seat: sitting, person: patron },
  };
}

/** What the rules say of the same wish; qualifiers wait for the close, so they are left out. */
function byTheRules({ book, table }: At, { seat }: OpenPlace, wish: WagerAsked) {
  assert(table.setup !== null, 'an open table has house rules');
  const { setup, shoe, tails } = table;
  const { differential: _never, ...house } = setup.pay;
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'the set-up was checked');
  const { pairsNeedOneOf: _atClose, ...placement } = book.placement;
  const others = seat.wagers.filter(wager => betKey(wager) !== betKey(wish));
  return judgePlacement(
    { book: { ...book, placement }, version, decks: setup.decks, house },
    {
      phase: table.phase === 'insurance' ? 'insurance' : 'open',
      standing: others,
      limits: setup.limits,
      aggregateMin: 0,
      tails: { player: tails.player.indicator, banker: tails.banker.indicator },
      lastCoup: shoe.lastCoup,
      offered: ['player', 'banker', 'tie', ...setup.offered],
      tailRules: setup.tails,
    },
    [wish],
  );
}

const games = RULEBOOK_IDS.flatMap(id => versionsOf(RULEBOOKS[id]).map(version => [id, version]));

describe('a touch is judged as the rules judge a placement', () => {
  test.each(games as [(typeof RULEBOOK_IDS)[number], 'traditional'][])('%s %s', (id, version) => {
    const scene = readyTable(plainSetup(id, version));
    scene.do({ do: 'open-wagering' });
    const base = { book: scene.book, table: scene.table };
    fc.assert(
      fc.property(situation, given => {
        const { room, place } = roomFor(base, given);
        const [asks, asked] = given.asked;
        const lies = place.seat.wagers.find(wager => betKey(wager) === betKey(asks))?.stake ?? 0;
        const answer = permittedStake(room, place, { bet: asks, asked, lies });
        const { accepted, refused } = byTheRules(room, place, { ...asks, stake: asked });
        const [no] = refused;
        // The side that a combination Run needs is judged at the close (C7).
        if (no?.refusal === 'needs-a-qualifying-wager') {
          expect(typeof answer).toBe('number');
          return;
        }
        const clears = no?.refusal === 'below-minimum' && asked < lies;
        if (no === undefined) expect(answer).toBe(accepted[0]?.stake);
        else if (clears && room.book.placement.clamps) expect(answer).toBe(0);
        else expect(told(answer)).toEqual({ refused: no.refusal, clause: no.clause });
      }),
      { numRuns: 500 },
    );
  });
});

function told(answer: number | Refusal) {
  if (typeof answer === 'number' || !isRefusal(answer)) return answer;
  const { refused, clause } = answer;
  return { refused, clause };
}
