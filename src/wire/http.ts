// What goes over HTTP: the front page's list of tables, sign-in, approvals, the demonstration's
// doors.

import { z } from 'zod';

import { DUTIES } from '../table/acts/table/sign-on.ts';
import { staffRole, visitorRole } from './roles.ts';
import { reason, refusal, shoePromise, tableSummary } from './socket/server-messages.ts';
import { setupSchema } from '../table/setup/setup-fields.ts';
import { token } from './socket/client-messages.ts';
import { commandSchema } from './socket/commands.ts';
import { cents, day, seatNumber, text, time, titles, word } from '../table/fields.ts';

/** Why a request was not granted, in one sentence. */
export const denial = z.strictObject({
  denied: z.string(),
  says: z.string().describe('In English.'),
  reason,
});
export type Denial = z.infer<typeof denial>;

/** What a visitor chooses a table by, beside what every list of tables says. */
export const lobbyTable = z
  .strictObject({
    ...tableSummary.shape,
    currency: z.string(),
    limits: z
      .strictObject({ min: cents, max: cents })
      .nullable()
      .describe('On Player and Banker; none before the table is opened.'),
    road: z
      .string()
      .regex(/^(?:[BPT]b?p?)*$/)
      .nullable()
      .describe('The hands of the shoe, as `sabot roads` writes them; null where none are shown.'),
  })
  .meta({ title: 'lobby table' });
export type LobbyTable = z.infer<typeof lobbyTable>;

/** The front page: where am I, and which tables are live? */
export const housePage = z.strictObject({
  house: z.string(),
  demonstration: z.boolean(),
  release: z.string(),
  key: z.string().describe('The fingerprint of the key that the house signs with.'),
  now: time,
  open: z.boolean().describe('Whether play is possible now.'),
  reason: reason.nullable().describe('Why not, if not.'),
  simulatedPatrons: z.boolean(),
  helpLine: z.string().nullable().describe('The site’s own; the country’s where there is none.'),
  roles: z.array(visitorRole).describe('What a visitor may be; none in a live house.'),
  tables: z.array(lobbyTable),
});
export type HousePage = z.infer<typeof housePage>;

const password = z.string().min(10).max(200);
export const personId = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9][a-z0-9.-]*$/);

const code = z.string().regex(/^\d{6}$/);

export const signInBody = z.strictObject({
  id: personId,
  // A wrong one may be any text: its length is no clue.
  password: z.string().min(1).max(200),
  role: staffRole.exactOptional().describe('Which of the person’s roles; the first if left out.'),
  code: code.exactOptional().describe('The one-time code, of whoever has them.'),
  newPassword: password
    .exactOptional()
    .describe('In place of one that has grown old; else the answer is password-old.'),
});

/** A PIN confirms what a person does who has signed in before. */
const pin = z.string().regex(/^\d{4,8}$/);
export const provenBy = {
  password: z.string().min(1).max(200).exactOptional(),
  pin: pin.exactOptional().describe('Instead of the password.'),
  code: code.exactOptional(),
};

export const handoverRequest = z.strictObject({
  table: word,
  duty: z.enum(DUTIES),
  id: personId.describe('Who comes.'),
  password: z.string().min(1).max(200),
  code: code.exactOptional(),
});

export const staffName = z.strictObject({ id: personId });
export const pinChange = z.strictObject({
  password: z.string().min(1).max(200),
  code: code.exactOptional(),
  newPin: pin,
});
export const passwordChange = z.strictObject({
  password: z.string().min(1).max(200),
  code: code.exactOptional(),
  newPassword: password,
});
export const codeEnrolment = z.strictObject({
  secret: z.string().describe('For typing into an app; shown once.'),
  uri: z.string().describe('The same as a link, for a QR code.'),
});
export const codeConfirmation = z.strictObject({ code });
export const breakOver = z.strictObject(provenBy);

export const session = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: staffRole,
  roles: z.array(staffRole),
  until: time,
});
export type SessionPage = z.infer<typeof session>;

export const setUp = z.strictObject({
  token: token.describe('From the one-time link that the first start prints.'),
  id: personId,
  name: text(80).min(1),
  password,
});

/** The form of the first start: two people, and the regulator's key where they have it at hand. */
export const setUpForm = z.strictObject({
  ...setUp.shape,
  secondId: personId,
  secondName: text(80).min(1),
  secondPassword: password,
  key: z.string().trim().max(1_000).default(''),
});

/** A second person, who proves on the spot who they are. */
export const approver = z.strictObject({
  id: personId,
  ...provenBy,
  role: staffRole.exactOptional(),
});
export type ApproverProof = z.infer<typeof approver>;

export const newStaff = z.strictObject({
  id: personId,
  name: text(80).min(1),
  roles: z.array(staffRole).min(1),
  password,
  approver: approver.exactOptional().describe('Left out only for a house’s second administrator.'),
});

export const staffEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  roles: z.array(staffRole),
  since: time,
});

/** What is approved: the act with its subject and its figures, as it will be sent (G19). */
const approvedCommand = commandSchema.describe('The command it is given for, and for no other.');

export const approvalRequest = z.strictObject({
  table: word,
  command: approvedCommand,
  id: personId,
  ...provenBy,
  role: staffRole.exactOptional(),
});

export const approval = z.strictObject({
  approval: token.describe('Goes with that command at that table, once.'),
  id: z.string(),
  role: staffRole,
  until: time,
});

export const sitDown = z.strictObject({
  table: word,
  seat: seatNumber.exactOptional().describe('A free one is chosen if left out.'),
});

export const seatToken = z.strictObject({ token, table: word, seat: seatNumber });

export const takeRole = z.strictObject({ role: staffRole });
export const roleToken = z.strictObject({ token, id: z.string(), role: staffRole, until: time });

export const demoApprovalRequest = z.strictObject({
  table: word,
  command: approvedCommand,
  role: staffRole,
});

export const insertNoteBody = z.strictObject({
  token: token.describe('Of the seat.'),
  cents: z.literal([500, 1000, 2000, 5000, 10_000]).describe('The note’s value.'),
});
export const noteInserted = z.strictObject({
  credited: cents,
  refusal: refusal.nullable().describe('Why the note came back, if it did.'),
});

export const takeTicket = z.strictObject({ token: token.describe('Of the seat.') });
export const ticketFace = z.strictObject({
  id: z.string(),
  number: z.string().describe('As the paper bears it: the demonstration alone shows it.'),
  cents,
  currency: z.string(),
  cage: z.string().describe('The address of a cage that has the number already.'),
  qr: z.array(z.string().regex(/^[01]+$/)).describe('That address as a QR code, row by row.'),
});
export const ticketShown = z.strictObject({
  ticket: ticketFace.nullable().describe('None before its table has paid it.'),
});
export type TicketFace = z.infer<typeof ticketFace>;

export const onOrOff = z.strictObject({ on: z.boolean() });
export const dealerChoice = z.strictObject({
  dealer: z.enum(['virtual', 'by-hand']).describe('Who deals: the paced driver, or a console.'),
});
export const stepTaken = z.strictObject({
  did: z.string().nullable().describe('The command that was given, or none.'),
  refusal: refusal.nullable(),
});

/** A virtual shoe: promised while it is played, opened when its last card is out. */
export const shoePage = z.strictObject({
  ...shoePromise.shape,
  format: z.string(),
  decks: z.int(),
  cut: z.int(),
  nonce: z.string().nullable(),
  order: z.array(z.string()).nullable(),
});
export type ShoePage = z.infer<typeof shoePage>;

export const health = z.strictObject({
  play: z.boolean(),
  says: z.string(),
  tables: z.int(),
  stopped: z.array(z.string()),
  lost: z
    .array(z.string())
    .describe('Streams of the journal that another house has taken, or that were stopped.'),
  journal: z
    .enum(['being-checked', 'whole', 'damaged', 'not-checked'])
    .describe('The house checks its whole journal after each start, behind play, and every day.'),
});

/** Whether the process lives, or takes what is to be stored. */
export const probe = z.strictObject({ ok: z.boolean(), says: z.string() });

/** A table to be installed with the set-up that was approved for it. */
export const newTableBody = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/),
  title: text(80).min(1),
  titles: titles.exactOptional(),
  setup: setupSchema,
});

export const DEVICE_KINDS = [
  'terminal',
  'console',
  'display',
  'shoe',
  'scanner',
  'note-acceptor',
  'printer',
] as const;

const approvalOnRecord = z.strictObject({
  reference: text(80).min(1),
  on: day,
});

export const newDevice = z.strictObject({
  kind: z.enum(DEVICE_KINDS),
  table: word,
  seat: seatNumber.exactOptional(),
  approval: approvalOnRecord.exactOptional().describe('Of the regulator; a live house wants it.'),
  distanceM: z.number().positive().max(10_000).exactOptional().describe('Of a remote terminal.'),
  publicKey: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9+/]+=*$/)
    .exactOptional()
    .describe('Of a machine: Ed25519, DER, base64.'),
  approver: approver
    .exactOptional()
    .describe('Left out only for a display, and in a demonstration.'),
});

export const deviceEnrolled = z.strictObject({
  id: z.string(),
  token: token.nullable().describe('Of a screen; it is told this once.'),
});

export const deviceName = z.strictObject({ id: word });

export const deviceEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(DEVICE_KINDS),
  table: word,
  seat: seatNumber.nullable(),
  approval: approvalOnRecord.nullable(),
  distanceM: z.number().nullable(),
  hasKey: z.boolean(),
  enrolledBy: z.string(),
  enrolledAt: time,
});

/** A check of the software as it lies on the disk; the seed is the asker's own (R-SW-2). */
export const softwareAsked = z.strictObject({
  seed: z.string().max(128).describe('Digests are an HMAC under it; plain ones if it is empty.'),
});

export const softwarePage = z.strictObject({
  version: z.string(),
  engine: z.string(),
  whole: z.string().describe('Of all components together.'),
  rooms: z.record(z.string(), z.string()).describe('SHA-256 of each component, in hex.'),
  altered: z
    .array(z.string())
    .describe('Components that are not as they were when the house started.'),
  database: z.strictObject({
    version: z.string(),
    isCovered: z.boolean().describe('False where DATABASE_URL names a database of its own.'),
  }),
});
