// The facts an odds line may name. Rulebooks name them; only this table works them out.

import type { CoupFacts } from './coup.ts';
import type { PairKind, Side } from './hand.ts';

interface FactTest {
  readonly holds: (coup: CoupFacts) => boolean;
}

const naturalOf = (side: Side) => (side === 'player' ? 'playerNatural' : 'bankerNatural');

const wins = (side: Side): FactTest => ({ holds: c => c.result === side });

const winsWithNatural = (side: Side): FactTest => ({
  holds: c => c.result === side && c[naturalOf(side)],
});

const winsBy = (side: Side, margin: number): FactTest => ({
  holds: c => c.result === side && c.margin === margin && !c[naturalOf(side)],
});

const winsWith = (side: Side, cards: 2 | 3, counts: readonly number[]): FactTest => ({
  holds: c =>
    c.result === side &&
    (side === 'player' ? c.playerCards : c.bankerCards) === cards &&
    counts.includes(side === 'player' ? c.playerCount : c.bankerCount),
});

const opensWith = (side: Side, kind?: PairKind): FactTest => {
  const pair = side === 'player' ? 'playerPair' : 'bankerPair';
  return {
    holds: c => (kind === undefined ? c[pair] !== undefined : c[pair] === kind),
  };
};

export const FACTS = {
  'player-wins': wins('player'),
  'banker-wins': wins('banker'),
  tie: { holds: c => c.result === 'tie' },
  'banker-wins-with-six': {
    holds: c => c.result === 'banker' && c.bankerCount === 6,
  },
  'banker-does-not-win-with-six': {
    holds: c => c.result !== 'banker' || c.bankerCount !== 6,
  },
  'natural-tie': {
    holds: c => c.result === 'tie' && c.playerNatural && c.bankerNatural,
  },
  'player-wins-with-natural': winsWithNatural('player'),
  'player-wins-by-4': winsBy('player', 4),
  'player-wins-by-5': winsBy('player', 5),
  'player-wins-by-6': winsBy('player', 6),
  'player-wins-by-7': winsBy('player', 7),
  'player-wins-by-8': winsBy('player', 8),
  'player-wins-by-9': winsBy('player', 9),
  'banker-wins-with-natural': winsWithNatural('banker'),
  'banker-wins-by-4': winsBy('banker', 4),
  'banker-wins-by-5': winsBy('banker', 5),
  'banker-wins-by-6': winsBy('banker', 6),
  'banker-wins-by-7': winsBy('banker', 7),
  'banker-wins-by-8': winsBy('banker', 8),
  'banker-wins-by-9': winsBy('banker', 9),
  'player-wins-with-three-card-8-or-9': winsWith('player', 3, [8, 9]),
  'banker-wins-with-three-card-8-or-9': winsWith('banker', 3, [8, 9]),
  'banker-wins-with-two-card-6': winsWith('banker', 2, [6]),
  'banker-wins-with-three-card-6': winsWith('banker', 3, [6]),
  'banker-wins-with-three-card-7': winsWith('banker', 3, [7]),
  'player-wins-with-three-card-8': winsWith('player', 3, [8]),
  'player-pair': opensWith('player'),
  'banker-pair': opensWith('banker'),
  'player-mixed-pair': opensWith('player', 'mixed'),
  'player-coloured-pair': opensWith('player', 'coloured'),
  'player-perfect-pair': opensWith('player', 'perfect'),
  'banker-mixed-pair': opensWith('banker', 'mixed'),
  'banker-coloured-pair': opensWith('banker', 'coloured'),
  'banker-perfect-pair': opensWith('banker', 'perfect'),
} satisfies Record<string, FactTest>;

export type Fact = keyof typeof FACTS;
