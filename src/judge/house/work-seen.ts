// What a stream says about people at work: who acted in which role, and who stood behind an act.
// Plain data, so that it can be held against the house's own record, wherever that was read.

import { type EventFields, fieldsIn, isEventFields, numberIn, stringIn } from '../fields.ts';

/** Somebody who acted, or agreed to what another did. */
export interface WorkSeen {
  readonly stream: string;
  /** The event that says so. */
  readonly number: number;
  readonly at: number;
  readonly id: string;
  /** As the event has it; '' where it names the person alone. */
  readonly role: string;
  /** At the cage an event names nobody's role: it is known by what the act needs. */
  readonly as: 'staff' | 'cashier' | 'cage-second' | 'approver';
}

/** Whoever is no member of staff needs nobody's record. */
const NOT_STAFF = ['', 'patron', 'system'];

/** Acts at the cage that a person does, each with whoever must stand beside them. */
const CAGE_ACTS: Readonly<Record<string, { readonly second: boolean }>> = {
  'ticket-redeemed': { second: false },
  'ticket-voided': { second: true },
  'ticket-duplicated': { second: true },
};

/** All that one event says. */
export function workIn(stream: string, number: number, event: unknown): readonly WorkSeen[] {
  if (!isEventFields(event)) return [];
  const place = { stream, number, at: numberIn(event, 'at') };
  if (stream === 'cage') return atCage(place, event);
  const by = fieldsIn(event, 'by');
  const role = stringIn(by, 'role');
  if (NOT_STAFF.includes(role)) return [];
  const seen: WorkSeen[] = [{ ...place, id: stringIn(by, 'id'), role, as: 'staff' }];
  const second = event['approvedBy'];
  const signed = stringIn(event, 'countersignedBy');
  if (!stream.startsWith('table:')) return seen;
  if (isEventFields(second)) {
    const [id, rank] = [stringIn(second, 'id'), stringIn(second, 'role')];
    seen.push({ ...place, id, role: rank, as: 'approver' });
  } else if (signed !== '') seen.push({ ...place, id: signed, role: '', as: 'approver' });
  return seen;
}

function atCage(
  place: Pick<WorkSeen, 'stream' | 'number' | 'at'>,
  event: EventFields,
): readonly WorkSeen[] {
  const happened = stringIn(event, 'happened');
  const act = Object.hasOwn(CAGE_ACTS, happened) ? CAGE_ACTS[happened] : undefined;
  const [by, second] = [stringIn(event, 'by'), stringIn(event, 'approvedBy')];
  if (act === undefined || by === '') return [];
  const seen: WorkSeen[] = [{ ...place, id: by, role: '', as: 'cashier' }];
  if (act.second && second !== '') {
    seen.push({ ...place, id: second, role: '', as: 'cage-second' });
  }
  return seen;
}

/**
 * Keeps of a stream what must be held against the record: of whoever acts in a role the first and
 * the last time, of whoever agrees every time, since an agreement serves once.
 */
export class WorkKept {
  readonly #ends = new Map<string, { readonly first: WorkSeen; last: WorkSeen | null }>();
  #agreed: WorkSeen[] = [];

  see(work: readonly WorkSeen[]): void {
    for (const one of work) {
      if (one.as === 'approver') {
        this.#agreed.push(one);
        continue;
      }
      const name = `${one.as} ${one.role} ${one.id}`;
      const known = this.#ends.get(name);
      if (known === undefined) this.#ends.set(name, { first: one, last: null });
      else known.last = one;
    }
  }

  /** All that was kept since it was asked last, in the order of the stream. */
  take(): readonly WorkSeen[] {
    const ends = [...this.#ends.values()].flatMap(({ first, last }) =>
      last === null ? [first] : [first, last],
    );
    const all = [...ends, ...this.#agreed].toSorted((one, other) => one.number - other.number);
    this.#ends.clear();
    this.#agreed = [];
    return all;
  }
}
