// Everything that can be seen wrong on a form, for the table inspector (16.6.7).

import type { CompetitionClause } from '../../../rulebooks/competition-play.ts';
import type { TournamentReason } from '../../reason.ts';
import type { PlayAt } from '../act.ts';
import { besideOf, oppositeOf } from './deem.ts';
import { readForm } from './form.ts';
import type { StakeArea, FormInHand, Play, Position } from '../play.ts';
import { mainStake } from './positions.ts';
import { competitionOf } from '../powers.ts';

export interface FormFault {
  readonly clause: string;
  readonly reason: TournamentReason;
}

/** A fault that a form may have, and whether this one has it. */
type Check = readonly [isThere: boolean, clause: CompetitionClause, code: FormFaultCode];

type FormFaultCode =
  | 'amount-below-minimum'
  | 'amount-above-maximum'
  | 'amount-off-unit'
  | 'amount-above-chips'
  | 'amount-above-maximum-with-chips'
  | 'chips-on-other-side'
  | 'tie-needs-main-wager'
  | 'name-missing'
  | 'seat-number-differs'
  | 'signature-missing';

export function faultsOf(
  { book, play }: Pick<PlayAt, 'book' | 'play'>,
  position: Position,
  handedIn: FormInHand,
): readonly FormFault[] {
  const { clauses } = competitionOf(book);
  const { form, wordsAgree } = handedIn;
  const read = readForm(form, wordsAgree);
  const unread = 'faults' in read ? read.faults : [];
  const checks = [
    ...('faults' in read ? [] : checksOfWager(play, position, handedIn, read.on, read.stake)),
    ...checksOfName(form, position),
  ];
  return [
    ...unread.map(code => ({ clause: clauses.secretForm, reason: { code } })),
    ...checks
      .filter(([isThere]) => isThere)
      .map(([, clause, code]) => ({ clause: clauses[clause], reason: { code } })),
  ];
}

function checksOfWager(
  { limits }: Play,
  position: Position,
  { chipsHeld }: FormInHand,
  on: StakeArea,
  stake: number,
): readonly Check[] {
  const { min, max, step } = limits;
  const against = oppositeOf(on);
  const beside = besideOf(position, on);
  const isAgainst = against !== undefined && position.layout[against] > 0;
  const held = Math.min(chipsHeld, position.chips);
  return [
    [stake < min, 'secretLimits', 'amount-below-minimum'],
    [stake > max, 'secretLimits', 'amount-above-maximum'],
    [stake % step !== 0, 'unit', 'amount-off-unit'],
    [stake > held, 'secretChips', 'amount-above-chips'],
    [beside > 0 && beside + stake > max, 'secretBesideChips', 'amount-above-maximum-with-chips'],
    [isAgainst, 'secretBesideChips', 'chips-on-other-side'],
    [on === 'tie' && mainStake(position) === 0, 'tieBesideMain', 'tie-needs-main-wager'],
  ];
}

/** Faults that leave the wager as it was written (T18). */
const checksOfName = (form: FormInHand['form'], { seat }: Position): readonly Check[] => [
  [form.name.trim() === '', 'formName', 'name-missing'],
  [form.seatNumber.trim() !== String(seat), 'formSeat', 'seat-number-differs'],
  [form.signature.trim() === '', 'formSignature', 'signature-missing'],
];
