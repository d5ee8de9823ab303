// Chips go over the table: the excess back, losing stakes in, winnings out (16.5.13, 16.6.8).

import type { Given, Happened } from '../../act.ts';
import { book, changePosition } from '../../change.ts';
import type { SettledLine } from '../../lines.ts';
import { type StakeArea, AREAS, type Play } from '../../play.ts';

export interface ExcessReturned extends Happened {
  readonly happened: 'excess-returned';
  readonly seat: number;
  readonly on: StakeArea;
  readonly chips: number;
}

export interface LosingCollected extends Happened {
  readonly happened: 'losing-collected';
  readonly lines: readonly SettledLine[];
}

export interface WinningPaid extends Happened {
  readonly happened: 'winning-paid';
  readonly lines: readonly SettledLine[];
}

/** Only the maximum is settled. */
export const excesses = (play: Play, { by, at }: Given): readonly ExcessReturned[] =>
  play.positions.flatMap(({ seat, layout }) =>
    AREAS.filter(on => layout[on] > play.limits.max).map((on): ExcessReturned => ({
      happened: 'excess-returned',
      by,
      at,
      seat,
      on,
      chips: layout[on] - play.limits.max,
    })),
  );

const linesThat = (lines: readonly SettledLine[], outcome: SettledLine['outcome']) =>
  lines.filter(line => line.outcome === outcome);

export const collected = (lines: readonly SettledLine[], { by, at }: Given): LosingCollected => ({
  happened: 'losing-collected',
  by,
  at,
  lines: linesThat(lines, 'lose'),
});

export const paid = (lines: readonly SettledLine[], { by, at }: Given): WinningPaid => ({
  happened: 'winning-paid',
  by,
  at,
  lines: linesThat(lines, 'win'),
});

export const evolveExcessReturned = (play: Play, { seat, on, chips }: ExcessReturned): Play =>
  changePosition(play, seat, position => ({
    chips: position.chips + chips,
    layout: { ...position.layout, [on]: position.layout[on] - chips },
  }));

/** A stake leaves the layout; one of a form leaves the chips it was held by. */
const withoutStake = (play: Play, { seat, on, stake, secret }: SettledLine): Play =>
  changePosition(play, seat, ({ chips, layout }) =>
    secret ? { chips: chips - stake } : { layout: { ...layout, [on]: layout[on] - stake } },
  );

export const evolveLosingCollected = (play: Play, { lines }: LosingCollected): Play =>
  lines.reduce((after, line) => book(withoutStake(after, line), 'collected', line.stake), play);

export const evolveWinningPaid = (play: Play, { lines }: WinningPaid): Play =>
  lines.reduce((after, line) => {
    const back = changePosition(withoutStake(after, line), line.seat, ({ chips }) => ({
      chips: chips + line.paid,
    }));
    return book(back, 'paid', line.paid - line.stake);
  }, play);
