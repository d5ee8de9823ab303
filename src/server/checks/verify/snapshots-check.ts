// Holds every stored snapshot against the event it names, and the answers it remembers against the
// journal's keys.

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';
import type { Hash } from '../../storage/journal/event.ts';
import { isSnapshotOf } from '../../storage/journal/snapshots.ts';
import { journalKey, type KeptPages } from '../../tables/mailbox/pages.ts';
import { tableOfStream } from '../../tables/mailbox/rebuild.ts';
import { thisRelease } from '../../ports/release.ts';
import { tournamentOf } from '../../tournaments/rebuild.ts';
import type { CheckFinding } from '../registers/finding.ts';

interface SnapshotRow {
  readonly seq: number;
  readonly engine: string;
  readonly body: string;
  readonly digest: Buffer;
  /** Null when there is no such event. */
  readonly hash: Hash | null;
}

/** A check for verifyJournal: every snapshot there is. */
export async function checkSnapshots(client: pg.ClientBase): Promise<CheckFinding> {
  const streams = await client.query<{ id: number; name: string }>(
    `select distinct s.stream as id, coalesce(t.name, '#' || s.stream) as name
       from snapshot s left join stream t on t.id = s.stream order by 1`,
  );
  const damages: Damage[] = [];
  let snapshots = 0;
  for (const stream of streams.rows) {
    const { rows } = await client.query<SnapshotRow>(
      `select s.seq, s.engine, s.body, s.digest, encode(j.hash, 'base64') as hash
         from snapshot s left join journal j on j.stream = s.stream and j.seq = s.seq
        where s.stream = $1 order by s.seq`,
      [stream.id],
    );
    snapshots += rows.length;
    for (const row of rows) {
      const says = whatIsWrong(stream.name, row) ?? (await wrongAnswers(client, stream, row));
      if (says === null) continue;
      damages.push({ stream: stream.name, seq: row.seq, found: 'snapshot-differs', says });
    }
  }
  return { checked: `${snapshots} snapshots`, damages };
}

function whatIsWrong(stream: string, { seq, hash, engine, body, digest }: SnapshotRow) {
  const of = `The snapshot of ${stream} after event ${seq}`;
  if (hash === null) return `${of} belongs to an event that is not there.`;
  return isSnapshotOf(hash, engine, body, digest) ? null : `${of} was changed.`;
}

/** A remembered answer that the journal never gave would be given to a repeated key. */
async function wrongAnswers(
  client: pg.ClientBase,
  stream: { readonly id: number; readonly name: string },
  { seq, engine, body }: SnapshotRow,
): Promise<string | null> {
  // Nobody is given an answer out of another release's snapshot: it is never used.
  if (engine !== thisRelease().engine) return null;
  const of = `The snapshot of ${stream.name} after event ${seq}`;
  const answers = answersIn(stream.name, body);
  if (answers === null) return `${of} cannot be read.`;
  if (answers.length === 0) return null;
  const { rows } = await client.query<{ key: string }>(
    `select k.key from unnest($2::text[], $3::bigint[]) as k (key, number)
       left join journal j on j.stream = $1 and j.key = k.key
      where j.seq is null or j.seq > k.number or k.number > $4 limit 1`,
    [stream.id, answers.map(({ key }) => key), answers.map(({ number }) => number), seq],
  );
  const [wrong] = rows;
  return wrong === undefined
    ? null
    : `${of} remembers an answer to ${wrong.key} that the journal did not give.`;
}

/** The keys that a snapshot remembers and their answers; null if it cannot be read. */
function answersIn(
  stream: string,
  body: string,
): readonly { readonly key: string; readonly number: number }[] | null {
  // Only tables and tournaments are asked by pages.
  if (tableOfStream(stream) === null && tournamentOf(stream) === null) return [];
  try {
    // If it is none, that is what is to be found out.
    const { pages } = JSON.parse(body) as { readonly pages: KeptPages };
    return pages.flatMap(([page, , ...answers]) =>
      answers.map(([key, number]) => ({ key: journalKey(page, key), number })),
    );
  } catch {
    return null;
  }
}
