// Holds the journal against older checkpoints and the latest heads: a chain that was rewritten or
// cut short shows, unless two people have let it go on from there.

import type { KeyObject } from 'node:crypto';

import type pg from 'pg';

import type { Damage } from '../../storage/journal/damage.ts';
import type { CheckFinding, JournalCheck } from '../registers/finding.ts';
import {
  type Checkpoint,
  checkpointHash,
  checkpointName,
  readCheckpoint,
  type Reconciliation,
  type StreamHead,
} from './checkpoint.ts';
import { HEADS_FILE, readHeads, strayHeads } from './heads.ts';
import type { SecondPlace } from './second-place.ts';

/** A check for verifyJournal: all checkpoints of this place, with this public key. */
export const againstCheckpoints =
  (place: SecondPlace, key: KeyObject): JournalCheck =>
  client =>
    checkCheckpoints(client, place, key);

/** Heads that were signed, and how they are called in a sentence. */
interface SignedHeads {
  readonly streams: readonly StreamHead[];
  readonly name: string;
  /** Reconciliations that came later may excuse what the journal has not got of them. */
  readonly before: number;
}

async function checkCheckpoints(
  client: pg.ClientBase,
  place: SecondPlace,
  key: KeyObject,
): Promise<CheckFinding> {
  const sent = await headsOf(place, key);
  // A checkpoint that the heads knew of and that is gone is told as missing.
  const latest = Math.max(await place.latest(), sent.checkpoint);
  const damages: Damage[] = [];
  const known: Checkpoint[] = [];
  let before: Buffer | null = null;
  for (let number = 1; number <= latest; number += 1) {
    const file = await place.get(checkpointName(number));
    const checkpoint = file === null ? null : readCheckpoint(file, key);
    const wrong = whatIsWrong(checkpoint, number, before);
    if (wrong !== null) damages.push(ofCheckpoint(number, wrong));
    else if (checkpoint !== null && 'streams' in checkpoint) known.push(checkpoint);
    before = file;
  }
  const signed: SignedHeads[] = known.map(({ streams, number, at }) => ({
    ...{ streams, name: `checkpoint ${number} of ${at}`, before: number },
  }));
  const wrong = sent.wrong ?? tooOld(sent.counter, known.at(-1)?.counter ?? 0);
  if (wrong !== null) damages.push(ofHeads(wrong));
  else if (sent.counter > 0) signed.push(sent);
  const seen = new Set<string>();
  for (const one of signed) {
    for (const damage of await compare(client, one, known)) {
      // A chain rewritten long ago would otherwise be told once for every checkpoint since.
      if (!seen.has(damage.stream)) damages.push(damage);
      seen.add(damage.stream);
    }
  }
  return { checked: `${latest} checkpoints in ${place.name}${agreedIn(known)}`, damages };
}

interface SentHeads extends SignedHeads {
  /** 0 where none were ever sent, or what lies there is not ours. */
  readonly counter: number;
  readonly checkpoint: number;
  readonly wrong: string | null;
}

/** The latest heads that lie in the second place. */
async function headsOf(place: SecondPlace, key: KeyObject): Promise<SentHeads> {
  const none = { streams: [], name: '', before: 0, counter: 0, checkpoint: 0, wrong: null };
  const file = await place.get(HEADS_FILE);
  const heads = file === null ? null : readHeads(file, key);
  if (heads === null) return none;
  if ('wrong' in heads) return { ...none, wrong: heads.wrong };
  const { counter, checkpoint, streams, at } = heads;
  const name = `heads ${counter} of ${at}`;
  return { ...{ streams, name, before: Infinity }, ...{ counter, checkpoint, wrong: null } };
}

/** What is wrong with heads that a checkpoint knew more of. */
function tooOld(counter: number, least: number): string | null {
  if (counter >= least) return null;
  return counter === 0
    ? `heads ${least} are missing`
    : `heads ${counter} are older than heads ${least}`;
}

/** What people let go on, in one sentence each, so that no reader passes over it. */
const agreedIn = (known: readonly Checkpoint[]): string =>
  known
    .flatMap(({ reconciled, number }) =>
      reconciled === undefined
        ? []
        : [
            `; checkpoint ${number}: ${reconciled.by} and ${reconciled.approvedBy} let ` +
              `${reconciled.lost.length} chains go on (${reconciled.found}: ${reconciled.why})`,
          ],
    )
    .join('');

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

const ofHeads = (wrong: string): Damage => ({
  stream: HEADS_FILE,
  seq: 1,
  found: 'rewritten',
  says: `The latest heads: ${wrong}.`,
});

async function compare(
  client: pg.ClientBase,
  { streams, name: when, before }: SignedHeads,
  known: readonly Checkpoint[],
): Promise<readonly Damage[]> {
  const strays = await strayHeads(client, streams);
  const later = known.flatMap(({ number, reconciled }) =>
    number > before && reconciled !== undefined ? [reconciled] : [],
  );
  return strays
    .filter(({ head }) => !later.some(agreed => isExcused(head, agreed)))
    .map(({ head: [name, seq], isThere }) =>
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
    );
}

/** Two people have let this chain go on from before that event, and knew of the loss. */
function isExcused([name, seq]: StreamHead, { lost, stood }: Reconciliation): boolean {
  const until = lost.find(([stream]) => stream === name)?.[1] ?? 0;
  const from = stood.find(([stream]) => stream === name)?.[1] ?? 0;
  return seq <= until && seq > from;
}
