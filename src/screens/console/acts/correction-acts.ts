// Acts that set money right: accounts released, debts from restated coups paid, collected, let go.

import {
  type Act,
  type Answers,
  by,
  choices,
  chosen,
  type Field,
  type Here,
  isWritten,
  type Person,
} from './act.ts';

const WHO: Field = { slot: 'person', label: 'who' };
const NOTE: Field = { slot: 'note', label: 'record' };

export const unfreezeAccounts: Act = {
  power: by('unfreeze-accounts'),
  isOpen: ({ view }) => view.frozen !== null,
  fields: () => [{ slot: 'note', label: 'finding' }],
  wish: (_here, { note }) => (isWritten(note) ? { do: 'unfreeze-accounts', finding: note } : null),
};

interface Debt extends Person {
  readonly cents: number;
}

const debtOf = (debts: readonly Debt[], person: Person | undefined): Debt | undefined =>
  debts.find(({ seat, patron }) => seat === person?.seat && patron === person.patron);

/** To the cent: the sum is the debt's, whoever pays it. */
export const payOwed: Act = {
  power: by('pay-owed'),
  isOpen: ({ view }) => view.floor.owed.length > 0,
  fields: ({ view }) => [
    { ...WHO, people: view.floor.owed },
    { slot: 'note', label: 'howKnown' },
  ],
  wish: ({ view }, { person, note }) => {
    const debt = debtOf(view.floor.owed, person);
    if (debt === undefined || !isWritten(note)) return null;
    return { do: 'pay-owed', seat: debt.seat, patron: debt.patron, cents: debt.cents, note };
  },
};

const FROM_WORDS = { account: 'fromAccount', chips: 'chips', cash: 'cash' } as const;
const FROM = ['account', 'chips', 'cash'] as const;

/** The whole debt to begin with; a part of it is taken too. */
const owingField = ({ view }: Here, { person }: Answers): readonly Field[] => {
  const debt = debtOf(view.floor.owing, person);
  return [
    { ...WHO, people: view.floor.owing },
    { slot: 'cents', label: 'amount', ...(debt === undefined ? {} : { cents: debt.cents }) },
  ];
};

export const collectOwing: Act = {
  power: by('pay-owed'),
  isOpen: ({ view }) => view.floor.owing.length > 0,
  fields: (here, said) => [
    ...owingField(here, said),
    { slot: 'choice', label: 'howPaid', choices: choices(FROM_WORDS) },
    NOTE,
  ],
  wish: (_here, { person, cents = 0, choice, note }) => {
    const from = chosen(FROM, choice);
    if (person === undefined || cents === 0 || from === undefined || !isWritten(note)) return null;
    return { do: 'collect-owing', seat: person.seat, patron: person.patron, cents, from, note };
  },
};

export const writeOffOwing: Act = {
  power: by('write-off-owing'),
  isOpen: ({ view }) => view.floor.owing.length > 0,
  signedBy: 'casino-supervisor',
  fields: (here, said) => [...owingField(here, said), NOTE],
  wish: (_here, { person, cents = 0, note }) => {
    if (person === undefined || cents === 0 || !isWritten(note)) return null;
    return { do: 'write-off-owing', seat: person.seat, patron: person.patron, cents, why: note };
  },
};
