// Over HTTP: a command that needs a second person asks for one who is not at its table.

import { z } from 'zod';

import { card, seatNumber, sum, text, time, word } from '../../table/fields.ts';
import { commandSchema } from '../socket/commands.ts';
import { approval, provenBy } from '../http.ts';
import { staffRole } from '../roles.ts';
import { reason } from '../socket/server-messages.ts';

export const secondWanted = z.strictObject({
  table: word,
  command: commandSchema.describe('It is asked for this command and for no other.'),
});

const requestNumber = z.string().regex(/^A-\d{6,}$/);
export const askedNumber = z.strictObject({ request: requestNumber });

export const secondWantedSince = z.strictObject({
  from: time.describe('From then on the floor may be asked.'),
  now: time,
  request: requestNumber.nullable().describe('The own one about this command that is open.'),
});
export type SecondWantedSince = z.infer<typeof secondWantedSince>;

/** What became of a request. */
export const ASKED_ANSWERS = [
  ...(['waits', 'agreed', 'refused', 'expired', 'withdrawn', 'served'] as const),
] as const;

export const askedState = z.strictObject({
  request: requestNumber,
  state: z.enum(ASKED_ANSWERS),
  until: time.describe('Until then it can be answered, and an answer serves.'),
  by: z.string().nullable().describe('Who has answered.'),
  role: staffRole.nullable(),
  why: z.string().nullable().describe('Why it was refused.'),
});
export type AskedPage = z.infer<typeof askedState>;

export const agreeBody = z.strictObject({ ...askedNumber.shape, ...provenBy });
export const refuseBody = z.strictObject({ ...agreeBody.shape, why: text(200).min(1) });
export const askedTaken = approval;

const hand = z.array(card.nullable().describe('Null while it lies face down.'));
const onFelt = z.strictObject({ player: hand, banker: hand });
export type HandsOnFelt = z.infer<typeof onFelt>;

/** A request as whoever may answer it sees it. */
export const askedApproval = z.strictObject({
  request: requestNumber
    .nullable()
    .describe('None while the table itself looks for somebody: the floor cannot answer yet.'),
  table: word,
  act: z.string(),
  what: z.string().nullable().describe('Of a report: what went wrong.'),
  seat: seatNumber.nullable(),
  patron: z.string().nullable(),
  cents: sum.nullable(),
  currency: z.string().nullable(),
  figures: z
    .array(z.strictObject({ name: z.string(), says: z.string() }))
    .describe('All else that the command says.'),
  moves: z
    .array(
      z.strictObject({ seat: seatNumber, patron: z.string(), stakes: z.int(), account: z.int() }),
    )
    .describe('What it would move, seat by seat, as the table stands.'),
  felt: z
    .strictObject({ before: onFelt, after: onFelt })
    .nullable()
    .describe('The cards on the felt, and as they would lie then; null where none would change.'),
  refusal: reason.nullable().describe('Why the table would not do it as it stands.'),
  by: z.string(),
  role: staffRole,
  firstAt: time.describe('When somebody was first looked for at the table.'),
  at: time.describe('When the floor was asked, or may be asked.'),
  until: time,
  balance: sum.nullable().describe('What the patron has on the account there.'),
  staked: sum.nullable().describe('What the patron has on the felt there.'),
  dealer: z.string().nullable(),
  supervisor: z.string().nullable(),
  own: z.boolean().describe('Nobody agrees to their own.'),
});
export type AskedApprovalPage = z.infer<typeof askedApproval>;

export const askedApprovals = z.strictObject({ requests: z.array(askedApproval) });
export type AskedApprovalsPage = z.infer<typeof askedApprovals>;
