// The side of a line where its table is: a screen's socket is at another node, and here it is a
// connection of the floor like any other.

import type { GuestConnection } from '../connections/connection.ts';
import type { Floor } from '../connections/floor.ts';
import type { Caller } from '../connections/guest.ts';
import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/clock.ts';
import { ASK_COUNT_MS, framesIn, FrameBox, type LineFrame, SentFrames } from './frames.ts';
import type { Subjects } from './subjects.ts';

/** What opens a line. */
export interface LineRequest {
  readonly edge: string;
  readonly line: number;
  readonly caller: Caller;
  readonly hello: string;
}

interface HostedLine {
  readonly connection: GuestConnection;
  readonly edge: string;
  /** The number of the last frame that came. */
  received: number;
  readonly sent: SentFrames;
}

export interface HostWorld {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly clock: Clock;
  /** By which name frames come here. */
  readonly place: string;
  readonly floor: Floor;
  readonly onFailed: (error: unknown) => void;
}

export class HostLines {
  readonly #world: HostWorld;
  readonly #lines = new Map<string, HostedLine>();
  readonly #out: FrameBox;
  readonly #end: () => void;
  #callOff: () => void = () => undefined;

  constructor(world: HostWorld) {
    const { bus, subjects, place } = world;
    this.#world = world;
    this.#out = new FrameBox(bus.publish, () => bus.longest);
    this.#end = bus.listen(subjects.toPlace(place), text => {
      for (const frame of framesIn(text)) this.#receive(frame);
    });
    bus.onUp(() => this.cut(() => true));
    this.#askCounts();
  }

  /** Takes a line over; answers with the name by which its frames come. */
  open({ edge, line, caller, hello }: LineRequest): string {
    const { floor, place, onFailed } = this.#world;
    const name = nameOf(edge, line);
    this.#lines.get(name)?.connection.cutOff('broken');
    const transport = {
      send: (message: string): void => this.#send(name, 't', message),
      close: (code: number, why: string): void => {
        this.#send(name, 'e', JSON.stringify([code, why]));
        this.#lines.delete(name);
      },
      buffered: () => 0,
    };
    const connection = floor.connect(transport, caller);
    this.#lines.set(name, { connection, edge, received: 0, sent: new SentFrames() });
    connection.receive(hello)?.catch(onFailed);
    return place;
  }

  /** Ends lines whose node is gone, or whose frames may have been lost. */
  cut(isCut: (edge: string) => boolean): void {
    for (const [name, { edge, connection }] of this.#lines) {
      if (!isCut(edge)) continue;
      this.#send(name, 'e', JSON.stringify([1012, 'cut off']));
      this.#lines.delete(name);
      connection.cutOff('broken');
    }
  }

  close(): void {
    this.#callOff();
    this.#out.flush();
    this.#end();
  }

  #askCounts(): void {
    for (const [name, { edge, sent, connection }] of this.#lines) {
      const count = sent.ask();
      if (count === 'nobody-answers') {
        this.#lines.delete(name);
        connection.cutOff('broken');
      } else if (count !== 'all-came') this.#count(edge, name, 'n', count);
    }
    this.#callOff = this.#world.clock.after(ASK_COUNT_MS, () => this.#askCounts());
  }

  #receive({ kind, edge, line, number, text }: LineFrame): void {
    const name = nameOf(edge, line);
    const known = this.#lines.get(name);
    if (known === undefined) return;
    if (kind === 'a') {
      known.sent.came(number);
      return;
    }
    if (kind !== 'n') known.received += 1;
    if (number !== known.received) {
      this.cut(one => one === edge && this.#lines.get(name) === known);
      return;
    }
    const { connection } = known;
    if (kind === 'n') this.#count(edge, name, 'a', known.received);
    else if (kind === 'd') connection.measured(Number(text));
    else if (kind === 'e') {
      this.#lines.delete(name);
      if (text === 'slow' || text === 'silent' || text === 'broken') connection.cutOff(text);
      else connection.over();
    } else this.#say(connection, text);
  }

  #say(connection: GuestConnection, text: string): void {
    const failed = (error: unknown): void => {
      this.#world.onFailed(error);
      connection.bye('house-closes', { code: 'server-error' });
    };
    try {
      void connection.receive(text)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  #send(name: string, kind: LineFrame['kind'], text: string): void {
    const line = this.#lines.get(name);
    if (line === undefined) return;
    const { edge, sent } = line;
    const to = this.#world.subjects.toEdge(edge);
    this.#out.send(to, { kind, edge, line: lineOf(name), number: sent.next(), text });
  }

  #count(edge: string, name: string, kind: 'n' | 'a', number: number): void {
    const to = this.#world.subjects.toEdge(edge);
    this.#out.send(to, { kind, edge, line: lineOf(name), number, text: '' });
  }
}

const nameOf = (edge: string, line: number): string => `${edge} ${line}`;

const lineOf = (name: string): number => Number(name.slice(name.lastIndexOf(' ') + 1));
