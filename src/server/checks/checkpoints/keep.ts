// Keeps checkpoints: takes the heads of all chains, signs them and puts them in the second place.

import type { KeyObject } from 'node:crypto';

import type pg from 'pg';

import { type Checkpoint, checkpointHash, checkpointName, writeCheckpoint } from './checkpoint.ts';
import { publicKeyText } from './key.ts';
import type { SecondPlace } from './second-place.ts';

/** The public key beside the checkpoints. */
export const PUBLIC_KEY_FILE = 'checkpoint-key.pub.pem';

export interface CheckpointOptions {
  readonly db: pg.Pool;
  readonly place: SecondPlace;
  readonly key: KeyObject;
  readonly house: string;
  /** The server's time in milliseconds. */
  readonly now: () => number;
}

/** Puts one checkpoint in the second place. */
export async function keepCheckpoint(options: CheckpointOptions): Promise<Checkpoint> {
  const { db, place, key, house, now } = options;
  const latest = await place.latest();
  const before = latest === 0 ? null : await place.get(checkpointName(latest));
  if (latest === 0) await place.put(PUBLIC_KEY_FILE, Buffer.from(publicKeyText(key)));
  const { rows } = await db.query<{ name: string; seq: number; hash: string }>(
    `select s.name, h.seq, encode(h.hash, 'base64') as hash
       from stream s
      cross join lateral (
        select j.seq, j.hash from journal j where j.stream = s.id order by j.seq desc limit 1
      ) h order by s.id`,
  );
  const checkpoint: Checkpoint = {
    house,
    number: latest + 1,
    at: new Date(now()).toISOString(),
    previous: before === null ? null : checkpointHash(before),
    streams: rows.map(({ name, seq, hash }) => [name, seq, hash] as const),
  };
  await place.put(checkpointName(checkpoint.number), writeCheckpoint(checkpoint, key));
  return checkpoint;
}

/** How the last attempt went, for the house to show. */
export type CheckpointOutcome = { readonly kept: Checkpoint } | { readonly failed: string };

export interface Checkpoints {
  readonly keepNow: () => Promise<CheckpointOutcome>;
  readonly stop: () => Promise<void>;
}

/** Keeps one now and then. A place that cannot be reached stops no play; it is told and retried. */
export function keepCheckpoints(
  options: CheckpointOptions & { readonly everyMs: number },
  onOutcome: (outcome: CheckpointOutcome) => void = () => undefined,
): Checkpoints {
  let turn: Promise<unknown> = Promise.resolve();
  const keepNow = (): Promise<CheckpointOutcome> => {
    const outcome = turn.then(() =>
      keepCheckpoint(options).then(
        (kept): CheckpointOutcome => ({ kept }),
        (error: unknown): CheckpointOutcome => ({
          failed: `No checkpoint in ${options.place.name}: ${String(error)}.`,
        }),
      ),
    );
    turn = outcome.then(onOutcome);
    return outcome;
  };
  const timer = setInterval(() => void keepNow(), options.everyMs).unref();
  return {
    keepNow,
    stop: async () => {
      clearInterval(timer);
      await turn;
    },
  };
}
