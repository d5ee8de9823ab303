// Holds the journal against older checkpoints: a chain that was rewritten or cut short shows.

import type { KeyObject } from 'node:crypto';

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';
import type { CheckFinding, JournalCheck } from '../verify/verify.ts';
import { type Checkpoint, checkpointHash, checkpointName, readCheckpoint } from './checkpoint.ts';
import type { SecondPlace } from './second-place.ts';

interface Compared {
  readonly name: string;
  readonly seq: number;
  readonly isThere: boolean;
  readonly isSame: boolean;
}

/** A check for verifyJournal: all checkpoints of this place, with this public key. */
export const againstCheckpoints =
  (place: SecondPlace, key: KeyObject): JournalCheck =>
  client =>
    checkCheckpoints(client, place, key);

async function checkCheckpoints(
  client: pg.ClientBase,
  place: SecondPlace,
  key: KeyObject,
): Promise<CheckFinding> {
  const latest = await place.latest();
  const damages: Damage[] = [];
  const seen = new Set<string>();
  let before: Buffer | null = null;
  for (let number = 1; number <= latest; number += 1) {
    const file = await place.get(checkpointName(number));
    const checkpoint = file === null ? null : readCheckpoint(file, key);
    const wrong = whatIsWrong(checkpoint, number, before);
    if (wrong !== null) {
      damages.push(ofCheckpoint(number, wrong));
    } else if (checkpoint !== null && 'streams' in checkpoint) {
      for (const damage of await compare(client, checkpoint)) {
        // A chain rewritten long ago would otherwise be told once for every checkpoint since.
        if (!seen.has(damage.stream)) damages.push(damage);
        seen.add(damage.stream);
      }
    }
    before = file;
  }
  return { checked: `${latest} checkpoints in ${place.name}`, damages };
}

function whatIsWrong(
  checkpoint: ReturnType<typeof readCheckpoint> | null,
  number: number,
  before: Buffer | null,
): string | null {
  if (checkpoint === null) return 'it is missing';
  if ('wrong' in checkpoint) return checkpoint.wrong;
  if (checkpoint.number !== number) return `it calls itself ${checkpoint.number}`;
  // After one that is missing, that one is told and not its follower.
  if (before === null) return null;
  return checkpoint.previous === checkpointHash(before)
    ? null
    : 'it does not follow the one before it';
}

const ofCheckpoint = (number: number, wrong: string): Damage => ({
  stream: checkpointName(number),
  seq: number,
  found: 'rewritten',
  says: `Checkpoint ${number}: ${wrong}.`,
});

async function compare(client: pg.ClientBase, checkpoint: Checkpoint): Promise<readonly Damage[]> {
  const { streams, number, at } = checkpoint;
  const { rows } = await client.query<Compared>(
    `select c.name, c.seq, j.seq is not null as "isThere",
            coalesce(j.hash = decode(c.hash, 'base64'), false) as "isSame"
       from unnest($1::text[], $2::bigint[], $3::text[]) as c (name, seq, hash)
       left join stream s on s.name = c.name
       left join journal j on j.stream = s.id and j.seq = c.seq`,
    [
      streams.map(([name]) => name),
      streams.map(([, seq]) => seq),
      streams.map(([, , hash]) => hash),
    ],
  );
  return rows.flatMap(({ name, seq, isThere, isSame }): readonly Damage[] => {
    if (isSame) return [];
    const when = `checkpoint ${number} of ${at}`;
    return [
      isThere
        ? {
            stream: name,
            seq,
            found: 'rewritten',
            says: `${name} was rewritten: event ${seq} is not the one of ${when}.`,
          }
        : {
            stream: name,
            seq,
            found: 'cut-short',
            says: `${name} was cut short: event ${seq} of ${when} is gone.`,
          },
    ];
  });
}
