// A bus on which the nodes of one house hear each other and nobody else. Whoever reaches NATS could
// say who sits at a console, give an approval or put something on record: so every message is
// sealed under the house's own key, bound to its subject, and heard once and soon, or not at all.

import { hkdfSync } from 'node:crypto';

import { type Bus, NotReached } from '../ports/bus.ts';
import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import { seal, unseal } from '../storage/secrets/seal.ts';

const KEY_BYTES = 32;
const NAME_BYTES = 9;
/** As far as clocks of nodes may be apart, and a message on its way. */
const HEARD_WITHIN_MS = 60_000;
/** Base64, the seal, and who says it when. */
const OVERHEAD = 128;
const PLAIN_OF = 3 / 4;

/** Who says it, as which of their messages, and when. */
interface Opened {
  readonly sender: string;
  readonly count: number;
  readonly text: string;
}

export interface SealedBusWorld {
  readonly clock: Pick<Clock, 'now'>;
  readonly chance: Pick<Chance, 'bytes'>;
}

export class SealedBus implements Bus {
  readonly #bus: Bus;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #key: Buffer;
  readonly #sender: string;
  #count = 0;

  constructor(bus: Bus, houseKey: Buffer, { clock, chance }: SealedBusWorld) {
    this.#bus = bus;
    this.#clock = clock;
    this.#sender = chance.bytes(NAME_BYTES).toString('base64url');
    this.#key = Buffer.from(hkdfSync('sha256', houseKey, '', 'sabot bus', KEY_BYTES));
  }

  get isUp(): boolean {
    return this.#bus.isUp;
  }

  get longest(): number {
    return Math.max(0, Math.floor((this.#bus.longest - OVERHEAD) * PLAIN_OF));
  }

  readonly publish: Bus['publish'] = (subject, text) =>
    this.#bus.publish(subject, this.#sealed(subject, text).message);

  readonly listen: Bus['listen'] = (subject, hear) => {
    const heard = new Map<string, number>();
    return this.#bus.listen(subject, (message, said) => {
      const opened = this.#opened(said, message, heard);
      if (opened !== null) hear(opened.text, said);
    });
  };

  readonly answer: Bus['answer'] = (subject, answer) => {
    const heard = new Map<string, number>();
    return this.#bus.answer(subject, async message => {
      const asked = this.#opened(subject, message, heard);
      if (asked === null) throw new NotReached(`${subject} was asked by a stranger`);
      return this.#shut(answerTo(subject, asked), await answer(asked.text));
    });
  };

  readonly ask: Bus['ask'] = async (subject, text, withinMs) => {
    const { message, asked } = this.#sealed(subject, text);
    const answered = await this.#bus.ask(subject, message, withinMs);
    const opened = unseal(this.#key, answerTo(subject, asked), Buffer.from(answered, 'base64'));
    if (opened === null) throw new NotReached(`${subject} was answered by a stranger`);
    return opened;
  };

  readonly onUp: Bus['onUp'] = listener => this.#bus.onUp(listener);

  readonly close: Bus['close'] = () => this.#bus.close();

  #sealed(subject: string, text: string) {
    const asked = { sender: this.#sender, count: (this.#count += 1) };
    const plain = `${asked.sender} ${asked.count} ${this.#clock.now()} ${text}`;
    return { message: this.#shut(subject, plain), asked };
  }

  #shut(label: string, text: string): string {
    return seal(this.#key, label, text).toString('base64');
  }

  /** Null for what no node of this house has said, or said long ago, or was heard here before. */
  #opened(subject: string, message: string, heard: Map<string, number>): Opened | null {
    const plain = unseal(this.#key, subject, Buffer.from(message, 'base64'));
    const [, sender, number, at, text] = /^(\S+) (\d+) (\d+) (.*)$/su.exec(plain ?? '') ?? [];
    if (sender === undefined || text === undefined) return null;
    const count = Number(number);
    const isOld = Math.abs(this.#clock.now() - Number(at)) > HEARD_WITHIN_MS;
    if (isOld || count <= (heard.get(sender) ?? 0)) return null;
    heard.set(sender, count);
    return { sender, count, text };
  }
}

/** An answer belongs to one question. */
const answerTo = (subject: string, { sender, count }: Omit<Opened, 'text'>): string =>
  `${subject} answers ${sender} ${count}`;
