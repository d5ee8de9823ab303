// What machines and the house say to each other over a socket of their own: smart shoes, scanners,
// note acceptors, ticket printers. docs/devices.md tells it in words.

import { z } from 'zod';

import { cents, count, text } from '../../table/fields.ts';

/** The machine's own number of a note: rising by one, never used twice. */
const note = z.int().min(1).max(1_000_000_000_000);
const ticket = text(40).min(1);

export const NOTE_OUTCOMES = ['stacked', 'returned', 'unknown'] as const;
export const PRINT_OUTCOMES = ['printed', 'failed', 'unknown'] as const;
export const PRINTER_STATES = ['ready', 'paper-out', 'jam', 'ticket-not-taken', 'silent'] as const;
/** What can be opened: the cabinet, the box of notes, the board that everything runs on. */
export const DOORS = ['cabinet', 'stacker', 'logic'] as const;
export const ACCEPTOR_REPORTS = ['jam', 'stacker-full'] as const;

const hello = z
  .strictObject({ kind: z.literal('hello'), wire: count, device: text(40) })
  .describe('Who it says it is, by the id it was enrolled under.');
const proof = z
  .strictObject({
    kind: z.literal('proof'),
    signature: z.string().regex(/^[A-Za-z0-9_-]{86}$/),
  })
  .describe('The challenge, signed with its own key; Ed25519, base64url.');
const line = z
  .strictObject({ kind: z.literal('line'), line: text(200) })
  .describe('Of a shoe or scanner: one line of the line protocol, without its line feed.');
const escrow = z
  .strictObject({ kind: z.literal('escrow'), note, cents })
  .describe('A note is in the slot and can still go back.');
const stacked = z
  .strictObject({ kind: z.literal('stacked'), note })
  .describe('It is past the point of return.');
const returned = z.strictObject({ kind: z.literal('returned'), note }).describe('It went back.');
const rejected = z
  .strictObject({ kind: z.literal('rejected') })
  .describe('A note was not recognised and never came in.');
const acceptorFault = z
  .strictObject({ kind: z.literal('fault'), fault: z.enum(ACCEPTOR_REPORTS) })
  .describe('The acceptor takes no more notes.');
const noteOutcome = z
  .strictObject({ kind: z.literal('note-outcome'), note, outcome: z.enum(NOTE_OUTCOMES) })
  .describe('The answer to ask-note.');
const printer = z
  .strictObject({ kind: z.literal('printer'), state: z.enum(PRINTER_STATES) })
  .describe('How the printer stands; said at once after ready, and at every change.');
const printOutcome = z
  .strictObject({ kind: z.literal('print-outcome'), ticket, outcome: z.enum(PRINT_OUTCOMES) })
  .describe('What became of a ticket: printed only when it lies in the tray, whole.');

const door = z
  .strictObject({ kind: z.literal('door'), door: z.enum(DOORS), open: z.boolean() })
  .describe('A door of the cabinet it stands in was opened or closed; any machine may say so.');

/** Every message of a machine, by its kind. */
export const MACHINE_MESSAGES = {
  hello,
  proof,
  line,
  escrow,
  stacked,
  returned,
  rejected,
  fault: acceptorFault,
  'note-outcome': noteOutcome,
  printer,
  'print-outcome': printOutcome,
  door,
} as const;

export const machineMessage = z.discriminatedUnion('kind', [
  hello,
  proof,
  line,
  escrow,
  stacked,
  returned,
  rejected,
  acceptorFault,
  noteOutcome,
  printer,
  printOutcome,
  door,
]);
export type MachineMessage = z.infer<typeof machineMessage>;

const challenge = z
  .strictObject({ kind: z.literal('challenge'), nonce: z.string() })
  .describe('To be signed within thirty seconds.');
const ready = z
  .strictObject({
    kind: z.literal('ready'),
    next: count.exactOptional().describe('Of a shoe or scanner: the number that is waited for.'),
  })
  .describe('The proof was good: the machine may begin.');
const stack = z
  .strictObject({ kind: z.literal('stack'), note })
  .describe('Take the note past the point of return.');
const giveBack = z.strictObject({ kind: z.literal('give-back'), note }).describe('Give it back.');
const slot = z
  .strictObject({ kind: z.literal('slot'), open: z.boolean() })
  .describe('Opens or shuts the slot.');
const askNote = z
  .strictObject({ kind: z.literal('ask-note'), note })
  .describe('After a break: what became of this note?');
const print = z
  .strictObject({ kind: z.literal('print'), ticket, paper: z.string() })
  .describe('Print this paper: a PDF in base64.');
const askPrint = z
  .strictObject({ kind: z.literal('ask-print'), ticket })
  .describe('After a break: what became of this ticket?');
const bye = z
  .strictObject({ kind: z.literal('bye'), says: z.string() })
  .describe('The connection ends, and why.');

/** Every message of the house to a machine, by its kind. */
export const HOUSE_MESSAGES = {
  challenge,
  ready,
  stack,
  'give-back': giveBack,
  slot,
  'ask-note': askNote,
  print,
  'ask-print': askPrint,
  bye,
} as const;

export const houseMessage = z.discriminatedUnion('kind', [
  challenge,
  ready,
  stack,
  giveBack,
  slot,
  askNote,
  print,
  askPrint,
  bye,
]);
export type HouseMessage = z.infer<typeof houseMessage>;
