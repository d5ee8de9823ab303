// Acts about money: the float, large wins, what is owed and owing, commission.

import {
  type FloorAct,
  by,
  choices,
  chosen,
  type Here,
  isAnybodySeated,
  isWritten,
  type Person,
  secondWith,
  seatedAt,
  yesNo,
} from './act.ts';
import { AMOUNT, NOTE, WHO } from './asked-of-all.ts';
import { TENDER_TEXTS, TENDER_WORDS } from './people-acts.ts';

const MOVE_TEXTS = { opening: 'opening', fill: 'fill', credit: 'credit' } as const;
const MOVES = ['opening', 'fill', 'credit'] as const;

export const moveFloat: FloorAct = {
  power: by('move-float'),
  isOpen: ({ view }) => view.floor.float !== null,
  signedBy: () => 'cashier',
  fields: () => [
    { slot: 'choice', label: 'whichMove', choices: choices(MOVE_TEXTS) },
    AMOUNT,
    { slot: 'name', label: 'slip' },
  ],
  wish: (_here, { choice, cents = 0, name }) => {
    const move = chosen(MOVES, choice);
    if (move === undefined || cents === 0 || !isWritten(name)) return null;
    return { do: 'move-float', move, cents, slip: name };
  },
};

const CLEARING_TEXTS = { 'by-hand': 'byHand', 'to-credit': 'toCredit' } as const;
const CLEARINGS = ['by-hand', 'to-credit'] as const;

/** Whoever has a win that waits for an attendant, and how much of it. */
const winners = ({ view }: Here) =>
  view.seats.flatMap(({ seat, patron, locked = 0 }) =>
    patron === null || locked === 0 ? [] : [{ seat, patron, locked }],
  );

/** The whole of what is locked; the form is signed before the key is pressed (R-CSH-11). */
export const releaseLockedWin: FloorAct = {
  power: by('pay-by-hand'),
  isOpen: here => winners(here).length > 0,
  fields: here => [
    { ...WHO, people: winners(here) },
    { slot: 'choice', label: 'howPaid', choices: choices(CLEARING_TEXTS) },
    { slot: 'name', label: 'signedForm' },
  ],
  wish: (here, { person, choice, name }) => {
    const how = chosen(CLEARINGS, choice);
    const win = winners(here).find(({ seat, patron }) => {
      return seat === person?.seat && patron === person.patron;
    });
    if (win === undefined || how === undefined || !isWritten(name)) return null;
    const { seat, patron, locked: cents } = win;
    return { do: 'release-locked-win', seat, patron, cents, how, form: name };
  },
  paper: ({ view }, { person }) =>
    person === undefined
      ? null
      : `/api/tables/${encodeURIComponent(view.table)}/wins/locked/${person.seat}`,
};

const debtors = ({ view }: Here): readonly Person[] =>
  view.seats.flatMap(({ seat, patron, commissionDue }) =>
    patron === null || commissionDue === 0 ? [] : [{ seat, patron }],
  );

/** Chips at the seat pay it, or what is tendered; whoever has left has no chips here. */
export const settleCommission: FloorAct = {
  power: by('deal'),
  isOpen: here => debtors(here).length + here.view.floor.debts.length > 0,
  fields: here => [
    { ...WHO, people: [...debtors(here), ...here.view.floor.debts] },
    { slot: 'choice', label: 'whatTender', choices: choices(TENDER_TEXTS), isFree: true },
    { ...AMOUNT, isFree: true },
  ],
  wish: (_here, { person, choice, cents }) => {
    if (person === undefined) return null;
    const { seat, patron } = person;
    const tender = chosen(TENDER_WORDS, choice);
    return {
      ...{ do: 'settle-commission', seat, patron },
      ...(tender === undefined ? {} : { tender }),
      ...(cents === undefined ? {} : { cents }),
    };
  },
};

/** To the cent, with the number of the approval that is on file (C25). */
export const releaseDebt: FloorAct = {
  power: by('approve-deferred-commission'),
  isOpen: ({ view }) => view.floor.debts.length > 0,
  signedBy: secondWith('rule-on-dispute'),
  fields: ({ view }) => [
    { ...WHO, people: view.floor.debts },
    { slot: 'name', label: 'storedApproval' },
    { slot: 'note', label: 'why' },
  ],
  wish: ({ view }, { person, name, note }) => {
    const debt = view.floor.debts.find(
      ({ seat, patron }) => seat === person?.seat && patron === person.patron,
    );
    if (debt === undefined || !isWritten(name) || !isWritten(note)) return null;
    const { seat, patron, cents } = debt;
    return { do: 'release-debt', seat, patron, cents, approval: name, note };
  },
};

export const approveCommissionDeferral: FloorAct = {
  power: by('approve-deferred-commission'),
  isOpen: here => here.view.floor.deferredCommission && isAnybodySeated(here),
  fields: ({ view }) => [{ ...WHO, people: seatedAt(view) }, yesNo('mayOwe')],
  wish: (_here, { person, choice }) =>
    person === undefined || choice === undefined
      ? null
      : { do: 'approve-commission-deferral', ...person, approved: choice === 'yes' },
};

export const carryCommission: FloorAct = {
  power: by('start-shoe-with-commission-owed'),
  isOpen: here => debtors(here).length > 0,
  fields: () => [NOTE],
  wish: (_here, { note }) => (isWritten(note) ? { do: 'carry-commission', note } : null),
};
