// All connections of the house: the pit's overview, notices to everybody, and why lines close.

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { Watcher } from '../tables/broadcast/broadcast.ts';
import type { House } from '../house/house.ts';
import { pitLineOf } from './pit-line.ts';
import type { ConnectedHouse } from './connected-house.ts';
import { GuestConnection } from './connection.ts';
import type { Caller } from './guest.ts';
import { Rates } from '../sockets/rate.ts';
import { Strangers } from '../sockets/strangers.ts';
import type { Transport } from '../sockets/transport.ts';

const PIT_MS = 1_000;
const TERMINALS_MS = 2_000;
/** No address takes more than a quarter of what strangers may take. */
const ADDRESS_SHARE = 4;
/** Within this process there are no addresses. */
const HERE: Caller = { cookies: {}, address: '' };

type FloorHouse = ConnectedHouse & Pick<House, 'tables' | 'connections'>;

export class Floor {
  readonly #house: FloorHouse;
  readonly #connections = new Set<GuestConnection>();
  readonly #pits = new Set<Watcher>();
  /** The connection that speaks for each enrolled console. */
  readonly #consoles = new Map<string, GuestConnection>();
  readonly #callOffs: (() => void)[] = [];
  /** Lines of everybody who has not proved who they are: sockets, and requests before them. */
  readonly strangers: Strangers;
  /** How much each device and person may send. */
  readonly rates: Rates;
  #pitText = '';

  constructor(house: FloorHouse) {
    this.#house = house;
    const { mostStrangers, commandsPerSecond } = house.settings;
    const mostByAddress = Math.ceil(mostStrangers / ADDRESS_SHARE);
    this.strangers = new Strangers({ most: mostStrangers, mostByAddress });
    this.rates = new Rates(commandsPerSecond);
    house.connections = () => this.#connections.size;
    house.play.onHalt(says => this.#sendHalt(says));
    this.#every(PIT_MS, () => this.#sendPits());
    this.#every(TERMINALS_MS, () => {
      for (const { parts } of house.tables) parts?.broadcast.sendTerminalsToConsoles();
    });
  }

  /** Somebody connects. */
  connect(transport: Transport, caller: Caller = HERE): GuestConnection {
    const connection = new GuestConnection(this.#house, this, transport, caller);
    this.#connections.add(connection);
    return connection;
  }

  forget(connection: GuestConnection): void {
    this.#connections.delete(connection);
  }

  /** An enrolled console is one: a newer connection takes an older's place. */
  takeConsole(device: string, connection: GuestConnection): () => void {
    this.#consoles.get(device)?.bye('replaced', { code: 'console-opened-elsewhere' });
    this.#consoles.set(device, connection);
    return () => {
      if (this.#consoles.get(device) === connection) this.#consoles.delete(device);
    };
  }

  watchPit(watcher: Watcher): () => void {
    this.#pits.add(watcher);
    watcher.send(this.#pitMessage());
    return () => this.#pits.delete(watcher);
  }

  /** Another node has the table: whoever watches it here comes again, and is led there. */
  sendElsewhere(table: string): void {
    for (const connection of this.#connections) {
      if (connection.table === table) {
        connection.bye('house-closes', { code: 'table-elsewhere' });
      }
    }
  }

  /** Says good-bye to everybody; their seats stay taken. */
  close(): void {
    for (const callOff of this.#callOffs) callOff();
    for (const connection of this.#connections) {
      connection.bye('house-closes', { code: 'house-closes' });
    }
  }

  #every(ms: number, act: () => void): void {
    const place = this.#callOffs.length;
    const again = (): void => {
      this.#callOffs[place] = this.#house.clock.after(ms, () => {
        act();
        again();
      });
    };
    again();
  }

  #pitMessage(): string {
    const { tables, demonstration } = this.#house;
    return JSON.stringify({
      ...{ kind: 'pit', demonstration },
      tables: tables.map(table => table.summary()),
      lines: tables.map(
        ({ plan, parts, heard }) => heard?.line ?? pitLineOf(plan.name, parts?.mailbox),
      ),
    });
  }

  #sendPits(): void {
    if (this.#pits.size === 0) return;
    const text = this.#pitMessage();
    if (text === this.#pitText) return;
    this.#pitText = text;
    for (const pit of this.#pits) pit.send(text);
  }

  /** A halt is on every screen at once, with its reason; so is its end. */
  #sendHalt(reason: HouseReason | null): void {
    const message = JSON.stringify(
      reason === null
        ? { kind: 'notice', what: 'play-goes-on', reason: { code: 'play-goes-on' } }
        : { kind: 'notice', what: 'play-halted', reason },
    );
    for (const connection of this.#connections) connection.notify(message);
  }
}
