// Acts about claims and sanctions: what is claimed, ordered against a patron, held and lifted.

import {
  type FloorAct,
  always,
  by,
  choices,
  chosen,
  type SheetField,
  bookGives,
  type Here,
  isAnybody,
  isWritten,
  secondWith,
} from './act.ts';
import { AMOUNT, WHO } from './asked-of-all.ts';

export const openClaim: FloorAct = {
  power: by(null),
  isOpen: always,
  fields: () => [
    { ...WHO, isFree: true },
    { slot: 'note', label: 'says' },
  ],
  wish: (_here, { person, note }) =>
    isWritten(note) ? { do: 'open-claim', ...person, says: note } : null,
};

const SANCTION_TEXTS = {
  'void-wagers': 'voidWagers',
  exclude: 'exclude',
  'hold-winnings': 'holdWinnings',
  'device-taken': 'deviceTaken',
  detained: 'detained',
} as const;
const SANCTIONS = ['void-wagers', 'exclude', 'hold-winnings', 'device-taken', 'detained'] as const;
const RIDING_TEXTS = { void: 'ridingVoid', 'let-run': 'ridingRuns' } as const;
const RIDING = ['void', 'let-run'] as const;

/** What plays on: whoever rules chooses, where something does (C24). */
const RIDES: SheetField = {
  ...{ slot: 'fate', label: 'stillPlays', choices: choices(RIDING_TEXTS), isFree: true },
};

/** The coups that the table remembers, by shoe and number: since one of them a device was there. */
const sinceCoup = ({ view }: Here): SheetField => ({
  ...{ slot: 'fate', label: 'sinceCoup' },
  choices: view.records.map(({ shoe, number }) => {
    return { value: `${shoe}/${number}`, says: `${shoe}/${number}` };
  }),
});

function sanctionFields(here: Here, choice: string | undefined): readonly SheetField[] {
  if (choice === 'hold-winnings') return [AMOUNT, sinceCoup(here)];
  if (choice === 'device-taken') return [{ slot: 'name', label: 'custodian' }];
  return choice === 'void-wagers' || choice === 'exclude' ? [RIDES] : [];
}

export const sanctionPatron: FloorAct = {
  power: by('sanction-patron'),
  isOpen: here => bookGives('sanction-patron')(here) && isAnybody(here),
  fields: (here, { choice }) => [
    WHO,
    { slot: 'choice', label: 'whatSanction', choices: choices(SANCTION_TEXTS) },
    ...sanctionFields(here, choice),
    { slot: 'breach', label: 'brokenClause' },
    { slot: 'note', label: 'story' },
  ],
  wish: (_here, { person, choice, cents = 0, fate, name, breach, note }) => {
    const kind = chosen(SANCTIONS, choice);
    if (person === undefined || kind === undefined) return null;
    if (!isWritten(breach) || !isWritten(note)) return null;
    const told = { do: 'sanction-patron', kind, ...person, breach, story: note } as const;
    if (kind === 'hold-winnings') {
      const [shoe = 0, coup = 0] = (fate ?? '').split('/').map(Number);
      return cents === 0 || coup === 0 ? null : { ...told, cents, since: { shoe, coup } };
    }
    if (kind === 'device-taken') return isWritten(name) ? { ...told, custodian: name } : null;
    const riding = chosen(RIDING, fate);
    return riding === undefined ? told : { ...told, riding };
  },
};

const TO_TEXTS = { patron: 'toPatron', house: 'toHouse' } as const;

export const endHold: FloorAct = {
  power: by('sanction-patron'),
  isOpen: ({ view }) => view.floor.holds.length > 0,
  signedBy: secondWith('sanction-patron'),
  fields: () => [
    { slot: 'hold', label: 'whichHold' },
    { slot: 'choice', label: 'heldFor', choices: choices(TO_TEXTS) },
    { slot: 'note', label: 'finding' },
  ],
  wish: ({ view }, { hold: id, choice, note }) => {
    const to = chosen(['patron', 'house'], choice);
    const hold = view.floor.holds.find(each => each.id === id);
    if (hold === undefined || to === undefined || !isWritten(note)) return null;
    const { seat, patron } = hold;
    return { do: 'end-hold', seat, patron, hold: hold.id, to, finding: note };
  },
};

export const liftExclusion: FloorAct = {
  power: by('sanction-patron'),
  isOpen: ({ view }) => view.floor.excluded.length > 0,
  fields: ({ view }) => [
    {
      ...{ slot: 'choice', label: 'who' },
      choices: view.floor.excluded.map(patron => ({ value: patron, says: patron })),
    },
    { slot: 'note', label: 'finding' },
  ],
  wish: (_here, { choice, note }) =>
    choice === undefined || !isWritten(note)
      ? null
      : { do: 'lift-exclusion', patron: choice, finding: note },
};

export const endDetention: FloorAct = {
  power: by('sanction-patron'),
  isOpen: ({ view }) => view.floor.detained.length > 0,
  fields: ({ view }) => [
    { ...WHO, people: view.floor.detained },
    { slot: 'note', label: 'takenOver' },
  ],
  wish: (_here, { person, note }) =>
    person === undefined || !isWritten(note)
      ? null
      : { do: 'end-detention', patron: person.patron, takenOverBy: note },
};
