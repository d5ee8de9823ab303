// JSON lines in, JSON lines out, in the same order; a bad line is answered with its fault and the
// others go on.

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { asciiJson } from './ascii-json.ts';
import { Fault, isFault, shownInput } from '../library/input/fault.ts';
import { type Line, linesOf, MOST_LINE_BYTES } from './lines.ts';
import { AsciiBuffer } from './ascii-buffer.ts';
import type { InputFields } from '../library/input/read-field.ts';
import { complain, EXIT, type Shell } from './shell.ts';

/** What a line calls itself; its answer carries the same name. */
export type LineId = string | number | null;

/** Answers one line: JSON text in ASCII that begins with the id. */
export type AnswerLine = (line: InputFields, id: LineId) => string | Fault;

/** Writes the answer of one line; after a fault what it has written is taken back. */
export type WriteLine = (line: InputFields, id: LineId, page: AsciiBuffer) => Fault | undefined;

/** Reads JSON; what is none is thrown out with the reason. */
type ParseLine = (text: string) => unknown;

/** Answers every line of a file or of standard input. */
export const answerLines = (
  shell: Shell,
  path: string | undefined,
  answer: AnswerLine,
): Promise<void> =>
  writeLines(shell, path, (line, id, page) => {
    const answered = answer(line, id);
    if (isFault(answered)) return answered;
    page.text(answered);
    return undefined;
  });

/** The same for answers that are written piece by piece. */
export async function writeLines(
  shell: Shell,
  path: string | undefined,
  write: WriteLine,
  parse: ParseLine = JSON.parse,
): Promise<void> {
  await eachLineOnto(shell, path, (line, number, page) => {
    const { length } = page;
    const fault = writeAnswer(readLine(line, number, parse), write, page);
    if (fault === undefined) return;
    shell.exitCode = EXIT.failed;
    page.backTo(length);
    page.text(asciiJson(fault));
  });
}

/** Writes what `respond` makes of each line that is not blank, in whatever script. */
export const eachLine = (
  shell: Shell,
  path: string | undefined,
  respond: (line: Line, number: number) => string,
): Promise<void> =>
  eachLineOnto(shell, path, (line, number, page) => page.piece(Buffer.from(respond(line, number))));

/** A page is written out when it is about this long. */
const FULL = 32 * 1024;

async function eachLineOnto(
  shell: Shell,
  path: string | undefined,
  respond: (line: Line, number: number, page: AsciiBuffer) => void,
): Promise<void> {
  if (path === undefined && shell.typing) {
    shell.stderr.write('sabot: reading lines from the keyboard; Ctrl-D ends, --help explains.\n');
  }
  const page = new AsciiBuffer();
  let number = 0;
  try {
    for await (const lines of linesOf(sourceOf(shell, path))) {
      for (const line of lines) {
        number += 1;
        if (line.text.trim() !== '') {
          respond(line, number, page);
          page.text('\n');
        }
        if (page.length >= FULL) await writeOut(shell.stdout, page);
      }
      if (page.length > 0) await writeOut(shell.stdout, page);
    }
  } catch (thrown) {
    if (!isFileError(thrown)) throw thrown;
    complain(shell, EXIT.usage, `cannot read ${path ?? 'standard input'}: ${thrown.message}`);
  }
}

const sourceOf = (shell: Shell, path: string | undefined): Readable =>
  path === undefined ? shell.stdin : createReadStream(path, { highWaterMark: 64 * 1024 });

const isFileError = (thrown: unknown): thrown is NodeJS.ErrnoException =>
  thrown instanceof Error && 'syscall' in thrown && thrown.syscall !== 'write';

/** Waiting for a slow reader here is what keeps the answers from piling up in memory. */
async function writeOut(stream: Writable, page: AsciiBuffer): Promise<void> {
  const { bytes, written } = page.take();
  if (!stream.write(bytes, written)) await once(stream, 'drain');
}

/** One line's answer as text; `failed` when it is a fault. */
export function answerText(
  line: Line,
  number: number,
  answer: AnswerLine,
): { readonly text: string; readonly failed: boolean } {
  const { id, fields } = readLine(line, number, JSON.parse);
  const answered = isFault(fields) ? fields : safely(() => answer(fields, id));
  if (isFault(answered)) return { text: asciiJson(faultAnswer(id, answered)), failed: true };
  return { text: answered, failed: false };
}

/** Writes one line's answer, or gives its fault. */
function writeAnswer(
  { id, fields }: ReadLine,
  write: WriteLine,
  page: AsciiBuffer,
): object | undefined {
  const fault = isFault(fields) ? fields : safely(() => write(fields, id, page));
  return fault === undefined ? undefined : faultAnswer(id, fault);
}

interface ReadLine {
  readonly id: LineId;
  readonly fields: InputFields | Fault;
}

function readLine(line: Line, number: number, parse: ParseLine): ReadLine {
  if (line.tooLong) {
    return { id: idAtStart(line.text), fields: tooLong(number) };
  }
  let value: unknown;
  try {
    value = parse(line.text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unreadable';
    const message = `line ${number} is no JSON: ${reason}`;
    return { id: idAtStart(line.text), fields: new Fault('broken-json', message) };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `line ${number} is ${shownInput(value)}; expected an object`;
    return { id: null, fields: new Fault('wrong-type', message) };
  }
  const fields = value as InputFields; // what JSON makes has text keys alone
  const id = readId(fields['id']);
  return isFault(id) ? { id: null, fields: id } : { id, fields };
}

/** The fault of a line of which only the start was kept. */
export const tooLong = (number: number): Fault =>
  new Fault('line-too-long', `line ${number} is longer than ${MOST_LINE_BYTES} bytes`);

function readId(value: unknown): LineId | Fault {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return new Fault('wrong-type', `expected a text or a number, got ${shownInput(value)}`, 'id');
}

/** A mistake of ours stops its line and says so; the other lines are still answered. */
function safely<Answer>(answer: () => Answer): Answer | Fault {
  try {
    return answer();
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : 'something impossible happened';
    return new Fault('impossible', `${message}; this is a mistake in sabot, please report it`);
  }
}

/** The id of a line that cannot be read, where it stands first as it does in most. */
function idAtStart(text: string): LineId {
  const found = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?)\s*[,}]/.exec(text);
  try {
    // The pattern lets nothing through but a text or a number.
    return found?.[1] === undefined ? null : (JSON.parse(found[1]) as string | number);
  } catch {
    return null;
  }
}

/** A fault as it is written: without the fields that it does not have. */
export const faultAnswer = (id: LineId, { code, message, field, clause }: Fault): object => ({
  id,
  error: { code, message, field, clause },
});
