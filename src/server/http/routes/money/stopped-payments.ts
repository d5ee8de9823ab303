// Paying the patrons of a stopped table: somebody of the cage or the pit pays, a second person
// proves on the spot who they are.

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import { tableName } from '../../../../wire/approved.ts';
import { denial } from '../../../../wire/http.ts';
import { stoppedBalances, stoppedPayment, stoppedPaymentMade } from '../../../../wire/stopped.ts';
import type { House } from '../../../house/house.ts';
import type { NotPaid } from '../../../house/stopped/stopped-payments.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { roleOf } from '../../../people/staff.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import { asApprover, denialAnswer, knownBy } from '../staff/locks.ts';
import type { TypedApp } from '../../typed-app.ts';

const FEW = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const NOES = {
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
  [STATUS.conflict]: denial,
};

export const notPaidAnswer = ({ notPaid, reason }: NotPaid) => denied(notPaid, reason);

export const NOT_IN_THAT_ROLE = denied('not-authorised', { code: 'not-in-that-role' });

export function stoppedPaymentRoutes(app: TypedApp, house: House): void {
  app.get(
    '/api/tables/:table/stopped',
    {
      onRequest: only(house, 'work-at-cage', 'approve-payments', 'supervise', 'audit-cage'),
      schema: {
        summary: 'What the patrons of a stopped table hold, by the last event that holds',
        params: tableName,
        response: { [STATUS.ok]: stoppedBalances, ...NOES },
      },
    },
    async (request, reply) => {
      const looked = await house.stoppedPayments.look(request.params.table);
      if ('notPaid' in looked) return reply.code(STATUS.conflict).send(notPaidAnswer(looked));
      return reply.code(STATUS.ok).send({ ...looked, balances: [...looked.balances] });
    },
  );

  app.post(
    '/api/tables/:table/stopped/payments',
    {
      config: FEW,
      onRequest: only(house, 'work-at-cage', 'approve-payments'),
      schema: {
        summary: 'Pays a patron of a stopped table by hand: two people, once, and why',
        params: tableName,
        body: stoppedPayment,
        response: { [STATUS.ok]: stoppedPaymentMade, ...NOES },
      },
    },
    async (request, reply) => {
      const by = sessionBehind(request).person.id;
      const { approver, ...asked } = request.body;
      const known = await knownBy(house, request, asApprover(approver), {
        approving: 'stopped-payment',
      });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      const role = roleOf(known, approver.role);
      if (role === undefined || !hasAnyPower(role, ['approve-payments'])) {
        return reply.code(STATUS.conflict).send(NOT_IN_THAT_ROLE);
      }
      const { table } = request.params;
      const paid = await house.stoppedPayments.pay({ table, ...asked, by, approvedBy: known.id });
      if ('notPaid' in paid) return reply.code(STATUS.conflict).send(notPaidAnswer(paid));
      return reply.code(STATUS.ok).send(paid);
    },
  );
}
