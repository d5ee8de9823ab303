// A page of ASCII that answers are put together on, byte by byte: joining this many short texts and
// encoding them afterwards costs more than settling the coups they tell of.

const FIRST_BYTES = 64 * 1024;

const ZERO = 48;
const MINUS = 45;

/** Texts of up to this length are quicker written by hand than by a call to the system. */
const SHORT = 16;

/** ASCII as bytes, to be written again and again. */
export const asciiBytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

export class AsciiBuffer {
  #bytes: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;
  #spare: Buffer | null = null;

  get length(): number {
    return this.#length;
  }

  /** Forgets what was written after the page was this long. */
  backTo(length: number): void {
    this.#length = length;
  }

  /** Adds ASCII. */
  text(text: string): void {
    this.#makeRoom(text.length);
    if (text.length > SHORT) {
      this.#length += this.#bytes.write(text, this.#length, 'latin1');
      return;
    }
    for (let index = 0; index < text.length; index += 1) {
      this.#bytes[this.#length + index] = text.charCodeAt(index);
    }
    this.#length += text.length;
  }

  /** Adds what `pieceOf` made. */
  piece(piece: Uint8Array): void {
    this.#makeRoom(piece.length);
    this.#bytes.set(piece, this.#length);
    this.#length += piece.length;
  }

  /** Adds a safe whole number in digits. */
  whole(value: number): void {
    this.#makeRoom(20);
    if (value < 0) {
      this.#bytes[this.#length] = MINUS;
      this.#length += 1;
    }
    let rest = Math.abs(value);
    let end = this.#length + digitsOf(rest);
    this.#length = end;
    // Above 31 bits a division is no longer one of integers: large stakes take it piece by piece.
    for (; rest > 0x7fffffff; rest = Math.floor(rest / 10)) {
      end -= 1;
      this.#bytes[end] = ZERO + (rest % 10);
    }
    for (let small = rest | 0, left = end; ; small = (small / 10) | 0) {
      left -= 1;
      this.#bytes[left] = ZERO + (small % 10);
      if (small < 10) return;
    }
  }

  /** Everything on the page, which is empty again; `written` says that nobody needs it any more. */
  take(): { readonly bytes: Buffer; readonly written: () => void } {
    const taken = this.#bytes;
    const bytes = taken.subarray(0, this.#length);
    this.#bytes = this.#spare ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    this.#spare = null;
    this.#length = 0;
    return {
      bytes,
      written: () => {
        // Paper that has been read is written on again: fresh memory is dear.
        if (taken.length === FIRST_BYTES) this.#spare = taken;
      },
    };
  }

  /** Everything on the page as text. */
  toString(): string {
    return this.#bytes.toString('latin1', 0, this.#length);
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let bound = 10; value >= bound; bound *= 10) digits += 1;
  return digits;
}
