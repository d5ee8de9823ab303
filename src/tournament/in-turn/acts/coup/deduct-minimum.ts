// One table minimum goes, whatever the result: a form nobody can settle, the late, the absent.

import type { Given, Happened, PlayAt } from '../../act.ts';
import { book, changePosition, playCoupOf } from '../../change.ts';
import type { Play } from '../../play.ts';
import { isIn, positionAt } from '../../wagers/positions.ts';
import { competitionOf } from '../../powers.ts';

export interface MinimumDeducted extends Happened {
  readonly happened: 'minimum-deducted';
  readonly seat: number;
  readonly why: 'faulty-form' | 'late' | 'absent' | 'passed-over';
  readonly clause: string;
  readonly chips: number;
}

const DEDUCTED_BY = {
  'faulty-form': 'deemedDeduction',
  late: 'lateDeduction',
  absent: 'absenceDeduction',
  'passed-over': 'absenceDeduction',
} as const;

interface Due {
  readonly seat: number;
  readonly why: MinimumDeducted['why'];
}

/** Competition chips only: nobody takes cash for having been away. */
export function deductions(
  { book: rulebook, play }: Pick<PlayAt, 'book' | 'play'>,
  { by, at }: Given,
): readonly MinimumDeducted[] {
  const { clauses } = competitionOf(rulebook);
  const { forms, sittingOut } = playCoupOf(play);
  const faulty = play.positions
    .filter(({ seat }) => forms[seat]?.deemed?.as === 'deduction')
    .map(({ seat }): Due => ({ seat, why: 'faulty-form' }));
  const away: readonly Due[] = play.rules.chips === 'cash-value' ? [] : sittingOut;
  return [...faulty, ...away].flatMap(({ seat, why }) => {
    const position = positionAt(play, seat);
    if (position === undefined || !isIn(position)) return [];
    const clause = clauses[DEDUCTED_BY[why]];
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
