// Keeps checkpoints and heads: takes the end of every chain, signs it and puts it in the second
// place. Heads go there within seconds of a coup, checkpoints now and then and for ever.

import type pg from 'pg';

import {
  type Checkpoint,
  checkpointHash,
  checkpointName,
  type Reconciliation,
  writeCheckpoint,
} from './checkpoint.ts';
import { type Heads, HEADS_FILE, headsIn, readHeads, writeHeads } from './heads.ts';
import { PUBLIC_KEY_FILE, publicKeyText } from './key.ts';
import type { SecondPlace } from './second-place.ts';
import type { Signer } from './signer.ts';

export interface CheckpointOptions {
  readonly db: pg.Pool;
  readonly place: SecondPlace;
  readonly signer: Signer;
  readonly house: string;
  /** The server's time in milliseconds. */
  readonly now: () => number;
  /** What two people let go on, for the next checkpoint to carry; null for nothing. */
  readonly reconciled?: () => Reconciliation | null;
}

/** Puts one checkpoint in the second place. */
export async function keepCheckpoint(
  options: CheckpointOptions,
  sent: Heads | null = null,
): Promise<Checkpoint> {
  const { db, place, signer, house, now } = options;
  const latest = await place.latest();
  const before = latest === 0 ? null : await place.get(checkpointName(latest));
  if (latest === 0) {
    await place.put(PUBLIC_KEY_FILE, Buffer.from(publicKeyText(signer.publicKey)));
  }
  const reconciled = options.reconciled?.() ?? null;
  const checkpoint: Checkpoint = {
    house,
    number: latest + 1,
    at: new Date(now()).toISOString(),
    previous: before === null ? null : checkpointHash(before),
    streams: await headsIn(db),
    ...(sent === null ? {} : { counter: sent.counter }),
    ...(reconciled === null ? {} : { reconciled }),
  };
  await place.put(checkpointName(checkpoint.number), await writeCheckpoint(checkpoint, signer));
  return checkpoint;
}

/** Puts the heads there if they moved; answers with them, or null where nothing was to do. */
export async function keepHeads(
  { db, place, signer, house, now }: CheckpointOptions,
  before: Heads | null,
): Promise<Heads | null> {
  const [streams, checkpoint] = [await headsIn(db), await place.latest()];
  const isSame = JSON.stringify(before?.streams) === JSON.stringify(streams);
  if (isSame && before?.checkpoint === checkpoint) return null;
  const counter = 1 + ((before ?? (await headsAt(place, signer)))?.counter ?? 0);
  const heads = { house, counter, at: new Date(now()).toISOString(), checkpoint, streams };
  await place.put(HEADS_FILE, await writeHeads(heads, signer));
  return heads;
}

/** The heads that lie there and are ours; null where there are none. */
async function headsAt(place: SecondPlace, { publicKey }: Signer): Promise<Heads | null> {
  const file = await place.get(HEADS_FILE);
  const heads = file === null ? null : readHeads(file, publicKey);
  return heads === null || 'wrong' in heads ? null : heads;
}

/** How an attempt went, for the house to show. */
export type CheckpointOutcome =
  | { readonly kept: Checkpoint }
  | { readonly heads: Heads | null }
  | { readonly failed: string };

export interface Checkpoints {
  readonly keepNow: () => Promise<CheckpointOutcome>;
  /** Sends the heads at once, if they moved. */
  readonly sendHeads: () => Promise<CheckpointOutcome>;
  readonly stop: () => Promise<void>;
}

/** Keeps both now and then. A place that is silent stops no play; it is told and retried. */
export function keepCheckpoints(
  options: CheckpointOptions & { readonly everyMs: number; readonly headsMs?: number },
  onOutcome: (outcome: CheckpointOutcome) => void = () => undefined,
): Checkpoints {
  let turn: Promise<unknown> = Promise.resolve();
  let sent: Heads | null = null;
  const inTurn = (attempt: () => Promise<CheckpointOutcome>): Promise<CheckpointOutcome> => {
    const outcome = turn.then(() =>
      attempt().catch((error: unknown): CheckpointOutcome => ({
        failed: `No checkpoint in ${options.place.name}: ${String(error)}.`,
      })),
    );
    turn = outcome.then(onOutcome);
    return outcome;
  };
  const keepNow = () => inTurn(async () => ({ kept: await keepCheckpoint(options, sent) }));
  const sendHeads = () =>
    inTurn(async () => {
      const heads = await keepHeads(options, sent);
      sent = heads ?? sent;
      return { heads };
    });
  const timers = [setInterval(() => void keepNow(), options.everyMs)];
  // A place that is slow is not asked again before it has answered.
  let isSending = false;
  const sendOne = (): void => {
    if (isSending) return;
    isSending = true;
    void sendHeads().then(() => (isSending = false));
  };
  if (options.headsMs !== undefined) timers.push(setInterval(sendOne, options.headsMs));
  for (const timer of timers) timer.unref();
  return {
    keepNow,
    sendHeads,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await turn;
    },
  };
}
