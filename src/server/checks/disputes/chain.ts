// Whether events that lie outside the journal are still what it held: each hash runs over its
// bytes, and each event names the one before it.

import { hashOf, readEvent } from '../../storage/journal/canonical.ts';
import type { DisputeEvent } from './dispute.ts';

/** What is wrong with the first event that does not hold, or null. */
export function brokenChain(stream: string, events: readonly DisputeEvent[]): string | null {
  let before: DisputeEvent | null = null;
  for (const event of events) {
    const wrong = wrongWith(stream, event, before);
    if (wrong !== null) return `Event ${event.number}: ${wrong}.`;
    before = event;
  }
  return null;
}

function wrongWith(
  stream: string,
  { number, at, kind, hash, bytes }: DisputeEvent,
  before: DisputeEvent | null,
): string | null {
  const canonical = Buffer.from(bytes, 'base64');
  if (hashOf(canonical) !== hash) return 'its hash is not that of its bytes';
  const event = readEvent(stream, canonical, hash);
  if (event.seq !== number || event.at !== at || event.kind !== kind) {
    return 'its bytes tell of another event';
  }
  if (before !== null && number <= before.number) return 'it stands out of order';
  // Between a coup and what was ruled on it later, other events were left out.
  const follows = before !== null && number === before.number + 1;
  return follows && event.prevHash !== before.hash ? 'it does not follow the one before it' : null;
}
