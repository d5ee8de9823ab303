// Files of disputes: one act freezes, keeps everything about a coup and exports it signed
// (R-DIS-1).

import { disputeMade, disputeName, disputeRequest } from '../../../../wire/inspection/disputes.ts';
import { keptDispute, makeDispute, shownAt } from '../../../checks/disputes/desk.ts';
import type { FastifyRequest } from 'fastify';

import { hasAnyPower } from '../../../../rulebooks/roles.ts';
import type { ApproverProof } from '../../../../wire/http.ts';
import { gate } from '../../../people/gate.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { roleOf } from '../../../people/staff.ts';
import { asApprover, denialAnswer, recognise } from '../recognise.ts';
import { type By, houseAct, NotDone, notDone, type Parts, SentFile } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const MAY = ['handle-disputes'] as const;

type DisputeHouse = FreezingHouse &
  RecognisingHouse &
  Parts<'journal' | 'folder' | 'signer' | 'clock' | 'plan' | 'demonstration'> &
  Parts<'release' | 'record'>;
type FreezingHouse = Parts<'table' | 'approved'>;
type RecognisingHouse = Parts<'desk' | 'record'>;

const makeDisputeAct = houseAct({
  address: 'POST /api/disputes',
  summary: 'Makes the signed file of one coup: cards, wagers, meters, events, set-up, screens',
  may: MAY,
  // Every one reads the journal and leaves a file.
  perMinute: 20,
  body: disputeRequest,
  answer: disputeMade,
  makes: true,
  records: ['dispute-exported'],
  do: async (house: DisputeHouse, { body, by, request }, { projector }) => {
    const { table, shoe, coup, why, freeze, freezer } = body;
    const { folder, signer, demonstration, release } = house;
    const freezes = freezer === undefined ? by : await freezerOf(house, request, freezer);
    if (freezes instanceof NotDone) return freezes;
    if (freeze) await freezeTable(house, freezes, table, why);
    const box = house.table(table)?.parts?.mailbox;
    const screens = box === undefined ? null : shownAt(box);
    await projector.freshen();
    const made = await makeDispute(
      house.journal.db,
      { folder, signer },
      { table, shoe, coup, why, by: by.id, role: by.role },
      { now: house.clock.now(), house: house.plan.name, screens, demonstration, release },
    );
    if ('failed' in made) {
      const status = made.failed === 'no-such-coup' ? STATUS.notFound : STATUS.conflict;
      return notDone(status, made.failed, made.reason);
    }
    const { name, sha256 } = made;
    const noted = { name, sha256, table, shoe, coup, by: by.id, why };
    await house.record.note('dispute-exported', noted);
    const frozen = house.table(table)?.parts?.mailbox.table.frozen !== null;
    return { name, sha256, frozen };
  },
});

const readDisputeAct = houseAct({
  address: 'GET /api/disputes/:name',
  summary: 'The signed file of a dispute as it was made',
  may: MAY,
  params: disputeName,
  answer: 'file',
  do: async ({ folder }: Parts<'folder'>, { params: { name } }) => {
    const file = await keptDispute(folder, name);
    if (file !== null) return new SentFile('application/jsonl', file, name);
    return notDone(STATUS.notFound, 'not-found', { code: 'no-such-file' });
  },
});

export const DISPUTE_ACTS = [makeDisputeAct, readDisputeAct];

/** Surveillance changes nothing at a table: whoever freezes for it proves who they are. */
async function freezerOf(
  house: RecognisingHouse,
  request: FastifyRequest,
  proof: ApproverProof,
): Promise<By | NotDone> {
  const known = await recognise(house, request, asApprover(proof), {
    approving: 'freeze-accounts',
  });
  if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
  const role = roleOf(known, proof.role);
  if (role !== undefined && hasAnyPower(role, ['run-table'])) return { id: known.id, role };
  return notDone(STATUS.conflict, 'not-authorised', { code: 'not-in-that-role' });
}

/** Freezes as the person could at the console; who may not gets the file all the same. */
async function freezeTable(house: FreezingHouse, by: By, name: string, why: string) {
  const table = house.table(name);
  const box = table?.parts?.mailbox;
  if (table === undefined || box === undefined) return;
  const command = { do: 'freeze-accounts', why } as const;
  const shut = gate(by, command, {
    ...{ shoe: table.plan.shoe, setups: () => table.setups },
    fault: asked => house.approved.faultOf(name, asked),
  });
  if (shut === null) await box.submit({ by, command });
}
