// Names, documents and cards over HTTP: kept, looked at with a reason, erased by two people.

import { z } from 'zod';

import { hasAnyPower, type HousePower } from '../../../../rulebooks/roles.ts';
import { denial } from '../../../../wire/http.ts';
import {
  erasePerson,
  keepPerson,
  lookAtPerson,
  personalData,
  type PersonKind,
} from '../../../../wire/persons.ts';
import type { House } from '../../../house/house.ts';
import { Persons } from '../../../people/persons.ts';
import { listStaff } from '../../../people/staff.ts';
import { PersonKeys } from '../../../storage/secrets/person-keys.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import { agreeingPerson } from '../floor/releases.ts';
import type { TypedApp } from '../../typed-app.ts';

/** Who keeps and sees what: staff are the administrator's business, patrons are not. */
const KEEPERS: Readonly<Record<PersonKind, readonly HousePower[]>> = {
  staff: ['manage-staff'],
  patron: ['approve-payments'],
};
const WATCHERS: readonly HousePower[] = ['audit-cage'];
const OF_ALL: readonly HousePower[] = Object.values(KEEPERS).flat();

const NOT_YOURS = denied('not-permitted', { code: 'not-in-that-role' });
const DENIALS = {
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.notFound]: denial,
  [STATUS.conflict]: denial,
};
const NOTHING = z.strictObject({});

export async function personRoutes(app: TypedApp, house: House): Promise<void> {
  const { record, journal, folder } = house;
  const persons = new Persons({ record, db: journal.db, keys: new PersonKeys(folder) });
  await persons.finishErasures();
  keepRoute(app, house, persons);
  lookRoute(app, house, persons);
  eraseRoute(app, house, persons);
}

function keepRoute(app: TypedApp, house: House, persons: Persons): void {
  app.post(
    '/api/persons',
    {
      onRequest: only(house, ...OF_ALL),
      schema: {
        summary: 'Keeps somebody’s name, documents and cards under a key of their own',
        body: keepPerson,
        response: { [STATUS.ok]: NOTHING, ...DENIALS },
      },
    },
    async (request, reply) => {
      const { kind, person, data } = request.body;
      const { role, person: by } = sessionBehind(request);
      if (!hasAnyPower(role, KEEPERS[kind])) {
        return reply.code(STATUS.notPermitted).send(NOT_YOURS);
      }
      await persons.keep({ kind, person }, data, by.id);
      return reply.code(STATUS.ok).send({});
    },
  );
}

function lookRoute(app: TypedApp, house: House, persons: Persons): void {
  app.post(
    '/api/persons/look',
    {
      onRequest: only(house, ...OF_ALL, ...WATCHERS),
      schema: {
        summary: 'Shows somebody’s name, documents and cards; that it was shown is on record',
        body: lookAtPerson,
        response: { [STATUS.ok]: personalData, ...DENIALS },
      },
    },
    async (request, reply) => {
      const { kind, person, why } = request.body;
      const { role, person: by } = sessionBehind(request);
      if (!hasAnyPower(role, [...KEEPERS[kind], ...WATCHERS])) {
        return reply.code(STATUS.notPermitted).send(NOT_YOURS);
      }
      const found = await persons.look({ kind, person }, by.id, why);
      if (typeof found === 'object') return reply.code(STATUS.ok).send(found);
      const reason = { code: found === 'erased' ? 'person-erased' : 'person-unknown' } as const;
      return reply.code(STATUS.notFound).send(denied(found, reason));
    },
  );
}

function eraseRoute(app: TypedApp, house: House, persons: Persons): void {
  app.post(
    '/api/persons/erase',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      onRequest: only(house, 'manage-staff', 'run-house'),
      schema: {
        summary: 'Destroys the key of somebody’s name, documents and cards: two people, and why',
        body: erasePerson,
        response: { [STATUS.ok]: NOTHING, ...DENIALS },
      },
    },
    async (request, reply) => {
      const { kind, person, why } = request.body;
      const by = sessionBehind(request).person.id;
      const second = await agreeingPerson(house, request, 'erasure');
      if ('body' in second) return reply.code(second.status).send(second.body);
      if (second.id === by) {
        return reply
          .code(STATUS.conflict)
          .send(denied('needs-two', { code: 'needs-another-person' }));
      }
      const staff = kind === 'staff' ? await listStaff(house.journal.db) : [];
      if (staff.some(({ id }) => id === person)) {
        return reply.code(STATUS.conflict).send(denied('not-now', { code: 'person-works-here' }));
      }
      await persons.erase({ kind, person }, { by, approvedBy: second.id, why });
      return reply.code(STATUS.ok).send({});
    },
  );
}
