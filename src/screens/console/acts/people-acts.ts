// Acts about people: duties, seats, chips in and out, agreements.

import type { SentCommand } from '../../../wire/index.ts';
import {
  type FloorAct,
  type Answers,
  always,
  by,
  chosen,
  choices,
  type SheetField,
  bookGives,
  type Here,
  isAnybody,
  isAnybodySeated,
  isWritten,
  type Person,
  peopleAtTable,
  seatedAt,
} from './act.ts';
import { DUTY_PLACES, TABLE_DUTIES } from '../staff/duties.ts';
import { AMOUNT, NOTE, WHO } from './asked-of-all.ts';

const DUTY: SheetField = { slot: 'choice', label: 'duty', choices: choices(DUTY_PLACES) };

const seated = ({ view }: Here): SheetField => ({ ...WHO, people: seatedAt(view) });

export const signOn: FloorAct = {
  power: by(null),
  isOpen: always,
  fields: () => [DUTY],
  command: (_here, { choice }) => {
    const duty = chosen(TABLE_DUTIES, choice);
    return duty === undefined ? null : { do: 'sign-on', duty };
  },
};

export const signOff: FloorAct = {
  ...signOn,
  isOpen: ({ view }) => Object.values(view.staff).some(person => person !== null),
  command: (_here, { choice }) => {
    const duty = chosen(TABLE_DUTIES, choice);
    return duty === undefined ? null : { do: 'sign-off', duty };
  },
};

export const TENDER_TEXTS = {
  chips: 'chips',
  cash: 'cash',
  vouchers: 'vouchers',
  tokens: 'tokens',
} as const;
export const TENDER_WORDS = ['chips', 'cash', 'vouchers', 'tokens'] as const;

/** Free seats are there too: whoever buys in at one sits down. */
const seats = ({ view }: Here): readonly Person[] =>
  view.seats.flatMap(({ seat, patron, standing }) =>
    [patron ?? `seat-${seat}`, ...standing].map(each => ({ seat, patron: each })),
  );

export const buyIn: FloorAct = {
  power: by('deal'),
  isOpen: ({ view }) => view.seats.length > 0,
  fields: here => [
    { slot: 'person', label: 'whose', people: seats(here) },
    { slot: 'choice', label: 'whatTender', choices: choices(TENDER_TEXTS) },
    AMOUNT,
  ],
  command: (_here, { person, choice, cents = 0 }) => {
    const tender = chosen(TENDER_WORDS, choice);
    if (person === undefined || tender === undefined || cents === 0) return null;
    return { do: 'buy-in', ...person, tender, cents };
  },
};

const balanceOf = ({ view }: Here, { seat, patron }: Person): number => {
  const at = view.seats.find(each => each.seat === seat);
  if (at?.patron === patron) return at.balance;
  return at?.behind.find(each => each.patron === patron)?.balance ?? 0;
};

const PAYMENT_TEXTS = { chips: 'chips', ticket: 'ticket', 'by-hand': 'byHand' } as const;
const PAYMENTS = ['chips', 'ticket', 'by-hand'] as const;

const DEBT_TEXTS = { stays: 'debtStays' } as const;

/** What somebody without chips still owes: it stays open where a person says so (C25). */
function debtLeft(here: Here, person: Person | undefined): number {
  if (person === undefined || balanceOf(here, person) > 0) return 0;
  const { seat, patron } = person;
  const at = here.view.seats.find(each => each.seat === seat && each.patron === patron);
  return at?.commissionDue ?? 0;
}

/** The whole balance: that is the only payment there is. */
export const payOut: FloorAct = {
  power: by('deal'),
  isOpen: isAnybody,
  fields: (here, { person }) => [
    WHO,
    { slot: 'choice', label: 'howPaid', choices: choices(PAYMENT_TEXTS) },
    { slot: 'name', label: 'reference', isFree: true },
    ...(debtLeft(here, person) > 0
      ? [{ slot: 'fate', label: 'debtOpen', choices: choices(DEBT_TEXTS) } as const]
      : []),
  ],
  command: (here, { person, choice, name, fate }) => {
    const how = chosen(PAYMENTS, choice);
    if (person === undefined || how === undefined) return null;
    const debt = debtLeft(here, person);
    if (debt > 0 && fate !== 'stays') return null;
    const reference = isWritten(name) ? { reference: name } : {};
    const owing = debt > 0 ? { owing: debt } : {};
    const cents = balanceOf(here, person);
    return { do: 'pay-out', ...person, how, cents, ...reference, ...owing };
  },
};

const REASON_TEXTS = {
  'own-accord': 'ofOwnAccord',
  'disrupts-the-game': 'disrupts',
  idle: 'idle',
} as const;
const REASONS = ['own-accord', 'disrupts-the-game', 'idle'] as const;

export const leave: FloorAct = {
  power: by('deal'),
  isOpen: isAnybody,
  fields: () => [
    WHO,
    { slot: 'choice', label: 'why', choices: choices(REASON_TEXTS) },
    { ...NOTE, isFree: true },
  ],
  command: (_here, { person, choice, note }) => {
    const reason = chosen(REASONS, choice);
    if (person === undefined || reason === undefined) return null;
    return { do: 'leave', ...person, reason, ...(isWritten(note) ? { remark: note } : {}) };
  },
};

export const nameNominee: FloorAct = {
  power: by('deal'),
  isOpen: isAnybodySeated,
  fields: here => [
    { ...seated(here), label: 'whose' },
    { slot: 'name', label: 'nomineeName', isFree: true },
  ],
  command: (_here, { person, name }) =>
    person === undefined
      ? null
      : { do: 'name-nominee', seat: person.seat, nominee: isWritten(name) ? name : null },
};

export const standBehind: FloorAct = {
  power: by('deal'),
  isOpen: ({ view }) => view.floor.stakeMode === 'recorded' && isAnybodySeated({ view, role: '' }),
  fields: here => [
    { ...seated(here), label: 'whose' },
    { slot: 'name', label: 'patronName' },
  ],
  command: (_here, { person, name }) =>
    person === undefined || !isWritten(name)
      ? null
      : { do: 'stand-behind', seat: person.seat, patron: name },
};

export const tagPartnership: FloorAct = {
  power: by('tag-partnership'),
  isOpen: here => bookGives('tag-partnership')(here) && isAnybody(here),
  fields: ({ view }) => [{ slot: 'patrons', label: 'together', people: peopleAtTable(view) }],
  command: (_here, { patrons = [] }) =>
    patrons.length === 0 ? null : { do: 'tag-partnership', patrons: [...patrons] },
};

const AGREED_TEXTS = { these: 'personalNew', end: 'personalEnds' } as const;

/** The patron's own yes is what the key says: nobody presses it without having heard it. */
export const agreeLimits: FloorAct = {
  power: by('agree-personal-limits'),
  isOpen: here => bookGives('agree-personal-limits')(here) && isAnybody(here),
  fields: (_here, { choice }) => [
    WHO,
    { slot: 'choice', label: 'patronAgreed', choices: choices(AGREED_TEXTS) },
    ...(choice === 'these' ? ([{ slot: 'limits', label: 'theirLimits' }] as const) : []),
  ],
  command: (_here, { person, choice, limits }) => {
    if (person === undefined) return null;
    if (choice === 'end') return agreed(person, null);
    return choice === 'these' && limits !== undefined ? agreed(person, limits) : null;
  },
};

const agreed = (person: Person, limits: Answers['limits'] | null): SentCommand => ({
  ...{ do: 'agree-limits', ...person, limits: limits ?? null, patronAgrees: true },
});

export const arrangeAboveDifferential: FloorAct = {
  power: by('arrange-above-differential'),
  isAsked: true,
  isOpen: here => bookGives('arrange-above-differential')(here) && isAnybody(here),
  fields: () => [WHO, { slot: 'cents', label: 'agreedMax', isFree: true }],
  command: (_here, { person, cents }) =>
    person === undefined
      ? null
      : { do: 'arrange-above-differential', ...person, max: cents ?? null },
};
