// The facts an odds line may name. Rulebooks name them; only this table works them out.

import type { CoupFacts } from './coup.ts';
import type { PairKind, Side } from './hand.ts';

const NAMES = { player: 'Player', banker: 'Banker' } as const;

/** The outcome in one breath: 'Banker wins 7 to 4', 'Tie at 6'. */
export function sayResult({ result, playerCount, bankerCount }: CoupFacts): string {
  if (result === 'tie') return `Tie at ${playerCount}`;
  return result === 'player'
    ? `Player wins ${playerCount} to ${bankerCount}`
    : `Banker wins ${bankerCount} to ${playerCount}`;
}

/** What the first two cards of a side made: 'Player opens with a mixed pair'. */
export function sayPair(side: Side, kind: PairKind | undefined): string {
  return kind === undefined
    ? `${NAMES[side]}'s first two cards are no pair`
    : `${NAMES[side]} opens with a ${kind} pair`;
}

interface FactTest {
  readonly holds: (coup: CoupFacts) => boolean;
  readonly says: (coup: CoupFacts) => string;
}

const naturalOf = (side: Side) => (side === 'player' ? 'playerNatural' : 'bankerNatural');

const wins = (side: Side): FactTest => ({ holds: c => c.result === side, says: sayResult });

const winsWithNatural = (side: Side): FactTest => ({
  holds: c => c.result === side && c[naturalOf(side)],
  says: c => `${sayResult(c)} with a natural`,
});

const winsBy = (side: Side, margin: number): FactTest => ({
  holds: c => c.result === side && c.margin === margin && !c[naturalOf(side)],
  says: c => `${sayResult(c)}, by ${margin} points without a natural`,
});

const winsWith = (side: Side, cards: 2 | 3, counts: readonly number[]): FactTest => ({
  holds: c =>
    c.result === side &&
    (side === 'player' ? c.playerCards : c.bankerCards) === cards &&
    counts.includes(side === 'player' ? c.playerCount : c.bankerCount),
  says: c => `${sayResult(c)} with ${cards === 2 ? 'two' : 'three'} cards`,
});

const opensWith = (side: Side, kind?: PairKind): FactTest => {
  const pair = side === 'player' ? 'playerPair' : 'bankerPair';
  return {
    holds: c => (kind === undefined ? c[pair] !== undefined : c[pair] === kind),
    says: c => sayPair(side, c[pair]),
  };
};

export const FACTS = {
  'player-wins': wins('player'),
  'banker-wins': wins('banker'),
  tie: { holds: c => c.result === 'tie', says: sayResult },
  'banker-wins-with-six': {
    holds: c => c.result === 'banker' && c.bankerCount === 6,
    says: () => 'Banker wins with 6',
  },
  'banker-does-not-win-with-six': {
    holds: c => c.result !== 'banker' || c.bankerCount !== 6,
    says: c => `${sayResult(c)}, no Banker win with 6`,
  },
  'natural-tie': {
    holds: c => c.result === 'tie' && c.playerNatural && c.bankerNatural,
    says: c => `Natural tie at ${c.playerCount}`,
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
