// One step of the audit: what is projected of a stream as of one event, and whether it agrees.

import type pg from 'pg';

import {
  checkProjection,
  inTransaction,
  isThere,
  readTo,
} from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';
import type { Projection } from '../../reports/projections/projection.ts';
import { type SeatFinding, seatsThatDisagree } from './identity.ts';
import { type TicketSum, ticketSums } from './same-tickets.ts';
import type { StoredAccount } from './same-books.ts';

/** Which stream, as of which event, and which findings two people have released it with. */
export interface AuditAsked {
  readonly stream: string;
  readonly seq: number;
  readonly released?: readonly string[];
}

/**
 * What a step came to. `not-there`: the projections are elsewhere than at that event, before it
 * with much to read or past it already; another step will find them.
 */
export type AuditAnswer =
  | { readonly is: 'not-there' }
  | { readonly is: 'wrong'; readonly says: string; readonly findings: readonly SeatFinding[] }
  | ({ readonly is: 'agreed' } & ProjectedStream);

/** What the projections hold of a stream, to be held against what is in play. */
export interface ProjectedStream {
  readonly accounts: readonly StoredAccount[];
  /** The cage's tickets by table and state; no other stream has any. */
  readonly tickets: readonly TicketSum[];
}

/** Events that one step reads at most: the next goes on from there. */
const MOST_EVENTS = 5_000;

const readersOf = (stream: string): readonly Projection[] =>
  PROJECTIONS.filter(({ reads }) => reads?.(stream) !== false);

/** Brings what is projected of one stream to one event, and holds meters against accounts. */
export function auditStream(
  db: pg.Pool,
  { stream, seq, released = [] }: AuditAsked,
): Promise<AuditAnswer> {
  return inTransaction(db, async (client): Promise<AuditAnswer> => {
    await client.query('set local synchronous_commit = off');
    const projections = readersOf(stream);
    for (const projection of projections) {
      const damage = await readTo(client, projection, stream, seq, MOST_EVENTS);
      if (damage !== null) return { is: 'wrong', says: damage.says, findings: [] };
    }
    const { rows } = await client.query<{ id: number }>('select id from stream where name = $1', [
      stream,
    ]);
    const id = rows[0]?.id ?? 0;
    for (const { name } of projections) {
      if (!(await isThere(client, name, id, seq))) return { is: 'not-there' };
    }
    const findings = await seatsThatDisagree(client, id);
    const found = findings.filter(({ matter }) => !released.includes(matter));
    if (found.length > 0) return { is: 'wrong', says: found[0]?.says ?? '', findings: found };
    const accounts = await client.query<StoredAccount>(
      `select account, currency, credits - debits as net, pending_debits as "pendingDebits",
              pending_credits as "pendingCredits" from balance where stream = $1`,
      [id],
    );
    return { is: 'agreed', accounts: accounts.rows, tickets: await ticketSums(client, id) };
  });
}

/** What does not add up of a stream that is stopped, once it is projected to its end. */
export async function mattersOf(
  db: pg.Pool,
  stream: string,
  seq: number,
): Promise<readonly string[]> {
  const steps = Math.ceil(seq / MOST_EVENTS) + 1;
  for (let step = 0; step < steps; step += 1) {
    const answer = await auditStream(db, { stream, seq });
    if (answer.is === 'wrong') return answer.findings.map(({ matter }) => matter);
    if (answer.is === 'agreed') return [];
  }
  return [];
}

/** Makes everything that is projected of one stream a second time; a sentence where it differs. */
export async function remakeStream(db: pg.Pool, stream: string): Promise<string | null> {
  for (const projection of readersOf(stream)) {
    const [difference] = await checkProjection(db, projection, stream);
    if (difference !== undefined) {
      const { table, row, is } = difference;
      const what = is === 'not-in-the-journal' ? 'has a row that its events do not make' : 'lacks';
      return `The table ${table} of ${stream} ${what}: ${row}.`;
    }
  }
  return null;
}
