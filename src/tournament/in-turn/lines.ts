// What each wager of a coup comes to: chips on the layout and secrets alike, by the book's odds.

import type { CoupFacts } from '../../rules/coup.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Reason } from '../../table/reason.ts';
import { playCoupOf } from './change.ts';
import { settleStake } from './odds.ts';
import { type StakeArea, AREAS, type Play, type Position } from './play.ts';

export interface SettledLine {
  readonly seat: number;
  readonly on: StakeArea;
  readonly stake: number;
  /** Made on a form and not laid out: it comes out of the patron's chips. */
  readonly secret: boolean;
  readonly outcome: 'win' | 'lose' | 'push';
  /** What goes back to the patron, stake included. */
  readonly paid: number;
  readonly clause: string;
  readonly reason: Reason;
}

interface Staked {
  readonly on: StakeArea;
  readonly stake: number;
  readonly secret: boolean;
}

function stakesOf(play: Play, { seat, layout }: Position): readonly Staked[] {
  const open = AREAS.map(on => ({ on, stake: layout[on], secret: false }));
  const form = playCoupOf(play).forms[seat];
  const deemed = form?.laid === false ? form.deemed : null;
  const secret =
    deemed?.as === 'wager' ? [{ on: deemed.on, stake: deemed.stake, secret: true }] : [];
  return [...open, ...secret].filter(({ stake }) => stake > 0);
}

export const settledLinesOf = (
  book: Rulebook,
  play: Play,
  facts: CoupFacts,
): readonly SettledLine[] =>
  play.positions.flatMap(position =>
    stakesOf(play, position).map(({ on, stake, secret }): SettledLine => {
      const settlement = settleStake(book, play.rules, facts, on, stake);
      const { paid, clause, reason } = settlement;
      const outcome = settlement.outcome === 'void' ? 'push' : settlement.outcome;
      return { seat: position.seat, on, stake, secret, outcome, paid, clause, reason };
    }),
  );
