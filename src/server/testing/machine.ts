// A machine without metal: proves itself by its key over a real socket and remembers what it heard.

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { WebSocket } from 'ws';

import {
  houseMessage,
  type HouseMessage,
  type MachineMessage,
} from '../../wire/socket/device-messages.ts';
import { WIRE_VERSION } from '../../wire/socket/version.ts';
import { signedText } from '../devices/proof.ts';
import { textOf } from '../sockets/transport.ts';

type Heard<Kind extends HouseMessage['kind']> = Extract<HouseMessage, { kind: Kind }>;

const PATIENCE_MS = 10_000;

/** The key of a machine; the house is given the public half. */
export interface MachineKey {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}

export function newMachineKey(): MachineKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: der.toString('base64') };
}

export class Machine {
  readonly heard: HouseMessage[] = [];
  isOver = false;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.heard.push(houseMessage.parse(JSON.parse(textOf(data)))));
    socket.on('close', () => {
      this.isOver = true;
    });
    socket.on('error', () => undefined);
  }

  static async connect(url: string): Promise<Machine> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/device`);
    const machine = new Machine(socket);
    await new Promise<void>((opened, failed) => {
      socket.once('open', opened);
      socket.once('error', failed);
    });
    return machine;
  }

  /** Connects, proves itself, and waits to be told `ready` or good-bye. */
  static async join(url: string, device: string, { privateKey }: MachineKey): Promise<Machine> {
    const machine = await Machine.connect(url);
    machine.say({ kind: 'hello', wire: WIRE_VERSION, device });
    await machine.until(() => machine.last('challenge') !== undefined || machine.isOver);
    const nonce = machine.last('challenge')?.nonce ?? '';
    const signature = sign(null, signedText(device, nonce), privateKey).toString('base64url');
    machine.say({ kind: 'proof', signature });
    await machine.until(() => machine.last('ready') !== undefined || machine.isOver);
    return machine;
  }

  say(message: MachineMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  last<Kind extends HouseMessage['kind']>(kind: Kind): Heard<Kind> | undefined {
    return this.heard.findLast((message): message is Heard<Kind> => message.kind === kind);
  }

  async hears<Kind extends HouseMessage['kind']>(kind: Kind): Promise<Heard<Kind>> {
    await this.until(() => this.last(kind) !== undefined);
    const found = this.last(kind);
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  }

  async until(holds: () => boolean): Promise<void> {
    const giveUp = performance.now() + PATIENCE_MS;
    while (!holds()) {
      if (performance.now() > giveUp) {
        throw new Error(`it did not come about; last heard: ${JSON.stringify(this.heard.at(-1))}`);
      }
      await wait(2);
    }
  }

  /** Everything that was said is heard, and what is answered at once has come; or it is over. */
  async settled(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    let isHeard = false;
    this.#socket.once('pong', () => (isHeard = true));
    this.#socket.ping();
    await this.until(() => isHeard || this.isOver);
  }

  /** The line breaks without a word. */
  async cut(): Promise<void> {
    this.#socket.terminate();
    await this.until(() => this.isOver);
  }
}
