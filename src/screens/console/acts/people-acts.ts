// Acts about people: duties, seats, money, agreements, claims and sanctions.

import type { Wish } from '../../../wire/index.ts';
import {
  type Act,
  type Answers,
  always,
  by,
  chosen,
  choices,
  type Field,
  hasPower,
  type Here,
  isAnybody,
  isAnybodySeated,
  isWritten,
  type Person,
  peopleAt,
  seatedAt,
  yesNo,
} from './act.ts';

const DUTY_WORDS = {
  dealer: 'dealer',
  'game-supervisor': 'gameSupervisor',
  'casino-supervisor': 'casinoSupervisor',
  'table-inspector': 'tableInspector',
} as const;
const DUTIES = ['dealer', 'game-supervisor', 'casino-supervisor', 'table-inspector'] as const;
const DUTY: Field = { slot: 'choice', label: 'duty', choices: choices(DUTY_WORDS) };

const WHO: Field = { slot: 'person', label: 'who' };
const AMOUNT: Field = { slot: 'cents', label: 'amount' };
const NOTE: Field = { slot: 'note', label: 'record' };
const seated = ({ view }: Here): Field => ({ ...WHO, people: seatedAt(view) });

export const signOn: Act = {
  power: by(null),
  isOpen: always,
  fields: () => [DUTY],
  wish: (_here, { choice }) => {
    const duty = chosen(DUTIES, choice);
    return duty === undefined ? null : { do: 'sign-on', duty };
  },
};

export const signOff: Act = {
  ...signOn,
  isOpen: ({ view }) => Object.values(view.staff).some(person => person !== null),
  wish: (_here, { choice }) => {
    const duty = chosen(DUTIES, choice);
    return duty === undefined ? null : { do: 'sign-off', duty };
  },
};

export const TENDER_WORDS = {
  chips: 'chips',
  cash: 'cash',
  vouchers: 'vouchers',
  tokens: 'tokens',
} as const;
export const TENDERS = ['chips', 'cash', 'vouchers', 'tokens'] as const;

/** Free seats are there too: whoever buys in at one sits down. */
const seats = ({ view }: Here): readonly Person[] =>
  view.seats.flatMap(({ seat, patron, standing }) =>
    [patron ?? `seat-${seat}`, ...standing].map(each => ({ seat, patron: each })),
  );

export const buyIn: Act = {
  power: by('deal'),
  isOpen: ({ view }) => view.seats.length > 0,
  fields: here => [
    { slot: 'person', label: 'whose', people: seats(here) },
    { slot: 'choice', label: 'whatTender', choices: choices(TENDER_WORDS) },
    AMOUNT,
  ],
  wish: (_here, { person, choice, cents = 0 }) => {
    const tender = chosen(TENDERS, choice);
    if (person === undefined || tender === undefined || cents === 0) return null;
    return { do: 'buy-in', ...person, tender, cents };
  },
};

const balanceOf = ({ view }: Here, { seat, patron }: Person): number => {
  const at = view.seats.find(each => each.seat === seat);
  if (at?.patron === patron) return at.balance;
  return at?.behind.find(each => each.patron === patron)?.balance ?? 0;
};

const PAYMENT_WORDS = { chips: 'chips', ticket: 'ticket', 'by-hand': 'byHand' } as const;
const PAYMENTS = ['chips', 'ticket', 'by-hand'] as const;

/** The whole balance: that is the only payment there is. */
export const payOut: Act = {
  power: by('deal'),
  isOpen: isAnybody,
  fields: () => [
    WHO,
    { slot: 'choice', label: 'howPaid', choices: choices(PAYMENT_WORDS) },
    { slot: 'name', label: 'reference', isFree: true },
  ],
  wish: (here, { person, choice, name }) => {
    const how = chosen(PAYMENTS, choice);
    if (person === undefined || how === undefined) return null;
    const reference = isWritten(name) ? { reference: name } : {};
    return { do: 'pay-out', ...person, how, cents: balanceOf(here, person), ...reference };
  },
};

const REASON_WORDS = {
  'own-wish': 'ownWish',
  'disrupts-the-game': 'disrupts',
  idle: 'idle',
} as const;
const REASONS = ['own-wish', 'disrupts-the-game', 'idle'] as const;

export const leave: Act = {
  power: by('deal'),
  isOpen: isAnybody,
  fields: () => [
    WHO,
    { slot: 'choice', label: 'why', choices: choices(REASON_WORDS) },
    { ...NOTE, isFree: true },
  ],
  wish: (_here, { person, choice, note }) => {
    const reason = chosen(REASONS, choice);
    if (person === undefined || reason === undefined) return null;
    return { do: 'leave', ...person, reason, ...(isWritten(note) ? { remark: note } : {}) };
  },
};

export const nameNominee: Act = {
  power: by('deal'),
  isOpen: isAnybodySeated,
  fields: here => [
    { ...seated(here), label: 'whose' },
    { slot: 'name', label: 'nomineeName', isFree: true },
  ],
  wish: (_here, { person, name }) =>
    person === undefined
      ? null
      : { do: 'name-nominee', seat: person.seat, nominee: isWritten(name) ? name : null },
};

export const standBehind: Act = {
  power: by('deal'),
  isOpen: ({ view }) => view.floor.stakeMode === 'recorded' && isAnybodySeated({ view, role: '' }),
  fields: here => [
    { ...seated(here), label: 'whose' },
    { slot: 'name', label: 'patronName' },
  ],
  wish: (_here, { person, name }) =>
    person === undefined || !isWritten(name)
      ? null
      : { do: 'stand-behind', seat: person.seat, patron: name },
};

export const tagPartnership: Act = {
  power: by('tag-partnership'),
  isOpen: here => hasPower('tag-partnership')(here) && isAnybody(here),
  fields: ({ view }) => [{ slot: 'patrons', label: 'together', people: peopleAt(view) }],
  wish: (_here, { patrons = [] }) =>
    patrons.length === 0 ? null : { do: 'tag-partnership', patrons: [...patrons] },
};

const AGREED_WORDS = { these: 'personalNew', end: 'personalEnds' } as const;

/** The patron's own yes is what the key says: nobody presses it without having heard it. */
export const agreeLimits: Act = {
  power: by('agree-personal-limits'),
  isOpen: here => hasPower('agree-personal-limits')(here) && isAnybody(here),
  fields: (_here, { choice }) => [
    WHO,
    { slot: 'choice', label: 'patronAgreed', choices: choices(AGREED_WORDS) },
    ...(choice === 'these' ? ([{ slot: 'limits', label: 'theirLimits' }] as const) : []),
  ],
  wish: (_here, { person, choice, limits }) => {
    if (person === undefined) return null;
    if (choice === 'end') return agreed(person, null);
    return choice === 'these' && limits !== undefined ? agreed(person, limits) : null;
  },
};

const agreed = (person: Person, limits: Answers['limits'] | null): Wish => ({
  ...{ do: 'agree-limits', ...person, limits: limits ?? null, patronAgrees: true },
});

export const arrangeAboveDifferential: Act = {
  power: by('arrange-above-differential'),
  isOpen: here => hasPower('arrange-above-differential')(here) && isAnybody(here),
  fields: () => [WHO, { slot: 'cents', label: 'agreedMax', isFree: true }],
  wish: (_here, { person, cents }) =>
    person === undefined
      ? null
      : { do: 'arrange-above-differential', ...person, max: cents ?? null },
};

const MOVE_WORDS = { opening: 'opening', fill: 'fill', credit: 'credit' } as const;
const MOVES = ['opening', 'fill', 'credit'] as const;

export const moveFloat: Act = {
  power: by('move-float'),
  isOpen: ({ view }) => view.floor.float !== null,
  signedBy: () => 'cashier',
  fields: () => [
    { slot: 'choice', label: 'whichMove', choices: choices(MOVE_WORDS) },
    AMOUNT,
    { slot: 'name', label: 'slip' },
  ],
  wish: (_here, { choice, cents = 0, name }) => {
    const move = chosen(MOVES, choice);
    if (move === undefined || cents === 0 || !isWritten(name)) return null;
    return { do: 'move-float', move, cents, slip: name };
  },
};

const CLEARING_WORDS = { 'by-hand': 'byHand', 'to-credit': 'toCredit' } as const;
const CLEARINGS = ['by-hand', 'to-credit'] as const;

/** Whoever has a win that waits for an attendant, and how much of it. */
const winners = ({ view }: Here) =>
  view.seats.flatMap(({ seat, patron, locked = 0 }) =>
    patron === null || locked === 0 ? [] : [{ seat, patron, locked }],
  );

/** The whole of what is locked; the form is signed before the key is pressed (R-CSH-11). */
export const releaseLockedWin: Act = {
  power: by('pay-by-hand'),
  isOpen: here => winners(here).length > 0,
  fields: here => [
    { ...WHO, people: winners(here) },
    { slot: 'choice', label: 'howPaid', choices: choices(CLEARING_WORDS) },
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

export const settleCommission: Act = {
  power: by('deal'),
  isOpen: here => debtors(here).length > 0,
  fields: here => [{ ...WHO, people: debtors(here) }],
  wish: (_here, { person }) =>
    person === undefined ? null : { do: 'settle-commission', ...person },
};

export const approveCommissionDeferral: Act = {
  power: by('approve-deferred-commission'),
  isOpen: here => here.view.floor.deferredCommission && isAnybodySeated(here),
  fields: here => [seated(here), yesNo('mayOwe')],
  wish: (_here, { person, choice }) =>
    person === undefined || choice === undefined
      ? null
      : { do: 'approve-commission-deferral', ...person, approved: choice === 'yes' },
};

export const carryCommission: Act = {
  power: by('start-shoe-with-commission-owed'),
  isOpen: here => debtors(here).length > 0,
  fields: () => [NOTE],
  wish: (_here, { note }) => (isWritten(note) ? { do: 'carry-commission', note } : null),
};

export const openClaim: Act = {
  power: by(null),
  isOpen: always,
  fields: () => [
    { ...WHO, isFree: true },
    { slot: 'note', label: 'says' },
  ],
  wish: (_here, { person, note }) =>
    isWritten(note) ? { do: 'open-claim', ...person, says: note } : null,
};

const SANCTION_WORDS = {
  'void-wagers': 'voidWagers',
  exclude: 'exclude',
  'hold-winnings': 'holdWinnings',
  'device-taken': 'deviceTaken',
  detained: 'detained',
} as const;
const SANCTIONS = ['void-wagers', 'exclude', 'hold-winnings', 'device-taken', 'detained'] as const;

export const sanctionPatron: Act = {
  power: by('sanction-patron'),
  isOpen: here => hasPower('sanction-patron')(here) && isAnybody(here),
  fields: (_here, { choice }) => [
    WHO,
    { slot: 'choice', label: 'whatSanction', choices: choices(SANCTION_WORDS) },
    ...(choice === 'hold-winnings' ? [AMOUNT] : []),
    { slot: 'breach', label: 'brokenClause' },
    { slot: 'note', label: 'story' },
  ],
  wish: (_here, { person, choice, cents = 0, breach, note }) => {
    const kind = chosen(SANCTIONS, choice);
    if (person === undefined || kind === undefined) return null;
    if (!isWritten(breach) || !isWritten(note)) return null;
    if (kind === 'hold-winnings' && cents === 0) return null;
    const sum = kind === 'hold-winnings' ? { cents } : {};
    return { do: 'sanction-patron', kind, ...person, breach, story: note, ...sum };
  },
};

const TO_WORDS = { patron: 'toPatron', house: 'toHouse' } as const;

export const endHold: Act = {
  power: by('sanction-patron'),
  isOpen: ({ view }) => view.floor.holds.length > 0,
  fields: ({ view }) => [
    { ...WHO, people: view.floor.holds },
    { slot: 'choice', label: 'heldFor', choices: choices(TO_WORDS) },
    { slot: 'note', label: 'finding' },
  ],
  wish: (_here, { person, choice, note }) => {
    const to = chosen(['patron', 'house'], choice);
    if (person === undefined || to === undefined || !isWritten(note)) return null;
    const { seat, patron } = person;
    return { do: 'end-hold', seat, patron, to, finding: note };
  },
};
