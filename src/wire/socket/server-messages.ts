// What the server sends over a socket: views, answers, totals, notices. Nothing else ever leaves
// it.

import { z } from 'zod';

import { ROLES } from '../../rulebooks/roles.ts';
import { PAYMENT_FORMS } from '../../table/acts/accounts/leave.ts';
import type { Effect } from '../../table/rulings/effect-of.ts';
import { TABLE_PHASES } from '../../table/table.ts';
import type {
  ConsoleView,
  LaidView,
  PublicView,
  RecalledCoup,
  SeatView,
} from '../../table/views/index.ts';
import type { TournamentView } from '../../tournament/view/view.ts';
import { key } from './client-messages.ts';
import { houseMessages } from '../pit/display-messages.ts';
import type { Plain } from '../../table/same.ts';
import { bet, cents, count, seatNumber, sum, time, titles, word } from '../../table/fields.ts';
import type { HouseReason } from '../reasons/house-reasons.ts';
import { housePowers, visitorRole } from '../roles.ts';

/** A part that src/table draws up and checks by its own types; here it is only carried. */
const drawn = <T extends object>(name: string) =>
  z.custom<T>(value => typeof value === 'object' && value !== null).meta({ title: name });

/** A code with its figures; each language has a text for it. */
export const reason = drawn<HouseReason>('Reason');
/** The last event of the table that a view knows: it only ever rises. */
const number = z.int().min(0);

/** An expected no: which, by which clause, why with its figures, and who could. */
export const refusal = z
  .strictObject({
    refused: z.string(),
    clause: z.string(),
    reason,
    needs: z.string().exactOptional(),
    report: z.string().exactOptional(),
    asks: z.string().exactOptional(),
  })
  .meta({ title: 'refusal' });

/** Something that a patron must be told about a wager that did not come out as asked. */
export const wagerRemark = z
  .strictObject({
    clause: z.string(),
    reason,
    bet: bet.exactOptional(),
  })
  .meta({ title: 'remark' });
export type Remark = Plain<z.infer<typeof wagerRemark>>;

/** The promise of a virtual shoe's order, shown before its first wager (R-RNG-1). */
export const shoePromise = z.strictObject({ shoe: z.string(), commitment: z.string() });

/** The software that runs and what was approved (crown-rapid 1.1 game system (b)). */
export const systemPage = z
  .strictObject({
    version: z.string(),
    engine: z.string().describe('The version with a mark of the code that decides.'),
    approval: z
      .strictObject({ reference: z.string(), on: z.string(), engine: z.string() })
      .nullable(),
    mismatch: reason.nullable().describe('Why they are not the same.'),
  })
  .meta({ title: 'system' });
export type SystemPage = z.infer<typeof systemPage>;

export const welcome = z
  .strictObject({
    kind: z.literal('welcome'),
    wire: count,
    house: z.string(),
    demonstration: z.boolean().describe('True in a demonstration house; it can never be live.'),
    release: z.string(),
    now: time.describe('The server’s clock; a screen’s own only draws the countdown (R-BET-1).'),
    you: z.strictObject({
      role: z.enum(ROLES),
      id: z.string(),
      seat: seatNumber.exactOptional(),
      powers: housePowers,
    }),
    roles: z
      .array(visitorRole)
      .exactOptional()
      .describe('On a demonstration’s screens for staff: what a visitor may be.'),
    nextKey: key.describe('The lowest key that this page has not used yet.'),
    seal: z
      .string()
      .exactOptional()
      .describe('On a terminal: signs what it says on this line of what it showed (G9).'),
    system: systemPage
      .exactOptional()
      .describe('On a console: the running software and its approval, side by side.'),
  })
  .describe('The hello was understood; views follow.');

export const publicViewMessage = z
  .strictObject({
    kind: z.literal('view'),
    for: z.literal('public'),
    table: word,
    number,
    demonstration: z.boolean(),
    shoePromise: shoePromise.nullable(),
    view: drawn<PublicView>('PublicView'),
  })
  .describe('All that anybody may see of a table, whole.');

export const consoleViewMessage = z
  .strictObject({
    ...publicViewMessage.shape,
    for: z.literal('console'),
    view: drawn<ConsoleView>('ConsoleView'),
  })
  .describe('All that the dealer and those above may see of a table, whole.');

export const change = z
  .strictObject({
    kind: z.literal('change'),
    table: word,
    from: number.describe('The number of the view that it changes.'),
    number,
    fields: drawn<Partial<ConsoleView>>('Partial<ConsoleView>'),
    shoePromise: shoePromise.nullable().exactOptional(),
  })
  .describe('The fields of the view that are different now; all others stay.');

export const seat = z
  .strictObject({
    kind: z.literal('seat'),
    table: word,
    number,
    patron: z.string().nullable().describe('Who holds the seat; commands for it name them.'),
    view: drawn<SeatView>('SeatView').nullable().describe('Null while the table is closed.'),
  })
  .describe('What only this terminal may see: the own chips, wagers and payments.');

export const laid = z
  .strictObject({
    kind: z.literal('laid'),
    table: word,
    number,
    fields: drawn<LaidView>('LaidView'),
  })
  .describe('The fields of the own seat’s view that a wager may change; all others stay.');

export const tournamentMessage = z
  .strictObject({
    kind: z.literal('tournament'),
    tournament: word,
    number: number.describe('The last event of the tournament that the view knows.'),
    rulebook: z.string(),
    demonstration: z.boolean(),
    view: drawn<TournamentView>('TournamentView'),
  })
  .describe('A tournament as this role may see it, whole; a secret wager is in no other’s.');

export const answer = z
  .discriminatedUnion('outcome', [
    z.strictObject({
      kind: z.literal('answer'),
      key,
      outcome: z.literal('done'),
      number: number.describe('The table’s last event: it is on the disk.'),
      remarks: z.array(wagerRemark).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('answer'),
      key,
      outcome: z.literal('refused'),
      refusal,
    }),
    z.strictObject({
      kind: z.literal('answer'),
      key,
      outcome: z.literal('busy'),
      reason: reason.describe('Why it was not even tried; it may be sent again with its key.'),
    }),
  ])
  .describe('What became of a command. "done" is said only when it is on the disk (R-MEM-2).');

export const effect = z
  .strictObject({
    kind: z.literal('effect'),
    key,
    effect: drawn<Effect>('Effect').nullable(),
    refusal: refusal.nullable(),
  })
  .describe('What a ruling would do to cards, wagers and money, or why there is none.');

export const recalled = z
  .strictObject({
    kind: z.literal('recalled'),
    key,
    table: word,
    coups: z.array(drawn<RecalledCoup>('RecalledCoup')).describe('The latest last.'),
  })
  .describe('The last coups again: history, with the own payments and why (R-HIS-1).');

export const paidOut = z
  .strictObject({
    kind: z.literal('paid-out'),
    table: word,
    how: z.enum(PAYMENT_FORMS),
    cents,
    reference: z
      .string()
      .nullable()
      .describe('The ticket’s sequence number; never the number that redeems it (R-CSH-6).'),
  })
  .describe('To the terminal whose patron was just paid: how much, and in what form.');

export const totals = z
  .strictObject({
    kind: z.literal('totals'),
    table: word,
    coup: count,
    areas: z.array(z.strictObject({ bet, stake: sum, patrons: count })),
  })
  .describe('What all patrons together have staked; at most twice a second, never whose.');

export const terminals = z
  .strictObject({
    kind: z.literal('terminals'),
    table: word,
    seats: z.array(
      z.strictObject({
        seat: seatNumber,
        connected: z.boolean(),
        delayMs: z
          .number()
          .nullable()
          .describe('How long a message takes there and back (R-BET-2).'),
      }),
    ),
    displays: count.describe('How many public displays show this table (2.2(d)).'),
  })
  .describe('For staff: which terminals are connected, and how far away.');

/** A table on the floor plan: enough for the front page and the pit. */
export const tableSummary = z
  .strictObject({
    table: word,
    title: z.string(),
    titles: titles.exactOptional(),
    rulebook: z.string(),
    version: z.string(),
    phase: z.enum(TABLE_PHASES),
    shoe: count,
    coup: count.nullable(),
    closesAt: time.nullable(),
    seats: count,
    taken: count,
    freeSeats: z.array(seatNumber),
    connected: count,
    shoeIs: z.enum(['virtual', 'dealt']),
    dealer: z.enum(['virtual', 'by-hand']),
    frozen: z.boolean(),
    stopped: z.string().nullable().describe('Why the table is stopped, if it is.'),
  })
  .meta({ title: 'table summary' });
export type TableSummary = z.infer<typeof tableSummary>;

/** What staff see of a table from the pit, beside what everybody may. */
export const pitLine = z
  .strictObject({
    table: word,
    claims: count.describe('Claims and disputes that are open.'),
    matters: count.describe(
      'Terminals out of order or doubted, patrons who wait to be paid, money held, owed and owing.',
    ),
    frozen: z.string().nullable().describe('Why accounts are frozen, if they are.'),
    currency: z.string().nullable().describe('Of every sum here; none before the first set-up.'),
    onFelt: sum.describe('All stakes of the coup.'),
    nets: z
      .strictObject({ player: z.int(), banker: z.int(), tie: z.int() })
      .nullable()
      .describe('What the house would win of the coup by result; what it would lose is negative.'),
    pace: count.nullable().describe('Coups an hour, of those that are remembered.'),
    boughtIn: sum.describe('All that was tendered here since the table was installed.'),
    win: z.int().describe('What the house has kept here since then, commission included.'),
    dealer: z.string().nullable(),
    supervisor: z.string().nullable(),
    rulings: count.describe('Irregularities ruled on in the coups that are remembered.'),
  })
  .meta({ title: 'pit line' });
export type PitLine = z.infer<typeof pitLine>;

export const pit = z
  .strictObject({
    kind: z.literal('pit'),
    demonstration: z.boolean(),
    tables: z.array(tableSummary),
    lines: z.array(pitLine).describe('In the order of the tables.'),
  })
  .describe('The whole floor; at most once a second.');

export const NOTICES = [
  'play-halted',
  'play-goes-on',
  'table-stopped',
  'wager-returned',
  'rate-limited',
  'ticket-trouble',
  'device-trouble',
  'not-approved',
] as const;

export type NoticeName = (typeof NOTICES)[number];

export const notice = z
  .strictObject({
    kind: z.literal('notice'),
    what: z.enum(NOTICES),
    reason,
    clause: z.string().exactOptional(),
  })
  .describe('Something that must not be missed.');

export const CLOSE_REASONS = [
  'not-understood',
  'wrong-version',
  'not-signed-in',
  'not-enrolled',
  'not-permitted',
  'no-such-table',
  'no-such-tournament',
  'replaced',
  'session-over',
  'on-break',
  'too-many-messages',
  'house-closes',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const bye = z
  .strictObject({
    kind: z.literal('bye'),
    why: z.enum(CLOSE_REASONS),
    reason,
    again: z.boolean().describe('Whether it is any use to connect again.'),
  })
  .describe('The connection ends; a seat stays taken all the same.');

export const pong = z
  .strictObject({ kind: z.literal('pong'), at: time, now: time })
  .describe('The answer to a ping: its own time back, and the server’s.');

/** Every message of the server, by its kind; views by whom they are for. */
export const SERVER_MESSAGES = {
  welcome,
  'view (public)': publicViewMessage,
  'view (console)': consoleViewMessage,
  change,
  seat,
  laid,
  tournament: tournamentMessage,
  answer,
  effect,
  recalled,
  'paid-out': paidOut,
  totals,
  terminals,
  'house-messages': houseMessages,
  pit,
  notice,
  bye,
  pong,
} as const;

const view = z.discriminatedUnion('for', [publicViewMessage, consoleViewMessage]);

export const serverMessage = z.discriminatedUnion('kind', [
  welcome,
  view,
  change,
  seat,
  laid,
  tournamentMessage,
  answer,
  effect,
  recalled,
  paidOut,
  totals,
  terminals,
  houseMessages,
  pit,
  notice,
  bye,
  pong,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
/** What one frame of the socket carries: a message, or several in their order. */
export type Frame = ServerMessage | ServerMessage[];
export type CommandReply = z.infer<typeof answer>;
export type Welcome = z.infer<typeof welcome>;
