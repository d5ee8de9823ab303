// The equipment at the tables: note acceptors, ticket printers, shoes and scanners, and what staff
// must hear about them.

import { englishText } from '../../texts/index.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { Logger } from 'pino';

import type { Cage } from '../money/cage/cage.ts';
import type { BookWorld } from '../storage/journal/stream-book.ts';
import { wasDone } from '../tables/mailbox/was-done.ts';
import type { FeedStop } from '../devices/cards/feed.ts';
import type { Device } from '../devices/devices.ts';
import { Machines } from './machines.ts';
import { NoteDesk } from '../money/banknotes/banknote-desk.ts';
import { type NoteSettings, noteTerms } from '../money/banknotes/banknote-terms.ts';
import { ticketUnderWay } from '../money/tickets/judge.ts';
import { terminalOf } from '../money/tickets/ticket.ts';
import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { Bans } from '../record/bans.ts';
import type { StoppedFeed } from '../record/house-stream-state.ts';
import type { HouseRecord } from '../record/house-record.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';
import { TerminalAudits } from './terminal-audits.ts';
import { TicketDesk } from './ticket-desk.ts';
import { Troubles } from './troubles.ts';

export interface EquipmentWorld extends BookWorld {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly cage: Cage;
  readonly settings: NoteSettings;
  readonly isDemonstration: boolean;
  readonly table: (name: string) => HouseTable | undefined;
  readonly tables: () => readonly HouseTable[];
  readonly isPlayPossible: () => boolean;
  readonly bans: Pick<Bans, 'against'>;
  /** What the house has on record about feeds, and where a stop is put. */
  readonly record: Pick<HouseRecord, 'known' | 'note'>;
  readonly log: Logger;
}

export class Equipment {
  readonly notes: NoteDesk;
  readonly machines: Machines;
  readonly tickets: TicketDesk;
  readonly troubles: Troubles;
  /** Terminals whose meters and records staff look at now. */
  readonly audits: TerminalAudits;
  readonly #world: EquipmentWorld;
  /** Who opens an account with a note at a terminal, where the terminal has said it. */
  readonly #comers = new Map<string, string>();

  constructor(world: EquipmentWorld) {
    this.#world = world;
    const { journal, table, log, isDemonstration } = world;
    const done = (name: string, key: Parameters<typeof wasDone>[2]) =>
      wasDone(journal.db, name, key);
    this.troubles = new Troubles((name, { what, reason }) => {
      log.warn({ table: name, what, says: englishText(reason) }, 'staff are needed');
      table(name)?.parts?.broadcast.sendToStaff(JSON.stringify({ kind: 'notice', what, reason }));
    });
    this.audits = new TerminalAudits({
      ...{ clock: world.clock, chance: world.chance, record: world.record },
      onChange: name => this.notes.onChange(name),
    });
    this.notes = new NoteDesk({
      ...world,
      get currency() {
        return world.currency;
      },
      box: name => table(name)?.parts?.mailbox ?? null,
      wasDone: done,
      isOutOfPlay: (name, seat) => this.#isOutOfPlay({ table: name, seat }),
      isPayingOut: (name, seat) =>
        ticketUnderWay(world.cage.tickets, { table: name, seat }) !== undefined,
      newPatron: (name, seat) =>
        this.#comers.get(terminalOf({ table: name, seat })) ?? newPatron(world.chance),
      onFault: ({ table: name, device, seat }, reason) =>
        this.#deviceTrouble(name, device, reason, seat),
      onCleared: ({ table: name, device }) => this.troubles.end(name, device),
    });
    this.machines = new Machines({
      notes: this.notes,
      dealtAt: name => dealtAt(table(name)),
      feedBefore: device => {
        const { stoppedFeeds, feedsFrom } = world.record.known;
        return { stopped: stoppedFeeds[device]?.fault ?? null, from: feedsFrom[device] ?? null };
      },
      onFeedStopped: (device, fault, reason) => this.#feedStopped(device, fault, reason),
      onTrouble: (device, reason) =>
        this.#deviceTrouble(device.table, device.id, reason, device.seat),
      onCleared: ({ table: name, id }: Device) => this.troubles.end(name, id),
    });
    this.tickets = new TicketDesk({
      ...{ cage: world.cage, clock: world.clock, isDemonstration, wasDone: done },
      printerAt: place => this.machines.printerAt(place),
      onTrouble: (place, trouble) => {
        const reason = { code: 'at-terminal', seat: place.seat, trouble } as const;
        this.troubles.raise(place.table, terminalOf(place), { what: 'ticket-trouble', reason });
      },
      onSettled: place => this.troubles.end(place.table, terminalOf(place)),
    });
  }

  /** Whoever sits there, or says that they come: their notes stay theirs. */
  #isBanned(name: string, seat: number): boolean {
    const seats = this.#world.table(name)?.parts?.mailbox.table.seats;
    const patron =
      seats?.find(({ number }) => number === seat)?.patron?.id ??
      this.#comers.get(terminalOf({ table: name, seat }));
    return patron !== undefined && this.#world.bans.against(patron) !== undefined;
  }

  /** After a restart: what was under way is completed or undone (R-MEM-6, R-MEM-7). */
  async resume(): Promise<void> {
    for (const { device, table, reason } of Object.values(this.#world.record.known.stoppedFeeds)) {
      this.#deviceTrouble(table, device, reason, null);
    }
    await this.notes.resume();
    const boxes = this.#world
      .tables()
      .flatMap(({ plan, parts }) => (parts === null ? [] : [[plan.name, parts.mailbox] as const]));
    const tickets = this.tickets.resume(new Map(boxes));
    // A real printer is asked when it has connected: nobody waits for that before play goes on.
    if (this.#world.isDemonstration) await tickets;
    else void tickets.catch((error: unknown) => this.#world.log.error({ err: error }, 'tickets'));
  }

  /** Something other than wagers became durable at a table. */
  onChange(name: string): void {
    const parts = this.#world.table(name)?.parts;
    if (parts === undefined || parts === null) return;
    this.tickets.onChange(parts.mailbox);
    this.notes.onChange(name);
  }

  /** Puts a note into a seat of a demonstration, in the name of whoever sits there or comes. */
  insertNote(place: { table: string; seat: number }, comer: string, cents: number) {
    this.#comers.set(terminalOf(place), comer);
    return this.notes.insert(place.table, place.seat, cents);
  }

  /** Takes a ticket into a terminal, in the name of whoever sits there or comes. */
  insertTicket(place: { table: string; seat: number }, comer: string | null, number: string) {
    const { table, settings, currency, chance } = this.#world;
    const box = table(place.table)?.parts?.mailbox;
    if (box === undefined) return null;
    const { mostBalance } = noteTerms(box.table.setup?.currency ?? currency, settings);
    const at = { seat: place.seat, newcomer: comer ?? newPatron(chance) };
    return this.tickets.take(box, at, number, {
      ...{ mostBalance, isOutOfPlay: this.#isOutOfPlay(place) },
    });
  }

  #isOutOfPlay({ table: name, seat }: { table: string; seat: number }): boolean {
    const { isPlayPossible, table } = this.#world;
    return (
      !isPlayPossible() ||
      table(name)?.stopped !== null ||
      this.#isBanned(name, seat) ||
      this.audits.isOn({ table: name, seat })
    );
  }

  stop(): void {
    this.audits.stop();
    this.tickets.stop();
  }

  /** On record, so that it is still stopped after a restart (R-EVT-3, R-MEM-4). */
  #feedStopped({ id, table, seat }: Device, fault: FeedStop, reason: HouseReason): void {
    this.#deviceTrouble(table, id, reason, seat);
    const stopped: StoppedFeed = { device: id, table, fault, reason };
    this.#world.record.note('feed-stopped', stopped).catch((error: unknown) => {
      this.#world.log.error({ err: error, device: id }, 'a stopped feed is not on record');
    });
  }

  #deviceTrouble(table: string, device: string, trouble: HouseReason, seat: number | null): void {
    const reason: HouseReason =
      seat === null || seat === 0
        ? { code: 'at-device', name: device, trouble }
        : { code: 'at-terminal', seat, trouble };
    this.troubles.raise(table, device, { what: 'device-trouble', reason });
  }
}

/** A name for somebody of whom nothing is known. */
const newPatron = (chance: Chance): string => `p${chance.bytes(5).toString('hex')}`;

function dealtAt(table: HouseTable | undefined) {
  return table?.plan.shoe === 'dealt' ? (table.parts?.mailbox ?? null) : null;
}
