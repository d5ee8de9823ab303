// Letting a stopped table, tournament or the cage go on: two people, a reason on record, and only
// when its journal was read again from the first event and holds (R-MEM-4, R-EVT-3).

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { mattersOf } from '../../checks/audit/audit-stream.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { beginningOf, isDamage } from '../../storage/journal/read.ts';
import { tableOfStream } from '../../tables/mailbox/rebuild.ts';
import { forgetStream } from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';
import { replayingWitness } from '../../checks/verify/witness.ts';
import type { HouseRecord } from '../../record/house-record.ts';

/** Who lets a stream go on, who agreed, and why. */
export interface ReleaseRequest {
  readonly stream: string;
  readonly by: string;
  readonly approvedBy: string;
  readonly why: string;
}

/** Releases it for the next start; or why it may not be. */
export async function releaseStopped(
  { journal, record }: { readonly journal: Journal; readonly record: Pick<HouseRecord, 'note'> },
  release: ReleaseRequest,
): Promise<HouseReason | null> {
  const { stream: name, ...agreed } = release;
  const table = tableOfStream(name);
  const stream = (await journal.streams()).find(one => one.name === name);
  if (stream === undefined) return { code: 'nothing-of-that-name' };
  if (stream.stopped === null) return { code: 'not-stopped' };
  if (release.by === release.approvedBy) return { code: 'own-command' };
  const read = await readAgain(journal, stream);
  if ('says' in read) return { code: 'stays-stopped', note: read.says };
  // What was gathered from it is gathered anew: whoever changed a figure has changed nothing.
  for (const projection of PROJECTIONS) await forgetStream(journal.db, projection, stream.id);
  // So are its snapshots: the next start begins from the events that were just read.
  await journal.forgetSnapshots(stream.id);
  const { stopped } = stream;
  const matters = await mattersOf(journal.db, name, read.seq);
  const why = { ...agreed, stopped, matters };
  if (table !== null) await record.note('table-released', { table, ...why });
  else await record.note('stream-released', { stream: name, ...why });
  await journal.release(name);
  return null;
}

/** Reads the whole stream again as `sabot verify` does; what is wrong with it, or its end. */
export async function readAgain(
  journal: Journal,
  stream: { readonly name: string; readonly id: number },
): Promise<{ readonly says: string } | { readonly seq: number }> {
  const witness = replayingWitness(stream.name);
  let objection: string | null = null;
  const head = await journal.read(stream, beginningOf(stream.name), event => {
    objection ??= witness?.see(event) ?? null;
  });
  if (isDamage(head)) return { says: head.says };
  return objection === null ? { seq: head.seq } : { says: objection };
}
