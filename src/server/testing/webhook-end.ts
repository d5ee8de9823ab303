// Another system's end of a webhook, for tests: it checks every signature, may be deaf for a while,
// and may lose an answer.

import { createPublicKey, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';

import type { FeedEvent } from '../../wire/administration/feed.ts';

export class WebhookEnd {
  /** What it has taken, each number once. */
  readonly events: FeedEvent[] = [];
  /** Everything that was said to it, repeated or not. */
  told = 0;
  refused = 0;
  forged = 0;
  isDeaf = false;
  /** Takes the next message and says it has not. */
  losesAnswer = false;
  #key = '';
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const takes = this.#take(request.headers, Buffer.concat(parts).toString('utf8'));
        response.writeHead(takes ? 204 : 503).end();
      });
    });
  }

  static async open(): Promise<WebhookEnd> {
    const end = new WebhookEnd();
    await new Promise<void>(ready => {
      end.#server.listen(0, '127.0.0.1', ready);
    });
    return end;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/events`;
  }

  trust(key: string): void {
    this.#key = key;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take(headers: NodeJS.Dict<string | string[]>, body: string): boolean {
    this.told += 1;
    if (this.isDeaf) {
      this.refused += 1;
      return false;
    }
    if (!this.#isSigned(headers, body)) {
      this.forged += 1;
      return false;
    }
    const { events } = JSON.parse(body) as { events: FeedEvent[] }; // the house's own
    const known = new Set(this.events.map(({ number }) => number));
    this.events.push(...events.filter(({ number }) => !known.has(number)));
    const isLost = this.losesAnswer;
    this.losesAnswer = false;
    return !isLost;
  }

  #isSigned(headers: NodeJS.Dict<string | string[]>, body: string): boolean {
    const { 'webhook-id': id, 'webhook-timestamp': at } = headers;
    const signed = `${String(id)}.${String(at)}.${body}`;
    const [sort, signature = ''] = String(headers['webhook-signature']).split(',');
    if (sort !== 'v1a') return false;
    const key = createPublicKey(this.#key);
    return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'));
  }
}
