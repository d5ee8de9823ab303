// Programs with tokens of their own: two people give one, whoever keeps the staff takes it back.

import { z } from 'zod';

import {
  newService,
  outsideId,
  serviceEntry,
  serviceMade,
} from '../../../../wire/administration/feed.ts';
import { hashOfService, SERVICE_TOKEN } from '../../../record/outside.ts';
import { newToken } from '../../../storage/secrets/tokens.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const DAY_MS = 86_400_000;

/** Who agrees to what leaves the house. */
export const AGREE_OUTSIDE = ['manage-staff', 'agree-to-release'] as const;

const listServicesAct = houseAct({
  address: 'GET /api/services',
  summary: 'Programs with tokens: what each may read, and until when',
  may: ['manage-staff'],
  answer: z.array(serviceEntry),
  do: ({ record }: Parts<'record'>) =>
    record.known.outside.services.map(({ hash: _hash, ...entry }) => entry),
});

const addServiceAct = houseAct({
  address: 'POST /api/services',
  summary: 'Gives a program a token, by two people; one with its name before ends',
  may: ['manage-staff'],
  second: { agreesTo: 'new-service', may: AGREE_OUTSIDE },
  body: newService,
  answer: serviceMade,
  makes: true,
  records: ['service-added', 'sign-in-refused', 'locked-out'],
  do: async ({ record, clock }: Parts<'record' | 'clock'>, { body, by, second }) => {
    const { id, purpose, powers, days } = body;
    const token = `${SERVICE_TOKEN}${newToken()}`;
    const until = clock.now() + days * DAY_MS;
    const agreed = { by: by.id, approvedBy: second.id };
    const service = { id, purpose, powers: [...new Set(powers)], until };
    await record.note('service-added', { ...service, hash: hashOfService(token), ...agreed });
    return { id, token, until };
  },
});

const removeServiceAct = houseAct({
  address: 'POST /api/services/remove',
  summary: 'Takes a program’s token back: it ends at once',
  may: ['manage-staff'],
  body: outsideId,
  records: ['service-removed'],
  do: async ({ record }: Parts<'record'>, { body: { id }, by }) => {
    if (!record.known.outside.services.some(one => one.id === id)) {
      return notDone(STATUS.conflict, 'not-listed', { code: 'not-listed', name: id });
    }
    await record.note('service-removed', { id, by: by.id });
    return undefined;
  },
});

export const SERVICE_ACTS = [listServicesAct, addServiceAct, removeServiceAct];
