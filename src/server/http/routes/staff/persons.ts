// Names, documents and cards over HTTP: kept, looked at with a reason, erased by two people.

import { hasAnyPower, type HousePower } from '../../../../rulebooks/roles.ts';
import {
  erasePerson,
  keepPerson,
  lookAtPerson,
  personalData,
  type PersonKind,
} from '../../../../wire/pit/persons.ts';
import { identityOf, Persons } from '../../../people/persons.ts';
import { listStaff } from '../../../people/staff.ts';
import { PersonKeys } from '../../../storage/secrets/person-keys.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type WithPersons = Parts<'record' | 'journal' | 'folder'>;
type WithBans = WithPersons & Parts<'bans'>;

/** Who keeps and sees what: staff are the administrator's business, patrons are not. */
const KEEPERS: Readonly<Record<PersonKind, readonly HousePower[]>> = {
  staff: ['manage-staff'],
  patron: ['approve-payments'],
};
const WATCHERS = ['audit-cage'] as const;
const NOT_IN_ROLE = { code: 'not-in-that-role' } as const;
const FEW = 20;

export const personsOf = ({ record, journal, folder }: WithPersons): Persons =>
  new Persons({ record, db: journal.db, keys: new PersonKeys(folder) });

const keepPersonAct = houseAct({
  address: 'POST /api/persons',
  summary: 'Keeps somebody’s name, documents and cards under a key of their own',
  may: ['manage-staff', 'approve-payments'],
  body: keepPerson,
  records: ['person-recorded', 'ban-matched'],
  do: async (house: WithBans, { body, by }) => {
    const { kind, person, data } = body;
    if (!hasAnyPower(by.role, KEEPERS[kind])) {
      return notDone(STATUS.notPermitted, 'not-permitted', NOT_IN_ROLE);
    }
    await personsOf(house).keep({ kind, person }, data, by.id);
    if (kind === 'staff') return undefined;
    // Whoever is banned and comes under another name is known by what they show.
    const ban = house.bans.knowing(identityOf(data));
    const met = { person, where: 'register', how: 'document', by: by.id } as const;
    if (ban !== undefined) await house.bans.met(ban, met);
    return undefined;
  },
});

const lookAtPersonAct = houseAct({
  address: 'POST /api/persons/look',
  summary: 'Shows somebody’s name, documents and cards; that it was shown is on record',
  may: ['manage-staff', 'approve-payments', 'audit-cage'],
  body: lookAtPerson,
  answer: personalData,
  records: ['person-looked-at'],
  do: async (house: WithPersons, { body, by }) => {
    const { kind, person, why } = body;
    if (!hasAnyPower(by.role, [...KEEPERS[kind], ...WATCHERS])) {
      return notDone(STATUS.notPermitted, 'not-permitted', NOT_IN_ROLE);
    }
    const found = await personsOf(house).look({ kind, person }, by.id, why);
    if (typeof found === 'object') return found;
    const code = found === 'erased' ? 'person-erased' : 'person-unknown';
    return notDone(STATUS.notFound, found, { code });
  },
});

const erasePersonAct = houseAct({
  address: 'POST /api/persons/erase',
  summary: 'Destroys the key of somebody’s name, documents and cards: two people, and why',
  may: ['manage-staff', 'run-house'],
  second: { agreesTo: 'erasure', may: ['agree-to-release'] },
  perMinute: FEW,
  body: erasePerson,
  records: ['person-erased'],
  do: async (house: WithPersons, { body, by, second }) => {
    const { kind, person, why } = body;
    if (second.id === by.id) {
      return notDone(STATUS.conflict, 'needs-two', { code: 'needs-another-person' });
    }
    const staff = kind === 'staff' ? await listStaff(house.journal.db) : [];
    if (staff.some(({ id }) => id === person)) {
      return notDone(STATUS.conflict, 'not-now', { code: 'person-works-here' });
    }
    await personsOf(house).erase({ kind, person }, { by: by.id, approvedBy: second.id, why });
    return undefined;
  },
});

export const PERSON_ACTS = [keepPersonAct, lookAtPersonAct, erasePersonAct];
