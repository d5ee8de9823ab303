// Files of disputes over HTTP: one act freezes, keeps everything about a coup and exports it signed
// (R-DIS-1).

import { denial } from '../../../../wire/http.ts';
import { disputeMade, disputeName, disputeRequest } from '../../../../wire/disputes.ts';
import { keptDispute, makeDispute, shownAt } from '../../../checks/disputes/desk.ts';
import type { House } from '../../../house/house.ts';
import type { StaffSession } from '../../../people/sessions.ts';
import type { Projector } from '../../../checks/projector/projector.ts';
import { gate } from '../../../people/gate.ts';
import { denied, only, sessionBehind, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const NOES = { [STATUS.notSignedIn]: denial, [STATUS.notPermitted]: denial };
const NO_FILE = denied('not-found', { code: 'no-such-file' });
/** Every one reads the journal and leaves a file. */
const SELDOM = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export function disputeRoutes(app: TypedApp, house: House, projector: Projector): void {
  const { folder, signer } = house;
  app.post(
    '/api/disputes',
    {
      config: SELDOM,
      onRequest: only(house, 'handle-disputes'),
      schema: {
        summary:
          'Makes the signed file of one coup: cards, wagers, meters, events, set-up, screens',
        body: disputeRequest,
        response: {
          [STATUS.made]: disputeMade,
          ...NOES,
          [STATUS.notFound]: denial,
          [STATUS.conflict]: denial,
        },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { table, shoe, coup, why, freeze } = request.body;
      if (freeze) await freezeTable(house, session, table, why);
      const box = house.table(table)?.parts?.mailbox;
      const screens = box === undefined ? null : shownAt(box);
      await projector.freshen();
      const { person, role } = session;
      const made = await makeDispute(
        house.journal.db,
        { folder, signer },
        { table, shoe, coup, why, by: person.id, role },
        {
          ...{ now: house.clock.now(), house: house.plan.name, screens },
          ...{ demonstration: house.demonstration, release: house.release },
        },
      );
      if ('failed' in made) {
        const status = made.failed === 'no-such-coup' ? STATUS.notFound : STATUS.conflict;
        return reply.code(status).send(denied(made.failed, made.reason));
      }
      const { name, sha256 } = made;
      const noted = { name, sha256, table, shoe, coup, by: person.id, why };
      await house.record.note('dispute-exported', noted);
      const frozen = house.table(table)?.parts?.mailbox.table.frozen !== null;
      return reply.code(STATUS.made).send({ name, sha256, frozen });
    },
  );
  app.get(
    '/api/disputes/:name',
    {
      onRequest: only(house, 'handle-disputes'),
      schema: { summary: 'The signed file of a dispute as it was made', params: disputeName },
    },
    async (request, reply) => {
      const { name } = request.params;
      const file = await keptDispute(folder, name);
      if (file === null) return reply.code(STATUS.notFound).send(denial.parse(NO_FILE));
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/jsonl')
        .send(file);
    },
  );
}

/** Freezes as the person could at the console; who may not gets the file all the same. */
async function freezeTable(house: House, session: StaffSession, name: string, why: string) {
  const table = house.table(name);
  const box = table?.parts?.mailbox;
  if (table === undefined || box === undefined) return;
  const by = { id: session.person.id, role: session.role };
  const command = { do: 'freeze-accounts', why } as const;
  const shut = gate(by, command, {
    ...{ shoe: table.plan.shoe, setups: () => table.setups },
    fault: asked => house.approved.faultOf(name, asked),
  });
  if (shut === null) await box.submit({ by, command });
}
