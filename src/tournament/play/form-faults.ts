// Everything that can be seen wrong on a form, for the inspector's eyes (16.6.7).

import type { TasmaniaClause } from '../../rulebooks/tasmania/clauses.ts';
import { besideOf, oppositeOf } from './deem.ts';
import { type EntryFault, readForm } from './form.ts';
import type { Area, FormInHand, Play, Position } from './play.ts';
import { mainStake } from './positions.ts';

export interface FormFault {
  readonly clause: TasmaniaClause;
  readonly says: string;
}

const ENTRY_WORDS: Readonly<Record<EntryFault, string>> = {
  'figures-missing': 'The amount in figures is missing.',
  'figures-unreadable': 'The amount in figures cannot be read.',
  'words-missing': 'The amount in words is missing.',
  'words-unreadable': 'The amount in words cannot be read by the machine: compare it.',
  'words-differ': 'Words and figures differ.',
  'no-selection': 'Nothing is selected.',
  'several-selections': 'More than one is selected.',
};

export function faultsOf(play: Play, position: Position, handedIn: FormInHand) {
  const { form, wordsAgree } = handedIn;
  const read = readForm(form, wordsAgree);
  const inWager =
    'faults' in read
      ? read.faults.map((fault): FormFault => ({ clause: '16.6.2', says: ENTRY_WORDS[fault] }))
      : faultsOfWager(play, position, handedIn, read.on, read.stake);
  return [...inWager, ...faultsOfName(form, position)];
}

function faultsOfWager(
  { limits }: Play,
  position: Position,
  { chipsHeld }: FormInHand,
  on: Area,
  stake: number,
): readonly FormFault[] {
  const { min, max, step } = limits;
  const against = oppositeOf(on);
  const beside = besideOf(position, on);
  const faults: readonly (FormFault & { readonly holds: boolean })[] = [
    { holds: stake < min, clause: '16.6.4.a', says: 'The amount is below the minimum.' },
    { holds: stake > max, clause: '16.6.4.a', says: 'The amount is above the maximum.' },
    { holds: stake % step !== 0, clause: '16.4.6', says: 'The amount is off the unit.' },
    {
      holds: stake > Math.min(chipsHeld, position.chips),
      clause: '16.6.4.b',
      says: 'The amount is above the chips held.',
    },
    {
      holds: beside > 0 && beside + stake > max,
      clause: '16.6.3',
      says: 'With the chip wager the amount is above the maximum.',
    },
    {
      holds: against !== undefined && position.layout[against] > 0,
      clause: '16.6.3',
      says: 'The chip wager lies on the other side.',
    },
    {
      holds: on === 'tie' && mainStake(position) === 0,
      clause: '16.4.4',
      says: 'A Tie needs a wager on Banker or Player beside it.',
    },
  ];
  return faults.filter(({ holds }) => holds).map(({ clause, says }) => ({ clause, says }));
}

/** Faults that leave the wager as it was written (T18). */
function faultsOfName(form: FormInHand['form'], { seat }: Position): readonly FormFault[] {
  const faults: readonly (FormFault & { readonly holds: boolean })[] = [
    {
      holds: form.name.trim() === '',
      clause: '16.6 Diagram I Name',
      says: 'The name is missing.',
    },
    {
      holds: form.seatNumber.trim() !== String(seat),
      clause: '16.6 Diagram I Seat No',
      says: 'The seat number is not that of the seat.',
    },
    {
      holds: form.signature.trim() === '',
      clause: '16.6 Diagram I Player signature',
      says: 'The signature is missing.',
    },
  ];
  return faults.filter(({ holds }) => holds).map(({ clause, says }) => ({ clause, says }));
}
