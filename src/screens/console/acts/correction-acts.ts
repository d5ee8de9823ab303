// Acts that set money right: accounts released, debts from restated coups paid, collected, let go.

import {
  type FloorAct,
  type Answers,
  by,
  choices,
  chosen,
  type SheetField,
  type Here,
  isWritten,
  type Person,
} from './act.ts';

const WHO: SheetField = { slot: 'person', label: 'who' };
const NOTE: SheetField = { slot: 'note', label: 'record' };

export const unfreezeAccounts: FloorAct = {
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
export const payOwed: FloorAct = {
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

const FROM_TEXTS = { account: 'fromAccount', chips: 'chips', cash: 'cash' } as const;
const FROM = ['account', 'chips', 'cash'] as const;

/** The whole debt to begin with; a part of it is taken too. */
const owingField = ({ view }: Here, { person }: Answers): readonly SheetField[] => {
  const debt = debtOf(view.floor.owing, person);
  return [
    { ...WHO, people: view.floor.owing },
    { slot: 'cents', label: 'amount', ...(debt === undefined ? {} : { cents: debt.cents }) },
  ];
};

export const collectOwing: FloorAct = {
  power: by('pay-owed'),
  isOpen: ({ view }) => view.floor.owing.length > 0,
  fields: (here, said) => [
    ...owingField(here, said),
    { slot: 'choice', label: 'howPaid', choices: choices(FROM_TEXTS) },
    NOTE,
  ],
  wish: (_here, { person, cents = 0, choice, note }) => {
    const from = chosen(FROM, choice);
    if (person === undefined || cents === 0 || from === undefined || !isWritten(note)) return null;
    return { do: 'collect-owing', seat: person.seat, patron: person.patron, cents, from, note };
  },
};

export const writeOffOwing: FloorAct = {
  power: by('write-off-owing'),
  isOpen: ({ view }) => view.floor.owing.length > 0,
  signedBy: () => 'casino-supervisor',
  fields: (here, said) => [...owingField(here, said), NOTE],
  wish: (_here, { person, cents = 0, note }) => {
    if (person === undefined || cents === 0 || !isWritten(note)) return null;
    return { do: 'write-off-owing', seat: person.seat, patron: person.patron, cents, why: note };
  },
};

/** What a terminal showed: the seat, and the coup as 'shoe/coup'. */
const mattersNamed = ({ view }: Here) =>
  view.shownMatters.map(matter => ({
    matter,
    person: { seat: matter.seat, patron: `${matter.shoe}/${matter.coup}` },
  }));

const matterOf = (here: Here, person: Person | undefined) =>
  mattersNamed(here).find(
    each => each.person.seat === person?.seat && each.person.patron === person.patron,
  )?.matter;

/** The records prove the wagers: by two where the terminal showed something else (G19). */
export const closeDiscrepancy: FloorAct = {
  power: by('rule-on-malfunction'),
  isOpen: ({ view }) => view.shownMatters.length > 0,
  signedBy: (here, { person }) =>
    matterOf(here, person)?.what === 'differs' ? 'game-supervisor' : null,
  fields: here => [
    { slot: 'person', label: 'whichRecord', people: mattersNamed(here).map(each => each.person) },
    { slot: 'note', label: 'whatRecordsShow' },
  ],
  wish: (here, { person, note }) => {
    const matter = matterOf(here, person);
    if (matter === undefined || !isWritten(note)) return null;
    const { seat, shoe, coup } = matter;
    return { do: 'close-discrepancy', seat, shoe, coup, note };
  },
};

const outOfService = ({ view }: Here): readonly Person[] =>
  view.floor.outOfService.map(({ seat }) => ({
    seat,
    patron: view.seats.find(each => each.seat === seat)?.patron ?? `seat-${seat}`,
  }));

const FAULT_TEXTS = {
  screen: 'screen',
  touch: 'touch',
  connection: 'connection',
  acceptor: 'acceptor',
  memory: 'memory',
  door: 'door',
  other: 'other',
} as const;
const FAULTS = ['screen', 'touch', 'connection', 'acceptor', 'memory', 'door', 'other'] as const;

/** A terminal that failed goes back into service (G20). */
export const returnTerminal: FloorAct = {
  power: by('return-terminal'),
  isOpen: ({ view }) => view.floor.outOfService.length > 0,
  fields: here => [
    { ...WHO, label: 'whichTerminal', people: outOfService(here) },
    { slot: 'choice', label: 'whatFailed', choices: choices(FAULT_TEXTS) },
    { slot: 'note', label: 'selfTest' },
    { slot: 'name', label: 'technician', isFree: true },
  ],
  wish: (_here, { person, choice, note, name }) => {
    const fault = chosen(FAULTS, choice);
    if (person === undefined || fault === undefined || !isWritten(note)) return null;
    const technician = isWritten(name) ? { technician: name } : {};
    return { do: 'return-terminal', seat: person.seat, fault, selfTest: note, ...technician };
  },
};

/** Considered, and something was done about it or there was a reason not to (11.12). */
export const closeClaim: FloorAct = {
  power: (here, said = {}) => (claimOf(here, said)?.disputed === true ? 'rule-on-dispute' : 'deal'),
  isOpen: ({ view }) => view.floor.claims.length > 0,
  fields: (here, said) => [
    { slot: 'count', label: 'whichClaim' },
    {
      ...{ slot: 'choice', label: 'outcome', choices: choices(OUTCOME_TEXTS) },
      isFree: claimOf(here, said)?.disputed !== true,
    },
    { slot: 'note', label: 'whatWasDone' },
  ],
  wish: (here, said) => {
    const claim = claimOf(here, said);
    const outcome = chosen(OUTCOMES, said.choice);
    if (claim === undefined || !isWritten(said.note)) return null;
    if (claim.disputed && outcome === undefined) return null;
    const ended = outcome === undefined ? {} : { outcome };
    return { do: 'close-claim', claim: claim.id, action: said.note, ...ended };
  },
};

const OUTCOME_TEXTS = { upheld: 'upheld', settled: 'settled', denied: 'denied' } as const;
const OUTCOMES = ['upheld', 'settled', 'denied'] as const;

const claimOf = ({ view }: Here, { count }: Answers) =>
  view.floor.claims.find(({ id }) => id === count);

const isOnFelt = ({ view }: Here): boolean =>
  view.coup !== null &&
  [view.coup.hands.player, view.coup.hands.banker].some(hand => hand.cards.length > 0);

/** The card on the felt is the truth; a supervisor confirms a result that was shown (G16). */
export const correctCard: FloorAct = {
  power: by('correct-card'),
  isOpen: isOnFelt,
  signedBy: ({ view }) => (view.phase === 'complete' ? 'game-supervisor' : null),
  fields: () => [
    { slot: 'count', label: 'whichPosition' },
    { slot: 'cards', label: 'rightCard' },
  ],
  wish: (_here, { count, cards = [] }) => {
    const card = cards.at(-1);
    if (count === undefined || count < 1 || card === undefined) return null;
    return { do: 'correct-card', position: count, card };
  },
};
