// The feed of events for other systems: page by page, or as a stream that goes on.

import type { FastifyReply } from 'fastify';

import {
  feedAsked,
  feedPage,
  feedPageAsked,
  MOST_EVENTS,
} from '../../../../wire/administration/feed.ts';
import type { Feed } from '../../../reports/feed/feed.ts';
import { serviceBehind } from '../../../record/outside.ts';
import { houseAct, notDone, type Parts, Streamed } from '../house-act.ts';
import { sessionBehind, serviceIn, STATUS, tokenOf } from '../../who.ts';

const MAY = ['follow-events'] as const;
const BEAT_MS = 15_000;
/** Each costs a line and a look at the database whenever something happens. */
const MOST_STREAMS = 32;

const kindsIn = (kinds: string | undefined): readonly string[] =>
  kinds === undefined ? [] : kinds.split(',');

const readFeedAct = houseAct({
  address: 'GET /api/feed',
  summary: 'What happened after a number, in order, for other systems',
  may: MAY,
  services: true,
  query: feedPageAsked,
  answer: feedPage,
  do: async (_, { query: { after, kinds, limit } }, { feed }) => {
    const { events } = await feed.read({ after, kinds: kindsIn(kinds), limit });
    return { events, last: feed.last };
  },
});

const followFeedAct = houseAct({
  address: 'GET /api/feed/stream',
  summary: 'The same as it happens, as server-sent events; Last-Event-ID goes on where it ended',
  may: MAY,
  services: true,
  query: feedAsked,
  answer: 'stream',
  do: (house: Parts<'record' | 'clock' | 'sessions'>, { query, request }, { feed, followers }) => {
    if (followers.size >= MOST_STREAMS) {
      return notDone(STATUS.unavailable, 'too-many', { code: 'not-possible-now' });
    }
    const seen = Number(request.headers['last-event-id'] ?? Number.NaN);
    const after = Number.isSafeInteger(seen) && seen >= 0 ? seen : query.after;
    const service = serviceIn(request);
    const token = tokenOf(request) ?? '';
    // A token that was taken back, or a person who has gone, hears nothing more.
    const isLet =
      service === null
        ? () => house.sessions.standing(sessionBehind(request).mark) === 'open'
        : () => serviceBehind(house.record.known.outside, token, house.clock.now()) !== null;
    const kinds = kindsIn(query.kinds);
    return new Streamed(reply => {
      const line = new FeedLine({ feed, after, kinds, isLet, onEnd: () => followers.delete(line) });
      followers.add(line);
      line.begin(reply);
    });
  },
});

export const FEED_ACTS = [readFeedAct, followFeedAct];

interface FeedLineWorld {
  readonly feed: Feed;
  readonly after: number;
  readonly kinds: readonly string[];
  readonly isLet: () => boolean;
  readonly onEnd: () => void;
}

/** One follower: told no faster than it reads, and let go when its right ends. */
export class FeedLine {
  readonly #world: FeedLineWorld;
  #after: number;
  #isSending = false;
  #isDue = false;

  constructor(world: FeedLineWorld) {
    this.#world = world;
    this.#after = world.after;
  }

  begin(reply: FastifyReply): void {
    const { feed, onEnd } = this.#world;
    const { raw } = reply;
    raw.writeHead(STATUS.ok, {
      ...{ 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      'x-accel-buffering': 'no',
    });
    raw.write(': the feed\n\n');
    const unfollow = feed.follow(() => void this.#send(raw));
    const beat = setInterval(() => this.#beat(raw), BEAT_MS).unref();
    raw.once('close', () => {
      unfollow();
      clearInterval(beat);
      onEnd();
    });
    void this.#send(raw);
  }

  #beat(raw: FastifyReply['raw']): void {
    if (this.#world.isLet()) raw.write(': here\n\n');
    else raw.end();
  }

  async #send(raw: FastifyReply['raw']): Promise<void> {
    this.#isDue = true;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#isDue && !raw.destroyed) {
        this.#isDue = false;
        await this.#sendAll(raw);
      }
    } catch {
      // The database is away: the follower comes again with the last number that it has.
      raw.destroy();
    } finally {
      this.#isSending = false;
    }
  }

  async #sendAll(raw: FastifyReply['raw']): Promise<void> {
    const { feed, kinds, isLet } = this.#world;
    while (!raw.destroyed && this.#after < feed.last) {
      if (feed.isClosed || !isLet()) break;
      const { events, upTo } = await feed.read({ after: this.#after, kinds, limit: MOST_EVENTS });
      for (const event of events) {
        const head = `id: ${event.number}\nevent: ${event.kind}`;
        if (!raw.write(`${head}\ndata: ${JSON.stringify(event)}\n\n`)) await drained(raw);
      }
      this.#after = upTo;
    }
    if (feed.isClosed || !isLet()) raw.end();
  }
}

/** When there is room again, or nobody reads any more. */
const drained = (raw: FastifyReply['raw']): Promise<void> =>
  new Promise(done => {
    const over = (): void => {
      raw.off('drain', over);
      raw.off('close', over);
      done();
    };
    raw.once('drain', over);
    raw.once('close', over);
  });
