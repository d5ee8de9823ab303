// Approvals over HTTP: the set-ups of a table, the installed software, odds for the whole house.

import { z } from 'zod';

import {
  approvedSetups,
  newSetup,
  newSystemApproval,
  optionsSwitch,
  tableName,
} from '../../../../wire/approved.ts';
import { denial } from '../../../../wire/http.ts';
import { systemPage } from '../../../../wire/server.ts';
import { readSoftwareApproval, regulatorKeyIn } from '../../../checks/software/approval.ts';
import type { SoftwareWatch } from '../../../checks/software/watch.ts';
import type { ApprovedSoftware } from '../../../../wire/approved.ts';
import type { HouseReason } from '../../../../wire/reasons.ts';
import type { House } from '../../../house/house.ts';
import { systemPageOf } from '../../../house/approval/on-record.ts';
import type { RefusalTold } from '../../../tables/mailbox/outcome.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const NOES = {
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.notFound]: denial,
  [STATUS.conflict]: denial,
};
const NOTHING = z.strictObject({});

const answerOf = ({ refused, reason, clause }: RefusalTold) =>
  denied(refused, { code: 'with-clause', trouble: reason, clause });

export function approvedRoutes(app: TypedApp, house: House, software: SoftwareWatch): void {
  setupRoutes(app, house);
  systemRoutes(app, house, software);
  optionsRoute(app, house);
}

function setupRoutes(app: TypedApp, house: House): void {
  app.get(
    '/api/tables/:table/setups',
    {
      onRequest: only(house),
      schema: {
        summary: 'The set-ups that a table may be opened with; the usual one first',
        params: tableName,
        response: { [STATUS.ok]: approvedSetups, ...NOES },
      },
    },
    async (request, reply) => {
      const table = house.table(request.params.table);
      if (table === undefined) {
        const reason = { code: 'no-such-table' } as const;
        return reply.code(STATUS.notFound).send(denied('no-such-table', reason));
      }
      // The page's arrays are its own: a set-up in force is shared by everybody.
      const setups = structuredClone(table.setups) as z.infer<typeof approvedSetups>['setups'];
      return reply.code(STATUS.ok).send({ table: table.plan.name, setups });
    },
  );

  app.post(
    '/api/tables/:table/setups',
    {
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Approves another set-up for a table',
        params: tableName,
        body: newSetup,
        response: { [STATUS.made]: NOTHING, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { table } = request.params;
      const no = await house.approved.approveSetup(table, request.body.setup, session.person.id);
      if (no !== null) return reply.code(STATUS.conflict).send(answerOf(no));
      return reply.code(STATUS.made).send({});
    },
  );
}

function systemRoutes(app: TypedApp, house: House, software: SoftwareWatch): void {
  app.get(
    '/api/system',
    {
      schema: {
        summary: 'The running software beside its approval',
        response: { [STATUS.ok]: systemPage },
      },
    },
    () => systemPageOf(house.approved.system),
  );

  app.post(
    '/api/system/approval',
    {
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Puts the regulator’s approval of the installed software on record',
        body: newSystemApproval,
        response: { [STATUS.made]: systemPage, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const signed = await signedApproval(house, software, request.body.file);
      if ('code' in signed) {
        return reply.code(STATUS.conflict).send(denied('not-signed', signed));
      }
      const no = await house.approved.approveSystem(signed, session.person.id);
      if (no !== null) return reply.code(STATUS.conflict).send(answerOf(no));
      return reply.code(STATUS.made).send(systemPageOf(house.approved.system));
    },
  );
}

/** What the regulator signed, if it is this installation or another release; else why not. */
async function signedApproval(
  house: House,
  software: SoftwareWatch,
  file: string,
): Promise<ApprovedSoftware | HouseReason> {
  const key = await regulatorKeyIn(house.settings.regulatorKey);
  if (key === null) return { code: 'no-regulator-key' };
  const approval = readSoftwareApproval(Buffer.from(file), key);
  if ('wrong' in approval) return { code: 'approval-not-signed', note: approval.wrong };
  // The same code beside other packages or programs is another installation.
  const isThis = approval.engine === house.release.engine;
  if (!isThis || approval.whole === (await software.whole())) return approval;
  return { code: 'software-differs', note: approval.whole };
}

function optionsRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/options',
    {
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Other Dragon Bonus and Perfect Pairs odds, for all tables of a book at once',
        body: optionsSwitch,
        response: { [STATUS.ok]: NOTHING, ...NOES },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { book, options } = request.body;
      const by = { role: session.role, id: session.person.id };
      const no = await house.approved.switchOptions(book, options, by);
      if (no !== null) return reply.code(STATUS.conflict).send(answerOf(no));
      return reply.code(STATUS.ok).send({});
    },
  );
}
