// The file of a gaming day for the regulator: every event of every stream on that day, byte for
// byte as the journal's hashes run over them, and a last line that is signed. docs/journal.md
// describes it for other readers.

import { createHash, type KeyObject } from 'node:crypto';

import type { Release } from '../../ports/release.ts';
import { hashOf, readEvent } from '../../storage/journal/canonical.ts';
import type { Hash } from '../../storage/journal/event.ts';
import { type BadFile, isBadFile, readSigned, writeSigned } from '../checkpoints/signed.ts';
import type { Signer } from '../checkpoints/signer.ts';

const FORMAT = 'sabot-day/1';

/** One event: a line of the file. */
export interface DayEvent {
  readonly stream: string;
  readonly hash: Hash;
  /** The bytes that the hash runs over, in base64. */
  readonly bytes: string;
}

/** What a stream has on the day: its first and its last event. */
export interface DayStream {
  readonly stream: string;
  readonly first: number;
  readonly last: number;
  readonly head: Hash;
}

export interface DayStatement {
  readonly house: string;
  readonly demonstration: boolean;
  readonly release: Release;
  readonly day: string;
  readonly made: { readonly at: string; readonly by: string; readonly role: string };
  readonly streams: readonly DayStream[];
  readonly events: number;
  /** SHA-256 of every line before the signed one. */
  readonly sha256: string;
}

/** The lines of the events, then the statement about them and its signature. */
export async function writeDayFile(
  statement: Omit<DayStatement, 'events' | 'sha256'>,
  events: readonly DayEvent[],
  signer: Signer,
): Promise<Buffer> {
  const lines = Buffer.from(events.map(event => `${JSON.stringify(event)}\n`).join(''));
  const sha256 = createHash('sha256').update(lines).digest('hex');
  const signed = await writeSigned(FORMAT, { ...statement, events: events.length, sha256 }, signer);
  return Buffer.concat([lines, signed]);
}

export interface DayFileChecked {
  readonly statement: DayStatement | null;
  readonly coups: number;
  readonly faults: readonly string[];
}

const NEW_LINE = 10;
const SIGNED_LINES = 2;

/** Whether a file is what the house signed, and whether each chain in it holds. */
export function checkDayFile(file: Buffer, key: KeyObject): DayFileChecked {
  const at = signedPartOf(file);
  const body = readSigned(FORMAT, file.subarray(at), key);
  if (isBadFile(body))
    return { statement: null, coups: 0, faults: [`The file: ${wrongOf(body)}.`] };
  const statement = body as DayStatement; // the house alone signs under this format
  const lines = file.subarray(0, at);
  const is = createHash('sha256').update(lines).digest('hex');
  if (is !== statement.sha256) {
    return { statement, coups: 0, faults: ['The events are not those that were signed.'] };
  }
  return { statement, ...checkEvents(lines, statement) };
}

const wrongOf = ({ wrong }: BadFile): string => wrong;

/** Where the last two lines begin. */
function signedPartOf(file: Buffer): number {
  let end = file.length - 1;
  for (let line = 0; line < SIGNED_LINES; line += 1) end = file.lastIndexOf(NEW_LINE, end - 1);
  return end + 1;
}

interface Chain {
  readonly first: number;
  last: number;
  head: Hash;
}

function checkEvents(lines: Buffer, { day, streams, events }: DayStatement) {
  const faults: string[] = [];
  const chains = new Map<string, Chain>();
  let coups = 0;
  let seen = 0;
  for (const line of lines.toString('utf8').split('\n')) {
    if (line === '') continue;
    seen += 1;
    const { stream, hash, bytes } = JSON.parse(line) as DayEvent; // signed by the house
    const canonical = Buffer.from(bytes, 'base64');
    const event = readEvent(stream, canonical, hash);
    const chain = chains.get(stream);
    const place = `Event ${event.seq} of ${stream}`;
    if (hashOf(canonical) !== hash) faults.push(`${place}: its hash is not that of its bytes.`);
    if (event.gamingDay !== day) faults.push(`${place} is of ${event.gamingDay}.`);
    if (chain !== undefined && (event.seq !== chain.last + 1 || event.prevHash !== chain.head)) {
      faults.push(`${place} does not follow event ${chain.last}.`);
    }
    if (event.kind === 'coup-settled' || event.kind === 'coup-voided') coups += 1;
    chains.set(stream, { first: chain?.first ?? event.seq, last: event.seq, head: hash });
  }
  const told = JSON.stringify(streams);
  const found = JSON.stringify([...chains].map(([stream, of]) => ({ stream, ...of })));
  if (seen !== events || told !== found) faults.push('The streams are not those that it names.');
  return { coups, faults };
}
