// The thread that brings projections up to date: now and then by itself, and at once when asked.

import { parentPort, workerData } from 'node:worker_threads';

import { connections } from '../postgres/connect.ts';
import type { Address } from '../postgres/connect.ts';
import { type AuditAnswer, type AuditAsked, auditStream } from '../audit/audit-stream.ts';
import { remakeStream } from '../audit/audit-stream.ts';
import { differenceOfState, type Replayed } from '../audit/replayed.ts';
import { catchUp } from './catch-up.ts';
import { PROJECTIONS } from './index.ts';

/** What the thread is given. */
export interface ProjectorOrder {
  readonly address: Address;
  readonly everyMs: number;
}

/** What it is asked: to bring everything up to date, or for a step of the audit. */
export type ProjectorAsked =
  | { readonly what: 'freshen' }
  | ({ readonly what: 'audit' } & AuditAsked)
  | { readonly what: 'remake'; readonly stream: string; readonly inPlay: Replayed | null };

/** Its answer to a question's number; `failed` when the database could not be asked. */
export interface ProjectorAnswer {
  readonly ask: number;
  readonly answer:
    | { readonly what: 'freshen'; readonly isBehind: boolean }
    | { readonly what: 'audit'; readonly found: AuditAnswer }
    | { readonly what: 'remake'; readonly says: string | null }
    | { readonly what: 'failed'; readonly says: string };
}

/** Events that are read at a time: more would keep others from the tables for too long. */
const MOST_EVENTS = 20_000;
/** By itself it reads fewer: nobody's wager should wait behind a long stretch of it. */
const FEW_EVENTS = 500;
/** How long whoever asks is kept waiting. */
const PATIENCE_MS = 2_000;
/** By itself it works at most a tenth of the time: play comes first. */
const REST = 9;

const port = parentPort;
if (port !== null) {
  const { address, everyMs }: ProjectorOrder = workerData;
  const db = connections(address, 'sabot projections', 1);
  let turn: Promise<unknown> = Promise.resolve();

  /** True when there is more. */
  const round = async (most: number): Promise<boolean> => {
    let isBehind = false;
    for (const projection of PROJECTIONS) {
      const { events } = await catchUp(db, projection, most);
      isBehind ||= events >= most;
    }
    return isBehind;
  };

  const remade = async (stream: string, inPlay: Replayed | null): Promise<string | null> =>
    (await remakeStream(db, stream)) ??
    (inPlay === null ? null : differenceOfState(db, stream, inPlay));

  const answer = async (asked: ProjectorAsked): Promise<ProjectorAnswer['answer']> => {
    switch (asked.what) {
      case 'freshen': {
        const until = performance.now() + PATIENCE_MS;
        let isBehind = true;
        while (isBehind && performance.now() < until) isBehind = await round(MOST_EVENTS);
        return { what: 'freshen', isBehind };
      }
      case 'audit':
        return { what: 'audit', found: await auditStream(db, asked) };
      case 'remake':
        return { what: 'remake', says: await remade(asked.stream, asked.inPlay) };
    }
  };

  const work = (): void => {
    // A database that is gone for a while is asked again the next time.
    const worked = turn.then(stretch).catch(() => everyMs);
    turn = worked;
    void worked.then(restMs => setTimeout(work, restMs));
  };

  /** Reads a few, and says how long it rests then. */
  const stretch = async (): Promise<number> => {
    const from = performance.now();
    const isBehind = await round(FEW_EVENTS);
    const restMs = REST * (performance.now() - from);
    return isBehind ? restMs : Math.max(everyMs, restMs);
  };

  port.on('message', ({ ask, asked }: { ask: number; asked: ProjectorAsked }) => {
    const tell = (told: ProjectorAnswer['answer']): void =>
      port.postMessage({ ask, answer: told } satisfies ProjectorAnswer);
    turn = turn
      .then(() => answer(asked))
      .then(tell, (error: unknown) => tell({ what: 'failed', says: String(error) }));
  });
  setTimeout(work, everyMs);
}
