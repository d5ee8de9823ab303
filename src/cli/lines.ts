// Cuts a stream of bytes into lines, whatever they hold and however long they are.

/** More than any honest line needs; what is longer is never held in memory. */
export const MOST_LINE_BYTES = 4 * 1024 * 1024;

/** How much of a line that is too long is kept, to find its id. */
const START_BYTES = 256;

/** A line of text, or of one that was too long only its start. */
export interface Line {
  readonly text: string;
  readonly tooLong: boolean;
}

const NEWLINE = 10;
const BYTE_ORDER_MARK = '\uFEFF';

/** Collects the pieces of a line that has no end yet, and forgets those beyond the limit. */
class Unfinished {
  private pieces: Buffer[] = [];
  private bytes = 0;

  add(piece: Buffer): void {
    this.bytes += piece.length;
    if (this.bytes <= MOST_LINE_BYTES) this.pieces.push(piece);
    else
      this.pieces = [Buffer.from(Buffer.concat([...this.pieces, piece]).subarray(0, START_BYTES))];
  }

  /** The finished line; the next one begins. */
  take(): Line {
    const tooLong = this.bytes > MOST_LINE_BYTES;
    const text = Buffer.concat(this.pieces).toString('utf8');
    this.pieces = [];
    this.bytes = 0;
    return { text, tooLong };
  }

  get isEmpty(): boolean {
    return this.bytes === 0;
  }
}

/** The lines of a stream, chunk by chunk: as many as one chunk ended, then the next. */
export async function* linesOf(
  source: AsyncIterable<Buffer | string>,
): AsyncGenerator<readonly Line[]> {
  const unfinished = new Unfinished();
  let isFirst = true;
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const lines = endedBy(unfinished, bytes);
    if (isFirst && lines[0] !== undefined) {
      lines[0] = withoutMark(lines[0]);
      isFirst = false;
    }
    yield lines;
  }
  if (!unfinished.isEmpty) {
    const last = unfinished.take();
    yield [isFirst ? withoutMark(last) : last];
  }
}

/** Some editors mark a file as UTF-8 with three bytes that are no part of its first line. */
const withoutMark = (line: Line): Line =>
  line.text.startsWith(BYTE_ORDER_MARK) ? { ...line, text: line.text.slice(1) } : line;

function endedBy(unfinished: Unfinished, bytes: Buffer): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
    if (unfinished.isEmpty && end - from <= MOST_LINE_BYTES) {
      lines.push({ text: bytes.toString('utf8', from, end), tooLong: false });
    } else {
      unfinished.add(bytes.subarray(from, end));
      lines.push(unfinished.take());
    }
    from = end + 1;
  }
  if (from < bytes.length) unfinished.add(bytes.subarray(from));
  return lines;
}
