// Approvals: the set-ups of a table, the installed software, odds for the whole house.

import type { ApprovedSoftware } from '../../../../wire/administration/approvals.ts';
import {
  approvedSetups,
  newSetup,
  newSystemApproval,
  optionsSwitch,
  tableName,
} from '../../../../wire/administration/approvals.ts';
import type { HouseReason } from '../../../../wire/reasons/house-reasons.ts';
import { systemPage } from '../../../../wire/socket/server-messages.ts';
import { readSoftwareApproval, regulatorKeyOf } from '../../../checks/software/approval.ts';
import type { SoftwareWatch } from '../../../checks/software/watch.ts';
import { systemPageOf } from '../../../house/approval/on-record.ts';
import type { RefusalTold } from '../../../tables/mailbox/outcome.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const MAY = ['run-house'] as const;

const noByClause = ({ refused, reason, clause }: RefusalTold) =>
  notDone(STATUS.conflict, refused, { code: 'with-clause', trouble: reason, clause });

const listSetupsAct = houseAct({
  address: 'GET /api/tables/:table/setups',
  summary: 'The set-ups that a table may be opened with; the usual one first',
  may: [],
  params: tableName,
  answer: approvedSetups,
  do: (house: Parts<'table'>, { params }) => {
    const asked = house.table(params.table);
    if (asked !== undefined) return { table: asked.plan.name, setups: asked.setups };
    return notDone(STATUS.notFound, 'no-such-table', { code: 'no-such-table' });
  },
});

const approveSetupAct = houseAct({
  address: 'POST /api/tables/:table/setups',
  summary: 'Approves another set-up for a table',
  may: MAY,
  params: tableName,
  body: newSetup,
  makes: true,
  records: ['setup-approved'],
  do: async ({ approved }: Parts<'approved'>, { params, body, by }) => {
    const no = await approved.approveSetup(params.table, body.setup, by.id);
    return no === null ? undefined : noByClause(no);
  },
});

const lookAtSystemAct = houseAct({
  address: 'GET /api/system',
  summary: 'The running software beside its approval',
  answer: systemPage,
  do: ({ approved }: Parts<'approved'>) => systemPageOf(approved.system),
});

const approveSystemAct = houseAct({
  address: 'POST /api/system/approval',
  summary: 'Puts the regulator’s approval of the installed software on record',
  may: MAY,
  body: newSystemApproval,
  answer: systemPage,
  makes: true,
  records: ['system-approved'],
  do: async (
    house: Parts<'approved' | 'settings' | 'release' | 'record'>,
    { body, by },
    { software },
  ) => {
    const signed = await signedApproval(house, software, body.file);
    if ('code' in signed) return notDone(STATUS.conflict, 'not-signed', signed);
    const no = await house.approved.approveSystem(signed, by.id);
    return no === null ? systemPageOf(house.approved.system) : noByClause(no);
  },
});

/** What the regulator signed, if it is this installation or another release; else why not. */
async function signedApproval(
  { settings, release, record }: Parts<'settings' | 'release' | 'record'>,
  software: SoftwareWatch,
  file: string,
): Promise<ApprovedSoftware | HouseReason> {
  const key = await regulatorKeyOf(settings.regulatorKey, record.known);
  if (key === null) return { code: 'no-regulator-key' };
  const approval = readSoftwareApproval(Buffer.from(file), key);
  if ('wrong' in approval) return { code: 'approval-not-signed', note: approval.wrong };
  // The same code beside other packages or programs is another installation.
  const isThis = approval.engine === release.engine;
  if (!isThis || approval.whole === (await software.whole())) return approval;
  return { code: 'software-differs', note: approval.whole };
}

const switchOptionsAct = houseAct({
  address: 'POST /api/options',
  summary: 'Other Dragon Bonus and Perfect Pairs odds, for all tables of a book at once',
  may: MAY,
  body: optionsSwitch,
  records: ['pay-options-switched'],
  do: async ({ approved }: Parts<'approved'>, { body, by }) => {
    const no = await approved.switchOptions(body.book, body.options, by);
    return no === null ? undefined : noByClause(no);
  },
});

export const APPROVAL_ACTS = [
  listSetupsAct,
  approveSetupAct,
  lookAtSystemAct,
  approveSystemAct,
  switchOptionsAct,
];
