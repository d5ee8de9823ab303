// One table minimum goes, whatever the result: a form nobody can settle, the late, the absent.

import type { Given, Happened } from '../act.ts';
import { book, changePosition, coupOf } from '../change.ts';
import type { Play } from '../play.ts';
import { isIn, positionAt } from '../positions.ts';

export interface MinimumDeducted extends Happened {
  readonly happened: 'minimum-deducted';
  readonly seat: number;
  readonly why: 'faulty-form' | 'late' | 'absent' | 'passed-over';
  readonly clause: '16.6.10.d' | '16.3.2.a' | '16.3.6.a';
  readonly chips: number;
}

interface Due {
  readonly seat: number;
  readonly why: MinimumDeducted['why'];
}

/** Competition chips only: nobody takes cash for having been away. */
export function deductions(play: Play, { by, at }: Given): readonly MinimumDeducted[] {
  const { forms, sittingOut } = coupOf(play);
  const faulty = play.positions
    .filter(({ seat }) => forms[seat]?.deemed?.as === 'deduction')
    .map(({ seat }): Due => ({ seat, why: 'faulty-form' }));
  const away: readonly Due[] = play.rules.chips === 'cash-value' ? [] : sittingOut;
  return [...faulty, ...away].flatMap(({ seat, why }) => {
    const position = positionAt(play, seat);
    if (position === undefined || !isIn(position)) return [];
    const clause = why === 'faulty-form' ? '16.6.10.d' : why === 'late' ? '16.3.2.a' : '16.3.6.a';
    const chips = Math.min(play.limits.min, position.chips);
    return [{ happened: 'minimum-deducted', by, at, seat, why, clause, chips } as const];
  });
}

export const evolveMinimumDeducted = (play: Play, event: MinimumDeducted): Play =>
  book(
    changePosition(play, event.seat, ({ chips, lateCoups }) => ({
      chips: chips - event.chips,
      lateCoups: lateCoups + (event.why === 'late' ? 1 : 0),
    })),
    'deducted',
    event.chips,
  );
