// Taking an append in: is it fit to be stored, and what is its place in the chain?

import type { OpenStream, EventRow } from './batch.ts';
import { type Arena, dayNumber, hashOf } from './canonical.ts';
import type { Append, AppendRefusal } from './event.ts';
import { unfitTransfer, writeTransfers } from './transfers.ts';

/** A name without spaces, as kinds, keys, currencies and streams are. */
const WORD = /^[\u0021-\u007e]{1,200}$/u;
const LARGEST_EVENT_BYTES = 1024 * 1024;
const MOST_EVENTS = 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const YEAR_2000_MS = Date.UTC(2000, 0, 1);

type Refused = Exclude<AppendRefusal['refused'], 'key-repeated'>;

export const appendRefusal = (refused: Refused, says: string): AppendRefusal => ({ refused, says });

export const isWord = (text: string): boolean => WORD.test(text);

/** Why an append cannot be taken, or null. Everything that can be known without the database. */
export function unfitAppend(append: Append, stream: OpenStream | undefined): AppendRefusal | null {
  if (stream === undefined) {
    return appendRefusal('stream-not-open', `${append.stream} is not open here.`);
  }
  if (append.epoch !== stream.epoch) {
    return appendRefusal(
      'lease-lost',
      `${stream.name} has a newer owner than epoch ${append.epoch}.`,
    );
  }
  if (append.expectedSeq !== stream.seq) {
    return appendRefusal(
      'wrong-seq',
      `${stream.name} is at ${stream.seq}, not at ${append.expectedSeq}.`,
    );
  }
  if (append.at < stream.at) {
    return appendRefusal(
      'time-went-back',
      `The clock went back by ${stream.at - append.at} ms since the last event of ${stream.name}.`,
    );
  }
  const fault = unfitShape(append);
  return fault === null ? null : appendRefusal('not-storable', `${stream.name}: ${fault}.`);
}

function unfitShape(append: Append): string | null {
  const { events, key, currency, gamingDay, at } = append;
  if (events.length === 0 || events.length > MOST_EVENTS) return `${events.length} events at once`;
  if (!Number.isSafeInteger(at) || at < YEAR_2000_MS) return 'its time is no time';
  if (!isDay(gamingDay)) return `${gamingDay} is no gaming day`;
  if (!isWord(currency)) return 'its currency is no word';
  if (key !== undefined && !isWord(key)) return 'its key is no word';
  for (const { kind, version } of events) {
    if (!isWord(kind)) return 'an event’s kind is no word';
    if (!Number.isInteger(version) || version < 1 || version > 32_767) return 'a wrong version';
  }
  return unfitTransfer(append.transfers);
}

let lastDay = '';

/** Nearly every append bears the same gaming day as the one before it. */
function isDay(day: string): boolean {
  if (day === lastDay) return true;
  const isOne = DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  if (isOne && Number.isInteger(dayNumber(day))) lastDay = day;
  return day === lastDay;
}

/** Chains an append's events on to the stream and moves its end; refuses what is too large. */
export function chain(
  append: Append,
  stream: OpenStream,
  arena: Arena,
): readonly EventRow[] | AppendRefusal {
  const { events, at, gamingDay, currency } = append;
  const rows: EventRow[] = [];
  let { seq, hash } = stream;
  for (const [index, { kind, version, body }] of events.entries()) {
    const isLast = index === events.length - 1;
    const text: string | undefined = JSON.stringify(body);
    if (text === undefined) return appendRefusal('not-storable', `${kind} has no body.`);
    seq += 1;
    const bytes = arena.write({
      prevHash: hash,
      seq,
      epoch: stream.epoch,
      at,
      gamingDay,
      currency,
      kind,
      version,
      body: text,
      transfers: isLast ? writeTransfers(append.transfers) : null,
      key: isLast ? (append.key ?? null) : null,
      answer: isLast && append.answer !== undefined ? JSON.stringify(append.answer) : null,
    });
    if (bytes.length > LARGEST_EVENT_BYTES) {
      return appendRefusal(
        'not-storable',
        `${kind} has ${bytes.length} bytes, more than an event may.`,
      );
    }
    hash = hashOf(bytes);
    rows.push({ bytes, hash });
  }
  stream.seq = seq;
  stream.hash = hash;
  stream.at = at;
  return rows;
}
