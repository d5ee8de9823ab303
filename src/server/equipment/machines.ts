// The machines of the house at work: whoever has proven to be an enrolled one is joined to its
// table or seat, and speaks to that driver and to no other.

import { asWritten, type HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { HouseMessage, MachineMessage } from '../../wire/socket/device-messages.ts';
import { CardDriver } from '../devices/cards/driver.ts';
import type { FeedBefore, FeedStop } from '../devices/cards/feed.ts';
import type { Mailbox } from '../tables/mailbox/mailbox.ts';
import type { AcceptorMessage } from '../money/banknotes/acceptor-message.ts';
import type { NoteDesk } from '../money/banknotes/banknote-desk.ts';
import { RemotePrinter } from '../money/tickets/remote-printer.ts';
import { terminalOf, type TicketPlace } from '../money/tickets/ticket.ts';
import type { Device } from '../devices/devices.ts';
import { type MachineEnd, MachineLine } from '../devices/machine-line.ts';

export interface MachinesWorld {
  readonly notes: NoteDesk;
  /** The table that real cards are dealt at; null where there is none, or a virtual shoe. */
  readonly dealtAt: (table: string) => Pick<Mailbox, 'table' | 'submit' | 'nextKeyOf'> | null;
  /** What was on record of a feed before a restart. */
  readonly feedBefore: (device: string) => FeedBefore;
  readonly onFeedStopped: (device: Device, fault: FeedStop, reason: HouseReason) => void;
  readonly onTrouble: (device: Device, reason: HouseReason) => void;
  readonly onCleared: (device: Device) => void;
}

/** A machine that was joined: where its messages go. */
export interface JoinedMachine {
  readonly ready: Extract<HouseMessage, { kind: 'ready' }>;
  /** Takes a message; false for one that this kind of machine does not send. */
  readonly receive: (message: MachineMessage) => boolean;
  /** Called once `ready` was sent. */
  readonly begin: () => void;
  readonly over: () => void;
}

interface CardFeed {
  readonly device: Device;
  readonly driver: CardDriver;
  readonly line: MachineLine;
}

export class Machines {
  readonly #world: MachinesWorld;
  readonly #printers = new Map<string, RemotePrinter>();
  readonly #feeds = new Map<string, CardFeed>();

  constructor(world: MachinesWorld) {
    this.#world = world;
  }

  /** The printer of a terminal; one that was never connected is silent. */
  printerAt(place: Pick<TicketPlace, 'table' | 'seat'>): RemotePrinter {
    const terminal = terminalOf(place);
    const printer = this.#printers.get(terminal) ?? new RemotePrinter();
    this.#printers.set(terminal, printer);
    return printer;
  }

  /** Joins a machine to its driver; a sentence where it has no place now. */
  async join(device: Device, end: MachineEnd): Promise<JoinedMachine | string> {
    switch (device.kind) {
      case 'shoe':
      case 'scanner':
        return this.#joinFeed(device, end);
      case 'note-acceptor':
        return this.#joinAcceptor(device, end);
      case 'printer':
        return this.#joinPrinter(device, end);
      case 'terminal':
      case 'console':
      case 'display':
        return 'A screen joins by the other socket.';
    }
  }

  /** A supervisor has settled what happened: the feed goes on with the device's next number. */
  goOn(device: string, next: number): boolean {
    const feed = this.#feeds.get(device);
    if (feed === undefined) return false;
    feed.driver.goOn(next);
    this.#world.onCleared(feed.device);
    feed.line.send({ kind: 'ready', next });
    return true;
  }

  #joinFeed(device: Device, end: MachineEnd): JoinedMachine | string {
    const { dealtAt, feedBefore, onFeedStopped, onTrouble } = this.#world;
    const box = dealtAt(device.table);
    if (box === null) return 'No cards are dealt at that table.';
    const known = this.#feeds.get(device.id);
    const feed = known ?? {
      device,
      driver: new CardDriver({
        device: device.id,
        source: device.kind === 'scanner' ? 'scanner' : 'smart-shoe',
        box,
        before: feedBefore(device.id),
        onStop: (fault, reason) => onFeedStopped(device, fault, reason),
      }),
      line: new MachineLine(),
    };
    this.#feeds.set(device.id, feed);
    return {
      ready: { kind: 'ready', next: feed.driver.next },
      receive: message => {
        if (message.kind !== 'line') return false;
        void feed.driver.receive(message.line).catch((error: unknown) => {
          onTrouble(device, asWritten(String(error)));
        });
        return true;
      },
      begin: () => undefined,
      over: feed.line.connect(end),
    };
  }

  async #joinAcceptor(device: Device, end: MachineEnd): Promise<JoinedMachine> {
    const { acceptor, driver } = await this.#world.notes.connect(device);
    const trouble = (error: unknown): void =>
      this.#world.onTrouble(device, asWritten(String(error)));
    return {
      ready: { kind: 'ready' },
      receive: message => {
        if (message.kind === 'note-outcome') {
          acceptor.answered(message.note, message.outcome);
          return true;
        }
        const parsed = acceptorMessage(message);
        if (parsed === null) return false;
        void driver.receive(parsed).catch(trouble);
        return true;
      },
      begin: () => void driver.resume().catch(trouble),
      over: acceptor.connect(end),
    };
  }

  #joinPrinter({ table, seat }: Device, end: MachineEnd): JoinedMachine {
    const printer = this.printerAt({ table, seat: seat ?? 0 });
    printer.stands('silent');
    return {
      ready: { kind: 'ready' },
      receive: message => {
        if (message.kind === 'printer') printer.stands(message.state);
        else if (message.kind === 'print-outcome')
          printer.answered(message.ticket, message.outcome);
        else return false;
        return true;
      },
      begin: () => undefined,
      over: printer.line.connect(end),
    };
  }
}

/** What an acceptor's message says to its driver; null for another machine's. */
function acceptorMessage(message: MachineMessage): AcceptorMessage | null {
  switch (message.kind) {
    case 'escrow':
      return { says: 'escrow', note: message.note, cents: message.cents };
    case 'stacked':
    case 'returned':
      return { says: message.kind, note: message.note };
    case 'rejected':
      return { says: 'rejected' };
    case 'fault':
      return { says: 'fault', fault: message.fault };
    case 'hello':
    case 'proof':
    case 'line':
    case 'note-outcome':
    case 'printer':
    case 'print-outcome':
    case 'door':
      return null;
  }
}
