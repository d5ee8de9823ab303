// The driver between a smart shoe or scanner and its table: every card in its turn, dealt in the
// name of the dealer on duty; a line that does not fit stops the coup (R-COM-3, R-EVT-3).

import { reasonOf } from '../../tables/mailbox/outcome.ts';
import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { englishText } from '../../../texts/index.ts';
import type { CardSource } from '../../../table/acts/coup/deal-card.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { onceKey } from '../../tables/mailbox/was-done.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import type { CommandOutcome } from '../../tables/mailbox/outcome.ts';
import {
  type CardFeed,
  feedAfter,
  type FeedBefore,
  feedFrom,
  type FeedStop,
  followFeed,
} from './feed.ts';
import type { CardDeviceLine } from './line.ts';

export interface CardWorld {
  readonly device: string;
  readonly source: Extract<CardSource, 'smart-shoe' | 'scanner'>;
  readonly box: Pick<Mailbox, 'table' | 'submit' | 'nextKeyOf'>;
  /** How it stood before a restart: why it was stopped, with which number it was to go on. */
  readonly before: FeedBefore;
  /** What staff must hear of at once. */
  readonly onStop: (fault: FeedStop, reason: HouseReason) => void;
}

export class CardDriver {
  readonly #world: CardWorld;
  readonly #page: string;
  #feed: CardFeed;
  #turn: Promise<void> = Promise.resolve();

  /** Goes on where the table's journal says that it stopped: also after a restart. */
  constructor(world: CardWorld) {
    this.#world = world;
    this.#page = `cards-${world.device}`;
    this.#feed = feedAfter(world.box.nextKeyOf(this.#page), world.before);
  }

  /** The number that the table waits for; the device is told it when it connects. */
  get next(): number {
    return this.#feed.next;
  }

  get stopped(): FeedStop | null {
    return this.#feed.stopped;
  }

  /** Takes a line; they are worked on one after another. */
  receive(line: string): Promise<void> {
    const received = this.#turn.then(() => this.#receive(line));
    this.#turn = received.catch(() => undefined);
    return received;
  }

  /** A supervisor has settled what happened: the feed goes on with the device's next number. */
  goOn(next: number): void {
    this.#feed = feedFrom(next);
  }

  async #receive(text: string): Promise<void> {
    const [feed, result] = followFeed(this.#feed, text);
    this.#feed = feed;
    if (result.means === 'nothing') return;
    if (result.means === 'stop') {
      await this.#halt(result.fault, result.reason);
      return;
    }
    const outcome = await this.#submit(this.#commandFor(result.line), result.line.seq);
    if (outcome.outcome === 'done') return;
    this.#feed = { ...this.#feed, stopped: 'not-dealt' };
    await this.#halt('not-dealt', {
      ...{ code: 'card-not-dealt', number: result.line.seq, trouble: reasonOf(outcome) },
    });
  }

  #commandFor(line: Extract<CardDeviceLine, { readonly seq: number }>): SentCommand {
    const { source } = this.#world;
    switch (line.says) {
      case 'card':
        return { do: 'deal-card', card: line.card, source };
      case 'unread':
        return { do: 'deal-card', card: null, source };
      case 'cut':
        return { do: 'record-cutting-card' };
    }
  }

  #submit(command: SentCommand, seq: number): Promise<CommandOutcome> {
    // A card that was refused may be told again once a supervisor has looked.
    const key = onceKey(this.#page, seq);
    return this.#world.box.submit({ by: this.#dealer(), command, key });
  }

  /** No more cards until somebody has looked; where the book lets a dealer, accounts freeze too. */
  async #halt(fault: FeedStop, reason: HouseReason): Promise<void> {
    this.#world.onStop(fault, reason);
    if (this.#world.box.table.frozen !== null) return;
    await this.#world.box.submit({
      by: this.#dealer(),
      command: { do: 'freeze-accounts', why: englishText(reason) },
    });
  }

  #dealer(): Actor {
    return { role: 'dealer', id: this.#world.box.table.staff.dealer ?? this.#world.device };
  }
}
