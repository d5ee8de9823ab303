// The side of a line where its table is: a screen's socket is at another node, and here it is a
// connection of the floor like any other.

import type { GuestConnection } from '../connections/connection.ts';
import type { Floor } from '../connections/floor.ts';
import type { Caller } from '../connections/guest.ts';
import type { Bus } from '../ports/bus.ts';
import { type LineFrame, framesIn, FrameBox } from './frames.ts';
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
  /** Of the last frame that came, and of the last that was sent. */
  received: number;
  sent: number;
}

export interface HostWorld {
  readonly bus: Bus;
  readonly subjects: Subjects;
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

  constructor(world: HostWorld) {
    const { bus, subjects, place } = world;
    this.#world = world;
    this.#out = new FrameBox(bus.publish, () => bus.longest);
    this.#end = bus.listen(subjects.toPlace(place), text => {
      for (const frame of framesIn(text)) this.#receive(frame);
    });
    bus.onUp(() => this.cut(() => true));
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
    this.#lines.set(name, { connection, edge, received: 0, sent: 0 });
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
    this.#out.flush();
    this.#end();
  }

  #receive({ kind, edge, line, number, text }: LineFrame): void {
    const name = nameOf(edge, line);
    const known = this.#lines.get(name);
    if (known === undefined) return;
    known.received += 1;
    if (number !== known.received) {
      this.cut(one => one === edge && this.#lines.get(name) === known);
      return;
    }
    const { connection } = known;
    if (kind === 'd') connection.measured(Number(text));
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
    line.sent += 1;
    const [edge, number] = [line.edge, Number(name.slice(name.lastIndexOf(' ') + 1))];
    const to = this.#world.subjects.toEdge(edge);
    this.#out.send(to, { kind, edge, line: number, number: line.sent, text });
  }
}

const nameOf = (edge: string, line: number): string => `${edge} ${line}`;
