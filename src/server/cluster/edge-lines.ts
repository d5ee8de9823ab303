// The side of a line where its socket is: the first message says which table it is for; from then
// on it is led to whoever has that table, here or at another node.

import type { Caller, Cookies } from '../connections/guest.ts';
import { isOfTournament } from '../connections/admit-to-tournament.ts';
import type { CloseReason } from '../../wire/socket/server-messages.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/clock.ts';
import type { Floor } from '../connections/floor.ts';
import type { SocketLine } from '../http/routes/floor/socket.ts';
import { readMessage } from '../sockets/read-message.ts';
import { LONGEST_MESSAGE, type Transport } from '../sockets/transport.ts';
import { ASK_COUNT_MS, framesIn, FrameBox, type LineFrame, SentFrames } from './frames.ts';
import type { LineRequest } from './host-lines.ts';
import type { Subjects } from './subjects.ts';

export interface EdgeWorld {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly clock: Clock;
  /** By which name frames come here. */
  readonly edge: string;
  /** Who has a table in this process, or the office (null); null where another node may. */
  readonly here: (table: string | null) => Floor | null;
  /** Where whoever says nothing that can be led anywhere is answered. */
  readonly floor: Floor;
}

const TRY_AGAIN = 1013;
const HELLO_WITHIN_MS = 10_000;
const ASK_MS = 1_000;
const ASK_AGAIN_MS = 150;
/** As long as a table may need to be taken up elsewhere; then the screen comes again by itself. */
const LOOK_FOR_MS = 6_000;
/** What a screen may say before anybody listens. */
const MOST_WAITING = 32;

export class EdgeLines {
  readonly #world: EdgeWorld;
  readonly #lines = new Map<number, EdgeLine>();
  readonly #out: FrameBox;
  readonly #end: () => void;
  #callOff: () => void = () => undefined;
  #last = 0;

  constructor(world: EdgeWorld) {
    this.#world = world;
    const { bus, subjects, edge } = world;
    this.#out = new FrameBox(bus.publish, () => bus.longest);
    this.#end = bus.listen(subjects.toEdge(edge), text => {
      for (const frame of framesIn(text)) this.#lines.get(frame.line)?.came(frame);
    });
    // What was said meanwhile is lost, and nobody knows how much.
    bus.onUp(() => this.cut(() => true));
    this.#askCounts();
  }

  /** Somebody connects. */
  readonly connect = (transport: Transport, caller: Caller): SocketLine => {
    const line = (this.#last += 1);
    const made = new EdgeLine(this.#world, line, transport, {
      caller,
      send: (place, frame) => this.#out.send(this.#world.subjects.toPlace(place), frame),
      forget: () => this.#lines.delete(line),
    });
    this.#lines.set(line, made);
    return made;
  };

  /** Ends lines that lead to a place that is gone, or to one that has their table no more. */
  cut(isCut: (place: string, table: string | null) => boolean): void {
    for (const line of this.#lines.values()) line.cutIf(isCut);
  }

  close(): void {
    this.#callOff();
    this.#out.flush();
    this.#end();
  }

  #askCounts(): void {
    for (const line of this.#lines.values()) line.askCount();
    this.#callOff = this.#world.clock.after(ASK_COUNT_MS, () => this.#askCounts());
  }
}

interface LineParts {
  readonly caller: Caller;
  readonly send: (place: string, frame: LineFrame) => void;
  readonly forget: () => void;
}

class EdgeLine implements SocketLine {
  readonly #world: EdgeWorld;
  readonly #line: number;
  readonly #transport: Transport;
  readonly #parts: LineParts;
  /** What was said before it led anywhere. */
  readonly #waiting: string[] = [];
  #own: SocketLine | null = null;
  #place: string | null = null;
  #table: string | null = null;
  #isLed = false;
  #isOver = false;
  readonly #sent = new SentFrames();
  #received = 0;
  /** Until it is known where it leads, it is a stranger's, and may not wait for ever. */
  readonly #known: () => void;

  constructor(world: EdgeWorld, line: number, transport: Transport, parts: LineParts) {
    this.#world = world;
    this.#line = line;
    this.#transport = transport;
    this.#parts = parts;
    const stranger = world.floor.strangers.enter(parts.caller.address, () => this.#end());
    const callOff = world.clock.after(HELLO_WITHIN_MS, () => {
      if (!this.#isLed) this.#end();
    });
    this.#known = () => {
      stranger.leave();
      callOff();
    };
  }

  receive(text: string): Promise<void> | undefined {
    if (this.#own !== null) return this.#own.receive(text);
    if (this.#isOver) return undefined;
    if (this.#place !== null) {
      this.#send('t', text);
      return undefined;
    }
    this.#waiting.push(text);
    if (this.#waiting.length > MOST_WAITING) this.#end();
    if (this.#isLed) return undefined;
    this.#isLed = true;
    return this.#lead(text);
  }

  measured(delayMs: number): void {
    if (this.#own !== null) this.#own.measured(delayMs);
    else if (this.#place !== null) this.#send('d', String(Math.round(delayMs)));
  }

  bye(why: CloseReason, reason: HouseReason): void {
    if (this.#own !== null) {
      this.#own.bye(why, reason);
      return;
    }
    if (this.#isOver) return;
    this.#transport.send(JSON.stringify({ kind: 'bye', why, reason, again: true }));
    this.#end();
  }

  cutOff(why: 'slow' | 'silent' | 'broken'): void {
    this.#own?.cutOff(why);
    this.#gone(why);
  }

  over(): void {
    this.#own?.over();
    this.#gone('went');
  }

  /** A frame of whoever has the table. */
  came({ kind, number, text }: LineFrame): void {
    if (this.#isOver) return;
    if (kind === 'a') {
      this.#sent.came(number);
      return;
    }
    if (kind !== 'n') this.#received += 1;
    if (number !== this.#received) {
      this.#elsewhere();
      return;
    }
    if (kind === 'n') this.#count('a', this.#received);
    if (kind === 't') this.#transport.send(text);
    if (kind !== 'e') return;
    const [code, why] = JSON.parse(text) as [number, string]; // written by `HostLines`
    this.#isOver = true;
    this.#parts.forget();
    this.#transport.close(code, why);
  }

  /** Whether everything came is asked again and again; where nobody answers nothing is led. */
  askCount(): void {
    const count = this.#place === null ? 'all-came' : this.#sent.ask();
    if (count === 'nobody-answers') this.#elsewhere();
    else if (count !== 'all-came') this.#count('n', count);
  }

  cutIf(isCut: (place: string, table: string | null) => boolean): void {
    if (this.#place !== null && isCut(this.#place, this.#table)) this.#elsewhere();
  }

  async #lead(text: string): Promise<void> {
    const message = text.length > LONGEST_MESSAGE ? undefined : readMessage(text);
    if (message?.kind !== 'hello') return this.#answerHere(this.#world.floor);
    const { watch } = message;
    this.#table = watch.as === 'pit' || isOfTournament(watch) ? null : watch.table;
    const { clock } = this.#world;
    const giveUp = clock.steady() + LOOK_FOR_MS;
    for (;;) {
      if (this.#isOver) return undefined;
      const own = this.#world.here(this.#table);
      if (own !== null) return this.#answerHere(own);
      const place = await this.#ask(text);
      if (this.#isOver) {
        if (place !== null) this.#tell(place, 'e', 'went');
        return undefined;
      }
      if (place !== null) return this.#ledTo(place);
      if (clock.steady() > giveUp) break;
      await new Promise<void>(again => clock.after(ASK_AGAIN_MS, again));
    }
    return this.#elsewhere();
  }

  async #ask(hello: string): Promise<string | null> {
    const { bus, subjects, edge } = this.#world;
    const table = this.#table;
    const asked: LineRequest = { edge, line: this.#line, caller: this.#caller(), hello };
    const subject = table === null ? subjects.office : subjects.table(table);
    // Nobody has it just now, or nobody is reached.
    const place = await bus.ask(subject, JSON.stringify(asked), ASK_MS).catch(() => '');
    return place === '' ? null : place;
  }

  #caller(): { cookies: Cookies; address: string } {
    const { cookies, address } = this.#parts.caller;
    return { cookies, address };
  }

  #ledTo(place: string): undefined {
    this.#known();
    this.#place = place;
    for (const text of this.#waiting.splice(0).slice(1)) this.#send('t', text);
    return undefined;
  }

  async #answerHere(floor: Floor): Promise<void> {
    this.#known();
    this.#parts.forget();
    const own = floor.connect(this.#transport, this.#parts.caller);
    this.#own = own;
    for (const text of this.#waiting.splice(0)) await own.receive(text);
  }

  #send(kind: LineFrame['kind'], text: string): void {
    if (this.#place !== null) this.#tell(this.#place, kind, text);
  }

  #tell(place: string, kind: LineFrame['kind'], text: string): void {
    const { edge } = this.#world;
    this.#parts.send(place, { kind, edge, line: this.#line, number: this.#sent.next(), text });
  }

  #count(kind: 'n' | 'a', number: number): void {
    const { edge } = this.#world;
    if (this.#place === null) return;
    this.#parts.send(this.#place, { kind, edge, line: this.#line, number, text: '' });
  }

  /** The screen comes again, and is led to whoever has the table then. */
  #elsewhere(): undefined {
    this.#send('e', 'went');
    this.bye('house-closes', { code: 'table-elsewhere' });
    return undefined;
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#known();
    this.#parts.forget();
    this.#transport.close(TRY_AGAIN, 'comes again');
  }

  #gone(why: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#known();
    this.#parts.forget();
    this.#send('e', why);
  }
}
