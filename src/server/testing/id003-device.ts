// A note acceptor at the other end of a line, for tests: it speaks ID-003 over a real socket, has a
// slot, an escrow and a stacker, and loses power when it is told to.

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { FIRST_NOTE, IS, SAY } from '../money/banknotes/id003/codes.ts';
import { type SerialFrame, serialFrame, SerialReader } from '../money/banknotes/id003/frame.ts';

export class Id003Device {
  /** The codes of what lies in the box. */
  readonly box: number[] = [];
  readonly back: number[] = [];
  readonly heard: number[] = [];
  /** Says each thing twice and breaks a byte of every third frame, as a bad line would. */
  isNoisy = false;
  /** Loses power once the note is past the point of return, before it can say so. */
  failsWhileStacking = false;
  /** Loses power when it is told to stack, and does not say where the note is. */
  failsSilently = false;
  #status: number = IS.powerUp;
  #escrow: number | null = null;
  #isShut = true;
  readonly #frames = new SerialReader();
  #sent = 0;
  #socket: Socket | null = null;
  readonly #server: Server = createServer(socket => {
    this.#socket = socket;
    socket.on('data', bytes => {
      for (const frame of this.#frames.read(bytes)) this.#hear(frame);
    });
    socket.on('error', () => undefined);
  });

  static async open(): Promise<Id003Device> {
    const device = new Id003Device();
    device.#server.listen(0, '127.0.0.1');
    await once(device.#server, 'listening');
    return device;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  get isOpen(): boolean {
    return this.#status === IS.idle;
  }

  /** Puts a note in; false where the slot is shut. */
  insert(index: number): boolean {
    if (!this.isOpen) return false;
    this.#escrow = FIRST_NOTE + index;
    this.#status = IS.escrow;
    return true;
  }

  /** Something is wrong with it. */
  fail(status: number): void {
    this.#status = status;
  }

  close(): void {
    this.#socket?.destroy();
    this.#server.close();
  }

  #hear({ code, data }: SerialFrame): void {
    this.heard.push(code);
    switch (code) {
      case SAY.status:
        this.#say(this.#status, this.#status === IS.escrow ? [this.#escrow ?? 0] : []);
        this.#goOn();
        break;
      case SAY.reset:
        this.#say(SAY.ack);
        if (this.#escrow !== null) this.back.push(this.#escrow);
        this.#escrow = null;
        this.#status = IS.initializing;
        break;
      case SAY.inhibit:
        this.#isShut = data[0] !== 0;
        this.#say(SAY.inhibit, data);
        if (this.#status === IS.initializing || this.#status === IS.disabled || this.isOpen) {
          this.#status = this.#isShut ? IS.disabled : IS.idle;
        }
        break;
      case SAY.denominations:
        this.#say(SAY.denominations, data);
        break;
      case SAY.stack:
        this.#say(SAY.ack);
        this.#status = this.failsSilently ? IS.powerUp : IS.stacking;
        break;
      case SAY.return:
        this.#say(SAY.ack);
        this.#status = IS.returning;
        break;
      case SAY.ack:
        if (this.#status === IS.vendValid) this.#status = IS.stacked;
        break;
      default:
    }
  }

  /** What comes after the status that was just told. */
  #goOn(): void {
    if (this.#status === IS.stacking) {
      if (this.#escrow !== null) this.box.push(this.#escrow);
      this.#escrow = null;
      this.#status = this.failsWhileStacking ? IS.powerUpNoteInStacker : IS.vendValid;
    } else if (this.#status === IS.returning) {
      if (this.#escrow !== null) this.back.push(this.#escrow);
      this.#escrow = null;
      this.#status = this.#isShut ? IS.disabled : IS.idle;
    } else if (this.#status === IS.stacked) {
      this.#status = this.#isShut ? IS.disabled : IS.idle;
    }
  }

  #say(code: number, data: readonly number[] = []): void {
    const bytes = serialFrame(code, data);
    this.#sent += 1;
    if (this.isNoisy && this.#sent % 3 === 0) {
      this.#socket?.write(Buffer.concat([Buffer.from([0xfc, 0x02, 0x11]), bytes.subarray(0, 2)]));
    }
    this.#socket?.write(bytes);
    if (this.isNoisy) this.#socket?.write(bytes);
  }
}
