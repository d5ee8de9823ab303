// A card is turned by the patron who holds the hand, or by the dealer where nobody does (16.7.4).

import { factsOf, type Result } from '../../../rules/coup.ts';
import type { Side } from '../../../rules/hand.ts';
import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup, coupOf } from '../change.ts';
import { handsOf } from '../hands.ts';
import type { Play } from '../play.ts';
import { positionAt } from '../positions.ts';
import { hasPower } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { isFinished } from './deal-card.ts';

/** Turns the first card of a hand that still lies face down. */
export interface TurnCard extends Given {
  readonly do: 'turn-card';
  readonly side: Side;
}

export interface CardTurned extends Happened {
  readonly happened: 'card-turned';
  readonly side: Side;
}

export interface CoupFinished extends Happened {
  readonly happened: 'coup-finished';
  readonly result: Result;
}

export function decideTurnCard(
  room: PlayAt,
  { by, at, side }: TurnCard,
): Decision<CardTurned | CoupFinished> {
  const { coup } = room.play;
  const lies = coup?.cards.some(dealt => dealt.side === side && !dealt.turned);
  if (coup === null || coup.holders === null || lies !== true) {
    return refuse('nothing-to-do', '16.7.4', 'No card of that hand waits to be turned.');
  }
  const holder = coup.holders[side];
  const holds = holder !== 'dealer' && positionAt(room.play, holder)?.patron === by.id;
  if (!hasPower(room, by, 'run-the-table') && !holds) {
    return refuse('not-your-cards', '16.7.1', 'Only who was passed these cards turns them.');
  }
  const turned: CardTurned = { happened: 'card-turned', by, at, side };
  const play = evolveCardTurned(room.play, turned);
  if (!isFinished({ ...room, play })) return [turned];
  const { result } = factsOf(handsOf(coupOf(play)));
  return [turned, { happened: 'coup-finished', by, at, result }];
}

export function evolveCardTurned(play: Play, { side }: CardTurned): Play {
  const { cards } = coupOf(play);
  const first = cards.findIndex(dealt => dealt.side === side && !dealt.turned);
  return changeCoup(play, {
    cards: cards.map((dealt, index) => (index === first ? { ...dealt, turned: true } : dealt)),
  });
}

export const evolveCoupFinished = (play: Play, { result }: CoupFinished): Play => ({
  ...changeCoup(play, { result }),
  phase: 'over',
});
