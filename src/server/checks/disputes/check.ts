// Checks the file of a dispute with nothing but the house's public key, and against the journal
// where that is at hand.

import { writtenLines } from '../../../texts/index.ts';
import type { KeyObject } from 'node:crypto';

import type pg from 'pg';

import { rulebookOf } from '../../../rulebooks/index.ts';
import { tellEvents } from '../../../table/coup/tell-coup.ts';
import { isBadFile } from '../checkpoints/signed.ts';
import { readEvent } from '../../storage/journal/canonical.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';
import { eventFromRow } from '../../reports/setup-at.ts';
import { brokenChain } from './chain.ts';
import { type Dispute, readDispute } from './dispute.ts';

/** What was found: the dispute as it was read, and a sentence for everything that is wrong. */
export interface DisputeChecked {
  readonly dispute: Dispute | null;
  readonly faults: readonly string[];
}

/** Signature, hashes, links, and whether the events tell the coup as the file does. */
export function checkDispute(file: Buffer, key: KeyObject): DisputeChecked {
  const dispute = readDispute(file, key);
  if (isBadFile(dispute)) return { dispute: null, faults: [`The file: ${dispute.wrong}.`] };
  const broken = brokenChain(tableStream(dispute.table), dispute.events);
  if (broken !== null) return { dispute, faults: [broken] };
  return { dispute, faults: toldOtherwise(dispute) };
}

/** The file's own words are worth nothing that its events do not say. */
function toldOtherwise({ table, rulebook, shoe, coup, events, lines, payments }: Dispute) {
  const book = rulebookOf(rulebook);
  if (book === undefined) return [`There is no rulebook ${rulebook} here.`];
  const decoded = events.map(({ bytes, hash }) =>
    eventFromRow(readEvent(tableStream(table), Buffer.from(bytes, 'base64'), hash)),
  );
  const again = writtenLines(tellEvents(book, decoded, { shoe, coup }).lines);
  const own = new Set(again.map(line => JSON.stringify(line)));
  const faults = lines.some(line => !own.has(JSON.stringify(line)))
    ? ['The events do not tell the coup as the file does.']
    : [];
  const ended = decoded.findLast(event => 'record' in event);
  const paid = (ended !== undefined && 'record' in ended ? ended.record.seats : []).flatMap(
    ({ seat, paid: wagers }) => wagers.map(wager => ({ seat, ...wager })),
  );
  return JSON.stringify(paid) === JSON.stringify(payments)
    ? faults
    : [...faults, 'The events do not pay what the file says.'];
}

/** Events of the file that the journal does not hold, or holds otherwise. */
export async function againstJournal(
  client: pg.ClientBase,
  { table, events, head }: Dispute,
): Promise<readonly string[]> {
  const all = [...events.map(({ number, hash }) => ({ number, hash })), head];
  const { rows } = await client.query<{ number: number }>(
    `select c.number from unnest($2::bigint[], $3::text[]) as c (number, hash)
      where not exists (select 1 from journal j join stream s on s.id = j.stream
        where s.name = $1 and j.seq = c.number and j.hash = decode(c.hash, 'base64'))
      order by 1`,
    [tableStream(table), all.map(({ number }) => number), all.map(({ hash }) => hash)],
  );
  return rows.map(({ number }) => `Event ${number} is not in the journal as the file has it.`);
}
