// What a secret wager settles as, whatever was written on its form (16.6.10, rulings T17 and T18).

import type { CompetitionClause } from '../../../rulebooks/competition-play.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import { type EntryFault, readForm } from './form.ts';
import { payableStake } from '../odds.ts';
import { competitionOf } from '../powers.ts';
import type { StakeArea, FormInHand, Play, Position } from '../play.ts';

/** How a form settles: as a wager, or as one minimum deducted. */
export type DeemedForm =
  | {
      readonly as: 'wager';
      readonly on: StakeArea;
      /** What the form says, in whole cents. */
      readonly written: number;
      readonly stake: number;
      /** Every clause that changed the amount, in order. */
      readonly by: readonly string[];
    }
  | {
      readonly as: 'deduction';
      readonly faults: readonly (EntryFault | 'opposite-sides')[];
      readonly by: readonly string[];
    };

export const oppositeOf = (on: StakeArea): 'player' | 'banker' | undefined =>
  on === 'tie' ? undefined : on === 'player' ? 'banker' : 'player';

/** The chip stake that is added up with a secret wager (16.6.3); a Tie counts with a Tie only. */
export const besideOf = ({ layout }: Position, on: StakeArea): number =>
  layout.player + layout.banker + (on === 'tie' ? layout.tie : 0);

/** Test (d) first, then up to the minimum, down to the maximum, down to the chips held (T18). */
export function deem(
  book: Rulebook,
  play: Play,
  position: Position,
  { form, wordsAgree, chipsHeld }: FormInHand,
): DeemedForm {
  const { clauses } = competitionOf(book);
  const deduction = [clauses.deemedDeduction];
  const read = readForm(form, wordsAgree);
  if ('faults' in read) return { as: 'deduction', faults: read.faults, by: deduction };
  const { on, stake: written } = read;
  const against = oppositeOf(on);
  if (against !== undefined && position.layout[against] > 0) {
    return { as: 'deduction', faults: ['opposite-sides'], by: deduction };
  }
  const { min, max, step } = play.limits;
  const by: string[] = [];
  let stake = written;
  const lower = (to: number, clause: CompetitionClause) => {
    if (stake <= to) return;
    stake = Math.max(to, 0);
    by.push(clauses[clause]);
  };
  if (stake < min) {
    stake = min;
    by.push(clauses.deemedMinimum);
  }
  lower(max, 'deemedMaximum');
  lower(max - besideOf(position, on), 'secretBesideChips');
  // Off the unit of the sign: down to the next unit, not under the minimum (16.4.6).
  if (stake % step !== 0) lower(Math.max(min, stake - (stake % step)), 'unit');
  const held = Math.min(chipsHeld, position.chips);
  if (stake > held) {
    // Exactly the chips held, as far as the odds can pay them exactly (T6 does the same).
    stake = payableStake(book, play.rules, on, held);
    by.push(clauses.deemedChips);
  }
  return { as: 'wager', on, written, stake, by };
}
