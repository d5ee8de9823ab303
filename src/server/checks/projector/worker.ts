// The thread that brings projections up to date: now and then by itself, and at once when asked.

import { setTimeout as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import type pg from 'pg';

import { connections } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { type AuditAnswer, type AuditAsked, auditStream } from '../audit/audit-stream.ts';
import { remakeStream } from '../audit/audit-stream.ts';
import { differenceOfState, type StateToReplay } from '../audit/replayed.ts';
import { catchUp, catchUpOn, streamsToRead } from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';
import type { Projection } from '../../reports/projections/projection.ts';

/** What the thread is given. */
export interface ProjectorOrder {
  readonly address: Address;
  readonly everyMs: number;
}

/** What it is asked: to bring everything up to date, or for a step of the audit. */
export type ProjectorAsked =
  | { readonly what: 'freshen' }
  | ({ readonly what: 'audit' } & AuditAsked)
  | { readonly what: 'remake'; readonly stream: string; readonly inPlay: StateToReplay | null };

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
const FEW_EVENTS = 150;
/** And as much as it finds in so long a time, where that is less. */
const STRETCH_MS = 4;
/** How long whoever asks is kept waiting. */
const PATIENCE_MS = 2_000;
/** By itself it works at most a twentieth of the time: play comes first. */
const REST = 19;

/** A stream that a projection has to read on. */
interface ToRead {
  readonly projection: Projection;
  readonly stream: string;
}

const port = parentPort;
if (port !== null) {
  const { address, everyMs }: ProjectorOrder = workerData;
  const db = connections(address, 'sabot projections', 1);
  let turn: Promise<unknown> = Promise.resolve();
  let toRead: ToRead[] = [];
  /** Whether more than a few were found somewhere in this round of all streams. */
  let isMuch = false;

  /** One thing after another, whoever asked. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act);
    turn = done.catch(() => undefined);
    return done;
  };

  /** True when there is more. */
  const round = async (most: number): Promise<boolean> => {
    let isBehind = false;
    for (const projection of PROJECTIONS) {
      const { events } = await catchUp(db, projection, most);
      isBehind ||= events >= most;
    }
    return isBehind;
  };

  const remade = async (stream: string, inPlay: StateToReplay | null): Promise<string | null> =>
    (await remakeStream(db, stream)) ??
    (inPlay === null ? null : differenceOfState(db, stream, inPlay));

  /** Brings what is known of one stream to one event, a little at a time. */
  const readUpTo = async ({ stream, seq }: AuditAsked): Promise<void> => {
    for (const projection of PROJECTIONS.filter(({ reads }) => reads?.(stream) !== false)) {
      for (let isMore = true; isMore;) {
        const from = performance.now();
        const part = { most: FEW_EVENTS, seq };
        isMore = await inTurn(() => catchUpOn(db, projection, stream, part));
        if (isMore) await rest(REST * (performance.now() - from));
      }
    }
  };

  const answer = async (asked: ProjectorAsked): Promise<ProjectorAnswer['answer']> => {
    switch (asked.what) {
      case 'freshen':
        return inTurn(async () => {
          const until = performance.now() + PATIENCE_MS;
          let isBehind = true;
          while (isBehind && performance.now() < until) isBehind = await round(MOST_EVENTS);
          return { what: 'freshen', isBehind };
        });
      case 'audit':
        await readUpTo(asked);
        return { what: 'audit', found: await inTurn(() => auditStream(db, asked)) };
      case 'remake':
        return { what: 'remake', says: await inTurn(() => remade(asked.stream, asked.inPlay)) };
    }
  };

  /** Reads for a moment, and says how long it rests then. */
  const stretch = async (): Promise<number> => {
    const from = performance.now();
    if (toRead.length === 0) {
      toRead = await allToRead(db);
      isMuch = false;
    }
    while (toRead.length > 0 && performance.now() - from < STRETCH_MS) {
      const next = toRead.shift();
      if (next === undefined) break;
      const { projection, stream } = next;
      isMuch = (await catchUpOn(db, projection, stream, { most: FEW_EVENTS })) || isMuch;
    }
    const restMs = REST * (performance.now() - from);
    return toRead.length > 0 || isMuch ? restMs : Math.max(everyMs, restMs);
  };

  const work = (): void => {
    // A database that is gone for a while is asked again the next time.
    void inTurn(stretch)
      .catch(() => everyMs)
      .then(restMs => setTimeout(work, restMs));
  };

  port.on('message', ({ ask, asked }: { ask: number; asked: ProjectorAsked }) => {
    const reply = (answered: ProjectorAnswer['answer']): void =>
      port.postMessage({ ask, answer: answered } satisfies ProjectorAnswer);
    void answer(asked).then(reply, (error: unknown) =>
      reply({ what: 'failed', says: String(error) }),
    );
  });
  setTimeout(work, everyMs);
}

async function allToRead(db: pg.Pool): Promise<ToRead[]> {
  const all: ToRead[] = [];
  for (const projection of PROJECTIONS) {
    for (const stream of await streamsToRead(db, projection)) all.push({ projection, stream });
  }
  return all;
}
