// A screen without a picture: says hello, remembers what it was told, and sends commands.

import { setTimeout as wait } from 'node:timers/promises';

import { WebSocket } from 'ws';

import type { ConsoleView, PublicView } from '../../table/views/index.ts';
import type { Watch } from '../../wire/socket/client-messages.ts';
import {
  type CommandReply,
  serverMessage,
  type ServerMessage,
} from '../../wire/socket/server-messages.ts';
import { WIRE_VERSION } from '../../wire/socket/version.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { Floor } from '../connections/floor.ts';
import { textOf } from '../sockets/transport.ts';

interface Line {
  readonly send: (text: string) => void;
  /** Breaks off without a word, as a pulled plug. */
  readonly cut: () => void;
}

type Heard<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;

const PATIENCE_MS = 10_000;

export class Screen {
  /** How long it waits for anything to come about. */
  patienceMs = PATIENCE_MS;
  readonly heard: ServerMessage[] = [];
  readonly page: string;
  /** The view as it would be drawn: the last whole one with every change since. */
  view: (PublicView & Partial<ConsoleView>) | null = null;
  number = 0;
  seat: Heard<'seat'> | null = null;
  isOver = false;
  #line: Line = { send: () => undefined, cut: () => undefined };
  #key = 1;

  private constructor(page: string) {
    this.page = page;
  }

  /** Connects over a real socket. */
  static async overSocket(url: string, page = 'page-one', headers = {}): Promise<Screen> {
    const screen = new Screen(page);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
    await new Promise<void>((opened, failed) => {
      socket.once('open', opened);
      socket.once('error', failed);
    });
    socket.on('message', data => screen.#hear(textOf(data)));
    socket.on('close', () => {
      screen.isOver = true;
    });
    socket.on('error', () => undefined);
    screen.#line = { send: text => socket.send(text), cut: () => socket.terminate() };
    return screen;
  }

  /** Connects within the process: the same messages, no network. */
  static inProcess(floor: Floor, page = 'page-one'): Screen {
    const screen = new Screen(page);
    const connection = floor.connect({
      send: message => screen.#hear(message),
      close: () => {
        screen.isOver = true;
      },
      buffered: () => 0,
    });
    screen.#line = {
      send: text => void connection.receive(text),
      cut: () => {
        connection.over();
        screen.isOver = true;
      },
    };
    return screen;
  }

  /** Says hello and waits for the welcome, or for the reason of a close. */
  async hello(watch: Watch, more: object = {}): Promise<this> {
    this.raw({ kind: 'hello', wire: WIRE_VERSION, watch, page: this.page, ...more });
    await this.until(() => this.last('welcome') !== undefined || this.isOver);
    this.#key = this.last('welcome')?.nextKey ?? 1;
    return this;
  }

  /** The key that its next command will have. */
  get nextKey(): number {
    return this.#key;
  }

  raw(message: unknown): void {
    this.#line.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a command and waits for its answer. */
  async ask(
    command: SentCommand,
    more: { key?: number; approval?: string } = {},
  ): Promise<CommandReply> {
    const { key = this.#key, approval } = more;
    this.#key = Math.max(this.#key, key) + 1;
    const from = this.heard.length;
    this.raw({ kind: 'command', key, command, approval });
    const isAnswer = (message: ServerMessage): message is CommandReply =>
      message.kind === 'answer' && message.key === key;
    await this.until(() => this.heard.slice(from).some(isAnswer) || this.isOver);
    const answer = this.heard.slice(from).find(isAnswer);
    if (answer === undefined) throw new Error(`no answer to ${command.do}`);
    return answer;
  }

  /** Does it; a refusal is a fault of the test. */
  async do(command: SentCommand, more: { approval?: string } = {}): Promise<void> {
    const answer = await this.ask(command, more);
    if (answer.outcome !== 'done') throw new Error(`${command.do}: ${JSON.stringify(answer)}`);
  }

  last<Kind extends ServerMessage['kind']>(kind: Kind): Heard<Kind> | undefined {
    return this.heard.findLast((message): message is Heard<Kind> => message.kind === kind);
  }

  async until(holds: () => boolean): Promise<void> {
    const giveUp = performance.now() + this.patienceMs;
    while (!holds()) {
      if (performance.now() > giveUp) {
        throw new Error(`it did not come about; last heard: ${JSON.stringify(this.heard.at(-1))}`);
      }
      await wait(2);
    }
  }

  /** The line breaks without a word. */
  async cut(): Promise<void> {
    this.#line.cut();
    await this.until(() => this.isOver);
  }

  #hear(text: string): void {
    const heard: unknown = JSON.parse(text);
    for (const message of Array.isArray(heard) ? heard : [heard]) this.#hearOne(message);
  }

  #hearOne(told: unknown): void {
    // Every message of the server fits the wire: a test that hears another one fails here.
    const { data: message, error } = serverMessage.safeParse(told);
    if (message === undefined) {
      const { path, message: says } = error.issues[0] ?? { path: [], message: '' };
      throw new Error(`${path.join('.')}: ${says} in ${JSON.stringify(told).slice(0, 200)}`);
    }
    this.heard.push(message);
    if (message.kind === 'view') {
      this.view = message.view;
      this.number = message.number;
    } else if (message.kind === 'change' && this.view !== null) {
      if (message.from !== this.number) throw new Error('a change was missed');
      this.view = { ...this.view, ...message.fields };
      this.number = message.number;
    } else if (message.kind === 'seat') {
      this.seat = message;
    } else if (message.kind === 'laid' && this.seat !== null) {
      const { view, ...rest } = this.seat;
      const { number, fields } = message;
      this.seat = { ...rest, number, view: view && { ...view, ...fields } };
    }
  }
}

/** A request of a page: JSON there and back. */
export async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown; readonly cookie: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, body: await response.json(), cookie };
}
