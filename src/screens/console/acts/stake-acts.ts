// Stakes that a dealer enters for a patron, of any amount: laid down, or called with their money.

import {
  type FloorAct,
  by,
  chosen,
  choices,
  type SheetField,
  type Here,
  isAnybody,
} from './act.ts';
import { TENDER_TEXTS, TENDER_WORDS } from './people-acts.ts';

const mayStake = (here: Here): boolean =>
  here.view.floor.stakeMode === 'recorded' &&
  (here.view.phase === 'wagering' || here.view.phase === 'insurance') &&
  isAnybody(here);

const STAKE: readonly SheetField[] = [
  { slot: 'person', label: 'who' },
  { slot: 'bet', label: 'whichBet' },
  { slot: 'cents', label: 'amount' },
];

export const recordWager: FloorAct = {
  power: by('deal'),
  isOpen: mayStake,
  fields: () => STAKE,
  wish: (_here, { person, bet, cents }) =>
    person === undefined || bet === undefined || cents === undefined
      ? null
      : { do: 'record-wager', ...person, bet, stake: cents },
};

export const callBet: FloorAct = {
  power: by('deal'),
  isOpen: here => mayStake(here) && here.view.floor.callBets,
  fields: () => [...STAKE, { slot: 'choice', label: 'whatTender', choices: choices(TENDER_TEXTS) }],
  wish: (_here, { person, bet, cents = 0, choice }) => {
    const tender = chosen(TENDER_WORDS, choice);
    if (person === undefined || bet === undefined || tender === undefined || cents === 0) {
      return null;
    }
    return { do: 'call-bet', ...person, bet, stake: cents, tender, cents };
  },
};
