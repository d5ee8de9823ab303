// A command that needs a second person asks somebody who is not at its table, over HTTP: asked at
// the console, answered in the pit's inbox by PIN or password, taken by the console that asked.

import {
  agreeBody,
  askedApprovals,
  askedNumber,
  askedState,
  askedTaken,
  type AskedPage,
  refuseBody,
  secondWanted,
  secondWantedSince,
} from '../../../../wire/pit/asked-approvals.ts';
import type { FastifyRequest } from 'fastify';
import type { HousePower } from '../../../../rulebooks/roles.ts';
import { type AskedFault, type FloorPerson } from '../../../house/approval/asked.ts';
import { askedFacts, lookedForFacts, mayAnswer } from '../../../house/approval/asked-facts.ts';
import { isDenial, type Proof } from '../../../people/sign-in-desk.ts';
import type { AskedApproval } from '../../../record/asked-approvals.ts';
import { type By, houseAct, NotDone, notDone, type Parts } from '../house-act.ts';
import { asApprover, denialAnswer, recognise } from '../recognise.ts';
import { STATUS } from '../../who.ts';

const ASKS: readonly HousePower[] = ['run-table', 'supervise', 'inspect-table'];
const ANSWERS: readonly HousePower[] = ['supervise', 'approve-payments', 'work-at-cage'];
const GUESSES = 20;
/** A console looks every other second what became of its requests. */
const LOOKS = 240;

const FAULTS = {
  'too-early': [STATUS.conflict, { code: 'table-is-asked-first' }],
  'too-many': [STATUS.conflict, { code: 'too-many-requests-open' }],
  unknown: [STATUS.notFound, { code: 'no-such-request' }],
  own: [STATUS.conflict, { code: 'somebody-else-approves' }],
  over: [STATUS.conflict, { code: 'request-is-over' }],
  elsewhere: [STATUS.conflict, { code: 'request-is-over' }],
} as const satisfies Record<AskedFault, readonly [number, { readonly code: string }]>;

const fault = (what: AskedFault): NotDone =>
  notDone(FAULTS[what][0], what === 'own' ? 'same-person' : what, FAULTS[what][1]);

const pageOf = ({ request, state, until, answeredBy, why }: AskedApproval): AskedPage => ({
  ...{ request, state, until, why },
  ...{ by: answeredBy?.id ?? null, role: answeredBy?.role ?? null },
});

const answered = (asked: AskedApproval | AskedFault): NotDone | AskedPage =>
  typeof asked === 'string' ? fault(asked) : pageOf(asked);

const wantSecondAct = houseAct({
  address: 'POST /api/approval-requests/first',
  summary: 'Says that a second person is looked for at the table, and when the floor may be asked',
  may: ASKS,
  body: secondWanted,
  answer: secondWantedSince,
  do: ({ asked, clock }: Parts<'asked' | 'clock'>, { body, by }) => ({
    from: asked.openFrom(by, body),
    now: clock.now(),
    request: asked.openFor(by, body)?.request ?? null,
  }),
});

const askFloorAct = houseAct({
  address: 'POST /api/approval-requests',
  summary: 'Asks the floor for an approval of one command at one table',
  may: ASKS,
  body: secondWanted,
  answer: askedState,
  makes: true,
  records: ['approval-asked'],
  do: async ({ asked, table }: Parts<'asked' | 'table'>, { body, by }) =>
    table(body.table) === undefined ? fault('unknown') : answered(await asked.ask(by, body)),
});

const listRequestsAct = houseAct({
  address: 'GET /api/approval-requests',
  summary:
    'Approvals that wait for somebody in this role, asked of the floor or of the table first',
  may: ANSWERS,
  answer: askedApprovals,
  do: async ({ asked, table, clock }: Parts<'asked' | 'table' | 'clock'>, { by }) => {
    const world = { table, now: clock.now() };
    const seen = await Promise.all([
      ...asked.waiting.map(each => askedFacts(world, each, by)),
      ...asked.lookedFor.map(each => lookedForFacts(world, each, by)),
    ]);
    return { requests: seen.filter(each => each !== null) };
  },
});

const lookAtRequestAct = houseAct({
  address: 'GET /api/approval-requests/:request',
  summary: 'What became of a request, for whoever has asked',
  may: ASKS,
  perMinute: LOOKS,
  params: askedNumber,
  answer: askedState,
  do: ({ asked }: Parts<'asked'>, { params: { request }, by }) =>
    answered(asked.of(by, request) ?? 'unknown'),
});

const takeApprovalAct = houseAct({
  address: 'POST /api/approval-requests/take',
  summary: 'Takes the approval that was agreed to; it serves for that command, once',
  may: ASKS,
  body: askedNumber,
  answer: askedTaken,
  records: ['approval-given'],
  do: async ({ asked }: Parts<'asked'>, { body: { request }, by }) => {
    const taken = await asked.take(by, request);
    return typeof taken === 'string' ? fault(taken) : taken;
  },
});

const withdrawAct = houseAct({
  address: 'POST /api/approval-requests/withdraw',
  summary: 'Takes the own request back',
  may: ASKS,
  body: askedNumber,
  answer: askedState,
  records: ['approval-withdrawn'],
  do: async ({ asked }: Parts<'asked'>, { body: { request }, by }) =>
    answered(await asked.withdraw(by, request)),
});

type Answering = Parts<'asked' | 'desk' | 'record' | 'demonstration' | 'table' | 'clock'>;

interface AnswerGiven extends Omit<Proof, 'id' | 'purpose'> {
  readonly request: string;
  readonly why: string | null;
}

/** Nobody's own, by somebody whose word counts there and who proves who they are. */
async function answer(
  house: Answering,
  { request, why, ...proof }: AnswerGiven,
  { id, role }: By,
  from: FastifyRequest,
): Promise<NotDone | AskedPage> {
  const by: FloorPerson = { id, role };
  const found = house.asked.toAnswer(by, request);
  if (typeof found === 'string') return fault(found);
  const world = { table: house.table, now: house.clock.now() };
  if (!(await mayAnswer(world, found, by))) {
    return notDone(STATUS.conflict, 'not-authorised', { code: 'not-in-that-role' });
  }
  // In a demonstration nobody has a PIN: one click agrees, as at the table.
  if (!house.demonstration) {
    const approving = found.table;
    const known = await recognise(house, from, asApprover({ ...proof, id }), { approving });
    if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
  }
  return answered(await house.asked.answer(by, request, why));
}

const agreeAct = houseAct({
  address: 'POST /api/approval-requests/agree',
  summary: 'Agrees to a command that somebody else has asked for, by PIN or password',
  may: ANSWERS,
  perMinute: GUESSES,
  body: agreeBody,
  answer: askedState,
  records: ['approval-agreed', 'sign-in-refused', 'locked-out'],
  do: (house: Answering, { body, by, request }) =>
    answer(house, { ...body, why: null }, by, request),
});

const refuseAct = houseAct({
  address: 'POST /api/approval-requests/refuse',
  summary: 'Refuses a command that somebody else has asked for, and says why',
  may: ANSWERS,
  perMinute: GUESSES,
  body: refuseBody,
  answer: askedState,
  records: ['approval-refused', 'sign-in-refused', 'locked-out'],
  do: (house: Answering, { body, by, request }) => answer(house, body, by, request),
});

export const ASKED_APPROVAL_ACTS = [
  wantSecondAct,
  askFloorAct,
  listRequestsAct,
  lookAtRequestAct,
  takeApprovalAct,
  withdrawAct,
  agreeAct,
  refuseAct,
];
