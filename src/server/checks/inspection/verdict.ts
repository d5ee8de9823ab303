// The second judge's verdict on one coup: its table's stream is judged from the first event, in a
// thread of its own, and what was judged is kept until the stream grows.

import { formatObjection, type Objection, type UnjudgedEvent } from '../../../judge/index.ts';
import type { CoupVerdict } from '../../../wire/inspection/inspector.ts';
import { startThread } from '../../ports/thread.ts';
import type { Address } from '../../storage/postgres/connect.ts';

export interface VerdictOrder {
  readonly address: Address;
  readonly stream: string;
}

export interface StreamVerdict {
  readonly events: number;
  readonly objections: readonly Objection[];
  readonly unjudged: readonly UnjudgedEvent[];
}

/** Which events are the coup's: from its first to its settlement, and its corrections. */
export interface CoupEvents {
  readonly first: number;
  readonly settled: number;
  readonly corrections: readonly number[];
}

export async function verdictOn(
  order: VerdictOrder,
  { first, settled, corrections }: CoupEvents,
): Promise<CoupVerdict> {
  const { events, objections, unjudged } = await judged(order);
  const isOwn = ({ number }: Objection): boolean =>
    (number >= first && number <= settled) || corrections.includes(number);
  const own = objections.filter(isOwn);
  return {
    judged: events,
    objections: own.map(formatObjection),
    elsewhere: objections.length - own.length,
    unjudged: unjudged.map(({ what, times }) => `${what}: ${times}`),
  };
}

function judged(order: VerdictOrder): Promise<StreamVerdict> {
  const thread = startThread(new URL('./verdict-thread.ts', import.meta.url), order);
  return new Promise((resolve, reject) => {
    thread.once('message', (verdict: StreamVerdict) => resolve(verdict));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the judge ended early')));
  });
}
