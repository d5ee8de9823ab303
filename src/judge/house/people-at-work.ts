// Holds whoever acted anywhere in the house against its own record: each of them worked here then,
// in that role, and each agreement at a table was given there, by that person, and served once.

import { hasAnyPower, type HousePower, type Role, ROLES } from '../../rulebooks/roles.ts';
import { type EventFields, isEventFields, listIn, numberIn, stringIn } from '../fields.ts';
import type { Objection, ObjectionCode, ObjectionFigures, UnjudgedEvent } from '../verdict.ts';
import type { WorkSeen } from './work-seen.ts';

/** Events of the house's record that say who works here and who agreed to what. */
const FACTS = ['house-opened', 'server-started', 'staff-added', 'staff-left', 'approval-given'];

/** Whether people at work are judged by it. */
export const isStaffFact = (event: unknown): boolean =>
  isEventFields(event) && FACTS.includes(stringIn(event, 'happened'));

/** An approval serves for a minute; a command may wait at its table for as long again. */
const APPROVAL_LASTS_MS = 120_000;
/** What somebody sent before they were sent away may be stamped after. */
const ON_THE_WAY_MS = 60_000;
const SAME_MOMENT_MS = 2_000;

const NEEDS: Readonly<Record<'cashier' | 'cage-second', readonly HousePower[]>> = {
  cashier: ['work-at-cage', 'approve-payments'],
  'cage-second': ['approve-payments'],
};

interface Person {
  readonly roles: readonly Role[];
  readonly since: number;
  until: number;
}

interface GivenApproval {
  readonly role: string;
  readonly at: number;
}

const CLAUSE = 'R-ACC-1';
const BY_TWO = 'ruling G19';

export class PeopleAtWork {
  readonly #people = new Map<string, Person>();
  /** Approvals that served nothing yet, by table and person, in their order. */
  readonly #given = new Map<string, GivenApproval[]>();
  readonly #unjudged = new Map<string, UnjudgedEvent>();
  #isLive = false;
  /** From the first start that says whose keys these are; before it the record is of 0.1.0. */
  #since = Number.POSITIVE_INFINITY;
  #wasEarly = false;

  /** What was seen and cannot be judged. */
  get unjudged(): readonly UnjudgedEvent[] {
    return [...this.#unjudged.values()];
  }

  /** The next event of the house's record. */
  see(event: unknown): void {
    if (!isEventFields(event)) return;
    const [id, at] = [stringIn(event, 'id'), numberIn(event, 'at')];
    switch (stringIn(event, 'happened')) {
      case 'house-opened':
        this.#isLive = stringIn(event, 'kind') === 'live';
        break;
      case 'server-started':
        if ('keys' in event) this.#since = Math.min(this.#since, at);
        else this.#wasEarly = true;
        break;
      case 'staff-added':
        this.#people.set(id, { roles: rolesIn(event), since: at, until: Infinity });
        break;
      case 'staff-left': {
        const person = this.#people.get(id);
        if (person !== undefined) person.until = at;
        break;
      }
      case 'approval-given': {
        const name = `${stringIn(event, 'table')} ${id}`;
        const given = this.#given.get(name) ?? [];
        given.push({ role: stringIn(event, 'role'), at });
        this.#given.set(name, given);
        break;
      }
      default:
    }
  }

  /** Judges what was done; the record must have been seen as far as that. */
  judge(work: readonly WorkSeen[]): readonly Objection[] {
    if (!this.#isLive) return [];
    const objections: Objection[] = [];
    let before: WorkSeen | null = null;
    for (const one of work) {
      objections.push(...this.#judgePerson(one));
      if (one.as !== 'approver') continue;
      // One command may be told in several events: its approval stands behind them all.
      const isSame = before?.stream === one.stream && before.at === one.at && before.id === one.id;
      before = one;
      if (!isSame) objections.push(...this.#judgeApproval(one));
    }
    return objections;
  }

  /** Somebody who worked here then, in that role. */
  #judgePerson(work: WorkSeen): readonly Objection[] {
    const { id, role, at, as } = work;
    const person = this.#people.get(id);
    if (person === undefined) {
      if (!this.#wasEarly) return [objection(work, 'person-unknown', { id }, CLAUSE)];
      this.#cannotJudge(work, 'the work of somebody whom 0.1.0 did not put on record');
      return [];
    }
    const { roles, since, until } = person;
    if (at < since - SAME_MOMENT_MS || at > until + ON_THE_WAY_MS) {
      return [objection(work, 'person-unknown', { id, at, since }, CLAUSE)];
    }
    const isTheirs =
      as === 'cashier' || as === 'cage-second'
        ? roles.some(each => hasAnyPower(each, NEEDS[as]))
        : role === '' || roles.some(each => each === role);
    if (isTheirs) return [];
    const figures = { id, role: role === '' ? as : role, roles: roles.join(' ') };
    return [objection(work, 'role-may-not', figures, CLAUSE)];
  }

  /** Given at this table within its time, and used by nothing else. */
  #judgeApproval(work: WorkSeen): readonly Objection[] {
    const { stream, id, role, at } = work;
    if (at < this.#since) {
      this.#cannotJudge(work, 'an approval of 0.1.0 against the record');
      return [];
    }
    const name = `${stream.slice('table:'.length)} ${id}`;
    // What is too old for this act is too old for every later one.
    const open = (this.#given.get(name) ?? []).filter(given => given.at >= at - APPROVAL_LASTS_MS);
    const place = open.findIndex(
      given => given.at <= at + SAME_MOMENT_MS && (role === '' || given.role === role),
    );
    if (place >= 0) open.splice(place, 1);
    this.#given.set(name, open);
    return place < 0 ? [objection(work, 'approval-not-given', { id, at }, BY_TWO)] : [];
  }

  #cannotJudge({ stream, number }: WorkSeen, what: string): void {
    const before = this.#unjudged.get(what) ?? { stream, number, what, times: 0 };
    this.#unjudged.set(what, { ...before, times: before.times + 1 });
  }
}

const objection = (
  { stream, number }: WorkSeen,
  code: ObjectionCode,
  figures: ObjectionFigures,
  clause: string,
): Objection => ({ stream, number, code, figures, clause });

const rolesIn = (event: EventFields): readonly Role[] =>
  ROLES.filter(role => listIn(event, 'roles').includes(role));
