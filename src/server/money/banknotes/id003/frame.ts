// A frame of ID-003, the serial protocol of JCM's note acceptors, as public sources describe it: a
// sync byte, the length of the whole, a command or status, its data, and a check sum.

export const SYNC = 0xfc;
/** Sync, length, command, and two bytes of check sum. */
const SHORTEST = 5;

/** What a frame says: a code, and what goes with it. */
export interface SerialFrame {
  readonly code: number;
  readonly data: readonly number[];
}

const POLYNOMIAL = 0x8408;

/** CRC-16 as Kermit has it: low bit first, from zero. */
export function checkSum(bytes: Iterable<number>): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum & 1) === 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
    }
  }
  return sum;
}

export function serialFrame(code: number, data: readonly number[] = []): Buffer {
  const head = [SYNC, SHORTEST + data.length, code, ...data];
  const sum = checkSum(head);
  return Buffer.from([...head, sum & 0xff, sum >>> 8]);
}

/** Takes bytes as they come and answers whole frames; what is broken is passed over. */
export class SerialReader {
  #kept = Buffer.alloc(0);
  /** How many bytes belonged to no sound frame. */
  lost = 0;

  read(bytes: Buffer): readonly SerialFrame[] {
    this.#kept = Buffer.concat([this.#kept, bytes]);
    const frames: SerialFrame[] = [];
    for (;;) {
      const start = this.#kept.indexOf(SYNC);
      this.#drop(start === -1 ? this.#kept.length : start);
      const length = this.#kept[1] ?? SHORTEST;
      if (length < SHORTEST) {
        this.#drop(1);
        continue;
      }
      if (this.#kept.length < 2 || this.#kept.length < length) return frames;
      const whole = this.#kept.subarray(0, length);
      if (checkSum(whole.subarray(0, -2)) !== whole.readUInt16LE(length - 2)) {
        // The next sync may lie within what this one pretended to be.
        this.#drop(1);
        continue;
      }
      frames.push({ code: whole[2] ?? 0, data: [...whole.subarray(3, -2)] });
      this.#kept = this.#kept.subarray(length);
    }
  }

  #drop(bytes: number): void {
    this.lost += bytes;
    this.#kept = this.#kept.subarray(bytes);
  }
}
