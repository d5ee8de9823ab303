// Crown Melbourne's Runs and Dragon Tails: what this many coups in a row pay, number beside clause.

import type { RunOffer, TailOffer } from '../../rules/rulebook.ts';
import type { CrownClause } from './clauses.ts';

type Id = CrownClause;

/** Traditional and Crown Baccarat share their Runs (C10). */
export const runs = {
  'player-run': {
    clause: '6.5.5',
    broken: '10.1 note **',
    onAnnouncedDummy: '11.8.5',
    odds: {
      2: { clause: '10.1 run player-2', pays: [3, 1] },
      3: { clause: '10.1 run player-3', pays: [8, 1] },
      4: { clause: '10.1 run player-4', pays: [20, 1] },
      5: { clause: '10.1 run player-5', pays: [45, 1] },
      6: { clause: '10.1 run player-6', pays: [100, 1] },
    },
  },
  'banker-run': {
    clause: '6.5.6',
    broken: '10.1 note **',
    onAnnouncedDummy: '11.8.5',
    odds: {
      2: { clause: '10.1 run banker-2', pays: [3, 1] },
      3: { clause: '10.1 run banker-3', pays: [8, 1] },
      4: { clause: '10.1 run banker-4', pays: [20, 1] },
      5: { clause: '10.1 run banker-5', pays: [45, 1] },
      6: { clause: '10.1 run banker-6', pays: [100, 1] },
    },
  },
  'combination-run': {
    clause: '6.5.7',
    broken: '10.1 note **',
    onAnnouncedDummy: '11.8.5',
    odds: {
      2: { clause: '10.1 run combo-2', pays: [3, 1] },
      3: { clause: '10.1 run combo-3', pays: [8, 1] },
      4: { clause: '10.1 run combo-4', pays: [20, 1] },
      5: { clause: '10.1 run combo-5', pays: [45, 1] },
      6: { clause: '10.1 run combo-6', pays: [100, 1] },
    },
  },
  'tie-run': {
    clause: '6.5.8',
    broken: '1.1 Run (d)',
    onAnnouncedDummy: '11.8.5',
    odds: {
      2: { clause: '10.1 run tie-2', pays: [100, 1] },
      3: { clause: '10.1 run tie-3', pays: [1000, 1] },
      4: { clause: '10.1 run tie-4', pays: [10_000, 1] },
    },
  },
} as const satisfies Record<string, RunOffer<Id>>;

/** And their Dragon Tails; a late wager is paid by the early odds (C2). */
export const tails = {
  'player-dragon-tail': {
    clause: '6.5.11',
    established: '1.1 Dragon Tail established',
    broken: '1.1 Dragon Tail broken',
    misplaced: '11.13',
    onAnnouncedDummy: '11.8.5',
    early: {
      2: { clause: '10.1 dragon-tail early-player-2', pays: [1, 1] },
      3: { clause: '10.1 dragon-tail early-player-3', pays: [3, 1] },
      4: { clause: '10.1 dragon-tail early-player-4', pays: [7, 1] },
      5: { clause: '10.1 dragon-tail early-player-5', pays: [11, 1] },
      6: { clause: '10.1 dragon-tail early-player-6', pays: [30, 1] },
    },
    late: {
      broken: '10.1 dragon-tail late-player break',
      six: '10.1 dragon-tail late-player six',
      endOfShoe: '10.1 dragon-tail late-player end-of-shoe',
    },
  },
  'banker-dragon-tail': {
    clause: '6.5.12',
    established: '1.1 Dragon Tail established',
    broken: '1.1 Dragon Tail broken',
    misplaced: '11.13',
    onAnnouncedDummy: '11.8.5',
    early: {
      2: { clause: '10.1 dragon-tail early-banker-2', pays: [1, 1] },
      3: { clause: '10.1 dragon-tail early-banker-3', pays: [3, 1] },
      4: { clause: '10.1 dragon-tail early-banker-4', pays: [7, 1] },
      5: { clause: '10.1 dragon-tail early-banker-5', pays: [11, 1] },
      6: { clause: '10.1 dragon-tail early-banker-6', pays: [20, 1] },
    },
    late: {
      broken: '10.1 dragon-tail late-banker break',
      six: '10.1 dragon-tail late-banker six',
      endOfShoe: '10.1 dragon-tail late-banker end-of-shoe',
    },
  },
} as const satisfies Record<string, TailOffer<Id>>;
