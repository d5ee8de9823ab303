// Letting go on what was stopped: a table, a tournament or the cage. Two people, and why.

import { z } from 'zod';

import { words } from '../../../../table/fields.ts';

import { tableName } from '../../../../wire/approved.ts';
import { approver } from '../../../../wire/cage.ts';
import { denial, type StaffRole } from '../../../../wire/http.ts';
import { tournamentName } from '../../../../wire/tournament/http.ts';
import { CAGE_STREAM } from '../../../money/cage/cage.ts';
import type { House } from '../../../house/house.ts';
import { releaseStopped } from '../../../house/stopped/release-stopped.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { roleOf } from '../../../people/staff.ts';
import { streamOf as tournamentStream } from '../../../tournaments/rebuild.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import { knownBy, denialAnswer } from '../staff/locks.ts';
import type { TypedApp } from '../../typed-app.ts';

/** Who may agree that something that was stopped goes on. */
const AGREES: readonly StaffRole[] = ['casino-supervisor', 'pit-boss', 'inspector'];

const agreed = z.strictObject({ why: words.min(1), approver });
const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const ANSWERS = {
  [STATUS.ok]: z.strictObject({}),
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.conflict]: denial,
};

/** Each goes on from the next start, and only if its journal holds. */
export function releaseRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/tables/:table/release',
    {
      config: FEW,
      preHandler: only(house, 'operator'),
      schema: {
        summary: 'Lets a stopped table play again from the next start on: two people, and why',
        params: tableName,
        body: agreed,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const no = await released(house, tableStream(request.params.table), by, request.body);
      return no === null ? reply.code(STATUS.ok).send({}) : reply.code(no.status).send(no.body);
    },
  );

  app.post(
    '/api/tournaments/:tournament/release',
    {
      config: FEW,
      preHandler: only(house, 'operator'),
      schema: {
        summary: 'Lets a stopped tournament go on from the next start on: two people, and why',
        params: tournamentName,
        body: agreed,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const stream = tournamentStream(request.params.tournament);
      const no = await released(house, stream, by, request.body);
      return no === null ? reply.code(STATUS.ok).send({}) : reply.code(no.status).send(no.body);
    },
  );

  app.post(
    '/api/cage/release',
    {
      config: FEW,
      preHandler: only(house, 'operator'),
      schema: {
        summary: 'Lets a stopped cage go on from the next start on: two people, and why',
        body: agreed,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const no = await released(house, CAGE_STREAM, by, request.body);
      return no === null ? reply.code(STATUS.ok).send({}) : reply.code(no.status).send(no.body);
    },
  );
}

/** Why it is not released, or null when it is. */
async function released(
  house: House,
  stream: string,
  by: string,
  { why, approver: second }: z.infer<typeof agreed>,
) {
  const known = await knownBy(house, second, { approving: 'table-release' });
  if (isDenial(known)) return { status: STATUS.notSignedIn, body: denialAnswer(known) };
  const role = roleOf(known, second.role);
  if (role === undefined || !AGREES.includes(role)) {
    return { status: STATUS.conflict, body: denied('not-authorised', 'Not in that role.') };
  }
  const says = await releaseStopped(house, { stream, by, approvedBy: known.id, why });
  return says === null ? null : { status: STATUS.conflict, body: denied('not-released', says) };
}
