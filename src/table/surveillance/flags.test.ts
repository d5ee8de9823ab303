// Flags on events of our own making: found where they are, and nowhere else.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableEvent } from '../acts.ts';
import type { PaidWager } from '../table.ts';
import { FLAG_SETTINGS, flagsOf } from './flags.ts';

interface Laid {
  readonly patron: string;
  readonly on: 'player' | 'banker' | 'tie';
  readonly stake: number;
  /** Milliseconds after the call for wagers; the close comes at 20,000, a card at 25,000. */
  readonly after: number;
  readonly by?: 'dealer';
}

const CLOSE = 20_000;
const CARD = 25_000;
const COUP = 60_000;
const DEALER = { role: 'dealer', id: 'dora' } as const;

const eventOf = (event: object): TableEvent => {
  const made: unknown = { by: DEALER, ...event };
  return made as TableEvent; // made here, with what is looked at
};

/** One coup: what is laid, in order of time, and what everybody wins or loses. */
function coupOf(number: number, laid: readonly Laid[], won: 'player' | 'banker' | 'tie') {
  const start = number * COUP;
  const events = [
    { at: start, happened: 'wagering-opened', coup: number },
    { at: start + CLOSE, happened: 'wagering-closed', byWhat: 'time', returned: [], shown: [] },
    { at: start + CARD, happened: 'card-dealt', to: 'player', card: '9s', source: 'keypad' },
    ...laid.map(({ patron, on, stake, after }) => ({
      ...{ at: start + after, happened: 'wagers-changed', seat: 1, patron, gesture: 'set' },
      changes: [{ bet: { on }, stake, asked: stake, transfer: 1 }],
    })),
  ].toSorted((a, b) => a.at - b.at);
  const paid = laid
    .filter(({ stake }) => stake > 0)
    .map(({ patron, on, stake }) => ({ patron, on, stake, paid: on === won ? 2 * stake : 0 }));
  const record = { shoe: 1, number, seats: [{ seat: 1, paid: paid as unknown as PaidWager[] }] };
  return [...events, { at: start + COUP - 1, happened: 'coup-settled', record }].map(eventOf);
}

const shoeOf = (coups: readonly (readonly Laid[])[], won: 'player' | 'banker' | 'tie' = 'player') =>
  coups.flatMap((laid, at) => coupOf(at + 1, laid, won));

const seen = (events: readonly TableEvent[]) =>
  flagsOf(1, events).map(({ flag, sighting, patron, figure }) => [flag, sighting, patron, figure]);

const laid = (patron: string, on: Laid['on'], stake: number, after = 5000): Laid => ({
  ...{ patron, on, stake, after },
});

test('a stake after the close, and one after a card', () => {
  const late = shoeOf([[laid('ann', 'player', 500, CLOSE + 300)]]);
  expect(seen(late)).toEqual([['late-bet', 'laid-after-close', 'ann', 300]]);
  const posted = shoeOf([[laid('bob', 'player', 500), laid('bob', 'player', 900, CARD + 700)]]);
  expect(seen(posted)).toEqual([['past-post', 'raised-after-card', 'bob', 700]]);
  const pinched = shoeOf([[laid('cy', 'player', 500), laid('cy', 'player', 0, CARD + 100)]]);
  expect(seen(pinched)).toEqual([['past-post', 'lowered-after-card', 'cy', 100]]);
});

test('what a ruling opened again is no flag', () => {
  const coup = coupOf(1, [laid('ann', 'player', 500, CARD + 700)], 'player');
  const ruled = eventOf({ at: COUP + CARD + 10, happened: 'irregularity-ruled' });
  const events = [...coup, ruled].toSorted((a, b) => a.at - b.at);
  expect(seen(events)).toEqual([]);
});

test('at the bell again and again, and not once', () => {
  const bell = (coups: number) =>
    seen(shoeOf(Array.from({ length: coups }, () => [laid('ann', 'tie', 500, CLOSE - 200)])));
  expect(bell(FLAG_SETTINGS.bells - 1)).toEqual([]);
  expect(bell(FLAG_SETTINGS.bells)).toEqual([
    ['late-bet', 'at-the-bell', 'ann', FLAG_SETTINGS.bells],
  ]);
});

test('far above the own, doubled after losses, and equal on opposite sides', () => {
  const usual = Array.from({ length: 6 }, () => [laid('ann', 'player', 1000)]);
  expect(seen(shoeOf([...usual, [laid('ann', 'player', 9000)]]))).toEqual([
    ['colour-up', 'far-above-own', 'ann', 9],
  ]);
  const doubled = Array.from({ length: 5 }, (_, at) => [laid('bob', 'banker', 100 * 2 ** at)]);
  expect(seen(shoeOf(doubled))).toEqual([['pattern', 'raised-after-losing', 'bob', 5]]);
  const both = Array.from({ length: 5 }, (_, at) => [
    ...[laid('cy', 'player', 300 + at), laid('ann', 'banker', 300 + at)],
  ]);
  const [flag] = flagsOf(1, shoeOf(both, 'tie'));
  expect(flag).toMatchObject({
    sighting: 'opposite-stakes',
    patron: 'ann',
    beside: 'cy',
    figure: 5,
  });
  expect(flag?.evidence.map(({ coup, bet }) => [coup, bet])).toEqual(
    [1, 2, 3, 4, 5].map(coup => [coup, 'banker']),
  );
});

const wager = fc.record({
  patron: fc.constantFrom('ann', 'bob'),
  on: fc.constantFrom('player', 'banker', 'tie'),
  stake: fc.integer({ min: 0, max: 20 }).map(units => units * 500),
  after: fc.integer({ min: 1, max: 50_000 }),
});

test('every flag of a late or posted stake is one that was laid then, and none is missed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(wager, { maxLength: 5 }), { maxLength: 12 }), coups => {
      const events = shoeOf(coups);
      const flags = flagsOf(1, events);
      for (const { sighting, evidence, figure } of flags) {
        const [first] = evidence;
        const after = (first?.at ?? 0) % COUP;
        if (sighting === 'laid-after-close')
          expect([after - CLOSE, after < CARD]).toEqual([figure, true]);
        if (sighting.endsWith('after-card')) expect(after - CARD).toBe(figure);
      }
      // Nothing that was laid in time is late, whatever came of it.
      const inTime = coups.map(all =>
        all.map(each => ({ ...each, after: 1 + (each.after % CLOSE) })),
      );
      const quiet = flagsOf(1, shoeOf(inTime));
      const late = quiet.filter(({ sighting }) => /after-(?:close|card)/u.test(sighting));
      expect(late).toEqual([]);
      expect(flagsOf(1, events)).toEqual(flags);
    }),
  );
});
