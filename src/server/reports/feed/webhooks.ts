// Webhooks: events of the feed sent where two people said, in their order, signed with the house's
// key, again and again until they have arrived. How far each is stands in the database.

import type { KeyObject } from 'node:crypto';

import type pg from 'pg';
import type { Logger } from 'pino';

import type { FeedEvent } from '../../../wire/administration/feed.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Webhook } from '../../record/outside.ts';
import type { Feed } from './feed.ts';

/** How a webhook is doing. */
export interface WebhookStanding {
  readonly delivered: number;
  readonly failures: number;
  readonly retryAt: number | null;
}

/** One message, as it goes out: signed over its id, its time and its bytes. */
export interface SignedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface WebhooksWorld {
  readonly db: pg.Pool;
  readonly clock: Clock;
  readonly feed: Pick<Feed, 'read' | 'last' | 'follow'>;
  readonly all: () => readonly Webhook[];
  readonly house: () => string;
  readonly sign: (bytes: Buffer) => Promise<Buffer>;
  readonly publicKey: KeyObject;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  /** Carries a message there; a sentence where it did not arrive. */
  readonly carry: (message: SignedMessage) => Promise<string | null>;
}

const MOST_IN_ONE = 100;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;

/** How long after so many failures in a row it is tried again. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);

interface Course {
  failures: number;
  retryAt: number | null;
  isBusy: boolean;
  /** Set when it is to begin elsewhere: what is on its way then counts no more. */
  turn: number;
}

export class Webhooks {
  readonly #world: WebhooksWorld;
  readonly #courses = new Map<string, Course>();
  readonly #callOffs = new Map<string, () => void>();
  readonly #sending = new Set<Promise<void>>();
  #unfollow: () => void = () => undefined;
  #isClosed = false;

  constructor(world: WebhooksWorld) {
    this.#world = world;
  }

  get publicKey(): KeyObject {
    return this.#world.publicKey;
  }

  start(): void {
    this.#unfollow = this.#world.feed.follow(() => this.look());
    this.look();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unfollow();
    for (const callOff of this.#callOffs.values()) callOff();
    await Promise.all(this.#sending);
  }

  /** Sends whatever is due now. */
  look(): void {
    if (this.#isClosed) return;
    for (const webhook of this.#world.all()) {
      const course = this.#courseOf(webhook.id);
      const isWaiting = course.retryAt !== null && course.retryAt > this.#world.clock.now();
      if (course.isBusy || isWaiting) continue;
      const sending = this.#sendAll(webhook, course);
      this.#sending.add(sending);
      void sending.finally(() => this.#sending.delete(sending));
    }
  }

  /** Everything from this number on is sent, whether it was before or not. */
  async beginAt(id: string, from: number): Promise<void> {
    const course = this.#courseOf(id);
    course.turn += 1;
    await keepPlace(this.#world.db, id, from - 1);
    Object.assign(course, { failures: 0, retryAt: null });
    this.look();
  }

  async forget(id: string): Promise<void> {
    this.#courseOf(id).turn += 1;
    this.#callOffs.get(id)?.();
    this.#courses.delete(id);
    await this.#world.db.query('delete from webhook_place where id = $1', [id]);
  }

  async standing(webhook: Webhook): Promise<WebhookStanding> {
    const { failures, retryAt } = this.#courseOf(webhook.id);
    return { delivered: await placeOf(this.#world.db, webhook), failures, retryAt };
  }

  #courseOf(id: string): Course {
    const known = this.#courses.get(id);
    if (known !== undefined) return known;
    const course = { failures: 0, retryAt: null, isBusy: false, turn: 0 };
    this.#courses.set(id, course);
    return course;
  }

  async #sendAll(webhook: Webhook, course: Course): Promise<void> {
    course.isBusy = true;
    const { turn } = course;
    try {
      while (!this.#isClosed && course.turn === turn && (await this.#sendSome(webhook, course)));
    } catch (error) {
      this.#failed(webhook, course, error instanceof Error ? error.message : String(error));
    } finally {
      course.isBusy = false;
    }
    if (course.turn !== turn) this.look();
  }

  /** One message; whether there may be more of them. */
  async #sendSome(webhook: Webhook, course: Course): Promise<boolean> {
    const { db, feed } = this.#world;
    const { turn } = course;
    const after = await placeOf(db, webhook);
    if (after >= feed.last) return false;
    const read = await feed.read({ after, kinds: webhook.kinds, limit: MOST_IN_ONE });
    if (read.events.length > 0) {
      const message = await this.#messageOf(webhook, read.events);
      const trouble = await this.#world.carry(message);
      if (trouble !== null) {
        this.#failed(webhook, course, trouble);
        return false;
      }
    }
    if (course.failures > 0) this.#world.log.info({ webhook: webhook.id }, 'a webhook is back');
    Object.assign(course, { failures: 0, retryAt: null });
    // Whoever has it again from elsewhere must not be put back where this one was.
    if (course.turn === turn) await keepPlace(db, webhook.id, read.upTo);
    return true;
  }

  #failed({ id }: Webhook, course: Course, says: string): void {
    const { clock, log } = this.#world;
    course.failures += 1;
    const wait = waitAfter(course.failures);
    course.retryAt = clock.now() + wait;
    if (course.failures === 1) log.warn({ webhook: id, says }, 'a webhook does not take events');
    this.#callOffs.get(id)?.();
    if (this.#isClosed) return;
    this.#callOffs.set(
      id,
      clock.after(wait, () => this.look()),
    );
  }

  async #messageOf({ id, url }: Webhook, events: readonly FeedEvent[]): Promise<SignedMessage> {
    const { clock, house, sign } = this.#world;
    const numbers = `${events[0]?.number ?? 0}-${events.at(-1)?.number ?? 0}`;
    const message = `${id}_${numbers}`;
    const at = String(Math.floor(clock.now() / 1000));
    const body = JSON.stringify({ house: house(), webhook: id, events });
    const signature = await sign(Buffer.from(`${message}.${at}.${body}`));
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message,
      'webhook-timestamp': at,
      'webhook-signature': `v1a,${signature.toString('base64')}`,
    };
    return { url, headers, body };
  }
}

async function placeOf(db: pg.Pool, { id, from }: Webhook): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    'select number from webhook_place where id = $1',
    [id],
  );
  return rows[0]?.number ?? from - 1;
}

async function keepPlace(db: pg.Pool, id: string, number: number): Promise<void> {
  await db.query(
    `insert into webhook_place (id, number) values ($1, $2)
     on conflict (id) do update set number = excluded.number`,
    [id, number],
  );
}
