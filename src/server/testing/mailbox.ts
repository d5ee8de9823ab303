// One table in its mailbox on a real journal, driven by commands; every refusal is loud.

import { plainSetup, staff } from '../../table/testing/scene.ts';
import type { Actor, Setup } from '../../table/setup/setup.ts';
import { assert } from '../../rules/assert.ts';
import type { RulebookId } from '../../rules/rulebook.ts';
import type { Card } from '../../rules/cards.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { Journal } from '../storage/journal/journal.ts';
import { Mailbox } from '../tables/mailbox/mailbox.ts';
import type { MailboxPorts, CommittedChange } from '../tables/mailbox/surroundings.ts';
import { readPastCoup } from '../reports/past-coup.ts';
import type { Request } from '../tables/mailbox/request.ts';
import { type OpenMailbox, openTables } from '../tables/mailbox/open.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';
import type { Clock } from '../ports/clock.ts';
import { gamingDays } from '../ports/gaming-day.ts';
import { thisRelease } from '../ports/release.ts';

const MELBOURNE = { startsAtHour: 6, zone: 'Australia/Melbourne' } as const;

interface TableOfRig {
  readonly rulebook?: RulebookId;
  readonly currency?: string;
}

export class MailboxRig {
  readonly box: Mailbox;
  readonly stored: CommittedChange[];
  readonly stops: string[];
  readonly #opened: OpenMailbox;

  private constructor(
    box: Mailbox,
    opened: OpenMailbox,
    heard: { readonly stored: CommittedChange[]; readonly stops: string[] },
  ) {
    this.box = box;
    this.#opened = opened;
    this.stored = heard.stored;
    this.stops = heard.stops;
  }

  /** How many events had to be read to open it. */
  get eventsRead(): number {
    return this.#opened.eventsRead;
  }

  /**
   * Opens a table's mailbox, of crown-rapid unless another book is asked for; the same name again
   * takes it up where it stood.
   */
  static async open(
    journal: Journal,
    name: string,
    clock: Clock,
    more: Partial<MailboxPorts> = {},
    { rulebook = 'crown-rapid', currency = 'AUD' }: TableOfRig = {},
  ): Promise<MailboxRig> {
    const gamingDay = gamingDays(MELBOURNE);
    const { engine } = thisRelease();
    const table = { name, rulebook, currency };
    const openIt = async (): Promise<OpenMailbox> => {
      const [opened] = await openTables({ journal, engine, now: clock.now, gamingDay }, [table]);
      assert(opened !== undefined && 'table' in opened, JSON.stringify(opened));
      return opened;
    };
    const heard = { stored: new Array<CommittedChange>(), stops: new Array<string>() };
    const opened = await openIt();
    const box = new Mailbox(name, opened, {
      journal,
      clock,
      gamingDay,
      engine,
      mostFlying: 100,
      snapshotEvery: 1_000,
      onStored: (_, stored) => heard.stored.push(stored),
      onStopped: (_, because) => heard.stops.push(because),
      reopen: openIt,
      pastCoup: (of, coup) => readPastCoup(journal.db, of, coup),
      ...more,
    });
    return new MailboxRig(box, opened, heard);
  }

  ask(
    command: SentCommand,
    by: Actor = staff('dealer'),
    key?: Request['key'],
  ): Promise<CommandOutcome> {
    return this.box.submit({ by, command, ...(key === undefined ? {} : { key }) });
  }

  /** Does it; a refusal is a fault of the test. */
  async do(command: SentCommand, by?: Actor): Promise<void> {
    const outcome = await this.ask(command, by);
    assert(outcome.outcome === 'done', `${command.do}: ${JSON.stringify(outcome)}`);
  }

  wager(seat: number, stake: number, on: 'player' | 'banker' = 'player'): Promise<CommandOutcome> {
    return this.ask(wagerBy(seat, stake, on), patronAt(seat));
  }

  /** Opens the table, prepares the shoe, seats a patron with 10,000.00 in every seat. */
  async ready(changes: Partial<Setup> = {}): Promise<this> {
    const setup = plainSetup('crown-rapid', 'traditional', changes);
    await this.do({ do: 'sign-on', duty: 'dealer' });
    await this.do({ do: 'open-table', setup });
    await this.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
    for (const step of this.box.table.shoe.toDo) {
      const cut = step === 'cut' ? { cutAt: 100 } : {};
      await this.do({ do: 'prepare-shoe', step, ...cut }, staff('game-supervisor'));
    }
    for (const { number: seat } of setup.seats) {
      const patron = `patron-${seat}`;
      await this.do({ do: 'buy-in', seat, patron, tender: 'chips', cents: 1_000_000 });
    }
    return this;
  }

  async cards(text: string): Promise<void> {
    for (const card of text.split(' ')) {
      await this.do({ do: 'deal-card', card: card as Card, source: 'keypad' }); // the test's own
    }
  }
}

export const patronAt = (seat: number): Actor => ({ role: 'patron', id: `patron-${seat}`, seat });

export const wagerBy = (
  seat: number,
  stake: number,
  on: 'player' | 'banker' = 'player',
): SentCommand => ({
  do: 'set-wager',
  seat,
  patron: `patron-${seat}`,
  bet: { on },
  stake,
});
