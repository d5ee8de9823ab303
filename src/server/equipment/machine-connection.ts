// One machine's connection: it says who it is, proves it by its key, and is joined to its place.
// An unlisted machine is told no more than that it could not prove itself (R-COM-1, R-COM-5).

import {
  type HouseMessage,
  machineMessage,
  type MachineMessage,
} from '../../wire/socket/device-messages.ts';
import { faultIn } from '../../wire/socket/field-fault.ts';
import { WIRE_VERSION } from '../../wire/socket/version.ts';
import { Rate } from '../sockets/rate.ts';
import type { Transport } from '../sockets/transport.ts';
import type { Clock } from '../ports/clock.ts';
import { type Devices, type ListedDevice, mayJoin } from '../devices/devices.ts';
import type { JoinedMachine, Machines } from './machines.ts';
import { CHALLENGE_MS, type Challenges } from '../devices/proof.ts';

export interface MachineHouse {
  readonly devices: Devices;
  readonly machines: Machines;
  readonly challenges: Challenges;
  readonly clock: Clock;
  readonly isDemonstration: boolean;
  /** Puts on record that a door was opened or closed (R-EVT-2). */
  readonly noteDoor: (device: ListedDevice, message: DoorMessage) => void;
}

export type DoorMessage = Extract<MachineMessage, { kind: 'door' }>;

/** RFC 6455: against the rules. */
const POLICY = 1008;
/** A shoe deals a card a second; nothing of this kind has more to say. */
const MESSAGES_A_SECOND = 50;
const LONGEST_MESSAGE = 4_096;

type Stage =
  | { readonly is: 'new' | 'joining' | 'over' }
  | { readonly is: 'challenged'; readonly device: string }
  | { readonly is: 'joined'; readonly device: ListedDevice; readonly joined: JoinedMachine };

export class MachineConnection {
  readonly #house: MachineHouse;
  readonly #transport: Transport;
  readonly #rate: Rate;
  readonly #callOff: () => void;
  #stage: Stage = { is: 'new' };

  constructor(house: MachineHouse, transport: Transport) {
    this.#house = house;
    this.#transport = transport;
    this.#rate = new Rate(MESSAGES_A_SECOND, house.clock.now());
    this.#callOff = house.clock.after(CHALLENGE_MS, () => {
      if (this.#stage.is !== 'joined') this.bye('Nobody proved who is there.');
    });
  }

  /** Takes one message as it came. */
  async receive(text: string): Promise<void> {
    if (this.#stage.is === 'over') return;
    if (!this.#rate.take(this.#house.clock.now())) {
      this.bye('Too many messages.');
      return;
    }
    const message = text.length > LONGEST_MESSAGE ? undefined : readMessage(text);
    if (message === undefined) {
      const fault =
        text.length > LONGEST_MESSAGE ? 'it is too long' : faultIn(machineMessage, text);
      this.bye(`That message is none of this wire: ${fault}.`);
      return;
    }
    await this.#take(message);
  }

  /** Whether it has proved which machine it is. */
  get isJoined(): boolean {
    return this.#stage.is === 'joined';
  }

  /** The other end is gone. */
  over(): void {
    const stage = this.#stage;
    this.#stage = { is: 'over' };
    this.#callOff();
    if (stage.is === 'joined') stage.joined.over();
  }

  bye(says: string): void {
    if (this.#stage.is === 'over') return;
    this.#send({ kind: 'bye', says });
    this.over();
    this.#transport.close(POLICY, 'bye');
  }

  async #take(message: MachineMessage): Promise<void> {
    const stage = this.#stage;
    if (stage.is === 'joined') {
      if (this.#house.devices.listed(stage.device.id) === null) {
        this.bye('This device was taken off the list.');
      } else if (message.kind === 'door') {
        this.#house.noteDoor(stage.device, message);
      } else if (!stage.joined.receive(message)) {
        this.bye(`A ${stage.device.kind} does not say ${message.kind}.`);
      }
    } else if (stage.is === 'new' && message.kind === 'hello') {
      this.#challenge(message);
    } else if (stage.is === 'challenged' && message.kind === 'proof') {
      await this.#prove(stage.device, message.signature);
    } else {
      this.bye('That does not come now.');
    }
  }

  #challenge({ wire, device }: Extract<MachineMessage, { kind: 'hello' }>): void {
    if (wire !== WIRE_VERSION) {
      this.bye(`This house speaks version ${WIRE_VERSION}.`);
      return;
    }
    this.#stage = { is: 'challenged', device };
    this.#send({ kind: 'challenge', nonce: this.#house.challenges.give(device) });
  }

  async #prove(id: string, signature: string): Promise<void> {
    const { devices, machines, challenges, isDemonstration } = this.#house;
    const listed = devices.listed(id);
    const isProven = challenges.answer(id, listed?.publicKey ?? '', signature);
    if (listed === null || !isProven || !mayJoin(listed, listed, isDemonstration)) {
      this.bye('This device could not prove to be one of ours.');
      return;
    }
    this.#stage = { is: 'joining' };
    const joined = await machines.join(listed, {
      send: message => this.#send(message),
      close: says => this.bye(says),
    });
    if (typeof joined === 'string') {
      this.bye(joined);
    } else if (this.#isOver()) {
      joined.over();
    } else {
      this.#stage = { is: 'joined', device: listed, joined };
      this.#callOff();
      this.#send(joined.ready);
      joined.begin();
    }
  }

  /** The other end may have gone while it was being joined. */
  #isOver(): boolean {
    return this.#stage.is === 'over';
  }

  #send(message: HouseMessage): void {
    if (this.#stage.is !== 'over') this.#transport.send(JSON.stringify(message));
  }
}

function readMessage(text: string): MachineMessage | undefined {
  try {
    return machineMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
